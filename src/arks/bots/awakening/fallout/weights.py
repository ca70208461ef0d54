"""The numbers of the greedy bot's evaluation of Fallout. The unit is one turn of the seat's own, as in Awakening."""

from __future__ import annotations

from typing import Final

POINT: Final = 0.8  # turns that a victory point is worth
CLOSER: Final = 0.15  # share of an objective's turns that counts when they are more than it is worth
MISSION: Final = 1.0  # how sure it is that a room of the mission is worth its cubes
TARGET: Final = 1.0  # the same for a target card that lies open ...
FACE_DOWN: Final = 0.3  # ... and for one that lies face down, of all that it may be
RELATIONS: Final = 0.1  # a step towards war for whoever is stronger, towards peace for whoever is weaker
EVEN: Final = 4  # arsenal that makes somebody clearly stronger
