"""Simulations: the same seed gives the same result, the fields are those promised, and wrong input is one sentence."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.dom import minidom

import pytest

from arks.cli import main
from arks.lab.matches import Match, Result, play, play_all
from arks.lab.report import page
from arks.lab.simulate import plan, simulate, summed_up
from arks.lab.standings import Standing

RANDOM = ("simulate", "awakening", "--bots", "random", "--players", "3", "--games", "4", "--turn-limit", "4")


def command(*words: str) -> int:
    """Run ``arks`` with these words; returns its exit status."""
    with pytest.raises(SystemExit) as stop:
        main(list(words))
    return int(stop.value.code or 0)


def timeless(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    del found["seconds"]
    return found


def result(winners: tuple[int, ...], scores: tuple[int, ...], turns: int, reason: str = "mission") -> Result:
    standing = Standing(turns, "m-01", ("crew",), ("generator",))
    return Result(10, winners, scores, reason, (standing,) * len(scores), {"moved": 2})


def test_the_json_document_has_the_promised_fields(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(*RANDOM, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert found["seconds"] > 0
    assert found["decisions"] > 4 * 3 * 4
    assert found["turns_per_player"] == {"mean": 4.0, "p10": 4.0, "p50": 4.0, "p90": 4.0}
    assert [(entry["seat"], entry["bot"]) for entry in found["wins"]] == [(0, "random"), (1, "random"), (2, "random")]
    assert all(set(entry) == {"seat", "bot", "mean", "p10", "p50", "p90"} for entry in found["scores"])
    assert found["reasons"] == {"turn limit": 4}


def test_the_number_of_processes_does_not_change_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(*RANDOM, "--json") == 0
    alone = timeless(capsys.readouterr().out)
    assert command(*RANDOM, "--json", "--jobs", "2") == 0
    assert timeless(capsys.readouterr().out) == alone


def test_a_game_is_decided_by_its_seed_wherever_it_stands_in_the_study() -> None:
    matches = plan("awakening", ("random", "random"), 3, 5, {"turn_limit": 3})
    assert play_all(matches)[2] == play(Match("awakening", {"turn_limit": 3}, ("random", "random"), 7))


def test_wins_and_scores_are_summed_up_by_seat() -> None:
    results = [result((0,), (30, 10), 8), result((0, 1), (20, 20), 10, "turn limit"), result((1,), (10, 50), 12)]
    found = summed_up(plan("awakening", ("greedy", "random"), 3, 0, {}), results, 1.0)
    assert [entry["wins"] for entry in found["wins"]] == [2, 2]
    assert [entry["shared"] for entry in found["wins"]] == [1, 1]
    assert found["wins"][0]["low"] < found["wins"][0]["share"] < found["wins"][0]["high"]
    assert found["scores"][0] == {"seat": 0, "bot": "greedy", "mean": 20.0, "p10": 12.0, "p50": 20.0, "p90": 28.0}
    assert found["turns_per_player"]["p50"] == 10
    assert found["reasons"] == {"mission": 2, "turn limit": 1}
    assert found["happened_per_game"] == {"moved": 2.0}


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(*RANDOM) == 0
    shown = capsys.readouterr().out
    assert "4 games" in shown
    assert shown.count("random") == 3


def test_scripts_get_the_same_summary() -> None:
    found = simulate("awakening", bots=("random", "random"), games=2, seed=3, options={"turn_limit": 2})
    assert found["games"] == 2
    assert found["seed"] == 3


def test_the_examples_of_the_documentation_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "studies.md").read_text(encoding="utf-8")
    for example in re.findall("```python\n(.*?)```", text, re.DOTALL):
        exec(example, {})
    assert "combats were won" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", "0"), "games is 1 or more, not 0"),
        (("--jobs", "0"), "jobs is 1 or more, not 0"),
        (("--players", "0"), "players is 1 or more, not 0"),
        (("--bots", "clever"), "there is no bot 'clever'; there is random"),
        (("--bots", "random,random"), "3 players need 1 bot or 3, not 2"),
        (("--players", "9"), "2 to 5 players, not 9"),
        (("--mode", "chess"), "no mode 'chess'"),
        (("--seed", "-1"), "seed -1"),
        (("--turn-limit", "-3"), "turn_limit"),
        (("--report", "/no/such/folder/report.html"), "there is no folder /no/such/folder"),
        (("--report", "/"), "is a folder"),
    ],
)
def test_wrong_input_is_one_sentence(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str) -> None:
    asked = {RANDOM[place]: RANDOM[place + 1] for place in range(2, len(RANDOM), 2)} | dict(zip(*[iter(words)] * 2))
    flat = [word for pair in asked.items() for word in pair]
    assert command(*RANDOM[:2], *flat, "--json") == 2
    caught = capsys.readouterr()
    assert sentence in caught.err
    assert caught.err.count("\n") == 1
    assert caught.out == ""


def test_an_unknown_game_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate", "go", "--players", "2", "--games", "1", "--bots", "random") == 2
    assert "there is no game 'go'" in capsys.readouterr().err


TELLING = """
import signal

signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests in the background has it ignored

from arks.cli import main
from arks.lab import matches

def noted(results, note):
    for result in results:
        print("played", flush=True)
        yield result

matches.noted = noted
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are interrupted in another way there")
def test_ctrl_c_stops_all_processes_quietly() -> None:
    words = ["simulate", "awakening", "--players", "2", "--bots", "random", "--games", "100000", "--jobs", "2"]
    study = subprocess.Popen(
        [sys.executable, "-c", TELLING, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that the signal reaches the whole group, as Ctrl-C does
    )
    assert study.stdout is not None
    assert study.stdout.readline() == "played\n"
    os.killpg(study.pid, signal.SIGINT)
    out, err = study.communicate(timeout=30)  # the pipes close when the last process has ended
    assert study.returncode == 130
    assert set(out.split()) <= {"played"}
    assert err == ""


# --- the report


class Outside(HTMLParser):
    """Notes everything a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]


def test_the_report_is_one_page_that_needs_nothing_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    assert command(*RANDOM, "--json", "--report", str(path)) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    text = path.read_text(encoding="utf-8")
    outside = Outside()
    outside.feed(text)
    assert outside.found == []
    assert "url(" not in text and "@import" not in text
    assert "prefers-color-scheme: dark" in text


def test_every_plot_is_well_formed_and_has_a_title() -> None:
    results = [result((0,), (30, 10), 8), result((0, 1), (20, 20), 10), result((), (0, 0), 12)]
    summary = summed_up(plan("awakening", ("greedy", "random"), 3, 0, {}), results, 1.0)
    drawn = re.findall("<svg.*?</svg>", page(summary, results), re.DOTALL)
    titles = [minidom.parseString(svg).getElementsByTagName("title")[0].firstChild for svg in drawn]
    assert [getattr(title, "data", "") for title in titles] == [
        "Wins by seat",
        "Length of a game",
        "Scores",
        "Achievements",
        "Rooms activated",
        "Missions",
        "What happened",
    ]


def test_what_nobody_did_is_not_drawn() -> None:
    bare = Standing(5, "", (), ())
    results = [Result(10, (0,), (0, 0), "turn limit", (bare, bare), {})]
    summary = summed_up(plan("awakening", ("random", "random"), 1, 0, {}), results, 1.0)
    shown = page(summary, results)
    assert "Achievements" not in shown
    assert "Missions" not in shown


def test_names_are_escaped() -> None:
    summary = summed_up(plan("awakening", ("<b>", "random"), 1, 0, {}), [result((0,), (1, 2), 3)], 1.0)
    assert "<b>" not in page(summary, [result((0,), (1, 2), 3)])
