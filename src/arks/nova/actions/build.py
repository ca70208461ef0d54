"""The Build action (p. 10): one building, or several different ones with side II; each is paid, placed and done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, Choice
from arks.kernel.frames import again, bind, bound, push
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Let, Var
from arks.kernel.words import Raw
from arks.nova import powers, words
from arks.nova.harbour import PRICE, sale_options, sell
from arks.nova.placement import PlaceBuilding, can_place, is_special
from arks.nova.powers import lasts
from arks.nova.state import Zoo
from arks.nova.tables import AVIARY, ENCLOSURE_1, FIRST_UNIQUE, REPTILE_HOUSE
from arks.nova.tracks import pay

COST_PER_SPACE: Final = 2
SIDE_TWO: Final[tuple[int, ...]] = (REPTILE_HOUSE, AVIARY)


@dataclass(frozen=True)
class NextBuilding(Step):
    """Choose the next building and pay for it, or stop.

    ``spaces`` is the strength not used yet, ``built`` the set of buildings built in this action, ``copied`` whether the
    Engineer's copy is among them.
    """


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "build": (Let("spaces", Var("strength")), Let("built", 0), Let("copied", 0), NextBuilding()),
    "construct": (PlaceBuilding(in_action=True),),
}


def possible(state: Zoo, seat: int, side: int, strength: int) -> bool:
    """Whether anything can be built: where a building fits, so does a 1-space enclosure."""
    return state.players[seat].money >= COST_PER_SPACE and can_place(state, seat, ENCLOSURE_1, side == 1)


def cost(state: Zoo, kind: int) -> int:
    return COST_PER_SPACE * state.pack.buildings[kind].size


def allowed(state: Zoo, frame: Frame, seat: int, kind: int, side: int) -> bool:
    """Whether the action may build this now, money and places aside."""
    built = bound(state, frame, "built")
    if built >> kind & 1:  # Engineer: one copy, beyond the strength, on either side (ruling N-R26)
        return lasts(state, seat, powers.ENGINEER) and not bound(state, frame, "copied") and not is_special(kind)
    if not side and (built or kind in SIDE_TWO):
        return False
    return state.pack.buildings[kind].size <= bound(state, frame, "spaces")


def next_options(state: Zoo, frame: Frame, step: NextBuilding, seat: int) -> Choice | None:
    side = bound(state, frame, "side")
    money = state.players[seat].money
    sales = sale_options(state, seat)
    options: list[Raw] = []
    in_reach = False  # of the money that a sale would bring
    for kind in range(FIRST_UNIQUE):
        price = cost(state, kind)
        if price > money and (in_reach or not sales or price > money + PRICE):
            continue
        if allowed(state, frame, seat, kind, side) and can_place(state, seat, kind, side == 1):
            if price <= money:
                options.append((words.BUILD, kind))
            else:
                in_reach = True
    if not options and not in_reach:
        return None
    if bound(state, frame, "built"):
        options.append((words.DONE,))
    return Choice(MENU, "build", options + sales)


def next_chosen(state: Zoo, frame: Frame, step: NextBuilding, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if choice[0] == words.DONE or sell(state, frame, seat, choice):
        return
    kind = choice[1]
    built = bound(state, frame, "built")
    if built >> kind & 1:
        bind(state, frame, "copied", 1)
    else:
        bind(state, frame, "built", built | 1 << kind)
        bind(state, frame, "spaces", bound(state, frame, "spaces") - state.pack.buildings[kind].size)
    pay(state, seat, cost(state, kind))
    again(frame)
    push(state, "construct", seat, {"shape": kind})


VERBS: Final[tuple[Verb, ...]] = ()
CHOOSERS: Final[tuple[Chooser, ...]] = (Chooser(NextBuilding, next_options, next_chosen, lambda rules, step: "build"),)
