"""The numbers of the greedy bot's evaluation, all in one place. The unit is one turn of the seat's own.

A term of the evaluation is a guess at turns still to go (or saved). The first table says how much each term counts; the
rest are the guesses that no printed value gives. They were tuned by self-play, see docs/bots.md.
"""

from __future__ import annotations

from typing import Final

# How much a turn of each term counts.
GOALS: Final = 1.0  # achievements that are still needed, objectives that are no cubes
CUBES: Final = 1.0  # ENGINEER phases until all wanted cubes are placed
RESOURCES: Final = 1.0  # production turns until they can be paid
TRAVEL: Final = 1.2  # walking until units stand where cubes are wanted
UNSEEN: Final = 1.0  # exploring until the wanted rooms are found
RIVALS: Final = 1.0  # fighting opponents who stand in wanted rooms
CHAINS: Final = 1.0  # saved: chains
POWER: Final = 1.0  # saved: cylinders at home and routes, which will do something soon
CARDS: Final = 1.0  # saved: artifacts in hand
STOCK: Final = 1.0  # saved: resources, whatever for
CREW: Final = 1.0  # saved: units
ARMS: Final = 1.0  # saved: arsenal
GUARD: Final = 1.0  # raids on rooms at work, less what bombs there save

# Guesses, in turns.
MISSION_UNKNOWN: Final = 10.0  # until the mission is drawn; more than any mission can disappoint
OTHER_WAY: Final = 0.15  # share of the next achievement behind those that are needed
ROOM_UNSEEN: Final = 2.0  # a wanted room that is still in the deck ...
ROOM_UNSEEN_PER_CARD: Final = 0.3  # ... and for each card in that deck
EACH_CUBE: Final = 0.2  # a wanted cube, beside its phase
CUBE_ANYWHERE: Final = 0.05  # a cube that may lie anywhere, beside its phase
NO_UNIT_LEFT: Final = 1.0  # a wanted room that waits for a unit at work elsewhere
BATTLE: Final = 2.0  # to find a battle, once armed
FIGHT: Final = 1.0  # to fight for a wanted room, once armed
ROOM_TAKEN: Final = 1.0  # to get control of a room without a spare cylinder
CHAIN: Final = 0.06  # share of all work that one chain saves
ROUTE: Final = 0.3  # one more cylinder routed each time
SPARE_CYLINDER: Final = 0.2  # a cylinder that waits at home
CARD: Final = 0.025  # a card in hand, for each step of its worth
RESOURCE: Final = 0.03  # a resource in stock
UNIT: Final = 0.15  # any unit
FIRST_UNITS: Final = 0.4  # one of the first three, in addition
ARSENAL: Final = 0.04  # a step of the arsenal
MARKER: Final = 0.3  # the marker on Engineering while cubes are wanted: the next turn must do something else
BOMB: Final = 0.2  # a bomb in a room at work ...
BLAST: Final = 0.7  # ... and to clear that room with it
RAIDED: Final = 0.3  # a room at work that a stronger opponent can reach

# Where more stops helping.
CARDS_ENOUGH: Final = 50.0
STOCK_ENOUGH: Final = 12
UNITS_ENOUGH: Final = 3
ARSENAL_ENOUGH: Final = 8
LONG: Final = 15.0  # no single guess is longer than this; so much work makes power fully useful

# Other guesses.
EXPLORED_PER_MOVE: Final = 0.3  # rooms explored for each move or route of a turn ...
EXPLORED_ANYWAY: Final = 0.5  # ... and besides
TOKEN_AWAY: Final = 0.1  # for each move to the nearest token
PHASES: Final = 3.0  # ENGINEER phases of a mission that is not known yet, at least
UNSEEN_CUBES: Final = 4  # cubes of a room that is still in the deck ...
UNSEEN_PRICE: Final = 3  # ... and the price of each
RAID: Final = 3  # moves of an opponent that are no warning
ARMED: Final = 5  # arsenal that wins most battles
