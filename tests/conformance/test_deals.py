"""What players see of a deal, uids and orders of lists and options, tells nothing of what was dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import arks
from arks.games import game
from arks.kernel.frames import begin
from arks.kernel.rng import Keys, block, keys_of, stretched

DEALS = 10_000
PLAYERS = 4
BUCKETS = 8
MOST = 4.5  # standard deviations: less than one run in 10,000 goes beyond, and the seeds are always the same
TABLES: dict[str, dict[str, Any]] = {"awakening": {"mode": "awakening"}, "nova": {}}


class Pair(NamedTuple):
    """Something seen beside something hidden."""

    what: str
    seen: int
    hidden: int


def zone(state: arks.State, name: str) -> tuple[int, ...]:
    return state.cards.zones[state.rules.zone_names.index(name)]


def hands(state: arks.State, name: str) -> list[tuple[int, ...]]:
    """Cards that seat 0 gets to see, cards of somebody else, and those that follow, in the order they were dealt."""
    if name == "nova":
        return [zone(state, "hand:0"), zone(state, "hand:1"), zone(state, "deck")[::-1]]
    deck = zone(state, "artifact-deck")[::-1]  # nobody has drawn yet: these are the next draws
    return [deck[:4], deck[4:8], deck[8:]]


def pairs(state: arks.State, name: str) -> Iterator[Pair]:
    """What seat 0 sees of a deal, beside faces that somebody must not know."""
    face = state.cards.face
    own, others, pile = hands(state, name)
    for place, uid in enumerate(own):
        yield Pair("the uid of a card, its face", uid, face[uid])
        yield Pair("the place of a card in a hand, its face", place, face[uid])
        yield Pair("the uid of a card, the face of the next one", uid, face[pile[place]])
        yield Pair("the uid of a card, a face in another hand", uid, face[others[place]])
    for ask in arks.asks(state).values():
        for place, option in enumerate(ask.ids()):
            for word in option.split():
                if word.startswith("card:"):
                    yield Pair("the place of an option, the face in it", place, face[int(word.removeprefix("card:"))])


def surprise(found: list[Pair]) -> tuple[float, float]:
    """How far two things are from being independent: their correlation and chi square, in standard deviations."""
    n = len(found)
    seen, hidden = [pair.seen for pair in found], [pair.hidden for pair in found]
    mean_seen, mean_hidden = sum(seen) / n, sum(hidden) / n
    both = sum((one - mean_seen) * (other - mean_hidden) for one, other in zip(seen, hidden, strict=True))
    spread = sum((one - mean_seen) ** 2 for one in seen) * sum((other - mean_hidden) ** 2 for other in hidden)
    correlation = both / spread**0.5 * n**0.5 if spread else 0.0
    cells = Counter((one % BUCKETS, other % BUCKETS) for one, other in zip(seen, hidden, strict=True))
    rows, columns = Counter(one % BUCKETS for one in seen), Counter(other % BUCKETS for other in hidden)
    squares = sum(
        (cells[row, column] - rows[row] * columns[column] / n) ** 2 / (rows[row] * columns[column] / n)
        for row in rows
        for column in columns
    )
    freedom = (len(rows) - 1) * (len(columns) - 1)
    return abs(correlation), (squares - freedom) / (2 * freedom) ** 0.5 if freedom else 0.0


@pytest.mark.parametrize("name", TABLES)
def test_uids_and_orders_are_independent_of_faces(name: str) -> None:
    found: dict[str, list[Pair]] = {}
    for seed in range(DEALS):
        for pair in pairs(arks.new(name, PLAYERS, seed, TABLES[name]), name):
            found.setdefault(pair.what, []).append(pair)
    told = {what: surprise(seen) for what, seen in found.items()}
    assert {what: figures for what, figures in told.items() if max(figures) > MOST} == {}
    assert len(told) >= 4


def test_the_measure_notices_a_hand_kept_in_the_order_of_its_faces() -> None:
    """A measure that notices nothing would prove nothing."""
    found = []
    for seed in range(300):
        state = arks.new("nova", PLAYERS, seed)
        hand = sorted(state.cards.face[uid] for uid in zone(state, "hand:0"))
        found += [Pair("place", place, face) for place, face in enumerate(hand)]
    assert surprise(found)[0] > 5 * MOST


# --- the attack that recovered a deck from the uids of one's own hand


def dealt(keys: Keys) -> arks.State:
    """A zoo for two, dealt with these keys."""
    entry = game("nova")
    state = entry.fresh(entry.rules(2, {}), 0)
    state.keys = keys
    begin(state, "game")
    return state


def test_whoever_knows_all_about_the_names_of_cards_gains_nothing() -> None:
    """An attacker sees uids, which come from the naming stream alone. Even its key leaves open what was dealt."""
    name = keys_of("5a" * 32).name
    tables = [dealt(Keys(keys_of(f"{number:064x}").deal, name)) for number in range(1500)]
    assert len({(zone(state, "hand:0"), zone(state, "deck")) for state in tables}) == 1  # all that can be seen
    first = tables[0].cards.face
    dealt_faces = sorted(first[uid] for where in ("hand:0", "hand:1", "deck") for uid in zone(tables[0], where))
    faces = len(dealt_faces)
    guesses = Counter(state.cards.face[zone(state, "deck")[-1]] for state in tables)
    expected = len(tables) / faces
    squares = sum((guesses[face] - expected) ** 2 / expected for face in dealt_faces)
    assert abs(squares - faces) / (2 * faces) ** 0.5 < MOST  # the next card may be any, each as likely


def test_the_names_of_cards_decide_nothing() -> None:
    """Whatever the uids, the dealing stream alone says which card lies where."""

    def faces(name: bytes) -> list[int]:
        state = dealt(Keys(keys_of(1).deal, name))
        return [state.cards.face[uid] for where in ("hand:0", "hand:1", "deck") for uid in zone(state, where)]

    assert faces(keys_of(2).name) == faces(keys_of(3).name)


def test_a_search_by_the_uids_of_a_hand_finds_no_deck() -> None:
    """Earlier the uids of a hand were numbers of the generator, so that a search through seeds knew the right one."""
    true = dealt(keys_of("a7" * 32))
    hand = zone(true, "hand:0")
    searched = [dealt(keys_of(seed)) for seed in range(1500)]
    assert all(zone(state, "hand:0") != hand for state in searched)
    numbers = {number for at in range(200) for number in block(true.keys.deal, at)}
    assert numbers.isdisjoint(number for at in range(200) for number in block(true.keys.name, at))


def test_no_number_of_a_stream_shows_in_a_uid() -> None:
    """The streams of a seed share nothing with each other, nor with the seed itself."""
    keys = stretched(b"7")
    assert keys.deal != keys.name
    assert b"7" * 32 not in keys
