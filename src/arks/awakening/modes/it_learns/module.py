"""It Learns as modules: the common rules, and what the organism does to Challengers."""

from __future__ import annotations

from typing import Final

from arks.awakening.modes.coop import challengers as common_rules
from arks.awakening.modes.coop.decks import may_be_aimed_at
from arks.awakening.modes.coop.mission import mission_accomplished
from arks.awakening.modes.coop.module import common
from arks.awakening.modes.it_learns import acting, cards, cleansing, infecting
from arks.awakening.modes.it_learns.laws import audit
from arks.awakening.modes.it_learns.organism import infection, is_corrupted, is_full, upgrade, value
from arks.awakening.modes.it_learns.showing import show
from arks.awakening.state import Ark
from arks.awakening.tables_enemy import TRACK_COMBAT, TRACK_DEFENCE, TRACKS
from arks.awakening.turn import ChooseLine, EndTurn, NextTurn
from arks.awakening.words import CLEANSE, INFECTION_PURGED, UPGRADED_AT_START
from arks.kernel.events import emit
from arks.kernel.rng import below
from arks.kernel.rules import Module, Patch
from arks.kernel.steps import Do

MORE_UPGRADES: Final = "more upgrades"  # of a harder game


def set_up(state: Ark) -> None:
    """Cubes on random upgrades of the Enemy board."""
    more: int = state.rules.hook(MORE_UPGRADES)
    for _ in range(state.pack.enemy.it_learns.start_upgrades[state.boards] + more):
        tracks = [track for track in range(len(TRACKS)) if not is_full(state, track)]
        track = tracks[below(state, len(tracks))]
        emit(state, (UPGRADED_AT_START, track, upgrade(state, track)))


# --- what the organism changes for Challengers


def holders(state: Ark, number: int, pieces: int, local: int) -> int:
    """Nobody controls a corrupted room; an infected one can be controlled."""
    return -1 if is_corrupted(state, number) else common_rules.holders(state, number, pieces, local)


def barred(state: Ark, seat: int, source: int, target: int) -> str:
    """Units do not go through a room with several infection cubes: what has come there stays and fights."""
    if infection(state, source) >= state.pack.enemy.it_learns.blocking:
        return "infection-holds"
    return common_rules.barred(state, seat, source, target)


def defence(state: Ark, room: int) -> int:
    return infection(state, room) * value(state, TRACK_DEFENCE)


def strength(state: Ark, room: int) -> int:
    return infection(state, room) * value(state, TRACK_COMBAT)


def without_artifact(state: Ark, room: int) -> bool:
    """With few infection cubes in the combat room the Enemy uses no artifact."""
    return infection(state, room) < state.pack.enemy.it_learns.artifact


def wounded(state: Ark, room: int, n: int) -> None:
    """Beaten infection cubes are in the supply again: they have left the room already."""
    emit(state, (INFECTION_PURGED, room, n))


def accomplished(state: Ark) -> bool:
    """All mission rooms are activated, and enough adaptations are survived."""
    return cards.adaptations(state) >= state.pack.enemy.it_learns.adaptations[state.boards] and mission_accomplished(
        state
    )


SHIP_CHOOSES_PATHS: Final[Module] = Module("ship-chooses-paths", hooks={infecting.SHIP_CHOOSES: True})


def modules(challengers: int, dark: bool, more: str) -> list[Module]:
    """So many upgrades ``more`` than usual at the start make the game harder."""
    return [
        common(challengers, dark),
        Module(
            "it-learns",
            procedures={**acting.PROCEDURES, **cards.PROCEDURES, **cleansing.PROCEDURES},
            patches=(
                Patch("game", "before", NextTurn, (Do("strategy"),)),
                Patch("turn", "before", ChooseLine, (cards.Adapt(),)),
                Patch("turn", "after", EndTurn, (acting.EnemyActs(), acting.NextStrategy())),
            ),
            verbs=(*acting.VERBS, *cards.VERBS, *cleansing.VERBS),
            choosers=(*acting.CHOOSERS, *cards.CHOOSERS, *cleansing.CHOOSERS),
            amounts=infecting.AMOUNTS,
            hooks={
                MORE_UPGRADES: int(more),
                "name edge matters": may_be_aimed_at,  # it is behind the room, for CORRUPT and BLOOM
                "enemy cards": cards.lay_out_actions,
                "enemy set-up": set_up,
                "accomplished": accomplished,
                "holders": holders,
                "barred": barred,
                "open sections": cards.open_sections,
                "section chosen": cards.section_chosen,
                "prompts": {"section": "action-card"},
                "closed to cubes": is_corrupted,
                "line actions": cleansing.list_cleansing,
                "line takers": cleansing.TAKERS,
                "prices": {CLEANSE: cleansing.price},
                "more to disintegrate": cleansing.list_disintegrating,
                "disintegrated": cleansing.disintegrated,
                "enemy defence": defence,
                "enemy strength": strength,
                "enemy without artifact": without_artifact,
                "enemy wounded": wounded,
                "enemy view": show,
                "audit": audit,
            },
            needs=("challengers",),
        ),
    ]
