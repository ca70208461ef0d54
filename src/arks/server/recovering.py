"""Lost links: a browser asks for a recovery phrase, and another one gets its seats back by it."""

from __future__ import annotations

from typing import Final

from arks.server import wire
from arks.server.again import again
from arks.server.hall import Hall
from arks.server.phrases import Kept, name_of, new_phrase, opened, read_key, sealed, written
from arks.server.problems import Refused
from arks.server.seating import link_of
from arks.server.tokens import hashed

SEATS_KEPT: Final = 200  # in one bundle; the oldest are left out


async def make(hall: Hall, address: str, wish: wire.NewPhrase) -> wire.Phrase:
    """A phrase for these seats. The one that the browser had before stops working."""
    hall.phrases.allow(address)
    seats = await held(hall, [Kept(own.table, 0, own.token) for own in wish.seats])
    if not seats:
        raise Refused(409, "This browser holds no seat that a phrase could restore.")
    old = None if wish.key is None else read_key(wish.key)
    phrase = new_phrase()
    key = await hall.phrases.key_of(phrase)
    await hall.store.put_recovery(name_of(key), sealed(key, list(seats)), None if old is None else name_of(old))
    return wire.Phrase(phrase, written(key))


async def refresh(hall: Hall, wish: wire.MoreSeats) -> None:
    """Add the seats that a browser took since; several browsers may add to one bundle."""
    key = read_key(wish.key)
    more = await held(hall, [Kept(own.table, 0, own.token) for own in wish.seats])

    async def add() -> None:
        bundle = None if key is None else await hall.store.recovery(name_of(key))
        known = None if key is None or bundle is None else opened(key, bundle)
        if key is None or bundle is None or known is None:
            raise Refused(404, "This recovery phrase is not known any more; make a new one.")
        kept = [seat for seat in known if (seat.table, seat.seat) not in {(own.table, own.seat) for own in more}]
        await hall.store.change_recovery(name_of(key), bundle, sealed(key, [*kept, *more][-SEATS_KEPT:]))

    await again(add)


async def restore(hall: Hall, address: str, wish: wire.OldPhrase) -> wire.Restored:
    """The seats of a phrase, as far as its browser still held them."""
    hall.phrases.allow(address)
    key = await hall.phrases.key_of(wish.phrase)
    bundle = await hall.store.recovery(name_of(key))
    known = None if bundle is None else opened(key, bundle)
    if known is None:
        raise Refused(404, "No seats are kept under these words; look at their spelling and order.")
    seats = await held(hall, known)
    return wire.Restored(
        written(key),
        [
            wire.RestoredSeat(seat.table, seat.seat, seat.token, link_of(seat.table, seat.token), game, mode)
            for seat, (game, mode) in seats.items()
        ],
    )


async def held(hall: Hall, seats: list[Kept]) -> dict[Kept, tuple[str, str]]:
    """Those whose tokens do hold a seat, with the number of that seat and the game and mode of the table."""
    found: dict[Kept, tuple[str, str]] = {}
    there = await hall.store.seats_at([seat.table for seat in seats])
    for kept in seats:
        for seat, token, game, options in there.get(kept.table, ()):
            if token and token == hashed(kept.token):
                found[Kept(kept.table, seat, kept.token)] = (game, str(options.get("mode") or ""))
    return found
