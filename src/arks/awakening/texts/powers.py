"""What factions can do that is no number, for people: a name, an icon, what it is in a few words, and how it works."""

from __future__ import annotations

from typing import Final, NamedTuple

from arks.awakening.tables import Faction


class PowerText(NamedTuple):
    name: str
    icon: str
    brief: str
    text: str


POWERS: Final[dict[str, PowerText]] = {
    "nine_units": PowerText(
        "Swarm",
        "meeple-army",
        "nine units instead of six",
        "Nine units sleep in your biodome instead of six; the achievement for awake units wants all nine.",
    ),
    "fifteen_cylinders": PowerText(
        "Full batteries",
        "batteries",
        "fifteen cylinders instead of ten",
        "You have fifteen power cylinders instead of ten.",
    ),
    "move_to_cylinders": PowerText(
        "Follow the power",
        "jump-across",
        "one step to wherever your cylinders are",
        "1 MOVE also takes units from any room to your biodome, or into a room with one of your cylinders, however far "
        "away it is.",
    ),
    "free_move_adapted": PowerText(
        "At home everywhere",
        "footsteps",
        "free steps between rooms with its cubes",
        "A step between two adjacent rooms that both hold your cubes costs no MOVE.",
    ),
    "engineer_adjacent": PowerText(
        "Long arms",
        "mechanical-arm",
        "builds next door, too",
        "ENGINEER also works in rooms next to your units, as long as no opponent has units there.",
    ),
    "engineering_mastery": PowerText(
        "Engineering mastery",
        "gear-hammer",
        "several cubes in a room at once",
        "In an outer room you may integrate as many cubes in a phase as you have units there, instead of one.",
    ),
    "unit_pylons": PowerText(
        "Living pylons",
        "lightning-helix",
        "units count as cylinders",
        "Your units count as cylinders where they stand, without taking a circle; the Power Generator says how many "
        "each is worth. 1 MOVE assigns a unit in your biodome to a section with circles.",
    ),
    "metabolic_victory": PowerText(
        "Metabolism",
        "heart-organ",
        "battles won bring Mt",
        "For each opponent's unit wounded in a battle you win you take Mt; the Unit Stasis says how much.",
    ),
    "range_weapons": PowerText(
        "Siege Battery",
        "laser-precision",
        "attacks at a distance",
        "A section of its own attacks units in rooms nearby without walking there. It is silent in solo and co-op "
        "modes.",
    ),
    "subspace_bombs": PowerText(
        "Subspace bombs",
        "time-bomb",
        "bombs that wound whole rooms",
        "A section of its own places bombs where your units are, and explodes them later: all units in the room are "
        "wounded, yours too. Bombs are forbidden in solo and co-op modes.",
    ),
}


def strength(faction: Faction) -> str:
    """What a faction is good at, in one sentence."""
    said = "; ".join([POWERS[power].brief for power in faction.powers])
    return f"{said[:1].upper()}{said[1:]}."
