"""Which zoo map each player plays on, and what the special abilities of the maps do (p. 4, 6).

Tower, gate, restaurant, harbour and institute are printed features, no buildings (ruling N-R21). One that lies on rock
or water does nothing any more once it is built over (ruling N-B3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from arks.kernel.asks import PICK, SEALED, Choice
from arks.kernel.errors import Illegal
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound_tuple, push, trigger
from arks.kernel.rng import shuffled
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import move, top
from arks.nova import words
from arks.nova.display import discard, prepare_deck
from arks.nova.hexmap import neighbours
from arks.nova.placement import bits, is_standard
from arks.nova.setup import take_map
from arks.nova.state import DECK, SHOWN, Zoo, hand_zone, map_of
from arks.nova.tables import FIRST_ADVANCED, KIOSK, MAPS, SPONSOR
from arks.nova.tracks import APPEAL

CHOICES: Final[tuple[str, ...]] = (*MAPS, "random", "choose", "draft")
OFFERED: Final = 2  # maps of which each player chooses one
TOWER_APPEAL: Final = 2
GATE_SPACES: Final = 2


# --- who plays on which map


@dataclass(frozen=True)
class GiveMaps(Step):
    """Everybody takes a map, by seat."""

    maps: tuple[int, ...]


@dataclass(frozen=True)
class DealMaps(Step):
    """Everybody is dealt different advanced maps, so many each."""

    each: int


@dataclass(frozen=True)
class ChooseMap(Step):
    """Everybody chooses one of the maps dealt, in secret and at the same time."""


@dataclass(frozen=True)
class LayOutMaps(Step):
    """One advanced map more than there are players; they choose in reverse order of play."""


@dataclass(frozen=True)
class DraftMap(Step):
    """Choose one of the maps left."""


@dataclass(frozen=True)
class FindSponsor(Step):
    """Turn over cards of the deck until a sponsor comes up; take it and discard the others (map 8)."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"draft-map": (DraftMap(),), "hollywood": (FindSponsor(),)}


def choice(players: int, wanted: Any) -> tuple[Step, ...]:
    """The steps of the set-up that give everybody a map.

    >>> choice(2, ["A", "8"])
    (GiveMaps(maps=(0, 9)),)
    """
    if isinstance(wanted, list | tuple):
        if len(wanted) != players:
            raise Illegal(f"map names {len(wanted)} maps for {players} players; a list names one for each seat")
        return (GiveMaps(tuple([index_of(id) for id in wanted])),)
    match wanted:
        case "random":
            return (DealMaps(1), ChooseMap())
        case "choose":
            return (DealMaps(OFFERED), ChooseMap())
        case "draft":
            return (LayOutMaps(),)
    return (GiveMaps((index_of(wanted),) * players),)


def index_of(id: Any) -> int:
    if not isinstance(id, str) or id not in MAPS:
        raise Illegal(f"map is one of {', '.join(CHOICES)}, or a list with the map of each seat, not {id!r}")
    return MAPS.index(id)


def run_give_maps(state: Zoo, frame: Frame, step: GiveMaps) -> None:
    for seat, index in enumerate(step.maps):
        take_map(state, seat, index)


def drawn(state: Zoo, n: int) -> tuple[int, ...]:
    """So many different advanced maps."""
    return shuffled(state, tuple(range(FIRST_ADVANCED, len(MAPS))))[:n]


def run_deal_maps(state: Zoo, frame: Frame, step: DealMaps) -> None:
    bind(state, frame, "maps", drawn(state, step.each * state.rules.players))


def choose_options(state: Zoo, frame: Frame, step: ChooseMap, seat: int) -> Choice:
    dealt = bound_tuple(state, frame, "maps")
    return Choice(SEALED, "map", [(words.PICK_MAP, index) for index in dealt[seat :: state.rules.players]])


def pick_chosen(state: Zoo, frame: Frame, step: Step, seat: int, picked: tuple[Raw, ...]) -> None:
    take_map(state, seat, picked[0][1])
    emit(state, (words.MAP_TAKEN, seat, picked[0][1]))


def run_lay_out_maps(state: Zoo, frame: Frame, step: LayOutMaps) -> None:
    players = state.rules.players
    bind(state, frame, "maps", drawn(state, players + 1))
    for turn in range(players):  # the last one pushed chooses first
        push(state, "draft-map", (state.active + turn) % players)


def draft_options(state: Zoo, frame: Frame, step: DraftMap, seat: int) -> Choice:
    taken = [player.map for player in state.players]
    left = [index for index in bound_tuple(state, frame, "maps") if index not in taken]
    return Choice(PICK, "map", [(words.PICK_MAP, index) for index in left])


# --- special abilities


def is_beside(state: Zoo, seat: int, feature: str, mask: int) -> bool:
    """Whether spaces lie beside a printed feature that can still be seen."""
    mark = map_of(state, seat).marks.get(feature, 0) & ~state.players[seat].covered
    return mark != 0 and mark & neighbours(mask) != 0


def are_covered(state: Zoo, seat: int, feature: str) -> bool:
    """Whether all spaces of a feature are covered, on a map that has it."""
    mark = map_of(state, seat).marks.get(feature, 0)
    return mark != 0 and mark & ~state.players[seat].covered == 0


def enclosure_size(state: Zoo, seat: int, index: int) -> int:
    """What a standard enclosure counts for with animals: beside the gate of map 2 it is larger than its spaces."""
    kind, mask, _ = state.players[seat].buildings[index]
    size = state.pack.buildings[kind].size
    return size + GATE_SPACES if is_standard(kind) and is_beside(state, seat, "gate", mask) else size


def flipped(state: Zoo, seat: int, index: int) -> None:
    """A standard enclosure was turned to its occupied side: beside the tower of map 1 that brings appeal."""
    kind, mask, _ = state.players[seat].buildings[index]
    if is_standard(kind) and is_beside(state, seat, "tower", mask):
        trigger(state, seat, f"gain {APPEAL} {TOWER_APPEAL}")


def ignores_condition(state: Zoo, seat: int) -> bool:
    """Whether the institute of map 6 is connected: each animal may lack one condition."""
    return are_covered(state, seat, "institute")


def level_discount(state: Zoo, seat: int) -> int:
    """How much lower the level of each sponsor is that a player plays: map 8 with all H covered."""
    return int(are_covered(state, seat, "H"))


def has_income(state: Zoo, seat: int) -> bool:
    """Whether a map can bring money in a break, also by what is built in that break."""
    marks = map_of(state, seat).marks
    return "restaurant" in marks or "parlors" in marks


def map_income(state: Zoo, seat: int) -> int:
    """Money in a break: covered spaces beside the restaurant of map 5; kiosks on map 7 with all parlors.

    Whatever covers a space (ruling N-R22), and also kiosks that earn nothing else (ruling N-R23).
    """
    player = state.players[seat]
    restaurant = map_of(state, seat).marks.get("restaurant", 0) & ~player.covered
    money = bits(neighbours(restaurant) & player.covered)
    if are_covered(state, seat, "parlors"):
        money += len([1 for kind, _, _ in player.buildings if kind == KIOSK])
    return money


def run_find_sponsor(state: Zoo, frame: Frame, step: FindSponsor) -> None:
    seat = frame.seat
    found: tuple[int, ...] = ()
    while not found:
        prepare_deck(state, 1)
        cards = top(state, DECK, 1)
        if not cards:  # there is no sponsor left
            break
        move(state, cards, DECK, SHOWN)
        if state.pack.cards[state.cards.face[cards[0]]].kind == SPONSOR:
            found = cards
    emit(state, (words.REVEALED, seat, *state.cards.zones[SHOWN]))
    if found:
        move(state, found, SHOWN, hand_zone(state, seat))
        emit(state, (words.TOOK, seat, *found))
    discard(state, seat, state.cards.zones[SHOWN], SHOWN)


def everybody(state: Zoo, frame: Frame, step: Step) -> tuple[int, ...]:
    return tuple(range(state.rules.players))


VERBS: Final[tuple[Verb, ...]] = (
    Verb(GiveMaps, run_give_maps, lambda rules, step: "everybody takes a map"),
    Verb(DealMaps, run_deal_maps, lambda rules, step: f"{step.each} advanced maps each"),
    Verb(LayOutMaps, run_lay_out_maps, lambda rules, step: "lay out advanced maps to choose from"),
    Verb(FindSponsor, run_find_sponsor, lambda rules, step: "turn over cards until a sponsor comes up, and take it"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseMap, choose_options, pick_chosen, lambda rules, step: "choose a map", seats=everybody),
    Chooser(DraftMap, draft_options, pick_chosen, lambda rules, step: "choose a map"),
)
