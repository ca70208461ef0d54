"""The words a pack may use, as the rules know them, and how printed values become numbers of `tables`.

``pack/vocabulary.yaml`` explains the same words to people; the checker makes sure that both lists agree.
"""

from __future__ import annotations

from typing import Final

from arks.awakening import tables as t

# Benefits printed with one number per modifier; they have the same names in `tables`.
PRICES: Final = ("awake_cost", "heal_cost")
MINI: Final = ("mini_move", "mini_militarize", "mini_produce")
OF_FACTIONS: Final = ("pylon", "metabolism", "protective_integration", "range_attack", "bombs")
NUMBERS: Final = tuple(
    benefit
    for benefit in t.BENEFITS
    if not benefit.startswith(("route_", "discover_")) and benefit not in (*PRICES, *MINI, *OF_FACTIONS)
)
# Benefits printed as pairs "x:y": the benefits that x and y become.
PAIRS: Final = {
    "discover": (t.DISCOVER_KEEP, t.DISCOVER_DRAW),
    "discover_per_unit": (t.DISCOVER_KEEP_PER_UNIT, t.DISCOVER_DRAW_PER_UNIT),
}
# "x:y" of a route: x becomes the benefit of its colour, y the number of cylinders in play.
ROUTE: Final = "route"
ROUTES: Final = {
    "own": t.ROUTE_OWN,
    "violet": t.ROUTE_VIOLET,
    "turquoise": t.ROUTE_TURQUOISE,
    "black": t.ROUTE_BLACK,
}
COLOURS: Final = {"violet": t.VIOLET, "turquoise": t.TURQUOISE, "black": t.BLACK}
SPAWNS: Final = {"robots": t.ROBOTS, "mercenaries": t.MERCENARIES}
CONVERSION: Final = "conversion"

PRINTED: Final = (*NUMBERS, *PAIRS, ROUTE, *PRICES, *SPAWNS, CONVERSION, *MINI, *OF_FACTIONS)

MOMENTS: Final = ("combat", "turn_start", "mini_phase", "always")

# Where the sign of an action is printed, in the order of `tables.SIGNS`.
SECTION_OF_SIGN: Final = dict(
    zip(
        t.SIGNS,
        ("military", "mobility", "mobility", "power", "production", "production", "units", "units", "engineering",
         "artifact", "artifact", "siege", "subspace", "subspace"),
        strict=True,
    )
)  # fmt: skip

# The fields that a benefit, effect or objective is written with, by id and by the place it stands in.
Shapes = dict[str, tuple[str, ...]]
IN_ROOMS: Final[Shapes] = {
    **dict.fromkeys((*NUMBERS, *PAIRS, *SPAWNS), ("ladder",)),
    ROUTE: ("colour", "cylinders", "ladder"),
    CONVERSION: ("give", "get"),
}
IN_COMBAT: Final = ("combat_per_unit", "combat_with_cube")  # bonuses that count with B-sides or Complexity 2 only
IN_PLAIN_ROOMS: Final[Shapes] = dict.fromkeys([id for id in (*NUMBERS, *PAIRS) if id not in IN_COMBAT], ("ladder",))
IN_SECTIONS: Final[Shapes] = {
    **dict.fromkeys((*NUMBERS, *PAIRS), ("ladder",)),
    ROUTE: ("colour", "ladder"),
    "awake_cost": ("type", "ladder"),
}
ON_B_SIDES: Final[Shapes] = {**IN_SECTIONS, **dict.fromkeys((*MINI, *OF_FACTIONS), ("ladder",))}
BY_CIRCLES: Final[Shapes] = dict.fromkeys((*NUMBERS, *PAIRS), ("ladder",))
IN_PASSIVES: Final[Shapes] = {**dict.fromkeys(NUMBERS, ("n",)), "heal_cost": ("n", "type")}
ON_ARTIFACTS: Final[Shapes] = {
    **dict.fromkeys((*NUMBERS, *MINI), ("n",)),
    **dict.fromkeys(PAIRS, ("keep", "draw")),
    CONVERSION: ("give", "get"),
}
EFFECTS: Final[Shapes] = {
    "do_move": ("n",),
    "do_teleport_any": ("n",),
    "do_route": ("n",),
    "do_militarize": ("n",),
    "do_discover": ("keep", "draw"),
    "do_engineer_free": ("n",),
    "do_engineer_remote": ("n",),
    "do_awake_free": ("n",),
    "do_heal_all": (),
    "gain": ("n", "type"),
    "convert_to_mt": ("max",),
    "architect": (),
    "wild_action": (),
    "open_airlock": (),
    "fallout_shift": ("max",),
    "return_to_hand": (),
}
OBJECTIVES: Final[Shapes] = {
    kind: {"section_full": ("section",), "activate": ("room",)}.get(kind, ("n",)) for kind in t.OBJECTIVES
}
ALL_WORDS: Final = {*PRINTED, *EFFECTS, *OBJECTIVES}

ALL: Final = -1  # "all" units
ANY: Final = -1  # "any" resource of a gain

DRIVERS: Final = {"cylinders": t.BY_CYLINDERS, "cubes": t.BY_CUBES}
RINGS: Final = ("purple", "violet")
MODES: Final = ("first_mission", "normal")
GENERATOR_TARGET: Final = "generator"


def pair(printed: int | str) -> tuple[int, int]:
    """
    >>> pair("3:7")
    (3, 7)
    """
    first, second = str(printed).split(":")
    return int(first), int(second)


def price_types(printed: str) -> tuple[int, ...] | None:
    """The resource types that may pay, None for a word that is no type.

    >>> price_types("Ti/Bt"), price_types("none"), price_types("gold")
    ((3, 2), (), None)
    """
    if printed == "none":
        return ()
    if printed == "any":
        return t.ORDINARY
    codes = printed.split("/")
    ordinary = {t.RESOURCES[index]: index for index in t.ORDINARY}
    if len(set(codes)) < len(codes) or not set(codes) <= set(ordinary):
        return None
    return tuple(ordinary[code] for code in codes)
