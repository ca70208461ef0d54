"""Pieces inside a biodome: cylinders on the circles of its sections, and units that are assigned to them.

The room of a biodome holds all of them; what lies in sections is noted beside it. Own cylinders in no section are on
the Power Generator, units in no section are in Unit Stasis and Sickbay.
"""

from __future__ import annotations

from arks.awakening.state import CYLINDER_COLOURS, Ark, Player, note, noted
from arks.awakening.tables import PYLON


def section_cylinders(state: Ark, seat: int) -> tuple[int, ...]:
    """The cylinders in the sections of a seat, each as ``section * CYLINDER_COLOURS + colour``."""
    return noted(state, f"section cylinders {seat}")


def put_cylinder(state: Ark, seat: int, section: int, colour: int) -> None:
    codes = (*section_cylinders(state, seat), section * CYLINDER_COLOURS + colour)
    note(state, f"section cylinders {seat}", *sorted(codes))


def take_cylinder(state: Ark, seat: int, section: int, colour: int) -> None:
    codes = list(section_cylinders(state, seat))
    codes.remove(section * CYLINDER_COLOURS + colour)
    note(state, f"section cylinders {seat}", *codes)


def drop_cylinder(state: Ark, seat: int, colour: int) -> int:
    """A cylinder of a neutral colour leaves a biodome: it was in one of the sections, which is returned."""
    found = [code for code in section_cylinders(state, seat) if code % CYLINDER_COLOURS == colour]
    take_cylinder(state, seat, found[0] // CYLINDER_COLOURS, colour)
    return found[0] // CYLINDER_COLOURS


def cylinders_in(state: Ark, seat: int, section: int) -> list[int]:
    """The colours of the cylinders in a section."""
    found = section_cylinders(state, seat)
    return [code % CYLINDER_COLOURS for code in found if code // CYLINDER_COLOURS == section]


def in_sections(state: Ark, seat: int, colour: int) -> int:
    """How many cylinders of a colour are in the sections of a seat."""
    found = section_cylinders(state, seat)
    return len([code for code in found if code % CYLINDER_COLOURS == colour])


def assigned_units(state: Ark, seat: int) -> tuple[int, ...]:
    """Units assigned to each section."""
    found = noted(state, f"assigned units {seat}")
    return found or (0,) * len(state.players[seat].sections)


def assign(state: Ark, seat: int, section: int, n: int) -> None:
    """Assign units to a section, or take them from it (``n`` negative)."""
    units = list(assigned_units(state, seat))
    units[section] += n
    note(state, f"assigned units {seat}", *units)


def pylon(player: Player) -> int:
    """As how many cylinders each unit of a player counts. Only sections grant it, so that no room depends on it."""
    total = 0
    for index, section in enumerate(player.board.sections):
        for grant in section.grants:
            if grant.benefit == PYLON:
                total += grant.ladder[player.sections[index]]
    return total


def covered_circles(state: Ark, seat: int, section: int) -> int:
    player = state.players[seat]
    covered = len(cylinders_in(state, seat, section)) + assigned_units(state, seat)[section] * pylon(player)
    return min(covered, player.board.sections[section].circles)
