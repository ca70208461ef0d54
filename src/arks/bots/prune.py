"""Which answers to a question are worth a look. Everything here is about width, nothing about rules."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from arks.awakening.state import Ark, pack_of
from arks.awakening.tables import FACTORY, Artifact
from arks.awakening.words import DISCARD, KEEP, O_ROOM, O_UNITS, PAY, PLAY, REMOVE, TO, USE
from arks.kernel.asks import SEALED, Choice
from arks.kernel.words import Raw

TARGETS: Final = 6  # rooms looked at for a cylinder or a teleport
PLACES: Final = 10  # cells looked at for a gate
SWAPS: Final = 8  # pairs of rooms looked at for a swap

Answer = tuple[Raw, ...]


def worth_trying(state: Ark, seat: int, choice: Choice) -> list[Answer]:
    """Some legal answers, the most promising first where they are cut."""
    options = choice.options
    if choice.lo == choice.hi == 1:
        word = options[0][0]
        if word == PAY:
            return [(options[cheapest(state, seat, options)],)]
        if word == O_UNITS:
            return [(option,) for option in few_units(options)]
        if word == TO and len(options) > TARGETS:
            return [(option,) for option in best_rooms(state, seat, options)]
        if word == PLAY and choice.kind == SEALED:
            return [(option,) for option in combat_cards(state, options)]
        if len(options) > 1 and options[-2][0] == USE:
            return [(option,) for option in one_of_each_card(state, options)]
        if word == REMOVE:
            return [(option,) for option in options[:3]]
        return [(option,) for option in options]
    word = options[0][0]
    if word == KEEP or word == DISCARD:
        return [rated_cards(state, options, choice.lo, word == KEEP)]
    if word == O_ROOM:
        return list(combinations(options, choice.lo))[:SWAPS]
    return [tuple(options[: choice.lo])]


def cheapest(state: Ark, seat: int, payments: list[Raw]) -> int:
    """The payment with the least Metamorphite, in the type there is most of."""
    resources = state.players[seat].resources
    best = 0
    most = -1
    for place, payment in enumerate(payments):
        if len(payment) > len(payments[0]):
            break
        if resources[payment[1]] > most:
            most = resources[payment[1]]
            best = place
    return best


def few_units(options: list[Raw]) -> list[Raw]:
    """All of them, one of them, all but one: counts go down from all."""
    if len(options) <= 3:
        return options
    return [options[0], options[1], options[-1]]


def best_rooms(state: Ark, seat: int, options: list[Raw]) -> list[Raw]:
    rated = [(attraction(state, seat, option[1]), place) for place, option in enumerate(options)]
    rated.sort(reverse=True)
    return [options[place] for _, place in rated[:TARGETS]]


def attraction(state: Ark, seat: int, number: int) -> float:
    """How much a piece would like to be in a room, at a glance."""
    room = state.rooms[number]
    kind = pack_of(state).rooms[room.kind]
    rating = 0.0
    if room.token >= 0:
        rating += 2.0
    mine = room.local >> seat & 1 == 1
    if kind.cls == FACTORY:
        rating += 2.0 + room.level if mine else 1.5
    elif kind.grants or kind.spawns >= 0:
        rating += 1.0
    if not mine:
        rating += 0.0 if room.cubes else 1.0
    if number == seat:
        rating -= 2.0
    return rating


def combat_cards(state: Ark, options: list[Raw]) -> list[Raw]:
    """The strongest, the weakest and one between."""
    artifacts = pack_of(state).artifacts
    by_power = sorted(options, key=lambda option: (artifacts[state.cards.face[option[1]]].power, option))
    if len(by_power) <= 3:
        return by_power
    return [by_power[-1], by_power[0], by_power[len(by_power) // 2]]


def one_of_each_card(state: Ark, options: list[Raw]) -> list[Raw]:
    """Equal cards are used alike."""
    found: list[Raw] = []
    faces: list[int] = []
    for option in options:
        if option[0] == USE:
            face = state.cards.face[option[1]]
            if face in faces:
                continue
            faces.append(face)
        found.append(option)
    return found


def rated_cards(state: Ark, options: list[Raw], n: int, best: bool) -> Answer:
    artifacts = pack_of(state).artifacts
    by_worth = sorted(options, key=lambda option: (card_worth(artifacts[state.cards.face[option[1]]]), option))
    return tuple(by_worth[-n:]) if best else tuple(by_worth[:n])


# What the use of a card is worth, in about a tenth of a turn, for each of its numbers.
USE_WORTH: Final[dict[str, float]] = {
    "do_engineer_free": 6.0,
    "do_engineer_remote": 5.0,
    "do_awake_free": 6.0,
    "do_move": 1.0,
    "do_teleport_any": 3.0,
    "do_route": 1.5,
    "do_militarize": 0.8,
    "do_discover": 1.0,
    "do_heal_all": 2.0,
    "gain": 1.2,
    "convert_to_mt": 0.5,
    "architect": 2.0,
    "wild_action": 8.0,
    "open_airlock": 2.0,
}


def card_worth(artifact: Artifact) -> float:
    """A card's one-time use, or its power in combat."""
    worth = 0.5 * artifact.power
    for use in artifact.use:
        n = 1
        for key, number in use.params:
            if key == "n" or key == "keep" or key == "max":
                n = number
        worth += USE_WORTH.get(use.id, 0.0) * n
    return worth
