"""The B-side: players have factions with biodomes of their own (003:L1651-1675). Others may play the A-side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.setup import SeatPlayers
from arks.awakening.state import Ark, note, noted
from arks.awakening.tables import Board, Faction, Start
from arks.awakening.variants import strength
from arks.kernel.rng import shuffled
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame

NOTE: Final = "factions"
NO_FACTION: Final = -1  # of a seat that plays the A-side
DRAWN: Final = -2  # one is drawn
WANTED: Final = "factions wanted"


@dataclass(frozen=True)
class ChooseFactions(Step):
    """Each player of the B-side takes a faction: the chosen one, or a random one."""

    chosen: tuple[int, ...]  # of each seat
    allowed: tuple[int, ...]  # what random ones are drawn from


def run_choose_factions(state: Ark, frame: Frame, step: ChooseFactions) -> None:
    taken = list(step.chosen)
    if DRAWN in taken:
        for faction in shuffled(state, step.allowed)[: taken.count(DRAWN)]:
            taken[taken.index(DRAWN)] = faction
    note(state, NOTE, *taken)


def faction_of(state: Ark, seat: int) -> Faction | None:
    """None: the A-side has no factions."""
    chosen = noted(state, NOTE)
    return state.pack.factions[chosen[seat]] if chosen and chosen[seat] >= 0 else None


def board_of(state: Ark, seat: int) -> tuple[Board, Start]:
    faction = faction_of(state, seat)
    return (state.pack.board, state.pack.start) if faction is None else (faction.board, faction.start)


def audit(state: Ark) -> str:
    chosen = noted(state, NOTE)
    known = [index for index in chosen if index != NO_FACTION]
    if len(chosen) != state.boards or len(set(known)) < len(known):
        return "a faction for each player, no two the same"
    if not all([0 <= index < len(state.pack.factions) for index in known]):
        return "factions of the content pack"
    wanted: tuple[int, ...] = state.rules.hook(WANTED)
    if [index == NO_FACTION for index in chosen] != [index == NO_FACTION for index in wanted]:
        return "factions for those who play the B-side"
    return ""


def module(chosen: tuple[int, ...], allowed: tuple[int, ...]) -> Module:
    return Module(
        "b-side",
        patches=(Patch("setup", "before", SeatPlayers, (ChooseFactions(chosen, allowed),)),),
        verbs=(Verb(ChooseFactions, run_choose_factions, lambda rules, step: "choose factions"),),
        hooks={"board": board_of, "notes": audit, strength.HOOK: True, WANTED: chosen},
    )
