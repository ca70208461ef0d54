"""Looking back: it holds nobody up, and is no more than what was seen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from arks.engine import HERE, Hosted
from arks.engine.elsewhere import Elsewhere
from arks.server import looking, moves, wire
from arks.server.hall import Hall
from arks.server.past import copied
from arks.server.play import Play
from arks.server.rows import SeatRow
from tests.server.room import known_table, settings
from tests.server.wander import OPTIONS, Wanderer

LOOKS = 100


def played(answers: int, seed: int = 5) -> Play:
    """A game with an undo now and then."""
    play = Play(known_table("some", seed, OPTIONS), 2, [], None, 1)
    player = Wanderer(seed)
    for number in range(answers):
        seat = play.position.owing[0]
        choice = play.game.choice(seat)
        assert choice is not None
        options = [{"id": option.id} for option in choice.options]
        decision = {"options": options, "lo": choice.lo, "hi": choice.hi, "prompt": choice.prompt}
        play.answer(seat, player.answer(decision), None)
        if number % 5 == 4 and play.undoable(seat):
            play.undo(seat, 1, None)
    return play


async def hall_with(play: Play, folder: Path) -> Hall:
    hall = Hall(settings(folder))
    await hall.start()
    seats = [SeatRow(seat=seat, kind="human") for seat in range(play.players)]
    await hall.store.create(play.table, seats, play.log)
    return hall


def test_every_view_of_the_past_is_found_from_any_other() -> None:
    play = played(60)
    places = [*range(len(play.log)), *range(len(play.log), 0, -7)]
    whole = Hosted(play.setup)
    wanted = [whole.view(0)]
    for entry in play.game_log():
        whole.apply([entry])
        wanted.append(whole.view(0))
    for place in places:
        assert HERE.view_after(play.setup, play.game_log(), place, 0) == wanted[place]


def test_a_history_is_walked_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = played(30)
    walks: list[int] = []
    story = Elsewhere.story

    def counted(self: Elsewhere, *told: Any) -> Any:
        walks.append(1)
        return story(self, *told)

    monkeypatch.setattr(Elsewhere, "story", counted)

    async def look() -> None:
        hall = await hall_with(play, tmp_path)
        told = await asyncio.gather(*(hall.past.history(copied(play), seat) for seat in (0, 0, 1, None, 0)))
        assert told[0] == told[1] == told[4] != told[2]
        await hall.close()

    asyncio.run(look())
    assert len(walks) == 3


def test_a_look_back_does_not_hold_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody moves in the middle of it, and the history is of before."""

    async def look() -> None:
        hall = await hall_with(played(20), tmp_path)
        begun, go_on = asyncio.Event(), asyncio.Event()
        history = hall.past.history

        async def slow(*told: Any) -> Any:
            begun.set()
            await go_on.wait()
            return await history(*told)

        monkeypatch.setattr(hall.past, "history", slow)
        looks = asyncio.create_task(looking.history(hall, "some", None, None))
        await begun.wait()
        async with asyncio.timeout(5), hall.at("some") as table:
            table.play.log.clear()
        go_on.set()
        assert (await looks).steps
        await hall.close()

    asyncio.run(look())


def test_people_move_while_many_look_back(tmp_path: Path) -> None:
    async def look() -> None:
        hall = await hall_with(played(20), tmp_path)
        game = played(60)
        copies = [copied(game)._replace(number=number) for number in range(LOOKS)]
        looks = [asyncio.create_task(hall.past.history(copy, None)) for copy in copies]
        async with hall.at("some") as table:
            seat = table.play.position.owing[0]
            wish = wire.Move(decision=table.play.question, picked=table.play.game.sample(seat), request="r")
        assert (await moves.move(hall, "some", seat, wish)).request == "r"
        assert not looks[-1].done()
        for task in looks:
            task.cancel()
        await asyncio.gather(*looks, return_exceptions=True)
        await hall.close()

    asyncio.run(look())
