"""Every game, mode and number of players keeps the protocol's promises through whole random games."""

from __future__ import annotations

import pytest

import arks
from tests.conformance.cells import CELLS, EVERY, FEW, Cell
from tests.conformance.games import conforms

pytestmark = pytest.mark.both_builds

GAMES = 16  # of each cell
FEWER = {"nova": 2}  # its games are long, and it has more cells
SOAK = range(1000, 1200)

every_cell = pytest.mark.parametrize("cell", EVERY, ids=lambda cell: cell.name)


@pytest.mark.parametrize(
    ("cell", "seed"),
    [(cell, seed) for cell in EVERY for seed in range(3 if cell in FEW else FEWER.get(cell.game, GAMES))],
    ids=lambda value: value.name if isinstance(value, Cell) else str(value),
)
def test_a_random_game_conforms(cell: Cell, seed: int) -> None:
    assert conforms(cell, seed) > 0


@pytest.mark.soak
@every_cell
def test_very_many_random_games_conform(cell: Cell) -> None:
    for seed in SOAK:
        try:
            conforms(cell, seed)
        except Exception as error:
            raise AssertionError(f"{cell.name}, seed {seed}") from error


def test_every_registered_game_is_played_in_every_mode_with_every_number_of_players() -> None:
    for name, info in arks.games().items():
        assert {cell.players for cell in CELLS if cell.game == name} == set(info.players)
        for mode, counts in info.players_by_mode.items():
            played = [cell.players for cell in CELLS if cell.game == name and cell.options["mode"] == mode]
            assert played == list(counts)
