"""``arks verify``: whatever was changed in a record is named."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import arks
from arks.engine import HERE
from arks.engine.deal import new_deal, opened
from arks.engine.verify import verify
from tests.server.commands import run_arks

Json = dict[str, Any]


def fine(turn_limit: int = 2) -> Json:
    """The record of a table whose game two people played to its end."""
    deal = new_deal(2).added(0, "ab" * 32).added(1, "cd" * 32).dealt()
    assert deal.seed is not None
    session = arks.Session(arks.new("awakening", players=2, seed=deal.seed, options={"turn_limit": turn_limit}))
    rng = Random(5)
    while session.state.outcome is None:
        for seat, ask in arks.asks(session.state).items():
            session.answer(seat, arks.sample(ask, rng))
    made = session.state.outcome
    outcome = {"winners": list(made.winners), "scores": list(made.scores), "reason": made.reason}
    seats = [{"seat": seat, "conceded": False} for seat in range(2)]
    record: Json = json.loads(json.dumps(session.record()))
    return record | {"deal": opened(deal, record["log"]), "table": {"seats": seats, "outcome": outcome}}


RECORD = json.dumps(fine())


def wrong(record: Json) -> dict[str, str]:
    """What does not hold, and why."""
    return {found.what: found.why for found in verify(record, HERE) if found.holds is False}


def test_a_record_as_it_was_made_holds_in_every_point() -> None:
    found = verify(json.loads(RECORD), HERE)
    assert [(one.what, one.holds) for one in found] == [
        ("seal", True),
        ("deal", True),
        ("moves", True),
        ("game", True),
    ]


def change(record: Json, path: str, value: object) -> None:
    *way, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    inside: Any = record
    for part in way:
        inside = inside[part]
    inside[last] = value


@pytest.mark.parametrize(
    ("path", "value", "what", "why"),
    [
        ("deal/key", "00" * 32, "seal", "they do not fit the seal"),
        ("deal/salt", "00" * 32, "seal", "they do not fit the seal"),
        ("deal/commitment", "00" * 32, "seal", "they do not fit the seal"),
        ("deal/key", "00" * 32, "deal", "does not follow from the key"),
        ("deal/contributions/1", "00" * 32, "deal", "The contribution of seat 1 was changed."),
        ("deal/contributions/0", None, "deal", "The contribution of seat 0 was changed."),
        ("seed", "00" * 32, "deal", "does not follow from the key"),
        ("log/3/picked", ["fly"], "moves", "Move 4 of the log was changed."),
        ("log/3/picked", ["fly"], "game", "Move 4 of the log cannot be played"),
        ("log/3", {"seat": "x"}, "game", "Move 4 of the log cannot be played"),
        ("table/outcome/scores", [9, 9], "game", "another end than was told"),
        ("table/outcome/reason", "magic", "game", "another end than was told"),
        ("table/outcome/winners", [], "game", "Others won than was told."),
        ("table/seats/0/conceded", True, "game", "Others won than was told."),
        ("table/seats/1/conceded", True, "game", "Others won than was told."),
    ],
)
def test_what_was_changed_is_named(path: str, value: object, what: str, why: str) -> None:
    record = json.loads(RECORD)
    if path == "table/seats/0/conceded" and record["table"]["outcome"]["winners"] == [1]:
        path = "table/seats/1/conceded"
    if path == "table/seats/1/conceded" and record["table"]["outcome"]["winners"] == [0]:
        path = "table/seats/0/conceded"
    change(record, path, value)
    assert why in wrong(record)[what]


def test_a_move_that_was_left_out_is_named() -> None:
    record = json.loads(RECORD)
    del record["log"][2]
    assert wrong(record)["moves"] == "Move 3 of the log was changed."
    record = json.loads(RECORD)
    last = record["log"].pop()
    assert "were made" in wrong(record)["moves"]
    assert "does not lead to the end" in wrong(record)["game"]
    record["log"] += [last, last]
    assert "were made" in wrong(record)["moves"]


def test_a_game_without_a_seal_says_so() -> None:
    record = json.loads(RECORD)
    del record["deal"]
    assert [found.holds for found in verify(record, HERE)] == [None, None, True]


def test_a_game_that_the_players_ended_is_played_to_its_last_move() -> None:
    record = json.loads(RECORD)
    del record["deal"], record["log"][-1]
    for reason, winners, conceded in (("agreed to end", [], False), ("conceded", [0], True)):
        record["table"]["outcome"] = {"winners": winners, "scores": [], "reason": reason}
        record["table"]["seats"][1]["conceded"] = conceded
        assert not wrong(record)
    record["table"]["outcome"]["winners"] = [1]
    assert wrong(record) == {"game": "Others won than was told."}


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("deal/key", "xyz", "the key is not 64 hexadecimal digits"),
        ("deal/contributions/0", "12", "the contribution of seat 0 is not 64 hexadecimal digits"),
        ("deal", [], "this is not the record of a game"),
        ("log", 3, "this is not the record of a game"),
        ("setup", 3, "this is not the record of a game"),
        ("table", 3, "this is not the record of a game"),
    ],
)
def test_what_is_no_record_is_one_sentence(path: str, value: object, sentence: str) -> None:
    record = json.loads(RECORD)
    change(record, path, value)
    with pytest.raises(arks.Illegal, match=sentence):
        verify(record, HERE)


def test_the_command_tells_by_its_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(RECORD)
    assert run_arks("verify", file) == 0
    assert capsys.readouterr().out.count("holds") == 4
    record = json.loads(RECORD)
    record["deal"]["salt"] = "00" * 32
    file.write_text(json.dumps(record))
    assert run_arks("verify", file) == 1
    assert "seal   WRONG" in capsys.readouterr().out
    assert run_arks("verify", file, "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert told["holds"] is False and [found["what"] for found in told["findings"] if not found["holds"]] == ["seal"]


def test_rules_that_no_engine_knows_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(RECORD)
    record["setup"]["ruleset"] = 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    for command in ("verify", "replay"):
        assert run_arks(command, file) == 2
        assert "no engine at hand plays awakening by ruleset 1" in capsys.readouterr().err
