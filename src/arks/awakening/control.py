"""Who controls a room, whose units stand where, and what control is worth (rulebook p. 4-5).

Neutral pieces count for whoever controls the room they come from. That can depend on control of other rooms, so it is
a least fixpoint: cubes first, then the players' own pieces, then neutral pieces of rooms controlled so far. A room's
own neutral pieces never count for it, and a circle of rooms that only support each other is controlled by nobody.

What a room is worth follows the board as it is. Whose orders neutral pieces take does not: that is fixed when an action
phase starts ("before", p. 16), so nobody commands in a phase what it gained in it, or loses what it began with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arks.awakening.biodome import covered_circles
from arks.awakening.state import (
    FIRST_NEUTRAL_COLOUR,
    FIRST_NEUTRAL_UNIT,
    NEUTRALS,
    Ark,
    noted,
    numbers_in,
    under_zone,
)
from arks.awakening.tables import (
    BENEFIT_COUNT,
    DISCOVER_DRAW,
    DISCOVER_DRAW_PER_UNIT,
    DISCOVER_KEEP,
    DISCOVER_KEEP_PER_UNIT,
    MERCENARIES,
    MILITARIZE,
    MILITARIZE_PER_UNIT,
    RESOURCES_PER_UNIT,
    ROBOTS,
)
from arks.kernel.frames import lookup
from arks.kernel.words import Raw

# What an action phase binds: the seats that command each kind of neutral piece until it ends.
COMMANDERS: Final = "commanders"

# In a ledger: cards are numbered from here on, rooms below.
FROM_CARD: Final = 1000

# Where the products of benefits per unit are added.
MULTIPLIED: Final[dict[int, int]] = {
    DISCOVER_DRAW_PER_UNIT: DISCOVER_DRAW,
    DISCOVER_KEEP_PER_UNIT: DISCOVER_KEEP,
    MILITARIZE_PER_UNIT: MILITARIZE,
    RESOURCES_PER_UNIT: RESOURCES_PER_UNIT,
}


def neutral_control(state: Ark) -> tuple[int, ...]:
    """The seats that control each kind of neutral piece: those that control its home room."""
    overlay = state.overlay
    if overlay is None:
        masks = [0] * NEUTRALS
        homes = state.homes
        for neutral in range(NEUTRALS):
            if homes[neutral] >= 0:
                masks[neutral] = state.rooms[homes[neutral]].local
        changed = True
        while changed:
            changed = False
            for neutral in range(NEUTRALS):
                if homes[neutral] < 0:
                    continue
                home = state.rooms[homes[neutral]]
                if home.foreign and (state.inclusive or not home.cubes):
                    mask = masks[neutral] | brought_by(home.foreign, masks)
                    if mask != masks[neutral]:
                        masks[neutral] = mask
                        changed = True
        state.overlay = overlay = tuple(masks)
    return overlay


def brought_by(foreign: int, masks: Sequence[int]) -> int:
    """The seats that the neutral pieces of a room stand for."""
    found = 0
    for neutral in range(NEUTRALS):
        if foreign >> neutral & 1:
            found |= masks[neutral]
    return found


def control(state: Ark, number: int) -> int:
    """The mask of seats that control a room."""
    room = state.rooms[number]
    if room.foreign and (state.inclusive or not room.cubes):
        return room.local | brought_by(room.foreign, neutral_control(state))
    return room.local


def controls(state: Ark, seat: int, number: int) -> bool:
    return control(state, number) >> seat & 1 == 1


def commanders(state: Ark) -> tuple[int, ...]:
    """The seats that command each kind of neutral piece: in an action phase those that controlled it at the start."""
    fixed = lookup(state, state.stack[-1], COMMANDERS) if state.stack else None
    return fixed if isinstance(fixed, tuple) else neutral_control(state)


def commands(state: Ark, seat: int, neutral: int) -> bool:
    """Whether a kind of neutral piece takes a seat's orders."""
    return commanders(state)[neutral] >> seat & 1 == 1


def units_here(state: Ark, seat: int, number: int) -> tuple[int, int, int]:
    """Upright units a seat may use in a room: its own, robots, mercenaries."""
    units = state.rooms[number].units
    robots = units[ROBOTS] if units[ROBOTS] and commands(state, seat, 0) else 0
    mercenaries = units[MERCENARIES] if units[MERCENARIES] and commands(state, seat, 1) else 0
    return (units[seat], robots, mercenaries)


def occupies(state: Ark, seat: int, number: int) -> bool:
    own, robots, mercenaries = units_here(state, seat, number)
    return own + robots + mercenaries > 0


def foes(state: Ark, seat: int) -> int:
    """The owners whose units are opponents of a seat."""
    if state.foes is not None:
        found: int = state.foes(state, seat)
        return found
    return (1 << state.boards) - 1 & ~(1 << seat)


def truce(state: Ark) -> bool:
    """Whether units neither fight nor hinder each other now."""
    return state.truce is not None and bool(state.truce(state))


def opponents_in(state: Ark, seat: int, number: int) -> bool:
    """Whether opponents' units hinder a seat in a room; neutral ones do unless nobody, or it too, commands them."""
    if truce(state):
        return False
    room = state.rooms[number]
    against = foes(state, seat)
    if room.occupants & against:
        return True
    for neutral in range(2):
        if room.units[FIRST_NEUTRAL_UNIT + neutral]:
            mask = commanders(state)[neutral]
            if mask & against and not mask >> seat & 1:
                return True
    return False


def is_mine(state: Ark, seat: int, colour: int) -> bool:
    """Whether cylinders of this colour count as the seat's own now."""
    return colour == seat or (
        colour >= FIRST_NEUTRAL_COLOUR and commands(state, seat, colour - FIRST_NEUTRAL_COLOUR + 2)
    )


def owners(state: Ark, colour: int) -> int:
    """The seats whose own cylinders of this colour are now."""
    if colour < FIRST_NEUTRAL_COLOUR:
        return 1 << colour
    return commanders(state)[colour - FIRST_NEUTRAL_COLOUR + 2]


def rooms_with_units(state: Ark, seat: int) -> int:
    """The set of rooms where a seat has upright units, neutral ones that it commands included."""
    if state.standing[ROBOTS] or state.standing[MERCENARIES]:
        return rooms_stood_in(state, seat, commanders(state))
    return state.standing[seat]


def rooms_stood_in(state: Ark, seat: int, masks: tuple[int, ...]) -> int:
    """The set of rooms with upright units of a seat; ``masks`` says whose the neutral ones are."""
    rooms = state.standing[seat]
    for neutral in range(2):
        if masks[neutral] >> seat & 1:
            rooms |= state.standing[FIRST_NEUTRAL_UNIT + neutral]
    return rooms


def rooms_with_pieces(state: Ark, seat: int) -> int:
    """The set of rooms with a unit, cylinder or cube of a seat, or a neutral piece it controls; its biodome too."""
    overlay = neutral_control(state)
    rooms = state.pieced[seat] | rooms_stood_in(state, seat, overlay)
    if state.visited:
        for number in numbers_in(state.visited & ~rooms):
            if brought_by(state.rooms[number].foreign, overlay) >> seat & 1:
                rooms |= 1 << number
    return rooms


def available_units(state: Ark, seat: int) -> int:
    """Upright units of a seat wherever they stand, controlled neutral ones included."""
    owners = [seat]
    for neutral in range(2):
        if neutral_control(state)[neutral] >> seat & 1:
            owners.append(FIRST_NEUTRAL_UNIT + neutral)
    total = 0
    for owner in owners:
        for number in numbers_in(state.standing[owner]):
            total += state.rooms[number].units[owner]
    return total


def controlled_rooms(state: Ark, seat: int) -> int:
    """The set of rooms a seat controls, its biodome included."""
    rooms = state.held[seat]
    if state.visited:
        for number in numbers_in(state.visited):
            if controls(state, seat, number):
                rooms |= 1 << number
    return rooms


def benefits(state: Ark, seat: int, ledger: list[Raw] | None = None) -> tuple[int, ...]:
    """Every benefit of a seat: its sections plus all rooms it controls now. Per-unit ones are multiplied out.

    Behind the benefits stand the conversions, 1 for each that the seat has. Whoever wants to know what comes from where
    hands in a ledger: it gets ``(benefit, n, room, units)`` for every number added, ``room`` below 0 for a section
    (-1 is the first), from `FROM_CARD` on for a card, ``units`` above 0 where ``n`` is their product.
    """
    pack = state.pack
    total = [0] * (BENEFIT_COUNT + len(pack.conversions))
    player = state.players[seat]
    cubes = player.sections
    for index, section in enumerate(player.board.sections):
        for grant in section.grants:
            total[grant.benefit] += grant.ladder[cubes[index]]
            if ledger is not None:
                ledger.append((grant.benefit, grant.ladder[cubes[index]], -1 - index, 0))
        if section.circles:
            covered = covered_circles(state, seat, index)
            for grant in section.powered:
                total[grant.benefit] += grant.ladder[covered]
                if ledger is not None:
                    ledger.append((grant.benefit, grant.ladder[covered], -1 - index, 0))
    cards = state.cards.zones[under_zone(state, seat)]
    if cards:
        add_cards(state, cards, total, ledger)
    for number in numbers_in(controlled_rooms(state, seat)):
        room = state.rooms[number]
        kind = pack.rooms[room.kind]
        for grant in kind.grants:
            total[grant.benefit] += grant.ladder[room.level]
            if ledger is not None:
                ledger.append((grant.benefit, grant.ladder[room.level], number, 0))
        for conversion in kind.conversions:
            total[BENEFIT_COUNT + conversion] = 1
    if (
        total[DISCOVER_DRAW_PER_UNIT]
        or total[DISCOVER_KEEP_PER_UNIT]
        or total[MILITARIZE_PER_UNIT]
        or total[RESOURCES_PER_UNIT]
    ):
        units = available_units(state, seat)
        total[DISCOVER_DRAW] += units * total[DISCOVER_DRAW_PER_UNIT]
        total[DISCOVER_KEEP] += units * total[DISCOVER_KEEP_PER_UNIT]
        total[MILITARIZE] += units * total[MILITARIZE_PER_UNIT]
        total[RESOURCES_PER_UNIT] *= units
        if ledger is not None:
            multiply_out(ledger, units)
    return tuple(total)


def add_cards(state: Ark, cards: tuple[int, ...], total: list[int], ledger: list[Raw] | None) -> None:
    """What the cards under a biodome grant; one constructed in this phase grants nothing yet (003:L2052)."""
    fresh = noted(state, "fresh sections")
    for uid in cards:
        if uid in fresh:
            continue
        artifact = state.pack.artifacts[state.cards.face[uid]]
        for grant in artifact.section:
            total[grant.benefit] += grant.ladder[0]
            if ledger is not None:
                ledger.append((grant.benefit, grant.ladder[0], FROM_CARD + uid, 0))
        for conversion in artifact.section_conversions:
            total[BENEFIT_COUNT + conversion] = 1


def multiply_out(ledger: list[Raw], units: int) -> None:
    for place, (benefit, n, room, _) in enumerate(ledger):
        if benefit in MULTIPLIED:
            ledger[place] = (MULTIPLIED[benefit], n * units, room, units)


def outer_rooms_controlled(state: Ark, seat: int) -> int:
    return controlled_rooms(state, seat).bit_count() - 1  # the own biodome is no outer room
