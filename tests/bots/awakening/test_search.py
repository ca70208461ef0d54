"""The look ahead: bounded, to the end of the own turn, and never blind to a win."""

from __future__ import annotations

from random import Random

import arks
from arks.awakening.state import ARTIFACT_DECK, Ark, add_units, own_player
from arks.awakening.tables import FACTORY, MT
from arks.awakening.words import DISCARD, KEEP, O_ROOM, TO
from arks.awakening.words import PAY as PAID
from arks.bots.awakening.appetite import Appetite
from arks.bots.awakening.cards import worths
from arks.bots.awakening.estimate import Judge
from arks.bots.awakening.mind import AwakeningMind
from arks.bots.awakening.prune import TARGETS, worth_trying
from arks.bots.search import NODES, Search
from arks.kernel.asks import PAY, PICK, Choice


def ship(mode: str, players: int, seed: int) -> Ark:
    state = arks.new("awakening", players, seed, {"mode": mode})
    assert isinstance(state, Ark)
    return state


def test_the_best_line_ends_with_the_own_turn() -> None:
    state = ship("awakening", 3, 2)
    mind = AwakeningMind(state, 0)
    search = Search(state, 0, mind, Random(1))
    best = search.best()
    assert isinstance(best.state, Ark)
    assert best.state.active == 1
    assert best.state.players[0].turns == 1
    assert 0 < search.nodes < NODES
    assert best.value >= mind.value(state)


def test_a_turn_that_wins_is_found() -> None:
    """Two sections lack one cube each, the third objective is met: one ENGINEER line wins."""
    state = ship("first-mission", 1, 2)
    player = own_player(state, 0)
    mission = arks.view(state, 0)["boards"][0]["mission"]["id"]
    assert mission == "fm-4"  # Mobility Control, Production and Exploitation, 3 units awake
    player.sections = [0, 2, 0, 2, 0, 0, 0]
    player.objectives = 4
    player.resources[MT] = 4
    best = Search(state, 0, AwakeningMind(state, 0), Random(1)).best()
    assert best.state.outcome is not None
    assert best.state.outcome.winners == (0,)


def test_metamorphite_is_spared_and_the_fuller_stock_pays() -> None:
    state = ship("awakening", 2, 1)
    own_player(state, 0).resources = [3, 5, 0, 0, 4]
    choice = Choice(PAY, "pay", [(PAID, 0, 2), (PAID, 1, 2), (PAID, 0, 1, MT, 1), (PAID, MT, 2)])
    assert worth_trying(state, 0, choice, Appetite(Judge(state, 0), state)) == [((PAID, 1, 2),)]


def test_only_some_rooms_are_looked_at_for_a_cylinder() -> None:
    state = ship("awakening", 4, 1)
    choice = Choice(PICK, "route-to", [(TO, room) for room in range(4, len(state.rooms))])
    tried = worth_trying(state, 0, choice, Appetite(Judge(state, 0), state))
    assert len(tried) == TARGETS
    assert {raw for answer in tried for raw in answer} <= set(choice.options)


def test_the_best_cards_are_kept_and_the_worst_discarded() -> None:
    state = ship("awakening", 2, 1)
    uids = state.cards.zones[ARTIFACT_DECK][:5]
    worth = {uid: worths(state.pack)[state.cards.face[uid]] for uid in uids}
    appetite = Appetite(Judge(state, 0), state)
    kept = worth_trying(state, 0, Choice(PICK, "keep", [(KEEP, uid) for uid in uids], 1, 1), appetite)
    assert [worth[raw[1]] for raw in kept[0]] == [max(worth.values())]
    gone = worth_trying(state, 0, Choice(PICK, "discard", [(DISCARD, uid) for uid in uids], 2, 2), appetite)
    assert sorted([worth[raw[1]] for raw in gone[0]]) == sorted(worth.values())[:2]
    assert len(kept) == len(gone) == 1


def test_rooms_are_swapped_so_that_a_wanted_one_comes_to_idle_units() -> None:
    state = ship("awakening", 2, 1)
    outer = range(2, len(state.rooms))
    wanted = next(room for room in outer if state.pack.rooms[state.rooms[room].kind].target >= 0)
    idle = next(room for room in outer if state.pack.rooms[state.rooms[room].kind].cls == FACTORY)
    add_units(state, idle, 0, 1)
    appetite = Appetite(Judge(state, 0), state)
    appetite.wanted = {state.pack.rooms[state.rooms[wanted].kind].target: 1.0}
    choice = Choice(PICK, "swap-rooms", [(O_ROOM, room) for room in outer], 2, 2)
    assert worth_trying(state, 0, choice, appetite) == [((O_ROOM, idle), (O_ROOM, wanted))]
