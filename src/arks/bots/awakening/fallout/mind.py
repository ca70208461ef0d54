"""The greedy bot's mind for Fallout."""

from __future__ import annotations

from arks.awakening.state import Ark
from arks.bots.awakening.appetite import Appetite
from arks.bots.awakening.fallout.judge import FalloutJudge
from arks.bots.awakening.mind import SEALED_SAMPLES, AwakeningMind
from arks.kernel.state import State


class FalloutMind(AwakeningMind):
    """What one seat is after during one look ahead."""

    def __init__(self, root: State, seat: int) -> None:
        assert isinstance(root, Ark)
        self.root = root
        self.seat = seat
        self.sealed_samples = SEALED_SAMPLES
        self.judge = FalloutJudge(root, seat)
        self.appetite = Appetite(self.judge, root)
        self.own_turn = root.active == seat
        self.turn = root.players[seat].turns
