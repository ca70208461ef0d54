"""Who sits where: making a table, joining, names, bots, conceding, rematch."""

from __future__ import annotations

from typing import Any

import msgspec

import arks
from arks.bots import NAMES
from arks.engine import HERE, Setup
from arks.engine.deal import new_deal
from arks.server import clock, wire
from arks.server.again import again
from arks.server.hall import Hall, key_of
from arks.server.names import check_name
from arks.server.problems import Refused, no_engine, not_dealt
from arks.server.rows import BOT, HUMAN, OPEN, Body, Entry, SeatRow, TableRow
from arks.server.store import Conflict
from arks.server.table import Table
from arks.server.tokens import derived, hashed, new_id, new_token

PRIVATE_OPTIONS = ("content",)  # folders of the server's own disk


def link_of(table_id: str, token: str) -> str:
    return f"/t/{table_id}#{token}"


def seated(table_id: str, seat: int, token: str) -> wire.Seated:
    return wire.Seated(table_id, seat, token, link_of(table_id, token))


def check_level(level: str) -> str:
    if level not in NAMES:
        raise arks.Illegal(f"there is no bot {level!r}; there is {', '.join(NAMES)}")
    return level


async def create(hall: Hall, wish: wire.NewTable, maker: str) -> wire.Seated:
    """A new table; the caller sits at the seat it wants for itself."""
    own = [place for place, seat in enumerate(wish.seats) if seat.kind == HUMAN]
    if len(own) != 1:
        raise arks.Illegal("exactly one seat of a new table is your own; others are open or a bot's")
    for name in PRIVATE_OPTIONS:
        if wish.options.get(name) is not None:
            raise arks.Illegal(f"the option {name} is not for tables on a server")
    token = new_token()
    seats = [seat_row(place, seat, hashed(token)) for place, seat in enumerate(wish.seats)]
    row = new_row(wish.game, wish.options, len(seats), check_name(wish.name), wish.hints)
    row.listed, row.maker = wish.listed, maker
    row.away_after = wish.away_after
    assert row.deal is not None
    row.deal = row.deal.taken(own[0], wish.contributes)
    if all(seat.kind != OPEN for seat in seats) and not wish.contributes:
        row.deal, row.resumed = row.deal.dealt(), row.created
    await hall.store.create(row, seats)
    return seated(row.id, own[0], token)


def new_row(game: str, options: Body, players: int, name: str, hints: bool) -> TableRow:
    """A table that can be played; an impossible wish is refused here."""
    ruleset, content = HERE.rules(Setup(game, players, options, 0))
    return TableRow(
        id=new_id(),
        game=game,
        options=options,
        deal=new_deal(players),
        ruleset=ruleset,
        content=content,
        name=name,
        hints=hints,
        listed=False,
        created=clock.now(),
    )


def seat_row(place: int, wish: wire.SeatWish, token: str) -> SeatRow:
    if wish.kind == BOT:
        return SeatRow(seat=place, kind="bot", level=check_level(wish.level), name=check_name(wish.name))
    if wish.kind == OPEN:
        return SeatRow(seat=place, kind="open")
    return person(place, wish.name, token)


def person(seat: int, name: str, token: str) -> SeatRow:
    """Somebody who sits down now; ``token`` is the hash."""
    return SeatRow(seat=seat, kind="human", name=check_name(name), token=token, seen=clock.now())


async def join(hall: Hall, table_id: str, seat: int, wish: wire.Join) -> wire.Seated:
    """Take an open seat. Of two who come at the same time, one is told that it is taken."""
    token = new_token()

    async def sit_down() -> None:
        async with hall.at(table_id) as table:
            if seat_at(table, seat).kind != OPEN:
                raise Refused(409, f"Seat {seat} is taken.")
            await sit(hall, table, person(seat, wish.name, hashed(token)), wish.contributes)

    await again(sit_down)
    return seated(table_id, seat, token)


async def sit(hall: Hall, table: Table, row: SeatRow, contributes: bool) -> None:
    """Somebody else sits at a seat. Until the cards are dealt, what was added there counts no more."""
    deal = table.row.deal
    if deal is not None and deal.seed is None:
        deal = deal.taken(row.seat, contributes)
    await hall.settle(table, table.proposal, row, deal=deal)


async def contribute(hall: Hall, table_id: str, seat: int, contribution: str) -> None:
    """Add to the deal, once; the last one to do so lets the game begin."""

    async def add() -> None:
        async with hall.at(table_id) as table:
            deal = table.row.sealed
            if deal is None or (deal.seed is not None and deal.contributions[seat] != contribution):
                raise Refused(409, "The cards are dealt; nothing can be added any more.")
            if deal.contributions[seat] == contribution:
                return
            if seat not in deal.waiting:
                raise Refused(409, "You have added to the deal already.")
            await hall.settle(table, table.proposal, deal=deal.added(seat, contribution))

    await again(add)


async def rename(hall: Hall, table_id: str, seat: int, name: str) -> None:
    new = check_name(name)

    async def call() -> None:
        async with hall.at(table_id) as table:
            await hall.settle(table, table.proposal, msgspec.structs.replace(seat_at(table, seat), name=new))

    await again(call)


async def put_bot(hall: Hall, table_id: str, seat: int, level: str) -> None:
    """A bot takes an open seat, or another bot's. A person's seat stays that person's."""
    bot = SeatRow(seat=seat, kind="bot", level=check_level(level))

    async def put() -> None:
        async with hall.at(table_id) as table:
            if seat_at(table, seat).kind == HUMAN:
                raise Refused(409, f"Seat {seat} is a person's; a bot may only stand in while they are away.")
            await sit(hall, table, bot, False)

    await again(put)


async def open_seat(hall: Hall, table_id: str, seat: int) -> None:
    """A bot leaves; the seat waits for a person. Once the hands are dealt nobody gets to see the bot's that way."""

    async def leave() -> None:
        async with hall.at(table_id) as table:
            if seat_at(table, seat).kind != BOT:
                raise Refused(409, f"Seat {seat} is not a bot's.")
            if table.status != "open":
                raise Refused(409, "The game has begun; to play instead of a bot, ask for its seat.")
            await sit(hall, table, SeatRow(seat=seat, kind="open"), False)

    await again(leave)


def seat_at(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refused(404, f"There is no seat {seat}; seats are 0 to {len(table.seats) - 1}.")
    return table.seats[seat]


async def concede(hall: Hall, table_id: str, seat: int) -> None:
    """Give up: a bot plays on, unless only one is left to win."""

    async def give_up() -> None:
        async with hall.at(table_id) as table:
            if seat not in table.play.conceded:
                if table.status == "over":
                    raise Refused(409, "The game is over.")
                await hall.append(table, table.play.concede(seat))
            if not table.humans() and not table.play.over:  # bots do not play on for nobody
                await hall.append(table, table.play.end(seat))

    await again(give_up)


async def rematch(hall: Hall, table_id: str, seat: int, token: str, maker: str, contributes: bool) -> wire.Seated:
    """The same game again: the first who asks makes the table, the others find their seats there."""
    async with hall.at(table_id) as table:
        if table.status != "over":
            raise Refused(409, "There is a rematch when the game is over.")
        if table.row.next is None:
            row = new_row(table.row.game, table.row.options, len(table.seats), table.row.name, table.row.hints)
            row.listed, row.maker = table.row.listed, maker
            row.away_after = table.row.away_after
            row.origin = {"table": table_id}
            kept = [s if s.kind == BOT else SeatRow(seat=s.seat, kind="open") for s in table.seats]
            await hall.store.create(row, kept)
            try:
                async with hall.change(table):
                    await hall.store.put_next(table_id, row.id)
                    table.row.next = row.id
            except Conflict:
                raise Refused(409, "Somebody else asked for the rematch at this moment; ask again.") from None
        next_id = table.row.next
        name = table.seats[seat].name
    assert next_id is not None
    own = derived(token, next_id)

    async def sit_down() -> None:
        async with hall.at(next_id) as after:
            there = seat_at(after, seat)
            if there.token != hashed(own):
                if there.kind != OPEN:
                    raise Refused(409, "Your seat at the table of the rematch is taken.")
                await sit(hall, after, person(seat, name, hashed(own)), contributes)

    await again(sit_down)
    return seated(next_id, seat, own)


async def fork(hall: Hall, table_id: str, wish: wire.ForkWish) -> wire.Seated:
    """Go on from a step of a finished game, alone against bots."""
    level = check_level(wish.level)
    name = check_name(wish.name)
    async with hall.at(table_id) as table:
        if table.status != "over":
            raise Refused(409, "A game can be continued elsewhere only when it is over.")
        if not table.play.dealt:
            raise not_dealt()
        seat_at(table, wish.seat)
        steps = table.play.steps()
        if wish.step >= len(steps):
            raise Refused(404, f"There is no step {wish.step}; steps are 0 to {len(steps) - 1}.")
        row = msgspec.structs.replace(table.row, id=new_id(), hints=True, listed=False, maker="", created=clock.now())
        row.next = row.ended = row.outcome = None
        row.origin = {"table": table_id, "step": wish.step}
        if await hall.shelf.engine(key_of(row)) is None:  # a game that was kept can be watched without one
            raise no_engine()
        log = table.play.log[: steps[wish.step]]
        players = len(table.seats)
    token = new_token()
    seats = [
        person(place, name, hashed(token)) if place == wish.seat else SeatRow(seat=place, kind="bot", level=level)
        for place in range(players)
    ]
    await hall.store.create(row, seats, renumbered(log))
    return seated(row.id, wish.seat, token)


def renumbered(log: list[Entry]) -> list[Entry]:
    """The entries as a new table would have written them; nobody was waited for there."""
    made: list[Entry] = []
    versions: dict[int, int] = {}
    for entry in log:
        version = versions.setdefault(entry.version, len(versions) + 1)
        made.append(Entry(len(made), version, entry.seat, None, entry.body))
    return made


def games() -> dict[str, Any]:
    """What can be played."""
    shown: dict[str, Any] = {}
    for name, info in arks.games().items():
        options = {key: msgspec.to_builtins(o) for key, o in info.options.items() if key not in PRIVATE_OPTIONS}
        shown[name] = {
            "title": info.title,
            "players": list(info.players),
            "players_by_mode": {mode: list(players) for mode, players in info.players_by_mode.items()},
            "usual_players": info.usual_players,
            "options": options,
            "bots": list(NAMES),
        }
    return shown
