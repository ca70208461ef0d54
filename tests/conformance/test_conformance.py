"""Every game, mode and number of players keeps the protocol's promises through whole random games."""

from __future__ import annotations

import pytest

import arks
from tests.conformance.cells import CELLS, EVERY, LIMITS, Cell
from tests.conformance.games import wandered

pytestmark = pytest.mark.both_builds

GAMES = 3  # of each cell,
MORE = 16  # of those that all others are made of,
FEWER = 2  # and of Ark Nova, whose games are long and whose cells are many
SOAK = 1000  # the first seed


def is_base(cell: Cell) -> bool:
    """Awakening and First Mission without variants."""
    return cell.limits is LIMITS and cell.options.get("mode") in ("awakening", "first-mission")


def games_of(cell: Cell) -> int:
    if cell.game == "nova":
        return FEWER
    return MORE if is_base(cell) else GAMES


every_cell = pytest.mark.parametrize("cell", EVERY, ids=lambda cell: cell.name)


@pytest.mark.parametrize(
    ("cell", "seed"),
    [(cell, seed) for cell in EVERY for seed in range(games_of(cell))],
    ids=lambda value: value.name if isinstance(value, Cell) else str(value),
)
def test_a_random_game_conforms(cell: Cell, seed: int) -> None:
    assert wandered(cell, seed) > 0


@pytest.mark.soak
@every_cell
def test_very_many_random_games_conform(cell: Cell) -> None:
    for seed in range(SOAK, SOAK + (200 if cell.game == "nova" or is_base(cell) else 20)):
        try:
            wandered(cell, seed)
        except Exception as error:
            raise AssertionError(f"{cell.name}, seed {seed}") from error


def test_every_registered_game_is_played_in_every_mode_with_every_number_of_players() -> None:
    for name, info in arks.games().items():
        assert {cell.players for cell in CELLS if cell.game == name} == set(info.players)
        for mode, counts in info.players_by_mode.items():
            played = [cell.players for cell in CELLS if cell.game == name and cell.options["mode"] == mode]
            assert played == list(counts)
