"""Turns, breaks and the set-up: what scenarios cannot say, such as orders of events and what is random."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import arks
from arks.nova import words
from arks.nova.breaks import appeal_income
from arks.nova.scoring import points
from arks.nova.state import BLOCKED, Zoo, hand, own_player, scoring_zone
from arks.nova.tables import ACTIONS, ANIMALS, MAX_APPEAL, MAX_CONSERVATION, target
from tests.conformance.players import Wanderer


def new(players: int = 2, seed: int = 1, **options: object) -> Zoo:
    state = arks.new("nova", players=players, seed=seed, options=options)
    assert isinstance(state, Zoo)
    return state


def begun(players: int = 2, seed: int = 1) -> Zoo:
    """A game after its set-up."""
    state = new(players, seed)
    rng = Random(seed)
    while not state.players or state.players[state.active].turns == 0:
        seat, ask = next(iter(arks.asks(state).items()))
        arks.answer(state, seat, arks.sample(ask, rng))
    return state


# --- the set-up


def test_the_set_up_is_random_where_it_should_be() -> None:
    games = [new(4, seed) for seed in range(60)]
    assert {game.active for game in games} == {0, 1, 2, 3}
    rows = {player.row for game in games for player in game.players}
    assert len(rows) == 24 and all(row[0] == ANIMALS and sorted(row) == list(range(len(ACTIONS))) for row in rows)
    assert {tile for game in games for tile in game.tiles} == set(range(9))
    assert all(len(set(game.tiles)) == 4 for game in games)
    for game in games:
        order = [game.players[(game.active + turn) % 4].appeal for turn in range(4)]
        assert order == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "base", "blocked"), [(1, 3, 0), (2, 3, 3), (3, 3, 0), (4, 4, 0)])
def test_base_projects_and_neutral_tokens(players: int, base: int, blocked: int) -> None:
    state = new(players)
    laid = state.cards.zones[4]
    assert len(laid) == base
    assert [(uid, level, seat) for uid, level, seat in state.supported] == [
        (laid[level], level, BLOCKED) for level in range(blocked)
    ]


def test_the_diverse_species_zoo_is_not_in_the_solo_game() -> None:
    for seed in range(10):
        state = new(1, seed)
        numbers = [
            state.pack.scoring[state.cards.face[uid]].number for uid, back in enumerate(state.cards.back) if back
        ]
        assert sorted(numbers) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11]


def test_a_kept_hand_may_be_changed_until_the_last_one_has_chosen() -> None:
    session = arks.Session(new())
    state = session.state
    assert isinstance(state, Zoo)
    mine = [f"keep card:{uid}" for uid in hand(state, 0)]
    session.answer(0, mine[:4])
    session.answer(0, mine[4:])
    events = session.answer(1, [f"keep card:{uid}" for uid in hand(state, 1)][:4])
    state = session.state
    assert isinstance(state, Zoo)
    assert {f"keep card:{uid}" for uid in hand(state, 0)} == set(mine[4:])
    told = [state.rules.words.words[event.raw[0]].name for event in events]
    assert told[:3] == ["discarded", "discarded", "display-filled"]


# --- the break


def test_the_steps_of_a_break_follow_each_other() -> None:
    """Hands, tokens, workers, offers, display, incomes with the display filled after each, token (ruling N-R77)."""
    state = begun(3, 5)
    caller = state.active
    state.break_left = 1
    state.partner_offer = 0
    for seat in range(3):
        own_player(state, seat).left &= ~1  # the first space of the left edge: snap a card
        own_player(state, seat).row = (4, 0, 1, 2, 3)
    names = state.rules.words.words
    told: list[tuple[str, int]] = []
    rng = Random(1)
    events = arks.answer(state, caller, ["act action:sponsors"])
    while True:
        told += [(names[event.raw[0]].name, event.raw[1] if len(event.raw) > 1 else -1) for event in events]
        if "break-ended" in [name for name, _ in told]:
            break
        seat, ask = next(iter(arks.asks(state).items()))
        picked = arks.sample(ask, rng)
        if ask.prompt == "sponsors":
            picked = [id for id in ask.ids() if id.startswith("break")]
        events = arks.answer(state, seat, picked)
    steps = [entry for entry in told if entry[0] not in ("drew-cards", "gained", "took", "returned", "acted")]
    names_only = [name for name, _ in steps]
    start = names_only.index("break-started")
    rest = names_only[start + 1 :]
    discards = rest.count("discarded")
    assert rest[:discards] == ["discarded"] * discards
    assert rest[discards : discards + 2] == ["action-cards-cleared", "workers-recalled"]
    offered = rest.count("partner-offered")
    assert offered == 5 and rest[discards + 2 : discards + 7] == ["partner-offered"] * 5
    assert rest[discards + 7 : discards + 9] == ["swept", "display-filled"]
    incomes = [(name, seat) for name, seat in steps[start:] if name in ("income", "display-filled")]
    seats = [seat for name, seat in incomes if name == "income"]
    assert seats == [s for turn in range(3) for s in [(caller + turn) % 3] * seats.count((caller + turn) % 3)]
    for turn in range(3):  # the display is filled after each player who took a card
        last = max(place for place, entry in enumerate(incomes) if entry == ("income", (caller + turn) % 3))
        assert incomes[last + 1][0] == "display-filled"
    assert rest[rest.index("break-ended") :][:2] == ["break-ended", "turn-started"]


def test_income_follows_the_track() -> None:
    state = begun()
    table = [(0, 5), (1, 6), (4, 9), (5, 10), (6, 10), (7, 11), (16, 15), (17, 16), (19, 16), (20, 17), (35, 21),
             (36, 22), (60, 27), (61, 28), (95, 34), (96, 35), (101, 35), (107, 36), (108, 37), (113, 37)]  # fmt: skip
    for appeal, money in table:
        own_player(state, 0).appeal = appeal
        assert appeal_income(state, 0) == money


# --- final scoring


def test_scoring_areas_of_the_board() -> None:
    areas = [(1, 112), (10, 94), (11, 91), (20, 64), (22, 58), (23, 55), (40, 4), (41, 1)]
    assert [target(conservation) for conservation, _ in areas] == [low for _, low in areas]
    assert target(MAX_CONSERVATION) >= 0 and target(1) <= MAX_APPEAL


def test_scoring_cards_pay_by_their_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun()
    for card in state.pack.scoring:
        if not card.steps:
            continue
        assert len(card.steps) == 4 and list(card.steps) == sorted(set(card.steps))
        for reached in range(card.steps[-1] + 3):
            monkeypatch.setattr("arks.nova.scoring.count", lambda *_, reached=reached: reached)
            assert points(state, 0, card) == sum(step <= reached for step in card.steps)


def test_everybody_discards_a_scoring_card_in_secret_before_the_end() -> None:
    state = begun(3, 2)
    state.last_turns = 1
    arks.answer(state, state.active, ["rest action:cards"])
    assert {ask.prompt for ask in arks.asks(state).values()} == {"discard-scoring"}
    first = {seat: state.cards.zones[scoring_zone(state, seat)][0] for seat in range(3)}
    for seat in (2, 0, 1):
        assert all(len(state.cards.zones[scoring_zone(state, other)]) == 2 for other in range(3))
        arks.answer(state, seat, [f"discard card:{first[seat]}"])
    assert set(state.cards.zones[6][:3]) == set(first.values()), "they lie under the pile"
    assert arks.outcome(state) is not None


# --- random games


@pytest.mark.parametrize("seed", range(3))
def test_a_solo_game_has_27_turns_and_five_breaks(seed: int) -> None:
    state = new(1, seed)
    player = Wanderer(seed)
    told: Counter[int] = Counter()
    while arks.outcome(state) is None:
        told.update([event.raw[0] for event in arks.answer(state, *player.move(state))])
    assert told[words.TURN_STARTED] == 27 and told[words.BREAK_STARTED] == 5 == told[words.SOLO_ROUND]


@pytest.mark.parametrize("seed", range(4))
def test_turns_go_round_until_the_end(seed: int) -> None:
    """Nobody is passed over, and after the end was triggered everybody else has exactly one more turn."""
    state = new(2 + seed % 3, seed)
    players = state.rules.players
    player = Wanderer(seed)
    turns: list[int] = []
    triggered = -1
    in_break = False
    while arks.outcome(state) is None:
        for event in arks.answer(state, *player.move(state)):
            if event.raw[0] == words.TURN_STARTED:
                turns.append(event.raw[1])
            elif event.raw[0] in (words.BREAK_STARTED, words.BREAK_ENDED):
                in_break = event.raw[0] == words.BREAK_STARTED
            elif event.raw[0] == words.END_TRIGGERED:
                triggered = len(turns) if in_break else len(turns) - 1
    assert all(after == (before + 1) % players for before, after in pairwise(turns))
    assert len(turns) - triggered == players
