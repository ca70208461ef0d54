"""Which answers of the variants are worth a look; the others could only waste something."""

from __future__ import annotations

from typing import Final

from arks.awakening.actions.mobility import is_free
from arks.awakening.control import controls, foes
from arks.awakening.line import LEFT_FREE_STEPS
from arks.awakening.state import Ark, numbers_in
from arks.awakening.tables import BY_CYLINDERS, UNITS
from arks.awakening.variants.doorways import edge_between, seals
from arks.awakening.variants.movement import MOST_FREE_STEPS
from arks.awakening.words import (
    ASSIGN,
    BOMB,
    CONSTRUCT,
    EXPLODE,
    HACK,
    O_DISINTEGRATE,
    O_MINI,
    O_MOVE,
    RANGE,
    REMOVE_SECTION,
    SEAL,
    UNSEAL,
)
from arks.kernel.frames import bound_tuple
from arks.kernel.words import Raw

FREE_STEPS: Final = 8  # of one MOVE action that are looked at
MINI_MOVE: Final = 0  # the mini action that is not simply taken
PRUNED: Final[frozenset[int]] = frozenset((ASSIGN, BOMB, CONSTRUCT, EXPLODE, HACK, RANGE, REMOVE_SECTION))


def deserves(state: Ark, seat: int, option: Raw, wanted: dict[int, float], taken: list[Raw]) -> bool:
    """Whether an action of a line that only variants know deserves a look, after those that were taken."""
    word = option[0]
    if word == BOMB:
        return state.pack.rooms[state.rooms[option[1]].kind].target in wanted
    if word == EXPLODE:
        return hits(state, seat, option[1])
    if word == HACK:
        return gains_power(state, seat, option[1])
    if word == REMOVE_SECTION:
        return False  # one too many is asked for by itself
    if word == CONSTRUCT:
        faces = state.cards.face
        return not any([faces[other[1]] == faces[option[1]] for other in taken if other[0] == CONSTRUCT])
    if word == ASSIGN:  # units that have nothing to do go first
        return option[1] == UNITS or (ASSIGN, UNITS, option[2]) not in taken
    return not any([other[0] == RANGE and other[2:] == option[2:] for other in taken])


def hits(state: Ark, seat: int, room: int) -> bool:
    """Whether a bomb would wound more opponents than own units."""
    units = state.rooms[room].units
    struck = sum([units[owner] for owner in numbers_in(foes(state, seat))])
    return struck > units[seat]


def gains_power(state: Ark, seat: int, number: int) -> bool:
    """Whether a power token raises what a room of the seat gives."""
    room = state.rooms[number]
    kind = state.pack.rooms[room.kind]
    return kind.driver == BY_CYLINDERS and room.level < kind.circles and controls(state, seat, number)


def few_free_steps(state: Ark, seat: int, options: list[Raw]) -> list[Raw]:
    """To stop comes first, so that of equal turns the one without idle steps is found; and nobody walks for ever."""
    left = bound_tuple(state, state.stack[-1], "left")
    tired = left[LEFT_FREE_STEPS] <= MOST_FREE_STEPS - FREE_STEPS
    found: list[Raw] = [options[-1]]
    for option in options[:-1]:
        if not (tired and option[0] == O_MOVE and is_free(state, seat, option[1], option[2])):
            found.append(option)
    return found


def preemptive(state: Ark, seat: int, options: list[Raw], exposed: list[int]) -> list[Raw]:
    """Seal what is exposed, open what opponents sealed, take away cubes."""
    return [option for option in options if is_sensible(state, seat, option, exposed)]


def is_sensible(state: Ark, seat: int, option: Raw, exposed: list[int]) -> bool:
    word = option[0]
    if word == SEAL:
        return option[1] in exposed or option[2] in exposed
    if word == UNSEAL:
        return seals(state)[edge_between(state, option[1], option[2])] != seat
    if word == O_DISINTEGRATE:
        return state.pack.rooms[state.rooms[option[1]].kind].target >= 0
    return True


def mini_actions(options: list[Raw]) -> list[Raw]:
    """A gift is not turned down."""
    kinds = [option for option in options if option[0] == O_MINI]
    if kinds[0][1] == MINI_MOVE:
        return options
    return kinds
