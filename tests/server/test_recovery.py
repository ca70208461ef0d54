"""Recovery phrases: the seats of one browser in another, and nothing for whoever guesses or reads the database."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from arks.server.phrases import Kept, key_of, name_of, new_phrase, opened, sealed
from arks.server.words import WORDS
from tests.server.room import HUMAN_AND_BOT, Json, Room, new_room, settings
from tests.server.room import opened as server_of


def seats_of(*rooms: Room, seat: int = 0) -> list[Json]:
    return [{"table": room.id, "token": room.tokens[seat]} for room in rooms]


def make(client: httpx.Client, *rooms: Room, **more: str) -> Json:
    answer = client.post("/api/recovery", json={"seats": seats_of(*rooms)} | more)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def restore(client: httpx.Client, phrase: str) -> httpx.Response:
    client.cookies.clear()
    return client.post("/api/recovery/restore", json={"phrase": phrase})


def test_a_phrase_restores_all_the_seats_of_a_browser(client: TestClient[Any]) -> None:
    one, two = new_room(client, HUMAN_AND_BOT), new_room(client, HUMAN_AND_BOT)
    made = make(client, one, two)
    words = made["phrase"].split()
    assert len(words) == 6 and set(words) <= set(WORDS)
    answer = restore(client, f"  {', '.join(words).upper()} ")  # as people write it down
    assert answer.status_code == 200
    assert answer.json()["key"] == made["key"]
    assert answer.json()["seats"] == [
        {
            "table": room.id,
            "seat": 0,
            "token": room.tokens[0],
            "link": f"/t/{room.id}#{room.tokens[0]}",
            "game": "awakening",
            "mode": "awakening",
        }
        for room in (one, two)
    ]
    entered = client.post(f"/api/tables/{one.id}/enter", json={"token": answer.json()["seats"][0]["token"]})
    assert entered.json()["seat"] == 0


def test_seats_taken_later_are_added(client: TestClient[Any]) -> None:
    first, later, elsewhere = (new_room(client, HUMAN_AND_BOT) for _ in range(3))
    made = make(client, first)
    for room in (later, elsewhere):  # one browser does not take away what another one added
        body = {"key": made["key"], "seats": seats_of(room)}
        assert client.post("/api/recovery/seats", json=body).status_code == 204
    found = restore(client, made["phrase"]).json()["seats"]
    assert [seat["table"] for seat in found] == [first.id, later.id, elsewhere.id]


def test_a_new_phrase_ends_the_old_one(client: TestClient[Any]) -> None:
    room = new_room(client, HUMAN_AND_BOT)
    old = make(client, room)
    new = make(client, room, key=old["key"])
    assert restore(client, old["phrase"]).status_code == 404
    assert restore(client, new["phrase"]).status_code == 200
    assert client.post("/api/recovery/seats", json={"key": old["key"], "seats": []}).status_code == 404


def test_only_seats_that_one_holds_are_kept(client: TestClient[Any]) -> None:
    room = new_room(client, [*HUMAN_AND_BOT, {"kind": "bot"}])
    wrong = [{"table": room.id, "token": "wrong"}, {"table": "nowhere", "token": room.tokens[0]}]
    refused = client.post("/api/recovery", json={"seats": wrong})
    assert refused.status_code == 409
    assert "no seat" in refused.json()["detail"]
    made = client.post("/api/recovery", json={"seats": [*wrong, *seats_of(room)]}).json()
    assert len(restore(client, made["phrase"]).json()["seats"]) == 1


def test_whoever_reads_the_database_opens_no_bundle(client: TestClient[Any], tmp_path: Path) -> None:
    room = new_room(client, HUMAN_AND_BOT)
    made = make(client, room)
    kept = sqlite3.connect(tmp_path / "arks.sqlite")
    dump = "\n".join(kept.iterdump())
    (name, bundle), *others = kept.execute("SELECT id, bundle FROM recoveries").fetchall()
    kept.close()
    assert others == []
    assert room.tokens[0] not in dump and room.tokens[0].encode() not in bundle
    assert made["key"] not in dump and made["phrase"] not in dump
    assert name == name_of(key_of(made["phrase"]))


def test_a_bundle_that_was_changed_is_not_opened() -> None:
    seats = [Kept("table", 1, "token")]
    key = key_of(new_phrase())
    bundle = sealed(key, seats)
    assert opened(key, bundle) == seats
    assert opened(key_of(new_phrase()), bundle) is None
    for place in range(len(bundle)):
        assert opened(key, bundle[:place] + bytes([bundle[place] ^ 1]) + bundle[place + 1 :]) is None
    assert opened(key, b"") is None
    assert sealed(key, seats) != bundle  # nobody sees that nothing changed


def test_words_are_drawn_of_a_thousand() -> None:
    assert len(set(WORDS)) == len(WORDS) == 1024
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)


def test_guesses_are_limited(tmp_path: Path) -> None:
    with server_of(settings(tmp_path, phrases_per_minute=3)) as client:
        codes = [restore(client, f"not even wrong {n}").status_code for n in range(5)]
    assert codes == [404] * 3 + [429] * 2


def test_bad_keys_and_phrases_are_refused_in_a_sentence(client: TestClient[Any]) -> None:
    for key in ("", "é", "abc", "A" * 43 + "="):
        answer = client.post("/api/recovery/seats", json={"key": key, "seats": []})
        assert answer.status_code == 404
        assert answer.json()["detail"].endswith(".")
    assert restore(client, "x" * 300).status_code == 400
    assert restore(client, "").status_code == 404
