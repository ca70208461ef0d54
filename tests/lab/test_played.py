"""Studies of Ark Nova: cards and maps, how often and with what score."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arks
from arks.cli import main
from arks.kernel.events import EVERYONE
from arks.lab.matches import Match, Result, play, table_options
from arks.lab.played import by_card, by_map
from arks.lab.report import page
from arks.lab.simulate import plan, simulate, summed_up
from arks.lab.standings import Played, Standing, ZooWatcher
from arks.lab.statistics import difference
from arks.nova import words
from arks.nova.tracks import APPEAL, CONSERVATION


def seat(map: str, *cards: tuple[str, int]) -> Standing:
    return Standing(30, map=map, played=tuple([Played(card, "animal", gained) for card, gained in cards]))


RESULTS = [
    Result(9, (0,), (10, -20), "victory points", (seat("Map A", ("Lion", 9)), seat("Map 0")), {}),
    Result(9, (1,), (0, 6), "victory points", (seat("Map A"), seat("Map A", ("Lion", 11), ("Stoat", 3))), {}),
    Result(9, (0,), (20, 4), "victory points", (seat("Map 0", ("Lion", 10)), seat("Map 0", ("Stoat", 3))), {}),
]


def test_those_who_played_a_card_are_compared_with_the_others() -> None:
    lion, stoat = by_card(RESULTS)
    assert (lion["card"], lion["kind"], lion["played"], lion["share"]) == ("Lion", "animal", 3, 0.5)
    assert lion["gained"] == 10
    assert (lion["score_with"], lion["score_without"]) == (12.0, -5.33)
    assert lion["low"] < lion["difference"] < lion["high"]
    assert (stoat["played"], stoat["score_with"], stoat["score_without"]) == (2, 5.0, 2.5)


def test_maps_are_compared_by_score_and_wins() -> None:
    first, second = by_map(RESULTS)
    assert (first["map"], first["seats"], first["wins"], first["score"]["mean"]) == ("Map A", 3, 2, 5.33)
    assert (second["map"], second["seats"], second["wins"], second["score"]["mean"]) == ("Map 0", 3, 1, 1.33)


def test_a_game_without_cards_and_maps_has_no_such_rows() -> None:
    bare = [Result(1, (0,), (1, 0), "mission", (Standing(5), Standing(5)), {})]
    assert by_card(bare) == by_map(bare) == []
    assert "cards" not in summed_up(plan("awakening", ("random", "random"), 1, 0, {}), bare, 1.0)


def test_a_difference_needs_two_of_each_to_have_an_interval() -> None:
    assert difference([], [1.0]) == (None, None, None)
    assert difference([2.0], [1.0, 1.0]) == (1.0, None, None)
    found, low, high = difference([2.0, 4.0], [1.0, 1.0])
    assert found == 2.0 and low is not None and high is not None and low < 2.0 < high


def test_points_go_to_the_card_until_something_else_is_done() -> None:
    watching = ZooWatcher(2)

    def note(*raws: tuple[int, ...]) -> None:
        watching.note(arks.new("nova", 2, 0), [arks.Event(raw, EVERYONE) for raw in raws])

    note((words.PLAYED, 0, 7), (words.GAINED, 0, APPEAL, 5), (words.GAINED, 1, APPEAL, 2))
    note((words.GAINED, 0, CONSERVATION, 1))  # 2 points, as the counter is below 10
    note((words.TURN_STARTED, 1, 4), (words.GAINED, 0, APPEAL, 9))
    note((words.CARD_SCORED, 0, 7, CONSERVATION, 2))
    assert watching.gained == [{7: 5 + 2 + 4}, {}]


def test_a_whole_game_tells_cards_and_maps() -> None:
    result = play(Match("nova", {"map": ["A", "3"]}, ("random", "random"), 4))
    assert [standing.map for standing in result.standings] == ["Map A", "Silver Lake"]
    assert all(standing.turns > 20 and standing.played for standing in result.standings)
    assert {played.kind for standing in result.standings for played in standing.played} >= {"animal", "sponsor"}
    assert play(Match("nova", {"map": ["A", "3"]}, ("random", "random"), 4)) == result


def test_options_are_those_the_game_knows() -> None:
    assert table_options("nova", None, None, None) == {}
    assert table_options("nova", None, None, "random") == {"map": "random"}
    assert table_options("nova", None, None, "A, 8") == {"map": ["A", "8"]}
    assert table_options("awakening", None, None, None) == {"turn_limit": 100}
    assert table_options("awakening", "first-mission", 0, None) == {"turn_limit": None, "mode": "first-mission"}


def test_the_command_tells_maps_and_cards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = tmp_path / "zoo.html"
    words = ["simulate", "nova", "--players", "2", "--games", "2", "--bots", "random", "--map", "1,2"]
    with pytest.raises(SystemExit) as stop:
        main([*words, "--report", str(report)])
    assert not stop.value.code
    shown = capsys.readouterr().out
    assert "Observation Tower" in shown and "Outdoor Areas" in shown and "played most" in shown
    text = report.read_text(encoding="utf-8")
    assert "<h2>Zoo maps</h2>" in text and "<h2>Cards</h2>" in text
    with pytest.raises(SystemExit):
        main([*words, "--json"])
    found = json.loads(capsys.readouterr().out)
    assert {row["map"] for row in found["maps"]} == {"Observation Tower", "Outdoor Areas"}
    assert found["cards"][0]["played"] >= found["cards"][-1]["played"]


def test_the_solo_game_can_be_studied() -> None:
    study = simulate("nova", bots=("random",), games=2)
    assert study["reasons"] == {"lost": 2}
    assert study["turns_per_player"]["mean"] == 27


def test_the_page_draws_a_card_only_when_it_was_played_often() -> None:
    summary = summed_up(plan("nova", ("random", "random"), 3, 0, {}), RESULTS, 1.0)
    assert 'aria-label="Cards"' not in page(summary, RESULTS)
    many = RESULTS * 3
    summary = summed_up(plan("nova", ("random", "random"), 9, 0, {}), many, 1.0)
    assert 'aria-label="Cards"' in page(summary, many)
