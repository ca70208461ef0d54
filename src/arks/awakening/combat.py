"""The combat phase (rulebook p. 20-21). Cards are a mode's addition: see `arks.awakening.modes.awakening`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.control import benefits, foes, neutral_control, truce
from arks.awakening.state import (
    BATTLES_CHANGED,
    FIRST_NEUTRAL_UNIT,
    Ark,
    add_units,
    changed,
    lay_down,
    numbers_in,
    own_player,
)
from arks.awakening.tables import (
    COMBAT_PER_UNIT,
    COMBAT_WITH_CUBE,
    DEFENCE,
    DEFENCE_PER_UNIT,
    DEFENCE_WITH_CUBE,
    MERCENARIES,
    ROBOTS,
)
from arks.awakening.words import (
    ARSENAL_SPENT,
    ATTACK_FAILED,
    COMBAT_STARTED,
    COMBAT_WON,
    FIGHT,
    FIGHT_ALL,
    STRENGTH,
    WOUNDED,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, lookup, push
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Do, If
from arks.kernel.words import Raw

Masks = tuple[int, ...]  # of seats, for each kind of neutral piece

# What an attack binds that is made in an action phase: who commands neutral units there.
LOYALTIES: Final = "loyalties"


@dataclass(frozen=True)
class ChooseCombat(Step):
    """The active player fights everywhere it shares a room with opponents, in an order of its choice."""


@dataclass(frozen=True)
class Defend(Step):
    """Step 1: the defensive strength."""


@dataclass(frozen=True)
class Outgunned(Expression):
    """1 when the attacker's arsenal is below the defensive strength (step 2)."""


@dataclass(frozen=True)
class AttackFails(Step):
    """The attacker loses at once."""


@dataclass(frozen=True)
class CompareStrength(Step):
    """Steps 5 and 6: the higher total wins, the defender wins a tie."""


# --- who fights whom


def meetings(state: Ark, attacker: int) -> list[tuple[int, int]]:
    """Where units of a seat meet opponents they could fight: (room, opponent)."""
    standing = state.standing
    neutral = standing[ROBOTS] | standing[MERCENARIES]
    others = neutral
    defenders = numbers_in(foes(state, attacker))
    for defender in defenders:
        others |= standing[defender]
    found: list[tuple[int, int]] = []
    for number in numbers_in((standing[attacker] | neutral) & others):
        for defender in defenders:
            if strength_in_numbers(state, attacker, defender, number) and strength_in_numbers(
                state, defender, attacker, number
            ):
                found.append((number, defender))
    return found


def duels(state: Ark, attacker: int) -> list[tuple[int, int]]:
    """Combats of two that the active player must fight: (room, defender)."""
    if truce(state):
        return []
    crowded = [room for room, _ in melees(state, attacker)]
    return [(room, defender) for room, defender in meetings(state, attacker) if room not in crowded]


def melees(state: Ark, attacker: int) -> list[tuple[int, int]]:
    """Combats of many at once, where a mode has them: (room, mask of the sides). Otherwise many are many duels."""
    least = state.rules.hook("fought together from")
    if least is None or truce(state):
        return []
    met: dict[int, int] = {}
    for room, defender in meetings(state, attacker):
        met[room] = met.get(room, 1 << attacker) | 1 << defender
    found: list[tuple[int, int]] = []
    for room, sides in met.items():
        # Whoever has only neutral units there that another side controls too has nothing to fight with.
        able = 0
        for seat in numbers_in(sides):
            if sum(fighters_among(state, seat, sides, room)):
                able |= 1 << seat
        if able.bit_count() >= least:
            found.append((room, able))
    return found


def others_clockwise(state: Ark, seat: int, sides: int) -> list[int]:
    """The other sides of a mask, in the order of seats after one."""
    others = [(seat + n) % state.boards for n in range(1, state.boards)]
    return [other for other in others if sides >> other & 1]


def fighters(state: Ark, seat: int, against: int, room: int) -> tuple[int, int, int]:
    """Units a seat fights another with."""
    return fighters_among(state, seat, 1 << seat | 1 << against, room)


def fighters_among(state: Ark, seat: int, sides: int, room: int, masks: Masks = ()) -> tuple[int, int, int]:
    """Units a seat fights with: its own and the neutral ones it controls, unless another side controls them too."""
    units = state.rooms[room].units
    found = [units[seat], 0, 0]
    for neutral in range(2):
        n = units[FIRST_NEUTRAL_UNIT + neutral]
        if n and (masks or loyalties(state))[neutral] & sides == 1 << seat:
            found[1 + neutral] = n
    return (found[0], found[1], found[2])


def loyalties(state: Ark) -> Masks:
    """The seats each kind of neutral unit fights for: as the board is now, unless the attack belongs to a phase."""
    fixed = lookup(state, state.stack[-1], LOYALTIES) if state.stack else None
    return fixed if isinstance(fixed, tuple) else neutral_control(state)


def strength_in_numbers(state: Ark, seat: int, against: int, room: int, masks: Masks = ()) -> int:
    return sum(fighters_among(state, seat, 1 << seat | 1 << against, room, masks))


def combat_options(state: Ark, frame: Frame, step: ChooseCombat, seat: int) -> Choice | None:
    options: list[Raw] = [(FIGHT, room, defender) for room, defender in duels(state, seat)]
    options += [(FIGHT_ALL, room, *others_clockwise(state, seat, sides)) for room, sides in melees(state, seat)]
    return Choice(PICK, "fight", options) if options else None


def combat_chosen(state: Ark, frame: Frame, step: ChooseCombat, seat: int, picked: tuple[Raw, ...]) -> None:
    again(frame)
    room = picked[0][1]
    if picked[0][0] == FIGHT_ALL:
        push(state, "melee", seat, {"room": room, "sides": (seat, *picked[0][2:])})
    else:
        push(state, "combat", seat, {"room": room, "attacker": seat, "defender": picked[0][2]})


# --- strengths


def defensive_strength(state: Ark, defender: int, attacker: int, room: int) -> int:
    if defender == state.enemy:
        printed: int = state.rules.hook("enemy defence")(state, room)
        return printed
    total = benefits(state, defender)
    strength = total[DEFENCE_PER_UNIT] * strength_in_numbers(state, defender, attacker, room) + total[DEFENCE]
    if defender in state.rooms[room].cubes:
        strength += total[DEFENCE_WITH_CUBE]
    return min(strength, state.pack.limits.defence)


def combat_strength(state: Ark, seat: int, against: int, room: int, power: int) -> int:
    if seat == state.enemy:
        printed: int = state.rules.hook("enemy strength")(state, room)
        return printed + power
    return strength_with(state, seat, strength_in_numbers(state, seat, against, room), room, power)


def strength_with(state: Ark, seat: int, units: int, room: int, power: int) -> int:
    """The total of a player that fights with so many units and a card of this power."""
    total = benefits(state, seat)
    strength = state.players[seat].arsenal + power + total[COMBAT_PER_UNIT] * units
    if seat in state.rooms[room].cubes:
        strength += total[COMBAT_WITH_CUBE]
    return strength


def run_defend(state: Ark, frame: Frame, step: Defend) -> None:
    attacker = bound(state, frame, "attacker")
    defender = bound(state, frame, "defender")
    room = bound(state, frame, "room")
    strength = defensive_strength(state, defender, attacker, room)
    bind(state, frame, "defence", strength)
    emit(state, (COMBAT_STARTED, attacker, defender, room, strength))


def outgunned(state: Ark, frame: Frame, step: Outgunned) -> int:
    arsenal = state.players[bound(state, frame, "attacker")].arsenal
    return 1 if arsenal < bound(state, frame, "defence") else 0


def run_attack_fails(state: Ark, frame: Frame, step: AttackFails) -> None:
    attacker = bound(state, frame, "attacker")
    defender = bound(state, frame, "defender")
    room = bound(state, frame, "room")
    emit(state, (ATTACK_FAILED, attacker, defender, room))
    settle(state, frame, defender, attacker)


def run_compare_strength(state: Ark, frame: Frame, step: CompareStrength) -> None:
    attacker = bound(state, frame, "attacker")
    defender = bound(state, frame, "defender")
    room = bound(state, frame, "room")
    attack = combat_strength(state, attacker, defender, room, bound(state, frame, "attack_power", 0))
    resistance = combat_strength(state, defender, attacker, room, bound(state, frame, "defence_power", 0))
    emit(state, (STRENGTH, attacker, attack))
    emit(state, (STRENGTH, defender, resistance))
    if attack > resistance:
        settle(state, frame, attacker, defender)
    else:
        settle(state, frame, defender, attacker)


# --- resolution


def settle(state: Ark, frame: Frame, winner: int, loser: int) -> None:
    """The loser's units are wounded; a winning attacker spends arsenal, a winning defender does not."""
    room = bound(state, frame, "room")
    # Who attacked from a distance loses the units it attacked with.
    place = bound(state, frame, "from", room) if loser == bound(state, frame, "attacker") else room
    lost = strength_in_numbers(state, loser, winner, place)
    defeat(state, loser, winner, place)
    emit(state, (COMBAT_WON, winner, loser, room))
    if winner == state.enemy:
        return
    count_victory(state, winner, lost)
    player = own_player(state, winner)
    if winner == bound(state, frame, "attacker"):
        spent = min(player.arsenal, bound(state, frame, "defence"))
        player.arsenal -= spent
        emit(state, (ARSENAL_SPENT, winner, spent))


def count_victory(state: Ark, winner: int, wounded: int) -> None:
    """A battle won, with so many units of others wounded."""
    for celebrate in state.rules.hooks.get("combat won", []):
        celebrate(state, winner, wounded)
    own_player(state, winner).battles += 1
    changed(state, BATTLES_CHANGED)


def defeat(state: Ark, loser: int, winner: int, room: int) -> None:
    """All units a seat fought with go wounded to its Sickbay, neutral ones to their home room."""
    wound(state, loser, room, fighters(state, loser, winner, room))


def wound(state: Ark, seat: int, room: int, units: tuple[int, int, int]) -> None:
    own, robots, mercenaries = units
    if own:
        add_units(state, room, seat, -own)
        if seat == state.enemy:
            state.rules.hook("enemy wounded")(state, room, own)
        else:
            own_player(state, seat).wounded += own
    for neutral, n in ((0, robots), (1, mercenaries)):
        if n:
            add_units(state, room, FIRST_NEUTRAL_UNIT + neutral, -n)
            lay_down(state, state.homes[neutral], n)
    emit(state, (WOUNDED, seat, room, own, robots, mercenaries))


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "combat": (Defend(), If(Outgunned(), (AttackFails(),), (Do("battle"),))),
    "battle": (CompareStrength(),),
}
AMOUNTS: Final[tuple[Amount, ...]] = (Amount(Outgunned, outgunned, lambda rules, step: "the arsenal is too small"),)
VERBS: Final[tuple[Verb, ...]] = (
    Verb(Defend, run_defend, lambda rules, step: "add up the defensive strength"),
    Verb(AttackFails, run_attack_fails, lambda rules, step: "the attacker loses"),
    Verb(CompareStrength, run_compare_strength, lambda rules, step: "compare total combat strength"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseCombat, combat_options, combat_chosen, lambda rules, step: "fight"),
)
