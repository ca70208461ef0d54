"""Whatever may be combined in Ark: Awakening meets at some table of the suite."""

from __future__ import annotations

from itertools import product
from typing import Any

import arks
from arks.awakening.game import MODES
from tests.conformance import cover
from tests.conformance.cells import COVER, EVERY, USUAL, row_of

ROWS = cover.rows()
MET = {pair for cell in EVERY if cell.game == "awakening" for pair in cover.pairs(row_of(cell))}


def taken(row: cover.Row) -> bool:
    """Whether the rules take such a table."""
    try:
        arks.new("awakening", row[1], 1, cover.options(row, 0))
    except arks.Illegal:
        return False
    return True


def test_rows_are_what_the_rules_take_and_nothing_else() -> None:
    values: list[Any] = [list(dict.fromkeys([row[factor] for row in ROWS])) for factor in range(len(cover.FACTORS))]
    assert set(values[0]) == set(MODES)
    # Where there is an Enemy nobody is its leader only by default; the same of difficulties.
    usual = {row[:2] for row in ROWS if row[2] is not None}
    for row in product(*values):
        if row[:2] not in usual or None not in row[2:4]:
            assert taken(row) == (row in ROWS), row


def test_every_two_values_that_may_be_combined_meet() -> None:
    for row in ROWS:
        assert cover.pairs(row) <= MET, row


def test_no_row_of_the_cover_is_idle() -> None:
    """Each brings together two things that nothing before it did."""
    met = {pair for row in USUAL for pair in cover.pairs(row)}
    for cell in COVER:
        assert not cover.pairs(row_of(cell)) <= met, cell.name
        met |= cover.pairs(row_of(cell))


def test_a_dark_player_is_met_by_every_number_of_challengers() -> None:
    plain = {row[:3] for row in USUAL}
    for mode, counts in cover.INFO.options["enemy"].tables["dark-player"].items():
        assert {(mode, players, "dark-player") for players in counts} <= plain


def test_every_faction_and_level_is_played() -> None:
    """In the solo and co-op modes too."""
    for modes in (("awakening", "fallout"), ("guardians", "glitch", "it-learns")):
        cells = [cell for cell in COVER if cell.options["mode"] in modes]
        assert {faction for cell in cells for faction in cell.options.get("factions", [])} == set(cover.FACTIONS)
    assert {level for cell in COVER for level in cell.options.get("unfair", [])} == set(cover.LEVELS)


def test_cells_have_names_of_their_own() -> None:
    assert len({cell.name for cell in EVERY}) == len(EVERY)
