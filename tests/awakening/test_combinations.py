"""Every table that Appendix III allows can be set up and played; every other one is refused in one sentence."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

import arks
from arks.awakening.game import MODES
from arks.awakening.state import Ark
from arks.awakening.variants.factions import faction_of

AHEAD = 60  # answers


class Printed(NamedTuple):
    """What the appendix says about a mode: who plays it, how hard it can be, and what it is played with."""

    players: dict[str | None, range]  # by leader of the Enemy, None: nothing is said
    difficulties: tuple[Any, ...]
    variants: bool  # the B-side and Complexity 2
    unfair: bool


ENEMY: dict[str | None, range] = {None: range(1, 6), "automata": range(1, 5), "dark-player": range(2, 6)}
APPENDIX: dict[str, Printed] = {
    "first-mission": Printed({None: range(1, 5)}, (None,), False, False),  # 003:L303-306
    "awakening": Printed({None: range(2, 6)}, (None,), True, True),  # 003:L308-316
    "guardians": Printed(ENEMY, (None, 0, "1", 2, "3"), True, False),  # 003:L453, L475-480
    "glitch": Printed({None: range(1, 5), "automata": range(1, 5)}, (None, "normal+3", "hard", "hard+1"), True, False),
    "it-learns": Printed(ENEMY, (None, 0, "1", 2, "3"), True, False),  # 003:L471, L922-928
    "fallout": Printed({None: range(2, 6)}, (None,), True, True),  # 003:L1274-1278
}
LEADERS = (None, "automata", "dark-player")
DIFFICULTIES = (None, 0, "1", 2, "3", "normal+3", "hard", "hard+1")
LEVELS = ("beginner", "expert", "intermediate", "beginner", "intermediate")
VARIANTS = tuple(product("AB", (False, True), (False, True)))  # side, Complexity 2, Unfair


def table(
    mode: str, boards: int, leader: str | None, difficulty: Any, variant: tuple[str, bool, bool]
) -> dict[str, Any]:
    side, complexity2, unfair = variant
    options: dict[str, Any] = {"mode": mode, "side": side, "complexity2": complexity2}
    if leader is not None:
        options["enemy"] = leader
    if difficulty is not None:
        options["difficulty"] = difficulty
    if unfair:
        options["unfair"] = list(LEVELS[:boards])
    return options


def boards_of(mode: str, players: int, leader: str | None) -> int:
    """Players with a board: five against an Enemy are led by one of them."""
    led = leader == "dark-player" or (leader is None and players == 5 and len(APPENDIX[mode].players) > 1)
    return players - int(led)


def allowed(mode: str, players: int, leader: str | None, difficulty: Any, variant: tuple[str, bool, bool]) -> bool:
    printed = APPENDIX[mode]
    side, complexity2, unfair = variant
    return (
        players in printed.players.get(leader, ())
        and difficulty in printed.difficulties
        and (printed.variants or (side == "A" and not complexity2))
        and (printed.unfair or not unfair)
    )


def refusal(players: int, options: dict[str, Any]) -> str | None:
    """The sentence with which a table is refused; None: it is not."""
    try:
        arks.new("awakening", players, 1, options)
    except arks.Illegal as error:
        sentence = str(error)
        assert sentence and "\n" not in sentence and len(sentence) < 200
        return sentence
    return None


def test_all_modes_are_in_the_table() -> None:
    assert set(APPENDIX) == set(MODES)


@pytest.mark.parametrize("mode", APPENDIX)
def test_what_the_appendix_allows_can_be_chosen_and_nothing_else(mode: str) -> None:
    for players, leader, difficulty in product(range(7), LEADERS, DIFFICULTIES):
        for variant in VARIANTS:
            options = table(mode, boards_of(mode, players, leader), leader, difficulty, variant)
            fits = allowed(mode, players, leader, difficulty, variant)
            assert (refusal(players, options) is None) == fits, (players, options)


CELLS = [
    (mode, players, leader)
    for mode, printed in APPENDIX.items()
    for leader, counts in printed.players.items()
    for players in counts
]


@pytest.mark.parametrize(("mode", "players", "leader"), CELLS)
def test_every_allowed_table_can_be_played_saved_and_replayed(mode: str, players: int, leader: str | None) -> None:
    for seed, (difficulty, variant) in enumerate(product(APPENDIX[mode].difficulties, VARIANTS)):
        if allowed(mode, players, leader, difficulty, variant):
            play(players, table(mode, boards_of(mode, players, leader), leader, difficulty, variant), seed)


def play(players: int, options: dict[str, Any], seed: int) -> None:
    """Some random turns; then the table obeys its laws, and document and record lead to the same game."""
    rng = Random(seed)
    session = arks.Session(arks.new("awakening", players, seed, options))
    for _ in range(AHEAD):
        if arks.outcome(session.state) is not None:
            break
        ask = rng.choice(list(arks.asks(session.state).values()))
        session.answer(ask.seat, arks.sample(ask, rng))
    state = session.state
    assert state.rules.audit(state) == ""
    document = json.loads(json.dumps(arks.save(state)))
    assert arks.save(arks.load(document)) == document
    record = json.loads(json.dumps(session.record()))
    assert arks.save(arks.replay(record)) == document


@pytest.mark.parametrize("mode", ["awakening", "fallout", "guardians", "glitch", "it-learns"])
def test_every_faction_can_be_chosen_with_every_mode(mode: str) -> None:
    """In solo and co-op modes some powers are forbidden, but no faction is (003:L369)."""
    pack = arks.new("awakening", 2, 1).rules.content
    for faction in pack.factions:
        other = "hara" if faction.id != "hara" else "pajak"
        options = {"mode": mode, "side": "B", "factions": [faction.id, other]}
        play(2, options, faction.index)
        state = arks.new("awakening", 2, 1, options)
        assert isinstance(state, Ark) and faction_of(state, 0) == faction


def test_with_a_dark_player_only_challengers_have_factions() -> None:
    options = {"mode": "guardians", "side": "B", "enemy": "dark-player"}
    assert refusal(3, {**options, "factions": ["hara", "pajak"]}) is None
    assert "each of 2 players" in str(refusal(3, {**options, "factions": ["hara", "pajak", "qfin"]}))


@pytest.mark.parametrize(
    ("players", "options", "because"),
    [
        (5, {"mode": "first-mission"}, "for 1 to 4 players"),
        (1, {"mode": "awakening"}, "for 2 to 5 players"),
        (1, {"mode": "fallout"}, "for 2 to 5 players"),
        (6, {"mode": "guardians"}, "for 1 to 5 players"),
        (5, {"mode": "glitch"}, "for 1 to 4 players"),
        (5, {"mode": "guardians", "enemy": "automata"}, "1 to 4 Challengers"),
        (1, {"mode": "it-learns", "enemy": "dark-player"}, "and a Dark Player"),
        (2, {"mode": "glitch", "enemy": "dark-player"}, "led by automata"),
        (2, {"mode": "guardians", "enemy": "somebody"}, "led by automata or dark-player"),
        (2, {"mode": "guardians", "enemy": 1}, "led by automata or dark-player"),
        (2, {"mode": "fallout", "enemy": "automata"}, "no Enemy"),
        (2, {"mode": "fallout", "difficulty": "hard"}, "no difficulty"),
        (2, {"mode": "guardians", "difficulty": 4}, "0, 1, 2, 3"),
        (2, {"mode": "guardians", "difficulty": True}, "0, 1, 2, 3"),
        (2, {"mode": "glitch", "difficulty": "1"}, "the difficulty of glitch is normal"),
        (2, {"mode": "glitch", "unfair": ["expert", "beginner"]}, "not played with the Unfair"),
        (2, {"mode": "it-learns", "unfair": ["expert", "beginner"]}, "not played with the Unfair"),
        (2, {"mode": "first-mission", "side": "B"}, "played on the A-side"),
        (2, {"mode": "first-mission", "complexity2": True}, "not played with Complexity 2"),
        (2, {"mode": "first-mission", "factions": ["hara", "pajak"]}, "choose side B"),
        (2, {"mode": "first-mission", "groups": ["command", "life", "hangar"]}, "groups cannot be chosen"),
        (2, {"side": "b"}, "side is A or B"),
        (2, {"complexity2": "yes"}, "true or false"),
        (2, {"side": "B", "factions": "hara"}, "a list with the faction of each"),
        (2, {"unfair": ["expert", 7]}, "no level"),
        (2, {"mode": "chess"}, "no mode"),
        (3, {"mode": "guardians", "enemy": "dark-player", "layout": "four"}, "for 2 players"),
        (
            4,
            {"mode": "guardians", "enemy": "dark-player", "groups": ["command", "life", "hangar", "works"]},
            "3 different",
        ),
        (2, {"variant": "B"}, "no option"),
    ],
    ids=str,
)
def test_why_a_table_is_refused(players: int, options: dict[str, Any], because: str) -> None:
    sentence = refusal(players, options)
    assert sentence is not None and because in sentence
