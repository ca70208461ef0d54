"""Glitch: three rounds in which the ship breaks down and is repaired (Appendix III, Glitch Mode). Automata only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from arks.awakening.control import occupies
from arks.awakening.modes.coop import challengers as common_rules
from arks.awakening.modes.coop.construction import is_building
from arks.awakening.modes.coop.decks import draw_target, is_factory, resolve_target, rooms_aimed_at, take_targets_back
from arks.awakening.modes.coop.fighting import start_encounters
from arks.awakening.modes.coop.mission import lose, mission_rooms, mission_targets, win
from arks.awakening.modes.coop.module import common
from arks.awakening.modes.coop.showing import aim_id
from arks.awakening.state import (
    DIAGNOSE_CARDS,
    TARGET_DECK,
    TARGETS_BOXED,
    Ark,
    add_units,
    kind_of,
    note,
    noted,
    set_cubes,
)
from arks.awakening.turn import EndTurn, NextTurn
from arks.awakening.words import (
    AIMED_AT,
    DIAGNOSE_CARD_SHOWN,
    DIAGNOSIS_MISSED,
    GLITCH_CUBES_GONE,
    GLITCH_SPARED,
    GLITCHED,
    HOSTILE_UNIT_CAME,
    NOT_INTEGRATED,
    ROUND_ENDED,
    ROUND_STARTED,
    STILL_DAMAGED,
    STILL_HOSTILE,
    TURNS_LEFT,
)
from arks.kernel.events import emit
from arks.kernel.frames import push
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Do
from arks.kernel.views import sees
from arks.kernel.zones import move, reveal, top

ROUND: Final = "round"  # 1 to 3
LEFT: Final = "turns left"
SURVIVED: Final = "rounds survived"
ROUNDS: Final = 3
FACTORIES_TO_DIAGNOSE: Final = 2
HARD: Final = "mission rooms must be integrated"
MORE_CARDS: Final = "more cards in a disaster"
# A hard game is another way to win; more cards, drawn in every disaster, make both kinds harder (ruling R-71).
DIFFICULTIES: Final[tuple[str, ...]] = (
    "normal",
    "normal+1",
    "normal+2",
    "normal+3",
    "hard",
    "hard+1",
    "hard+2",
    "hard+3",
)


@dataclass(frozen=True)
class Disaster(Step):
    """The next round begins: glitch cubes, diagnose cards and hostile units come, then the turn counter is set."""


@dataclass(frozen=True)
class MeetHostile(Step):
    """Combat where hostile and Challengers' units are."""


@dataclass(frozen=True)
class AfterTurn(Step):
    """DIAGNOSE; after the last Challenger the turn counter goes down, and at zero the round is resolved."""


# --- the disaster stage


def run_disaster(state: Ark, frame: Frame, step: Disaster) -> None:
    number = (noted(state, ROUND) or (0,))[0] + 1
    numbers = state.pack.enemy.glitch
    note(state, ROUND, number)
    note(state, LEFT, numbers.turns[state.boards][number - 1])
    emit(state, (ROUND_STARTED, number))
    more: int = state.rules.hook(MORE_CARDS)
    for cubes, cards in (*numbers.disaster[state.boards], (1, more)):
        for _ in range(cards):
            if not strike(state, cubes):
                emit(state, (GLITCH_CUBES_GONE,))
                lose(state, "glitch cubes")
                return
    lay_out_diagnosis(state)
    for room in mission_rooms(state):
        add_units(state, room, state.enemy, 1)
        emit(state, (HOSTILE_UNIT_CAME, room))


def strike(state: Ark, cubes: int) -> bool:
    """Draw a card and place glitch cubes in what it depicts; False when a cube is needed and none is left."""
    aim = draw_target(state)
    emit(state, (AIMED_AT, aim))
    rooms = rooms_aimed_at(state, aim)
    if is_factory(state, aim):
        cubes = 1  # in every factory of the type
    else:
        rooms = rooms[:1]
    for room in rooms:
        if not damage(state, room, cubes):
            return False
    resolve_target(state, aim)
    return True


def damage(state: Ark, number: int, cubes: int) -> bool:
    """Place glitch cubes on free squares of a room."""
    room = state.rooms[number]
    wanted = min(cubes, kind_of(state, room).squares - len(room.cubes))
    placed = min(wanted, glitch_cubes_left(state))
    if placed:
        set_cubes(state, number, room.cubes + (state.enemy,) * placed)
        emit(state, (GLITCHED, number, placed))
    elif not wanted:
        emit(state, (GLITCH_SPARED, number))
    return placed == wanted


def glitch_cubes_left(state: Ark) -> int:
    """Glitch cubes in the supply."""
    return state.pack.enemy.glitch.cubes - sum([room.cubes.count(state.enemy) for room in state.rooms])


def lay_out_diagnosis(state: Ark) -> None:
    """All cards are shuffled; three lie face down in a row, and the first is turned over."""
    take_targets_back(state)
    for _ in range(state.pack.enemy.glitch.diagnose):
        move(state, top(state, TARGET_DECK, 1), TARGET_DECK, DIAGNOSE_CARDS)
    show_next(state)


# --- diagnose cards


def shown_cards(state: Ark) -> int:
    """How many of the diagnose cards lie face up."""
    return sum([1 for uid in state.cards.zones[DIAGNOSE_CARDS] if sees(state, None, uid)])


def show_next(state: Ark) -> None:
    uid = state.cards.zones[DIAGNOSE_CARDS][shown_cards(state)]
    reveal(state, (uid,), (1 << state.rules.players) - 1)
    emit(state, (DIAGNOSE_CARD_SHOWN, state.cards.face[uid]))


def diagnose(state: Ark) -> None:
    """Turn over the next card while units are where the last one says (ruling R-46)."""
    cards = state.cards.zones[DIAGNOSE_CARDS]
    while 0 < shown_cards(state) < len(cards):
        aim = state.cards.face[cards[shown_cards(state) - 1]]
        if not is_investigated(state, aim):
            return
        show_next(state)


def is_investigated(state: Ark, aim: int) -> bool:
    """Whether Challengers' units occupy the diagnose room, or two factories of the type."""
    rooms = rooms_aimed_at(state, aim)
    if not is_factory(state, aim):
        rooms = rooms[:1]
    occupied = [n for n in rooms if any([occupies(state, seat, n) for seat in range(state.boards)])]
    needed = FACTORIES_TO_DIAGNOSE if is_factory(state, aim) else 1
    return len(occupied) >= min(needed, len(rooms))


def diagnose_rooms(state: Ark) -> list[int]:
    """The rooms on the diagnose cards that lie face up; of a factory card all factories of the type."""
    found: list[int] = []
    for uid in state.cards.zones[DIAGNOSE_CARDS]:
        if sees(state, None, uid):
            rooms = rooms_aimed_at(state, state.cards.face[uid])
            found += rooms if is_factory(state, state.cards.face[uid]) else rooms[:1]
    return found


# --- turn stage and resolution stage


def run_after_turn(state: Ark, frame: Frame, step: AfterTurn) -> None:
    diagnose(state)
    if state.next_seat != 0:
        return
    left = noted(state, LEFT)[0] - 1
    note(state, LEFT, left)
    emit(state, (TURNS_LEFT, left))
    if left == 0:
        resolve_round(state)


def resolve_round(state: Ark) -> None:
    number = noted(state, ROUND)[0]
    emit(state, (ROUND_ENDED, number))
    if not tell_failures(state, number == ROUNDS):
        lose(state, f"round {number}")
        return
    note(state, SURVIVED, number)
    if number == ROUNDS:
        win(state)
    else:
        move(state, state.cards.zones[DIAGNOSE_CARDS], DIAGNOSE_CARDS, TARGETS_BOXED)
        take_targets_back(state)
        push(state, "round", 0)


def tell_failures(state: Ark, last: bool) -> bool:
    """Whether the round is passed; every condition that is not met is told."""
    passed = True
    hidden = len(state.cards.zones[DIAGNOSE_CARDS]) - shown_cards(state)
    if hidden:
        emit(state, (DIAGNOSIS_MISSED, hidden))
        passed = False
    missions = mission_rooms(state) if last else []
    for room in sorted(set(diagnose_rooms(state) + missions)):
        if is_damaged(state, room):
            emit(state, (STILL_DAMAGED, room))
            passed = False
    for room in missions:
        if state.rooms[room].units[state.enemy]:
            emit(state, (STILL_HOSTILE, room))
            passed = False
        if state.rules.hook(HARD) and len(state.rooms[room].cubes) < kind_of(state, state.rooms[room]).squares:
            emit(state, (NOT_INTEGRATED, room))
            passed = False
    return passed


def run_meet_hostile(state: Ark, frame: Frame, step: MeetHostile) -> None:
    start_encounters(state)


# --- damaged rooms and hostile units


def is_damaged(state: Ark, number: int) -> bool:
    return state.enemy in state.rooms[number].cubes


def holders(state: Ark, number: int, pieces: int, local: int) -> int:
    """Nobody controls a damaged room."""
    return -1 if is_damaged(state, number) else common_rules.holders(state, number, pieces, local)


def strength(state: Ark, room: int) -> int:
    """The first visible number on the Enemy board; it does not depend on the number of units (ruling G-59)."""
    return state.pack.enemy.glitch.strength[state.boards]


def wounded(state: Ark, room: int, n: int) -> None:
    """Beaten hostile units return to the supply: they have left the room already."""


def scores(state: Ark) -> tuple[int, ...]:
    """Rounds that the Challengers have survived: those before the present one, which counts once it is resolved."""
    return (noted(state, SURVIVED)[0] if noted(state, SURVIVED) else 0,) * state.boards


def show(state: Ark) -> dict[str, Any]:
    number = noted(state, ROUND)
    left = noted(state, LEFT)
    cards: list[str | None] = []
    for uid in state.cards.zones[DIAGNOSE_CARDS]:
        cards.append(aim_id(state, state.cards.face[uid]) if sees(state, None, uid) else None)
    value = strength(state, 0)
    return {
        "turns_left": left[0] if left else None,
        "round": number[0] if number else None,
        "rounds": ROUNDS,
        "strength": value,
        "defence": value,
        "damaged": [f"room:{room}" for room in range(len(state.rooms)) if is_damaged(state, room)],
        "cubes_left": glitch_cubes_left(state),
        "diagnose": {"cards": cards, "rooms": [f"room:{room}" for room in diagnose_rooms(state)]},
        "hard": bool(state.rules.hook(HARD)),
    }


def audit(state: Ark) -> str:
    if glitch_cubes_left(state) < 0:
        return f"there are {state.pack.enemy.glitch.cubes} glitch cubes"
    number, left = noted(state, ROUND), noted(state, LEFT)
    if is_building(state):
        return "rounds begin when the ship is complete" if number or left else ""
    if not number and not left and state.pending is None:
        return ""  # the first one begins before anybody is asked
    if len(number) != 1 or not 1 <= number[0] <= ROUNDS:
        return f"there are {ROUNDS} rounds"
    over = state.outcome is not None
    turns = state.pack.enemy.glitch.turns[state.boards]
    if len(left) != 1 or not (0 if over else 1) <= left[0] <= turns[number[0] - 1]:
        return "the turn counter is off its track"
    survived = noted(state, SURVIVED)
    if len(survived) > 1 or not all([0 <= n <= number[0] for n in survived]):
        return "rounds are survived one by one"
    return audit_cards(state)


def audit_cards(state: Ark) -> str:
    cards = state.cards.zones[DIAGNOSE_CARDS]
    if len(cards) > state.pack.enemy.glitch.diagnose or (cards and not shown_cards(state)):
        return f"there are {state.pack.enemy.glitch.diagnose} diagnose cards, the first of them face up"
    if [sees(state, None, uid) for uid in cards] != [place < shown_cards(state) for place in range(len(cards))]:
        return "diagnose cards are turned over in their order"
    hostile = sum([room.units[state.enemy] for room in state.rooms])
    if hostile > ROUNDS * len(mission_targets(state)):
        return "a hostile unit comes to each mission room in a round"
    return ""


def modules(challengers: int, dark: bool, difficulty: str) -> list[Module]:
    kind, _, more = difficulty.partition("+")
    return [
        common(challengers, dark),
        Module(
            "glitch",
            procedures={"round": (Disaster(), MeetHostile())},
            patches=(
                Patch("game", "before", NextTurn, (Do("round"),)),
                Patch("turn", "after", EndTurn, (AfterTurn(),)),
            ),
            verbs=(
                Verb(Disaster, run_disaster, lambda rules, step: "disaster happens"),
                Verb(MeetHostile, run_meet_hostile, lambda rules, step: "fight"),
                Verb(AfterTurn, run_after_turn, lambda rules, step: "DIAGNOSE and count the turns"),
            ),
            hooks={
                HARD: kind == "hard",
                MORE_CARDS: int(more or 0),
                "replaced while squares are free": True,
                "holders": holders,
                "enemy defence": strength,
                "enemy strength": strength,
                "enemy wounded": wounded,
                "enemy view": show,
                "scores": scores,
                "audit": audit,
            },
            needs=("challengers",),
        ),
    ]
