"""The audit knows the objectives, cards and counter of Fallout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import arks
from arks.awakening.modes.fallout.laws import audit
from arks.awakening.modes.fallout.objectives import CUBES, IN_PLAY, LAST, NOBODY, PLACES
from arks.awakening.modes.fallout.relations import NOTE
from arks.awakening.state import MISSION_DECK, TARGET_DECK, TARGET_ROW, Ark, mission_zone, note, noted, own_player
from arks.kernel.zones import move, reveal, top

Break = Callable[[Ark], Any]


def changed(name: str, change: Callable[[list[int]], Any]) -> Break:
    """A note with other numbers."""

    def break_it(state: Ark) -> None:
        numbers = list(noted(state, name))
        change(numbers)
        note(state, name, *numbers)

    return break_it


def objective(state: Ark, first: int, *seats: int) -> None:
    """Cubes on the places of an objective."""
    numbers = list(noted(state, CUBES))
    numbers[first * PLACES : (first + 1) * PLACES] = [*seats, *[NOBODY] * (PLACES - len(seats))]
    note(state, CUBES, *numbers)


def all_achievements(state: Ark) -> None:
    """Each is completed by one player, or two where so many may."""
    for first in range(len(noted(state, IN_PLAY))):
        objective(state, first, *((0, 1) if state.pack.fallout.limit[state.boards] > 1 else (0,)))


def all_targets(state: Ark) -> None:
    all_achievements(state)
    reveal(state, state.cards.zones[TARGET_ROW], (1 << state.rules.players) - 1)
    sides = len(noted(state, IN_PLAY))
    for target in range(state.pack.fallout.targets):
        objective(state, sides + target, *((1, 0) if state.pack.fallout.limit[state.boards] > 1 else (1,)))


def wrong_last_turn(state: Ark) -> None:
    note(state, LAST, 7, 0)


def show_a_boxed_card(deck: int) -> Break:
    return lambda state: reveal(state, top(state, deck, 1), 1)


def take_a_target(state: Ark) -> None:
    own_player(state, 0).targets = (0,)


def second_mission(state: Ark) -> None:
    move(state, top(state, MISSION_DECK, 1), MISSION_DECK, mission_zone(state, 0))


def target_of_the_row_to(zone: int) -> Break:
    return lambda state: move(state, state.cards.zones[TARGET_ROW][:1], TARGET_ROW, zone)


BROKEN: list[tuple[str, Break, str]] = [
    ("no counter", changed(NOTE, lambda n: n.pop()), "fallout counter"),
    ("counter off its track", changed(NOTE, lambda n: n.__setitem__(1, 0)), "fallout counter"),
    ("one achievement less", changed(IN_PLAY, lambda n: n.pop()), "each card once"),
    ("another side", changed(IN_PLAY, lambda n: n.__setitem__(0, n[0] ^ 1)), "each card once"),
    ("a card twice", changed(IN_PLAY, lambda n: n.__setitem__(0, n[1])), "each card once"),
    ("no such card", changed(IN_PLAY, lambda n: n.__setitem__(0, n[0] + 200)), "of the content pack"),
    ("a place less", changed(CUBES, lambda n: n.pop()), "two places"),
    ("a player twice", lambda state: objective(state, 0, 0, 0), "once by a player"),
    ("second place first", lambda state: objective(state, 0, NOBODY, 0), "once by a player"),
    ("somebody else", lambda state: objective(state, 0, 4), "are players'"),
    ("a card left the row", target_of_the_row_to(TARGET_DECK), "are in the row"),
    (
        "a target card too few",
        lambda state: move(state, top(state, TARGET_DECK, 1), TARGET_DECK, MISSION_DECK),
        "there",
    ),
    ("two missions", second_mission, "one mission"),
    ("a target card at a board", take_a_target, "take no target cards"),
    ("a boxed target card was seen", show_a_boxed_card(TARGET_DECK), "in the box"),
    ("a boxed mission was seen", show_a_boxed_card(MISSION_DECK), "in the box"),
    ("still face down", all_achievements, "turned over"),
    ("completed face down", lambda state: objective(state, len(noted(state, IN_PLAY)), 0), "face down"),
    ("nobody's last turn", wrong_last_turn, "somebody's"),
    ("nobody ends it", all_targets, "the game ends"),
]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("break_it", "complaint"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_table_is_noticed(players: int, break_it: Break, complaint: str) -> None:
    state = arks.new("awakening", players, 1, {"mode": "fallout"})
    assert isinstance(state, Ark) and audit(state) == state.rules.audit(state) == ""
    break_it(state)
    assert complaint in audit(state)
