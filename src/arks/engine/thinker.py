"""A process that thinks for bots: one JSON document per line in, one out. It ends when its input does."""

from __future__ import annotations

import random
import sys
from collections import OrderedDict
from typing import Final

import msgspec

import arks
from arks.bots import Bot, make

BOTS_KEPT: Final = 200


class Task(msgspec.Struct):
    """A world that the seat cannot tell from the true one, as a saved document."""

    key: str  # one bot plays one seat of one game: it may follow a plan
    level: str
    seat: int
    seed: int
    world: dict[str, object]


class Thought(msgspec.Struct):
    picked: list[str]
    reason: str


def think(task: Task, bots: OrderedDict[str, Bot]) -> Thought:
    key = f"{task.key} {task.seat} {task.level}"
    bot = bots.pop(key, None) or make(task.level)
    bots[key] = bot
    if len(bots) > BOTS_KEPT:
        bots.popitem(last=False)
    picked = bot.answer(arks.load(task.world), task.seat, random.Random(task.seed))
    return Thought(picked, bot.reason())


def main() -> None:
    bots: OrderedDict[str, Bot] = OrderedDict()
    encoder = msgspec.json.Encoder()
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            thought = encoder.encode(think(decoder.decode(line), bots))
        except Exception as error:  # a bot that fails must not end the process
            thought = encoder.encode({"failed": type(error).__name__})
        sys.stdout.buffer.write(thought + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
