"""A turn and the five action cards (p. 8): choosing a card, its strength, running it, putting it back.

An action is the procedure ``action`` with the bindings ``card`` (the action card), ``owner`` (whose card it is: not the
acting seat under Hypnosis), ``side`` (0 or 1), ``strength`` and ``again`` (multiplier tokens that work for it). Extra
actions are the same procedure. Effects "after finishing" wait in the bag ``after`` of the action they belong to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import AMOUNT, CONFIRM, MENU, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, push
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import OpenBag
from arks.kernel.words import NO, YES, Raw
from arks.nova import words
from arks.nova.actions import animals, association, build, cards, sponsors
from arks.nova.display import refill
from arks.nova.harbour import LastSale, sale_options, sell
from arks.nova.state import Zoo, hand, is_upgraded, own_player, slot_of, to_slot
from arks.nova.tables import ACTIONS, ANIMALS, ASSOCIATION, BUILD, MAX_XTOKENS, PROJECT_TASK
from arks.nova.tracks import XTOKEN, gain, pay, spend_xtokens

POSSIBLE: Final = (animals.possible, association.possible, build.possible, cards.possible, sponsors.possible)
VENOM_COST: Final = 2


@dataclass(frozen=True)
class BeginTurn(Step):
    """Whose turn it is."""


@dataclass(frozen=True)
class TakeAction(Step):
    """Use one of the action cards, or move one for an X-token.

    ``only`` names the one card that an extra action may use; ``rest`` says whether the X-token may be taken instead;
    an ``extra`` action may be given up.
    """

    only: int = -1
    rest: bool = True
    extra: bool = False


@dataclass(frozen=True)
class ChooseX(Step):
    """Spend X-tokens to raise the strength of this run."""


@dataclass(frozen=True)
class Perform(Step):
    """Run the action of the card."""


@dataclass(frozen=True)
class RunAgain(Step):
    """A multiplier token lets the action run once more; one that comes during the action waits (ruling N-B4)."""


@dataclass(frozen=True)
class CardBack(Step):
    """The used card goes to slot 1 of its owner's row."""


@dataclass(frozen=True)
class RestCard(Step):
    """Take an X-token for moving a card."""


@dataclass(frozen=True)
class RestAgain(Step):
    """A multiplier token brings another X-token; resting and acting are not mixed (ruling N-R4)."""


@dataclass(frozen=True)
class EndTurn(Step):
    """Venom is paid for, the display is filled."""


ACTS: Final[tuple[Raw, ...]] = tuple([(words.ACT, action) for action in range(len(ACTIONS))])
RESTS: Final[tuple[Raw, ...]] = tuple([(words.REST, action) for action in range(len(ACTIONS))])
PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "turn": (BeginTurn(), TakeAction(), LastSale(), EndTurn()),
    "action": (ChooseX(), Perform(), RunAgain(), CardBack(), OpenBag("after")),
    "rest": (RestCard(), RestAgain(), CardBack()),
}


def strength(state: Zoo, owner: int, action: int, xtokens: int) -> int:
    """Of a card where it stands: slot plus X-tokens, two less when constricted, at least 1 (ruling N-C2)."""
    player = state.players[owner]
    found = slot_of(player, action) + xtokens
    if player.constricted >> action & 1:
        found -= 2
    return found if found > 1 else 1


def can_act(state: Zoo, seat: int, owner: int, action: int) -> bool:
    """Whether the action would have any legal step: one that has none cannot be chosen (ruling N-R1)."""
    player = state.players[owner]
    most = strength(state, owner, action, state.players[seat].xtokens)
    return POSSIBLE[action](state, seat, int(is_upgraded(player, action)), most)


def run_begin_turn(state: Zoo, frame: Frame, step: BeginTurn) -> None:
    player = own_player(state, frame.seat)
    player.sold = False
    player.cured = False
    player.turns += 1
    emit(state, (words.TURN_STARTED, frame.seat, player.turns))


def take_action_options(state: Zoo, frame: Frame, step: TakeAction, seat: int) -> Choice | None:
    player = state.players[seat]
    options: list[Raw] = []
    for act in ACTS if step.only < 0 else (ACTS[step.only],):
        if can_act(state, seat, seat, act[1]):
            options.append(act)
    if step.rest and player.xtokens < MAX_XTOKENS:
        options += RESTS
    options += sale_options(state, seat)
    if step.extra:
        options.append((words.DONE,))
    # Somebody with 5 X-tokens and no possible action cannot exist: the Cards action is always possible.
    return Choice(MENU, "extra-action" if step.extra else "action", options, public=False)


def take_action_chosen(state: Zoo, frame: Frame, step: TakeAction, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if choice[0] == words.DONE:
        return
    if sell(state, frame, seat, choice):
        return
    if choice[0] == words.REST:
        tokens = state.players[seat].multipliers[choice[1]]
        push(state, "rest", seat, {"card": choice[1], "owner": seat, "again": tokens})
    else:
        start_action(state, seat, seat, choice[1])


def start_action(state: Zoo, seat: int, owner: int, action: int) -> None:
    """Use an action card; under Hypnosis it is another player's."""
    player = state.players[owner]
    side = int(is_upgraded(player, action))
    again = player.multipliers[action] if owner == seat else 0  # others' tokens do not work for me (ruling N-R46)
    push(state, "action", seat, {"card": action, "owner": owner, "side": side, "strength": 0, "again": again})


def choose_x_options(state: Zoo, frame: Frame, step: ChooseX, seat: int) -> Choice | None:
    action = bound(state, frame, "card")
    owner = bound(state, frame, "owner")
    side = bound(state, frame, "side")
    options: list[Raw] = []
    for n in range(state.players[seat].xtokens + 1):
        if POSSIBLE[action](state, seat, side, strength(state, owner, action, n)):
            options.append((words.SPEND, n))
    if not options:  # only in a deal that does not fit: the card that made the action possible is not in this hand
        return None
    return Choice(AMOUNT, "x-tokens", options, public=state.players[seat].xtokens == 0, about=(words.ACT, action))


def choose_x_chosen(state: Zoo, frame: Frame, step: ChooseX, seat: int, picked: tuple[Raw, ...]) -> None:
    action = bound(state, frame, "card")
    n = picked[0][1]
    found = strength(state, bound(state, frame, "owner"), action, n)
    spend_xtokens(state, seat, n)
    bind(state, frame, "strength", found)
    emit(state, (words.ACTED, seat, action, found))


def run_perform(state: Zoo, frame: Frame, step: Perform) -> None:
    push(state, ACTIONS[bound(state, frame, "card")], frame.seat)


def run_again_options(state: Zoo, frame: Frame, step: RunAgain, seat: int) -> Choice | None:
    action = bound(state, frame, "card")
    owner = bound(state, frame, "owner")
    if not bound(state, frame, "again"):
        return None
    options: list[Raw] = [(YES,), (NO,)]
    if not can_act(state, seat, owner, action):
        options = [(NO,)]
        poor = state.players[seat].money < build.COST_PER_SPACE
        if action == ANIMALS or (action == BUILD and poor):  # which may lack nothing but money
            options += sale_options(state, seat)
    public = not hand_matters(state, seat, owner, action)
    kind = CONFIRM if options[-1][0] == NO else MENU
    return Choice(kind, "run-again", options, public=public, about=(words.ACT, action))


def hand_matters(state: Zoo, seat: int, owner: int, action: int) -> bool:
    """Whether hidden cards may make an action possible: then nobody may notice that it is not (ruling N-R91)."""
    if not hand(state, seat) or action not in (ANIMALS, ASSOCIATION):
        return False
    most = strength(state, owner, action, state.players[seat].xtokens)
    return action == ANIMALS or association.is_open(state, seat, PROJECT_TASK, most)


def rest_again_options(state: Zoo, frame: Frame, step: RestAgain, seat: int) -> Choice | None:
    if not bound(state, frame, "again") or state.players[seat].xtokens == MAX_XTOKENS:
        return None
    return Choice(CONFIRM, "rest-again", [(YES,), (NO,)], about=(words.ACT, bound(state, frame, "card")))


def run_again_chosen(state: Zoo, frame: Frame, step: Step, seat: int, picked: tuple[Raw, ...]) -> None:
    if not sell(state, frame, seat, picked[0]) and picked[0][0] == YES:
        action = bound(state, frame, "card")
        player = own_player(state, seat)
        tokens = list(player.multipliers)
        tokens[action] -= 1
        player.multipliers = tuple(tokens)
        bind(state, frame, "again", bound(state, frame, "again") - 1)
        emit(state, (words.MULTIPLIER_USED, seat, action))
        frame.pc = 0


def run_card_back(state: Zoo, frame: Frame, step: CardBack) -> None:
    action = bound(state, frame, "card")
    owner = bound(state, frame, "owner")
    player = own_player(state, owner)
    bit = 1 << action
    if player.venom & bit:
        player.cured = True
    player.venom &= ~bit
    player.constricted &= ~bit
    to_slot(state, owner, action, 1)
    emit(state, (words.RETURNED, owner, action))


def run_rest_card(state: Zoo, frame: Frame, step: RestCard) -> None:
    emit(state, (words.RESTED, frame.seat, bound(state, frame, "card")))
    gain(state, frame.seat, XTOKEN, 1)


def run_end_turn(state: Zoo, frame: Frame, step: EndTurn) -> None:
    player = state.players[frame.seat]
    if player.venom and not player.cured:
        emit(state, (words.VENOM_STRUCK, frame.seat))
        pay(state, frame.seat, min(VENOM_COST, player.money))  # ruling N-C4
    refill(state)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(BeginTurn, run_begin_turn, lambda rules, step: "a turn begins"),
    Verb(Perform, run_perform, lambda rules, step: "perform the action"),
    Verb(CardBack, run_card_back, lambda rules, step: "the action card goes to slot 1"),
    Verb(RestCard, run_rest_card, lambda rules, step: "1 X-token"),
    Verb(EndTurn, run_end_turn, lambda rules, step: "the turn ends"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(TakeAction, take_action_options, take_action_chosen, lambda rules, step: told_action(step)),
    Chooser(ChooseX, choose_x_options, choose_x_chosen, lambda rules, step: "spend X-tokens"),
    Chooser(RunAgain, run_again_options, run_again_chosen, lambda rules, step: "run the action again"),
    Chooser(RestAgain, rest_again_options, run_again_chosen, lambda rules, step: "another X-token"),
)


def told_action(step: TakeAction) -> str:
    return f"the {ACTIONS[step.only]} action" if step.only >= 0 else "an action"
