"""Studies of solo and co-op modes: Challengers win and lose together, and a grid of cells is one table."""

from __future__ import annotations

import json

import pytest

from arks.cli import main
from arks.lab.matches import Result, challengers
from arks.lab.report import page
from arks.lab.simulate import counts, plan, seats, summed_up
from arks.lab.standings import Standing

GUARDIANS = {"mode": "guardians", "turn_limit": 1}


def command(*words: str) -> int:
    """Run ``arks`` with these words; returns its exit status."""
    with pytest.raises(SystemExit) as stop:
        main(list(words))
    return int(stop.value.code or 0)


def result(winners: tuple[int, ...], seats: int) -> Result:
    return Result(10, winners, (1,) * seats, "mission" if winners else "turn counter", (Standing(5),) * seats, {})


def test_numbers_of_players_are_written_in_several_ways() -> None:
    assert counts("3") == [3]
    assert counts("1,4") == [1, 4]
    assert counts("1-3") == [1, 2, 3]
    with pytest.raises(ValueError, match="players is a number like 2"):
        counts("many")


def test_of_two_bots_the_second_leads_the_enemy() -> None:
    assert seats(("greedy", "random"), 4, {"enemy": "dark-player"}) == ("greedy", "greedy", "greedy", "random")
    with pytest.raises(ValueError, match="4 players need 1 bot or 4, not 2"):
        seats(("greedy", "random"), 4, {})


def test_challengers_are_counted_and_their_wins_have_an_interval() -> None:
    matches = plan("awakening", ("random",) * 3, 4, 0, {**GUARDIANS, "enemy": "dark-player"})
    assert challengers(matches[0]) == 2
    found = summed_up(matches, [result((0, 1), 3), result((2,), 3), result((2,), 3), result((2,), 3)], 1.0)
    team = found["challengers"]
    assert (team["challengers"], team["enemy"], team["wins"], team["share"]) == (2, "dark-player", 1, 0.25)
    assert team["low"] < 0.25 < team["high"]


def test_against_an_automata_nobody_may_win() -> None:
    matches = plan("awakening", ("random",), 2, 0, GUARDIANS)
    results = [result((), 1), result((0,), 1)]
    found = summed_up(matches, results, 1.0)
    assert found["challengers"]["enemy"] == "automata"
    assert found["challengers"]["share"] == 0.5
    text = page(found, results)
    assert "Challengers" in text
    assert "Automata" in text


def test_where_everybody_plays_alone_there_are_no_challengers() -> None:
    matches = plan("awakening", ("random", "random"), 1, 0, {"turn_limit": 1})
    assert "challengers" not in summed_up(matches, [result((0,), 2)], 1.0)


WORDS = ("simulate", "awakening", "--bots", "random", "--games", "1", "--turn-limit", "1")


def test_a_grid_is_one_document_or_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = (*WORDS, "--mode", "guardians,glitch", "--players", "1,2")
    assert command(*words, "--json") == 0
    cells = json.loads(capsys.readouterr().out)
    assert [(cell["options"]["mode"], len(cell["bots"])) for cell in cells] == [
        ("guardians", 1),
        ("guardians", 2),
        ("glitch", 1),
        ("glitch", 2),
    ]
    assert command(*words) == 0
    told = capsys.readouterr().out
    assert told.count("guardians") == 2
    assert told.count("glitch") == 2


def test_one_cell_tells_how_often_the_challengers_won(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(*WORDS, "--mode", "guardians", "--players", "2") == 0
    assert "2 Challengers against an Automata: won 0 of 1" in " ".join(capsys.readouterr().out.split())


def test_an_arena_needs_opponents(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "awakening", "--mode", "guardians", "--bots", "random,greedy", "--games", "2")
    assert command(*words) != 0
    assert "win and lose together" in " ".join(capsys.readouterr().err.split())
