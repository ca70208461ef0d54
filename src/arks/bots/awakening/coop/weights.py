"""The numbers of the evaluation that only solo and co-op modes have. The unit is one turn of a Challenger.

They were tuned by playing, see docs/balance.md.
"""

from __future__ import annotations

from typing import Final

from arks.bots.awakening.estimate import CUBES, GOALS, RESOURCES, RIVALS, TRAVEL

# How much a turn of each term counts.
WORK: Final[dict[int, float]] = {GOALS: 1.5, CUBES: 1.5, RESOURCES: 1.6, TRAVEL: 1.4, RIVALS: 1.5}  # of the own share
TEAM: Final = 1.0  # work that other Challengers are nearer to
DANGER: Final = 1.0  # what the Enemy is about to undo
TIME: Final = 1.0  # work for which no turn is left
LATER: Final = 1.0  # work of later rounds

# Guesses, in turns.
VISIT: Final = 0.6  # a room where a unit must be seen, beside the way
FIGHT: Final = 1.0  # to fight for a room, once armed
LEAVES: Final = 0.5  # to wait until the Enemy goes away by itself
UNARMED: Final = 0.8  # a fight that may be lost, for each time that it is
LONGEST: Final = 0.4  # an ENGINEER phase of the room that takes most of them
SHARED: Final = 0.5  # an ENGINEER phase full of cubes
EACH_CUBE: Final = 0.4  # a cube, beside its phase
ANY_WAY: Final = 0.8  # units that must walk at all
UPGRADE: Final = 0.7  # to walk faster by an upgrade
ABSENT: Final = 0.2  # a room without the unit that it needs
NO_UNIT_LEFT: Final = 2.5  # a room that waits for a unit at work elsewhere
LOST_CUBE: Final = 0.5  # a cube that is taken away
LOST_UNIT: Final = 3.0  # a unit that is wounded
HELPLESS: Final = 0.8  # an arsenal that is too small for any combat
POWER: Final = 0.4  # cylinders count for so much, beside what they will bring
ROAMS: Final = 0.1  # how often a Guardian comes to a room, in each turn
LATE: Final = 1.0  # for each turn of work that is too many ...
MARGIN: Final = 2.0  # ... with so many turns to spare
SLACK: Final = 1.0  # turns to spare for what must be done one after another

# Other guesses.
CREW_ENOUGH: Final = 4  # units, wounded ones by half
ARMED: Final = 8  # an arsenal so far above the Enemy's strength is enough
SOON: Final = 0.25  # how much work of a later round counts ...
NOT_YET: Final = 0.3  # ... and standing where it will be done
CARD_ODDS: Final = 0.7  # an arsenal that wins so often is enough
ARRIVES_NEXT: Final = 0.25  # a Guardian in the next room comes ...
ARRIVES_NEAR: Final = 0.1  # ... or from the one behind it
STAKE: Final = 3.0  # of a combat
STAKE_PER_WORTH: Final = 0.03  # of a card that is played in it
