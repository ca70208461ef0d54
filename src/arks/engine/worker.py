"""An engine in a process of its own: one JSON call per line in, one reply per line out. It ends when its input does.

This is what makes old rules last. A server files a copy of its engine, this module in it, and years later another
server starts that copy and makes the same calls. So calls and replies may gain fields with defaults, and never change.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, Final

import msgspec

from arks.engine.hosting import HERE, Hosted
from arks.engine.values import Document, Log, Setup
from arks.kernel.errors import Illegal

GAMES_KEPT: Final = 300


class Call(msgspec.Struct):
    """What is asked of a game; ``table`` names one that was opened before."""

    call: str
    table: str = ""
    setup: Setup | None = None
    saved: Document | None = None
    log: Log = []
    seat: int | None = None
    picked: list[str] = []
    answers: int = 0
    entries: int = 0
    thing: str = ""


class Reply(msgspec.Struct, omit_defaults=True):
    """What came of it: a value, or a sentence for whoever asked, or the name of what went wrong here."""

    value: Any = None
    illegal: str | None = None
    failed: str | None = None
    gone: bool = False  # the game is not open any more: open it again and repeat the call


class Worker:
    """The games that are open, those used last."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, Hosted] = OrderedDict()

    def reply(self, call: Call) -> Reply:
        try:
            if call.setup is not None:
                return Reply(self._of_setup(call, call.setup))
            game = self._open.get(call.table)
            if game is None:
                return Reply(gone=True)
            self._open.move_to_end(call.table)
            return Reply(self._of_game(call, game))
        except Illegal as error:
            return Reply(illegal=str(error))
        except Exception as error:  # one game that fails must not end the others; it may have been left half done
            self._open.pop(call.table, None)
            return Reply(failed=type(error).__name__)

    def _of_setup(self, call: Call, setup: Setup) -> Any:
        match call.call:
            case "rules":
                return HERE.rules(setup)
            case "host":
                self._open[call.table] = game = Hosted(setup, call.saved)
                if len(self._open) > GAMES_KEPT:
                    self._open.popitem(last=False)
                return game.apply(call.log)
            case "story":
                return HERE.story(setup, call.log, call.seat)
            case "view_after":
                return HERE.view_after(setup, call.log, call.entries, call.seat)
            case "retelling":
                return HERE.retelling(setup, call.log)
        raise Illegal(f"this engine knows no call {call.call!r}")

    def _of_game(self, call: Call, game: Hosted) -> Any:
        match call.call:
            case "view":
                return game.view(call.seat)
            case "apply":
                return game.apply(call.log)
            case "save":
                return game.save()
        seat = call.seat
        if seat is None:
            raise Illegal(f"the call {call.call!r} needs a seat")
        match call.call:
            case "answer":
                return game.answer(seat, call.picked)
            case "undo":
                return game.undo(seat, call.answers)
            case "choice":
                return game.choice(seat)
            case "aside":
                return game.aside(seat)
            case "why_not":
                return game.why_not(seat, call.thing)
            case "sample":
                return game.sample(seat)
            case "world":
                return game.world(seat)
        raise Illegal(f"this engine knows no call {call.call!r}")


def main() -> None:
    worker = Worker()
    decoder = msgspec.json.Decoder(Call)
    encoder = msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(encoder.encode(worker.reply(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
