"""Releasing an animal into the wild for a conservation project (p. 15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.events import emit
from arks.kernel.frames import bound, trigger
from arks.kernel.rules import Step, Verb
from arks.kernel.state import Frame
from arks.nova import words
from arks.nova.display import discard
from arks.nova.housing import Leave
from arks.nova.state import Zoo, animals, animals_zone, own_player, recount, under_zone
from arks.nova.tracks import lose_appeal


@dataclass(frozen=True)
class SetFree(Step):
    """The animal ``source`` leaves the zoo: its printed appeal is lost, nothing else that it brought."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"release": (Leave(), SetFree())}


def releasable(state: Zoo, seat: int, icon: int, least: int, most: int) -> list[int]:
    """Animals with an icon that need a standard enclosure of some size; a special one is of no account (p. 15)."""
    found: list[int] = []
    for uid in animals(state, seat):
        animal = state.pack.animals[state.cards.face[uid]]
        if animal.icons[icon] and animal.standard and least <= animal.size <= most:
            found.append(uid)
    return found


def release(state: Zoo, seat: int, uid: int) -> None:
    """Put the release of an animal into the player's bag, beside the rewards of the project (ruling N-R68)."""
    trigger(state, seat, "release", uid)


def run_set_free(state: Zoo, frame: Frame, step: SetFree) -> None:
    seat = frame.seat
    uid = bound(state, frame, "source")
    emit(state, (words.RELEASED, seat, uid))
    lose_appeal(state, seat, state.pack.animals[state.cards.face[uid]].appeal)
    player = own_player(state, seat)
    pouched = tuple([under for over, under in player.pouched if over == uid])
    player.pouched = tuple([pair for pair in player.pouched if pair[0] != uid])
    discard(state, seat, pouched, under_zone(state, seat))  # the appeal they brought stays (abilities, Pouch)
    discard(state, seat, (uid,), animals_zone(state, seat))
    recount(state, seat)


VERBS: Final[tuple[Verb, ...]] = (Verb(SetFree, run_set_free, lambda rules, step: "an animal goes into the wild"),)
