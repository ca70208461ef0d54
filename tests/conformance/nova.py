"""What a page of Ark Nova draws without being told its id."""

from __future__ import annotations

from typing import Any

from arks.nova.content import pack_for
from arks.nova.hexmap import CELLS
from arks.nova.tables import CONTINENTS, TASKS, UNIVERSITIES

PACK = pack_for(False)
PRINTED = frozenset(
    [f"cell:{cell}" for cell in range(CELLS)]
    + [f"shape:{shape}" for shape in range(len(PACK.buildings))]
    + [f"map:{zoo.index}" for zoo in PACK.maps]
    + [f"task:{task}" for task in TASKS]
    + [f"partner:{continent}" for continent in CONTINENTS]
    + [f"university:{university}" for university in UNIVERSITIES]
    + [f"slot:{slot}" for slot in range(1, 6)]
)


def drawn_things(view: dict[str, Any]) -> set[str]:
    """Maps, shapes and the association board are printed; cards, buildings and tokens are in the view."""
    return set(PRINTED)
