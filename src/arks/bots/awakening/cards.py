"""What artifacts are worth to a hand."""

from __future__ import annotations

from typing import Final

from arks.awakening.tables import Artifact, Pack

POWER_WORTH: Final = 0.5  # for each step of power
# What the use of a card is worth, in about a tenth of a turn, for each of its numbers.
USE_WORTH: Final[dict[str, float]] = {
    "do_engineer_free": 6.0,
    "do_engineer_remote": 5.0,
    "do_awake_free": 6.0,
    "do_move": 1.0,
    "do_teleport_any": 3.0,
    "do_route": 1.5,
    "do_militarize": 0.8,
    "do_discover": 1.0,
    "do_heal_all": 2.0,
    "gain": 1.2,
    "convert_to_mt": 0.5,
    "architect": 2.0,
    "wild_action": 8.0,
    "open_airlock": 2.0,
}


def worth(artifact: Artifact) -> float:
    """A card's one-time use and its power in combat, in about a tenth of a turn."""
    total = POWER_WORTH * artifact.power
    for use in artifact.use:
        n = 1
        for key, number in use.params:
            if key in ("n", "keep", "max"):
                n = number
        total += USE_WORTH.get(use.id, 0.0) * n
    return total


_worths: dict[str, list[float]] = {}


def worths(pack: Pack) -> list[float]:
    """The worth of every artifact of a pack, by index."""
    found = _worths.get(pack.digest)
    if found is None:
        found = [worth(artifact) for artifact in pack.artifacts]
        _worths[pack.digest] = found
    return found
