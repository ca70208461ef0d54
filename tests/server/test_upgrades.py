"""Games outlive upgrades: they go on by the rules they began with, and can be watched for ever."""

from __future__ import annotations

import ast
import asyncio
import io
import json
import os
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from arks.engine import copies, worker
from arks.engine.elsewhere import Elsewhere, Visited
from arks.engine.hosting import Here
from arks.engine.values import Setup
from arks.server.hall import Hall
from arks.server.shelf import Shelf
from arks.server.store import Store
from tests.server.commands import run_arks, spoil
from tests.server.old_tables import OVER, RUNNING, TABLES, asked, hall_of, play_on, table, unpacked
from tests.server.room import HUMAN_AND_OPEN, Json, Room, new_request, new_room, opened, running, settings

NO_ENGINE = "No engine on this server plays by the rules that this game began with."
CONTRIBUTION = "ab" * 32
THINGS = ("room:0", "room:1", "section:military", "action:build", "action:sponsors", "zoo")


@pytest.fixture(autouse=True)
def nothing_is_laid_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless a test does it: games that were laid down need no engine."""

    async def nothing(_: Any) -> None:
        pass

    monkeypatch.setattr("arks.server.rounds.Rounds.keep", nothing)


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """Today's server on the database of the release before."""
    folder = tmp_path_factory.mktemp("old")
    unpacked(folder)
    with opened(settings(folder)) as client:
        yield client


def looks_back(room: Room, seats: list[int | None]) -> Json:
    """All that is told, and what was seen at the first, middle and last steps."""
    found: Json = {}
    for seat in seats:
        eyes = "" if seat is None else f"?as={seat}"
        history = room.get(f"/history{eyes}").json()
        last = history["steps"][-1]["step"]
        steps = [room.get(f"/steps/{step}{eyes}").json() for step in (0, last // 2, last)]
        found[f"{seat}"] = {"history": history, "steps": steps}
    return found


def laid_down(folder: Path, names: list[str]) -> Hall:
    """A server that did nothing else."""
    hall = Hall(settings(folder))

    async def lay_down() -> None:
        await hall.start()
        for name in names:
            await hall.keep(TABLES[name]["id"])
        await hall.close()

    asyncio.run(lay_down())
    return hall


# --- games that go on


@pytest.mark.parametrize("name", RUNNING)
def test_a_game_goes_on_by_its_own_rules(old: TestClient[Any], name: str) -> None:
    room = table(old, name)
    before = room.state(0)
    assert before["table"]["rules"]["ruleset"] == 2 and not before["table"]["rules"]["today"]
    assert isinstance(hall_of(old).loaded(room.id).play.game, Visited)
    assert play_on(room, 5) == 5
    play = hall_of(old).loaded(room.id).play
    while play.players > 1 and not any(entry.seat == 1 for entry in play.log[before["version"] :]):
        assert play_on(room, 5) == 5  # until a bot was asked, too
    asked(room)
    after = room.state(0)
    assert after["version"] > before["version"]
    history = room.get("/history", 0).json()["steps"]
    assert history[-1]["version"] == after["version"]
    assert room.get(f"/steps/{history[-1]['step']}", 0).json()["view"] == after["view"]


@pytest.mark.parametrize("name", RUNNING)
def test_hints_reasons_and_undo_are_those_of_its_rules(old: TestClient[Any], name: str) -> None:
    room = table(old, name)
    seat = asked(room)
    assert seat is not None
    hint = room.post("/hint", seat).json()
    offered = {option["id"] for option in room.state(seat)["decision"]["options"]}
    assert set(hint["picked"]) <= offered and hint["reason"]
    assert any(room.get(f"/why?thing={thing}", seat).status_code == 200 for thing in THINGS)
    for _ in range(30):
        before = room.state(0)
        room.move(0)
        after = room.state(0)
        if after["can_undo"]:
            body = {"answers": 1, "version": after["version"], "request": new_request()}
            assert room.post("/undo", 0, body).status_code == 200
            assert room.state(0)["view"] == before["view"]
            return
        assert asked(room) == 0
    raise AssertionError("nothing could be taken back")


def test_bots_of_an_old_table_think_with_its_engine(old: TestClient[Any]) -> None:
    room = table(old, RUNNING[0])
    asked(room)
    assert room.post("/hint", 0).status_code == 200
    thinkers = hall_of(old).shelf._thinkers
    folders = [folder for folder in thinkers if folder]
    assert len(folders) == 1
    process = thinkers[folders[0]]._thinkers[0]._process
    environment = Path(f"/proc/{process.pid}/environ").read_bytes().decode().split("\0")
    assert f"PYTHONPATH={folders[0]}" in environment
    label = json.loads((Path(folders[0]) / copies.LABEL).read_text())
    assert ["awakening", 2] in [key[:2] for key in label["keys"]]


def test_an_engine_that_is_killed_costs_nothing(old: TestClient[Any]) -> None:
    room = table(old, "nova alone runs")
    before = room.state(0)
    (engine,) = hall_of(old).shelf._playing.values()
    os.kill(engine._process.pid, 9)
    engine._process.wait()
    assert room.state(0) == before
    assert play_on(room, 2) == 2


def test_what_was_played_on_is_there_after_a_restart(tmp_path: Path) -> None:
    unpacked(tmp_path)
    with opened(settings(tmp_path)) as client:
        room = table(client, "it-learns runs")
        assert play_on(room, 4) == 4
        asked(room)
        before = room.state(0)
    with opened(settings(tmp_path)) as client:
        after = table(client, "it-learns runs").state(0)
    for state in (before, after):
        for gone in ("events", "since", "table"):
            state.pop(gone)
    assert after == before


def test_a_real_server_plays_an_old_game_on(tmp_path: Path) -> None:
    unpacked(tmp_path)
    with running(settings(tmp_path), tmp_path) as server, server.client() as client:
        for name in ("awakening runs", "nova runs"):
            assert play_on(table(client, name), 2) == 2


# --- games that are over


@pytest.mark.parametrize("name", OVER)
def test_a_finished_game_is_replayed_checked_and_gone_on_from(old: TestClient[Any], name: str) -> None:
    room = table(old, name)
    state = room.state()
    assert state["table"]["status"] == "over"
    looks_back(room, [None, *range(len(state["table"]["seats"]))])
    findings = room.get("/check").json()
    assert {finding["holds"] for finding in findings} == {True, None}

    made = room.post("/fork", None, {"seat": 0, "step": 4}).json()
    fork = Room(old, made["table"], {0: made["token"]})
    assert fork.state(0)["table"]["rules"]["ruleset"] == 2
    assert play_on(fork, 2) == 2


@pytest.mark.parametrize("name", ["fallout is over", "nova alone is over"])
def test_the_commands_know_old_games(
    old: TestClient[Any], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room, file = table(old, name), tmp_path / "game.json"
    assert run_arks("export", room.id, file, "--database", hall_of(old).settings.database) == 0
    assert json.loads(file.read_text()) == room.get("/record").json()
    capsys.readouterr()
    assert run_arks("verify", file) == 0
    assert "comes to the same end" in capsys.readouterr().out
    assert run_arks("replay", file) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Played by ruleset 2.") and room.state()["table"]["outcome"]["reason"] in shown


def test_the_commands_find_engines_in_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here that of the release before, as if it were no part of this one."""
    unpacked(tmp_path)
    filed, file = copies.shipped()[0], tmp_path / "game.json"
    laid_down(tmp_path, [])
    assert run_arks("export", TABLES["fallout is over"]["id"], file, "--data", tmp_path) == 0
    monkeypatch.setattr("arks.engine.finding.shipped", list)
    capsys.readouterr()
    assert run_arks("verify", file) == run_arks("verify", file, "--data", tmp_path) == 2
    assert capsys.readouterr().err.count("arks: no engine at hand plays awakening by ruleset 2") == 2

    async def put() -> None:
        store = Store(settings(tmp_path))
        await store.file_engine(filed, 1.0)
        await store.close()

    asyncio.run(put())
    assert run_arks("verify", file, "--data", tmp_path) == run_arks("replay", file, "--data", tmp_path) == 0
    assert "Played by ruleset 2." in capsys.readouterr().out


def test_a_rematch_and_new_tables_go_by_the_rules_of_today(old: TestClient[Any]) -> None:
    today = Here().rules(Setup("nova", 2, {}, 0))
    room = table(old, "nova is over")
    made = room.post("/rematch", 0).json()
    rules = Room(old, made["table"], {0: made["token"]}).state(0)["table"]["rules"]
    assert (rules["ruleset"], rules["content"], rules["today"]) == (*today, True)
    assert new_room(old).state()["table"]["rules"]["today"]


def test_all_old_tables_are_listed(old: TestClient[Any]) -> None:
    listed = {card["id"]: card["status"] for card in old.get("/api/tables").json()}
    for name in TABLES:
        assert listed[TABLES[name]["id"]] == ("over" if name in OVER else "running")


def test_a_game_that_was_laid_down_is_watched_without_any_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked(tmp_path)
    with opened(settings(tmp_path)) as client:
        seen = {name: looks_back(table(client, name), [None, 0]) for name in OVER}
        views = {name: table(client, name).state()["view"] for name in OVER}
    laid_down(tmp_path, OVER)

    async def none(*_: object) -> None:
        return None

    monkeypatch.setattr(Shelf, "_find", none)
    with opened(settings(tmp_path)) as client:
        for name in OVER:
            room = table(client, name)
            assert looks_back(room, [None, 0]) == seen[name]
            assert room.state()["view"] == views[name]
            assert room.get("/record").status_code == 200
        refused = [room.get("/check"), room.post("/fork", None, {"seat": 0, "step": 0})]
        assert [(answer.status_code, answer.json()["detail"]) for answer in refused] == [(409, NO_ENGINE)] * 2
    with closing(sqlite3.connect(tmp_path / "arks.sqlite")) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (len(TABLES),)


# --- rules that nobody knows


def test_a_table_whose_engine_is_nowhere_gets_a_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    unpacked(tmp_path)
    room_id = TABLES["nova runs"]["id"]
    spoil(tmp_path, "UPDATE tables SET ruleset = 1 WHERE id IN (?, ?)", room_id, TABLES["nova is over"]["id"])
    with opened(settings(tmp_path)) as client:
        room = table(client, "nova runs")
        answers = [room.get(""), room.post("/concede", 0), room.post("/hint", 0), room.get("/history")]
        assert [(answer.status_code, answer.json()["detail"]) for answer in answers] == [(409, NO_ENGINE)] * 4
        cards = {card["id"]: card for card in client.get("/api/tables").json()}
        assert cards[room_id]["status"] == "running" and not cards[room_id]["joinable"]
        assert play_on(table(client, "awakening runs"), 1) == 1
    assert laid_down(tmp_path, ["nova is over", "nova alone is over"]).unkept == {TABLES["nova is over"]["id"]}


# --- the upgrades to come


def test_the_copy_of_todays_engine_plays_on_under_later_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(settings(tmp_path)) as client:
        playing = new_room(client, contributes=False)
        play_on(playing, 4)
        waiting = new_room(client, HUMAN_AND_OPEN, contributes=True)
        before = playing.state(0)
    rules = Here.rules
    monkeypatch.setattr(Here, "rules", lambda self, setup: (4, rules(self, setup)[1]))
    monkeypatch.setattr("arks.server.shelf.own_copy", copies.copy_here)
    with opened(settings(tmp_path)) as client:
        playing.client = waiting.client = client
        assert playing.state(0)["view"] == before["view"]
        assert playing.state(0)["table"]["rules"] == before["table"]["rules"] | {"today": False}
        assert isinstance(hall_of(client).loaded(playing.id).play.game, Visited)
        assert play_on(playing, 3) == 3
        assert waiting.state()["table"]["status"] == "open"
        assert waiting.post("/contribution", 0, {"contribution": CONTRIBUTION}).status_code == 204
        assert play_on(waiting, 3) == 3
        for seat in (0, 1):
            waiting.post("/concede", seat)
        found = {finding["what"]: finding["holds"] for finding in waiting.get("/check").json()}
        assert found == {"seal": True, "deal": True, "moves": True, "game": True}
        assert new_room(client).state()["table"]["rules"]["ruleset"] == 4


def cases(source: str) -> set[str]:
    """The calls that a worker knows."""
    matched = [node.pattern for node in ast.walk(ast.parse(source)) if isinstance(node, ast.match_case)]
    values = [pattern.value for pattern in matched if isinstance(pattern, ast.MatchValue)]
    return {value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)}


def fields(source: str) -> dict[str, set[str]]:
    """The fields of each class."""
    found: dict[str, set[str]] = {}
    for made in [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]:
        lines = [line.target for line in made.body if isinstance(line, ast.AnnAssign)]
        found[made.name] = {target.id for target in lines if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize("copy", copies.shipped(), ids=lambda copy: f"ruleset-{copy.keys[0].ruleset}")
def test_a_shipped_engine_knows_all_calls_of_today(copy: copies.Copy, tmp_path: Path) -> None:
    """If not: python tools/file_engine.py REVISION NAME."""
    engine = Path(worker.__file__).parent
    with zipfile.ZipFile(io.BytesIO(copy.archive)) as archive:
        for module in ("worker", "values", "retelling", "thinker"):
            then, now = archive.read(f"arks/engine/{module}.py").decode(), (engine / f"{module}.py").read_text()
            assert cases(now) <= cases(then)
            known = fields(then)
            assert all(names <= known.get(name, set()) for name, names in fields(now).items())
    asking = Elsewhere(copies.unpack(copy, tmp_path))
    try:
        for key in copy.keys:
            setup = Setup(key.game, 2, {}, 7)
            assert asking.rules(setup) == key[1:]
            game = asking.host(setup)
            log: list[Json] = []
            for _ in range(6):
                seat = game.position.owing[0]
                choice = game.choice(seat)
                assert choice is not None and game.aside(seat) is None and game.world(seat)
                answered = game.answer(seat, game.sample(seat))
                log = list(game._log)
                assert len(answered.told) == 3
            assert asking.host(setup).apply(log) == game.position
            assert asking.host(setup, game.save()).position.owing == game.position.owing
            assert asking.view_after(setup, log, len(log), 0) == game.view(0)
            assert len(asking.story(setup, log, None)) == len(log)
            assert asking.retelling(setup, log).views
    finally:
        asking.close()
