"""Bots: they are handed a determinised state, never the true one."""

from arks.bots.base import Bot
from arks.bots.chance import RandomBot
from arks.bots.greedy import GreedyBot
from arks.kernel.errors import Illegal

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES: tuple[str, ...] = tuple(_BOTS)


def make(name: str) -> Bot:
    """A new bot of this name; one bot plays one seat of one game.

    >>> make("greedy").name
    'greedy'
    """
    if name not in _BOTS:
        raise Illegal(f"there is no bot {name!r}; there is {', '.join(NAMES)}")
    return _BOTS[name]()


__all__ = ["NAMES", "Bot", "make"]
