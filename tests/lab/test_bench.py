"""The bench: its figures are there and make sense. How fast it is, is nothing a test can say on any machine."""

from __future__ import annotations

import json
import sys

import pytest

from arks.lab import bench
from arks.lab.bench import memory_used, play, run


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bench.OPTIONS, "awakening", {"turn_limit": 5})
    monkeypatch.setattr(bench, "SAMPLED_GAMES", {"awakening": 1, "nova": 1})
    monkeypatch.setattr(bench, "MEMORY_GAMES", 2)


@pytest.mark.parametrize("game", ["awakening", "nova"])
def test_the_json_document_has_the_promised_fields(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(None, 0.05, memory=False, json=True) == 0
    found = json.loads(capsys.readouterr().out)[game]
    assert found["players"] == bench.SEATS[game]
    for name in ("games_per_s", "decisions_per_s", "clone_us", "view_us", "determinise_us", "state_bytes"):
        assert found[name] > 0
    assert 0 < found["asks_us"]["p50"] <= found["asks_us"]["p99"] <= found["asks_us"]["max"]
    assert 1 < found["options"] <= found["options_max"]
    assert found["state_bytes"] <= found["state_bytes_max"] <= 32_000
    assert found["build"] in ("interpreted", "compiled")


def test_decisions_and_games_per_second_fit_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("awakening", 0.05, memory=False, json=True) == 0
    found = json.loads(capsys.readouterr().out)["awakening"]
    assert found["decisions_per_s"] == pytest.approx(found["games_per_s"] * found["decisions_per_game"], rel=0.02)


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("awakening", 0.05, memory=False, json=False) == 0
    assert "decisions_per_s" in capsys.readouterr().out


def test_the_same_seed_is_the_same_game() -> None:
    assert play("awakening", 3) == play("awakening", 3)


@pytest.mark.skipif(sys.platform == "win32", reason="the peak of memory cannot be read there")
def test_memory_is_told_instead(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("awakening", 1, memory=True, json=True) == 0
    found = json.loads(capsys.readouterr().out)["awakening"]
    assert found["games"] == 2
    assert found["peak_rss_mb"] > 1


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="the peak of memory cannot be read there")
def test_a_thousand_games_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bench.OPTIONS, "awakening", {"turn_limit": 20})
    few = memory_used("awakening", 100)["peak_rss_mb"]
    assert memory_used("awakening", 1000)["peak_rss_mb"] < few + 20


@pytest.mark.parametrize(("game", "seconds", "sentence"), [("go", 1.0, "no game 'go'"), ("awakening", 0.0, "seconds")])
def test_wrong_input_is_one_sentence(game: str, seconds: float, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        run(game, seconds, memory=False, json=True)
