"""``arks replay``: the story of a record, or one sentence about the file."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import arks
from arks.lab import records


def recorded(turn_limit: int = 3, undo: bool = False) -> dict[str, Any]:
    session = arks.Session(arks.new("awakening", players=2, seed=5, options={"turn_limit": turn_limit}))
    if undo:
        session.answer(0, ["act section:mobility line:0"])
        session.undo(0)
    rng = Random(5)
    while session.state.outcome is None:
        for seat, ask in arks.asks(session.state).items():
            session.answer(seat, arks.sample(ask, rng))
    return session.record()


def told(file: Path) -> str:
    out = io.StringIO()
    assert records.run(file, Console(file=out, width=100, highlight=False)) == 0
    return out.getvalue()


def written(tmp_path: Path, record: object) -> Path:
    file = tmp_path / "game.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    return file


def test_a_record_is_told_to_its_end(tmp_path: Path) -> None:
    shown = told(written(tmp_path, recorded()))
    assert "Yellow placed the marker on" in shown
    assert "The limit of 3 turns each is reached." in shown
    assert "won: the best standing when the game ended (turn limit)." in shown
    assert "You" not in shown


def test_a_record_of_ark_nova_is_told_to_its_end(tmp_path: Path) -> None:
    session = arks.Session(arks.new("nova", players=1, seed=5))
    rng = Random(5)
    while session.state.outcome is None:
        for seat, ask in arks.asks(session.state).items():
            session.answer(seat, arks.sample(ask, rng))
    shown = told(written(tmp_path, session.record()))
    assert "Round 6 began" in shown and "victory points." in shown
    assert "You" not in shown


def test_answers_that_were_taken_back_are_no_part_of_the_story(tmp_path: Path) -> None:
    record = recorded(undo=True)
    assert records.retell(record) == records.retell({**record, "log": record["log"][2:]})
    assert told(written(tmp_path, record))


def test_a_game_that_is_not_over_says_so(tmp_path: Path) -> None:
    record = recorded()
    record["log"] = record["log"][:4]
    assert told(written(tmp_path, record)).endswith("The record ends here; the game is not over.\n")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("{", "it is no JSON"),
        ("[]", "it has no log"),
        ('{"log": 3}', "it has no log"),
        ('{"log": []}', "setup should be an object"),
        ('{"log": [], "seed": 1, "setup": {"players": 2}}', "there is no game ''"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, text: str, part: str) -> None:
    with pytest.raises(ValueError, match=part):
        records.run(written(tmp_path, text))


def test_a_record_that_does_not_fit_names_the_entry(tmp_path: Path) -> None:
    record = recorded()
    record["log"][2]["picked"] = ["fly"]
    with pytest.raises(ValueError, match="entry 2 of the log does not fit"):
        records.run(written(tmp_path, record))


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="can't be read: No such file"):
        records.run(tmp_path / "none.json")
    with pytest.raises(ValueError, match="can't be read: Is a directory"):
        records.run(tmp_path)
