"""What random players hardly ever live to see: with a kinder ship they do, and the promises hold there too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import arks
from arks.awakening.content.reader import BUILT_IN
from tests.conformance.games import conforms
from tests.conformance.players import Wanderer


def kinder(folder: Path, file: str, **changes: str) -> str:
    """The built-in pack with other values of some fields."""
    text = (BUILT_IN / file).read_text(encoding="utf-8")
    for field, value in changes.items():
        text, changed = re.subn(rf"(?m)^(\s+){field}: \[?.*$", rf"\g<1>{field}: {value}", text, count=1)
        assert changed, field
    (folder / file).write_text(text, encoding="utf-8")
    return str(folder)


class Rounds(Wanderer):
    """Notes the last round that it saw."""

    seen = 0

    def move(self, state: arks.State) -> tuple[int, list[str]]:
        self.seen = arks.view(state, None)["enemy"]["round"] or 0
        return super().move(state)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_rounds_of_glitch_conform(players: int, tmp_path: Path) -> None:
    few = '[["1:1"], ["1:1"], ["1:1"], ["1:1"]]'
    pack = kinder(tmp_path, "enemy.yaml", disaster=few, diagnose="1")
    options: dict[str, Any] = {"mode": "glitch", "content": pack}
    rounds: set[int] = set()
    for seed in range(3):
        player = Rounds(seed)
        assert conforms(arks.new("awakening", players, seed, options), player, seed) > 0
        rounds.add(player.seen)
    assert 3 in rounds
