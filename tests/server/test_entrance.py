"""The entrance of a real server: who is let in, how many at once, and for how long a request may arrive."""

from __future__ import annotations

import json
import logging
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from arks.server.addresses import Crowd, Proxies, household
from arks.server.handles import FEWEST, raise_handles, sockets_at_most
from arks.server.quiet import Quiet
from tests.server.room import Server, free_port, new_room, running, settings
from tests.server.test_siege import BODY, ENEMY, FRIENDS, HEAD, UPGRADE, handles, visitor

OF_ONE = 5
IN_ALL = 20
SOME_S = 0.4
GET = b"GET /api/games HTTP/1.1\r\nHost: arks\r\n"

__all__ = ["handles"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("entrance")
    limits = {"head_s": SOME_S, "body_s": SOME_S, "sockets": IN_ALL, "sockets_per_address": OF_ONE}
    with running(settings(folder, **limits), folder) as made:
        yield made


def knock(server: Server | int, address: str, said: bytes = b"") -> socket.socket:
    made = socket.socket()
    made.bind((address, 0))
    made.settimeout(10)
    made.connect(("127.0.0.1", server if isinstance(server, int) else server.port))
    made.sendall(said)
    return made


def heard(one: socket.socket) -> tuple[int, str]:
    """The status and sentence of an answer after which the connection ends; 0 when there is none."""
    text = b""
    try:
        while more := one.recv(65_536):
            text += more
    except ConnectionResetError:
        pass
    if not text:
        return 0, ""
    head, _, body = text.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head, head
    told = json.loads(body)
    status = int(head.split()[1])
    assert status == told["status"]
    return status, told["detail"]


# --- how many


def test_an_address_has_so_many_connections_and_others_have_theirs(server: Server) -> None:
    with ExitStack() as held:
        for _ in range(OF_ONE):
            held.enter_context(closing(knock(server, ENEMY)))
        status, sentence = heard(held.enter_context(closing(knock(server, ENEMY))))
        assert (status, sentence) == (429, "Too many connections from your address; close some.")
        with visitor(server, FRIENDS) as friend:
            assert friend.get("/api/games").status_code == 200
    with visitor(server, ENEMY) as again:  # theirs were closed
        assert again.get("/api/games").status_code == 200


def test_a_stream_keeps_the_place_of_its_connection(server: Server) -> None:
    with visitor(server, FRIENDS) as client:
        table = new_room(client).id.encode()
    with ExitStack() as held:
        for _ in range(OF_ONE):
            stream = held.enter_context(closing(knock(server, ENEMY, UPGRADE % table)))
            assert stream.recv(12) == b"HTTP/1.1 101"
        assert heard(held.enter_context(closing(knock(server, ENEMY))))[0] == 429
    with closing(knock(server, ENEMY, UPGRADE % table)) as stream:
        assert stream.recv(12) == b"HTTP/1.1 101"


def test_there_is_an_end_to_all_connections_together(server: Server) -> None:
    with ExitStack() as held:
        for number in range(IN_ALL):
            held.enter_context(closing(knock(server, f"127.0.1.{number + 1}")))
        status, sentence = heard(held.enter_context(closing(knock(server, ENEMY))))
        assert (status, sentence) == (503, "The server is full; try again in a minute.")


def test_a_proxy_speaks_for_many(server: Server) -> None:
    """Its own connections are limited in all only; whom it names is counted by the streams that are open."""
    with visitor(server, FRIENDS) as client:
        table = new_room(client).id.encode()

    def through(client: str) -> socket.socket:
        named = (UPGRADE % table).replace(b"Host:", f"X-Forwarded-For: {client}\r\nHost:".encode())
        return knock(server, "127.0.0.1", named)

    with ExitStack() as held:
        for _ in range(OF_ONE):
            assert held.enter_context(closing(through("2001:db8::1"))).recv(12) == b"HTTP/1.1 101"
        for neighbour in ("2001:db8::2", "2001:db8:0:0:ffff::1"):
            assert held.enter_context(closing(through(neighbour))).recv(12) == b"HTTP/1.1 403"
        for other in ("2001:db8:0:1::1", "198.51.100.7"):
            assert held.enter_context(closing(through(other))).recv(12) == b"HTTP/1.1 101"
        assert held.enter_context(closing(knock(server, "127.0.0.1", UPGRADE % table))).recv(12) == b"HTTP/1.1 101"


def test_each_of_several_workers_counts_for_itself(database: str) -> None:
    port = free_port()
    words = ["serve", "--database", database, "--workers", "2", "--port", str(port)]
    process = subprocess.Popen(
        [sys.executable, "-c", f"from arks.cli import main; main({words!r})"],
        env=os.environ | {"ARKS_SOCKETS_PER_ADDRESS": str(OF_ONE)},
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        transport = httpx.HTTPTransport(local_address=FRIENDS, verify=False, trust_env=False, retries=8)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30, transport=transport) as client:
            assert client.get("/api/games").status_code == 200
            with ExitStack() as held:
                knocks = [held.enter_context(closing(knock(port, ENEMY))) for _ in range(6 * OF_ONE)]
                deadline = time.monotonic() + 5
                while len(refused := select.select(knocks, [], [], 0)[0]) < 4 * OF_ONE:
                    assert time.monotonic() < deadline
                assert len(refused) < 6 * OF_ONE
                assert {heard(one)[0] for one in refused} == {429}
                assert client.get("/api/games").status_code == 200
    finally:
        process.terminate()
        process.wait(20)


# --- for how long


@pytest.mark.parametrize(
    ("said", "status"),
    [(b"", 0), (b"GET", 408), (HEAD, 408), (BODY, 408), (GET + b"\r\n" + HEAD, 0)],
    ids=["nothing", "a word", "half a head", "half a body", "a request and half a head"],
)
def test_who_takes_too_long_is_shown_out(server: Server, said: bytes, status: int) -> None:
    with closing(knock(server, ENEMY, said)) as slow:
        if said.startswith(GET + b"\r\n"):
            assert slow.recv(12) == b"HTTP/1.1 200"
            while slow.recv(65_536):
                pass  # until it is closed
        else:
            assert heard(slow)[0] == status


def test_a_request_in_many_pieces_is_in_time_or_too_late_as_a_whole(server: Server) -> None:
    """A byte now and then does not stop the clock."""
    with closing(knock(server, ENEMY)) as slow:
        slow.settimeout(SOME_S / 10)
        text = b""
        for letter in GET * 100:
            try:
                slow.send(bytes([letter]))
                text += slow.recv(65_536)
            except TimeoutError:
                continue
            except OSError:
                pass
            break
        assert b"408" in text[:12]


def test_a_slow_body_leaves_nothing_behind(server: Server) -> None:
    with visitor(server) as client:
        tables = client.get("/api/tables").json()
        with closing(knock(server, ENEMY, BODY)) as slow:
            assert heard(slow) == (408, "The request took too long to arrive.")
        assert client.get("/api/tables").json() == tables
    assert "Exception" not in server.log.read_text()


# --- what cannot be read


@pytest.mark.parametrize(
    "said",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: arks\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: arks\r\nA" + b"a" * 100_000,
        b"GET /%ff HTTP/1.1\r\nHost: arks\r\nConnection: close\r\n\r\n",
        GET + b"Connection: close\r\nCookie: arks-x=\xff\xfe\r\n\r\n",
        GET + b"Connection: close\r\nAuthorization: Bearer \xff\xfe\r\n\r\n",
        HEAD + b"Connection: close\r\nContent-Length: 17\r\n\r\n" + b'{"game": "\xff\xfe"}\r\n\r\n',
    ],
    ids=["TLS", "an address", "no host", "a long head", "an escape", "a cookie", "a token", "a body"],
)
def test_what_cannot_be_read_gets_one_sentence(server: Server, said: bytes) -> None:
    with closing(knock(server, ENEMY, said)) as strange:
        status, sentence = heard(strange)
    assert status == 400
    assert sentence.endswith(".")


# --- the parts of it


def test_a_household_is_one_address_or_what_one_customer_is_given() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("a socket of this machine") == "a socket of this machine"


def test_a_crowd_forgets_who_left() -> None:
    crowd = Crowd(3, 2, Proxies("192.0.2.1"))
    for address in ("192.0.2.7", "192.0.2.7", "192.0.2.1"):
        crowd.enter(address)
    assert crowd.full()
    assert crowd.full_for("192.0.2.7") and not crowd.full_for("192.0.2.8")
    crowd.leave("192.0.2.7")
    assert not crowd.full() and not crowd.full_for("192.0.2.7")


def test_where_every_connection_is_a_proxys_the_named_are_counted() -> None:
    everybody = Proxies("*")
    for proxies, full in ((everybody, False), (everybody.but_not_everybody(), True)):
        crowd = Crowd(3, 1, proxies)
        crowd.enter("192.0.2.7")
        assert crowd.full_for("192.0.2.7") is full
    assert "192.0.2.1" in Proxies("192.0.2.1").but_not_everybody()


def test_a_server_takes_all_handles_and_keeps_some_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    limits = [256, 1024]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", lambda _, told: limits.__setitem__(slice(None), told))
    raise_handles()
    assert limits == [1024, 1024]
    assert 500 < sockets_at_most(10_000) < 900
    assert sockets_at_most(100) == 100
    limits[0] = 64
    assert sockets_at_most(100) == FEWEST


def test_a_log_says_once_a_minute_what_anybody_can_provoke(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("arks.server.quiet.time.monotonic", lambda: now)
    quiet = Quiet()
    said: list[str] = []
    for second in range(130):
        now = 1000.0 + second
        for text, more in (("no handle is left\nsocket: %s", (second,)), ("not a request", ())):
            record = logging.LogRecord("asyncio", logging.ERROR, "", 0, text, more, None)
            if quiet.filter(record):
                said.append(record.getMessage())
    assert said == [
        "no handle is left\nsocket: 0",
        "not a request",
        "no handle is left (and 59 times more since it was last said)",
        "not a request (and 59 times more since it was last said)",
        "no handle is left (and 59 times more since it was last said)",
        "not a request (and 59 times more since it was last said)",
    ]


def test_an_address_waits_for_its_answers(tmp_path: Path) -> None:
    """Requests that are being answered count until they are, also those whose body does not come."""
    made = settings(tmp_path, requests_in_flight_per_address=2, requests_in_flight=3)
    with running(made, tmp_path) as server, ExitStack() as held:

        def ask(address: str) -> tuple[int, str]:
            with visitor(server, address) as client:
                answer = client.get("/api/games", headers={"connection": "close"})
                return answer.status_code, answer.json().get("detail", "")

        def until(address: str, status: int) -> str:
            """What was sent has to be read first."""
            told = (ask(address) for _ in range(200))
            return next(sentence for found, sentence in told if found == status)

        for _ in range(2):
            held.enter_context(closing(knock(server, ENEMY, BODY)))
        assert until(ENEMY, 429) == "Too much at once from your address; wait for the answers."
        assert ask(FRIENDS)[0] == 200
        held.enter_context(closing(knock(server, "127.0.0.4", BODY)))
        assert until(FRIENDS, 503) == "The server is busy; try again in a moment."
