"""What a bot is: it answers for a seat, and can say why."""

from __future__ import annotations

import random

from arks.kernel.state import State


class Bot:
    """Answers a seat's questions. A ``world`` is a determinised state: what the seat does not know is dealt anew."""

    name: str = ""

    def answer(self, world: State, seat: int, rng: random.Random) -> list[str]:
        """Option ids for the question this seat owes now. The world is left as it was."""
        raise NotImplementedError

    def reason(self) -> str:
        """The main reason for the last answer, in words."""
        return ""
