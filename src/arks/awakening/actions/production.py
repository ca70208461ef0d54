"""Production and Exploitation: PRODUCE, EXPLOIT and conversions (rulebook p. 13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.control import controlled_rooms
from arks.awakening.line import LEFT_EXPLOIT, LEFT_EXTRA_ROUTE, LEFT_PRODUCE, TakeAction, spend
from arks.awakening.payment import Pay, bound_cost, can_pay
from arks.awakening.state import Ark, numbers_in, own_player
from arks.awakening.tables import EXPLOIT_BONUS, MT, ORDINARY, RESOURCES, RESOURCES_GAINED, RESOURCES_PER_UNIT
from arks.awakening.words import (
    CONVERT,
    CONVERTED,
    DONE,
    EXPLOITED,
    GAINED,
    O_EXPLOIT,
    O_FACTORY,
    O_PRODUCE,
    PRODUCED,
    SWAP,
    SWAPPED,
    TAKE,
)
from arks.kernel.asks import MENU, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, bound_tuple, push, rebind
from arks.kernel.rules import Chooser, Rules, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw


@dataclass(frozen=True)
class ChooseFactories(Step):
    """With more factories than may be exploited, choose which."""


@dataclass(frozen=True)
class Gather(Step):
    """Take the yield of the chosen factories, and the bonus of each."""


@dataclass(frozen=True)
class TakeBenefit(Step):
    """Take as many of one ordinary type as a benefit grants."""

    benefit: int


@dataclass(frozen=True)
class TakeOneType(Step):
    """Take ``n`` of one ordinary type of your choice."""

    n: int


@dataclass(frozen=True)
class Gain(Step):
    """Take ``n`` of a type."""

    n: int
    type: int


@dataclass(frozen=True)
class SwapForMetamorphite(Step):
    """Swap up to ``most`` ordinary resources, one by one, into Metamorphite."""

    most: int


@dataclass(frozen=True)
class ReceiveConversion(Step):
    """Receive the right side of the conversion that was paid for."""


def list_actions(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    if left[LEFT_EXPLOIT] and (controlled_factories(state, seat) or granted(state, frame)):
        options.append((O_EXPLOIT,))
    if left[LEFT_PRODUCE]:
        options.append((O_PRODUCE,))


def list_conversions(state: Ark, frame: Frame, seat: int, options: list[Raw]) -> None:
    for index in bound_tuple(state, frame, "conversions"):
        if can_pay(state, seat, state.pack.conversions[index].give):
            options.append((CONVERT, index))


def controlled_factories(state: Ark, seat: int) -> list[int]:
    return numbers_in(controlled_rooms(state, seat) & state.factories)


def factory_yield(state: Ark, number: int, total: tuple[int, ...]) -> int:
    """What a factory gives, the bonus at each factory included."""
    room = state.rooms[number]
    return state.pack.rooms[room.kind].yields[room.level] + total[EXPLOIT_BONUS]


def granted(state: Ark, frame: Frame) -> bool:
    """Whether EXPLOIT brings resources even without a factory."""
    total = bound_tuple(state, frame, "benefits")
    return total[RESOURCES_GAINED] + total[RESOURCES_PER_UNIT] > 0


def gain(state: Ark, seat: int, type: int, n: int) -> None:
    own_player(state, seat).resources[type] += n


def produce(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    n = bound_tuple(state, frame, "left")[LEFT_PRODUCE]
    spend(state, frame, LEFT_PRODUCE, n)
    gain(state, seat, MT, n)
    emit(state, (PRODUCED, seat, n))


def exploit(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    spend(state, frame, LEFT_EXPLOIT)
    push(state, "exploit", seat, {"factories": tuple(controlled_factories(state, seat))})


def factories_options(state: Ark, frame: Frame, step: ChooseFactories, seat: int) -> Choice | None:
    factories = controlled_factories(state, seat)
    most = state.pack.limits.exploit
    if len(factories) <= most:
        return None
    return Choice(PICK, "factories", [(O_FACTORY, number) for number in factories], most, most)


def factories_chosen(state: Ark, frame: Frame, step: ChooseFactories, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "factories", tuple([raw[1] for raw in picked]))


def run_gather(state: Ark, frame: Frame, step: Gather) -> None:
    seat = frame.seat
    total = bound_tuple(state, frame, "benefits")
    for factory in bound_tuple(state, frame, "factories"):
        resource = state.pack.rooms[state.rooms[factory].kind].resource
        n = factory_yield(state, factory, total)
        gain(state, seat, resource, n)
        emit(state, (EXPLOITED, seat, factory, resource, n))


def take_options(n: int) -> Choice | None:
    if n == 0:
        return None
    return Choice(PICK, "take", [(TAKE, type) for type in ORDINARY], about=(n,))


def take(state: Ark, seat: int, type: int, n: int) -> None:
    gain(state, seat, type, n)
    emit(state, (GAINED, seat, type, n))


def benefit_options(state: Ark, frame: Frame, step: TakeBenefit, seat: int) -> Choice | None:
    return take_options(bound_tuple(state, frame, "benefits")[step.benefit])


def benefit_chosen(state: Ark, frame: Frame, step: TakeBenefit, seat: int, picked: tuple[Raw, ...]) -> None:
    take(state, seat, picked[0][1], bound_tuple(state, frame, "benefits")[step.benefit])


def one_type_options(state: Ark, frame: Frame, step: TakeOneType, seat: int) -> Choice | None:
    return take_options(step.n)


def one_type_chosen(state: Ark, frame: Frame, step: TakeOneType, seat: int, picked: tuple[Raw, ...]) -> None:
    take(state, seat, picked[0][1], step.n)


def run_gain(state: Ark, frame: Frame, step: Gain) -> None:
    take(state, frame.seat, step.type, step.n)


def swap_options(state: Ark, frame: Frame, step: SwapForMetamorphite, seat: int) -> Choice:
    resources = state.players[seat].resources
    options: list[Raw] = []
    if bound(state, frame, "swapped", 0) < step.most:
        options = [(SWAP, type) for type in ORDINARY if resources[type]]
    options.append((DONE,))
    return Choice(MENU, "swap", options, about=(step.most - bound(state, frame, "swapped", 0),))


def swap_chosen(state: Ark, frame: Frame, step: SwapForMetamorphite, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == DONE:
        return
    again(frame)
    player = own_player(state, seat)
    player.resources[picked[0][1]] -= 1
    player.resources[MT] += 1
    bind(state, frame, "swapped", bound(state, frame, "swapped", 0) + 1)
    emit(state, (SWAPPED, seat, picked[0][1]))


def convert(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    conversion = state.pack.conversions[option[1]]
    push(state, "convert", seat, {"conversion": option[1], "cost": bound_cost(conversion.give)})


def run_receive_conversion(state: Ark, frame: Frame, step: ReceiveConversion) -> None:
    index = bound(state, frame, "conversion")
    conversion = state.pack.conversions[index]
    if conversion.routes:
        left = list(bound_tuple(state, frame, "left"))
        left[LEFT_EXTRA_ROUTE] += conversion.n
        rebind(state, frame, "left", tuple(left))
    else:
        gain(state, frame.seat, MT, conversion.n)
    emit(state, (CONVERTED, frame.seat, index))


def describe_one_type(rules: Rules, step: TakeOneType) -> str:
    return f"take {step.n} of one ordinary resource"


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "exploit": (ChooseFactories(), Gather(), TakeBenefit(RESOURCES_GAINED), TakeBenefit(RESOURCES_PER_UNIT)),
    "convert": (Pay(), ReceiveConversion()),
}
TAKERS: Final[dict[int, TakeAction]] = {O_PRODUCE: produce, O_EXPLOIT: exploit, CONVERT: convert}
VERBS: Final[tuple[Verb, ...]] = (
    Verb(Gather, run_gather, lambda rules, step: "gather from factories"),
    Verb(Gain, run_gain, lambda rules, step: f"take {step.n} {RESOURCES[step.type]}"),
    Verb(ReceiveConversion, run_receive_conversion, lambda rules, step: "receive what was bought"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseFactories, factories_options, factories_chosen, lambda rules, step: "choose factories"),
    Chooser(TakeBenefit, benefit_options, benefit_chosen, lambda rules, step: "take one ordinary resource"),
    Chooser(TakeOneType, one_type_options, one_type_chosen, describe_one_type),
    Chooser(
        SwapForMetamorphite,
        swap_options,
        swap_chosen,
        lambda rules, step: f"swap up to {step.most} ordinary resources for Mt",
    ),
)
