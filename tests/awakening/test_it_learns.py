"""It Learns: numbers that depend on the Challengers, what is shown, and laws of its table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import arks
from arks.awakening.modes.coop.construction import is_building
from arks.awakening.modes.it_learns.acting import STRATEGY, TARGET
from arks.awakening.modes.it_learns.cards import ADAPTATIONS, TURNED, turned
from arks.awakening.modes.it_learns.organism import CORRUPTED, UPGRADES
from arks.awakening.state import CHALLENGER_ACTIONS, Ark, add_units, kind_of, note, set_cubes
from arks.awakening.tables import GATE
from arks.kernel.zones import own_cards
from tests.conformance.players import Wanderer


def new(players: int, seed: int = 1, **options: Any) -> Ark:
    state = arks.new("awakening", players=players, seed=seed, options={"mode": "it-learns", **options})
    assert isinstance(state, Ark)
    return state


def first_turn(players: int = 2, **options: Any) -> Ark:
    state = new(players, **options)
    player = Wanderer(1)
    while is_building(state):
        arks.answer(state, *player.move(state))
    return state


@pytest.mark.parametrize(("challengers", "upgrades", "needed"), [(1, 0, 4), (2, 0, 5), (3, 1, 6), (4, 2, 7)])
@pytest.mark.parametrize("more", range(4))
def test_more_challengers_and_harder_games_mean_more_upgrades(
    challengers: int, upgrades: int, needed: int, more: int
) -> None:
    enemy = arks.view(first_turn(challengers, difficulty=more), None)["enemy"]
    assert sum([track["covered"] for track in enemy["tracks"]]) == upgrades + more
    assert enemy["adaptations"] == {"made": 0, "needed": needed}
    assert enemy["left"] == {"infection": 30 - upgrades - more, "corruption": 10}


def test_everybody_sees_the_whole_board_and_all_challenger_actions() -> None:
    state = first_turn(3, enemy="dark-player")
    shown = [arks.view(state, viewer)["enemy"] for viewer in (None, 0, 1)]
    for enemy in shown:
        assert sorted([card["kind"] for card in enemy["challenger_actions"]]) == [f"ca-{n}" for n in range(1, 9)]
        assert [(card["row"], card["column"]) for card in enemy["challenger_actions"]][3:5] == [(0, 3), (1, 0)]
        assert [track["id"] for track in enemy["tracks"]] == ["corrupt", "infect", "removal-cost", "combat", "defence"]
        assert enemy["strategy"]["kind"] in ("infect", "corrupt", "bloom")
        assert enemy["target"] is None
        assert len(enemy["mission_rooms"]) == 3


def test_before_the_ship_is_complete_there_is_no_strategy() -> None:
    enemy = arks.view(new(2), None)["enemy"]
    assert (enemy["strategy"], enemy["target"], len(enemy["challenger_actions"])) == (None, None, 8)


def test_the_view_of_a_used_card_tells_who_turned_it_and_which_way() -> None:
    state = first_turn()
    arks.answer(state, 0, ["act section:power line:0"])
    ask = arks.asks(state)[0]
    assert ask.prompt == "challenger-card"
    arks.answer(state, 0, [ask.options[0].id])
    _, card, way = ask.options[0].id.split()
    used = [shown for shown in arks.view(state, None)["enemy"]["challenger_actions"] if shown["turned"]]
    assert [(shown["id"], shown["turned"], shown["seat"]) for shown in used] == [(card, way, 0)]
    assert used[0]["halves"][way]["section"] == "power"


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (4, {}), (2, {"enemy": "dark-player"}), (5, {}), (3, {"side": "B", "complexity2": True})],
    ids=str,
)
def test_random_play_comes_to_an_end(players: int, options: dict[str, Any]) -> None:
    for seed in range(6):
        state = new(players, seed, **options)
        rng = Random(seed)
        while (outcome := arks.outcome(state)) is None:
            seat, ask = next(iter(sorted(arks.asks(state).items())))
            picked = rng.sample([option.id for option in ask.options], rng.randint(ask.lo, ask.hi))
            arks.answer(state, seat, picked)
        dark = state.rules.players > state.boards
        challengers = tuple(range(state.boards))
        assert outcome.winners in (challengers, (state.enemy,) if dark else ())


def infect_many(state: Ark) -> None:
    for number in range(2, 13):
        add_units(state, number, 2, 3)


def corrupt_many(state: Ark) -> None:
    rooms = [n for n in range(2, len(state.rooms)) if kind_of(state, state.rooms[n]).cls != GATE]
    note(state, CORRUPTED, *rooms[:11])


def drop_card(state: Ark) -> None:
    cards = own_cards(state)
    cards.zones[CHALLENGER_ACTIONS] = cards.zones[CHALLENGER_ACTIONS][1:]


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (lambda state: note(state, UPGRADES, 1), "5 tracks"),
        (lambda state: note(state, UPGRADES, 0, 4, 0, 0, 0), "the track infect takes 3 cubes"),
        (lambda state: note(state, ADAPTATIONS, -1), "a number of times"),
        (lambda state: note(state, STRATEGY), "strategy"),
        (lambda state: note(state, TARGET, 1), "last target"),
        (lambda state: note(state, CORRUPTED, 3, 3), "corrupted once"),
        (lambda state: note(state, CORRUPTED, 0), "no gates"),
        (corrupt_many, "10 corruption cylinders"),
        (lambda state: add_units(state, 5, 2, 4), "at most 3 infection cubes"),
        (infect_many, "30 cubes"),
        (lambda state: set_cubes(state, 2, (2,)), "in the middle"),
        (lambda state: note(state, TURNED, 1), "to turn"),
        (lambda state: note(state, TURNED, 9, 0, 0, 0, 0, 0, 0, 0), "turned by Challengers"),
        (lambda state: note(state, TURNED, *[1] * 8), "to choose"),
        (drop_card, "8 challenger-action cards"),
    ],
)
def test_a_broken_table_is_noticed(break_it: Callable[[Ark], Any], complaint: str) -> None:
    state = first_turn()
    assert state.rules.audit(state) == ""
    assert not any(turned(state))
    break_it(state)
    assert complaint in state.rules.audit(state)


def test_a_card_that_no_longer_fits_the_chosen_section_is_noticed() -> None:
    state = first_turn()
    arks.answer(state, 0, ["act section:power line:0"])
    note(state, TURNED, *[1] * 8)
    assert "for the chosen section" in state.rules.audit(state)
