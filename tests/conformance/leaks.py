"""Rules with a planted leak, to see that the twins catch it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import arks
from arks.awakening.actions.artifact import ChooseKept
from arks.awakening.content.load import load
from arks.awakening.game import DEFAULTS, fresh, make_rules
from arks.awakening.modes.guardians.moving import ChooseGuardian
from arks.awakening.state import ACTION_DECK, ARTIFACT_DECK, DIAGNOSE_CARDS, TARGET_DECK, Ark, hand, hand_zone
from arks.awakening.turn import ChooseLine, StartTurn
from arks.awakening.words import DREW_CARDS, MILITARIZED, PLAY
from arks.kernel.asks import Choice
from arks.kernel.events import Event, emit
from arks.kernel.frames import begin, bind, bound
from arks.kernel.rules import Instruction, Rules, Step
from arks.kernel.state import Frame
from arks.kernel.zones import own_cards

Plant = Callable[[Rules], None]


class Leak(NamedTuple):
    """Something that tells too much, and the table where it does."""

    plant: Plant
    players: int
    options: dict[str, Any]


def leaky(leak: Leak, seed: int) -> arks.State:
    """A new game by rules of its own, with the leak in them."""
    rules = make_rules(leak.players, DEFAULTS | leak.options | {"turn_limit": 30}, load())
    leak.plant(rules)
    state = fresh(rules, seed)
    begin(state, "game")
    return state


def instructions(rules: Rules, step: type) -> list[Instruction]:
    found = [instruction for code in rules.code for instruction in code if type(instruction.step) is step]
    assert found
    return found


def change_choice(rules: Rules, step: type, change: Callable[[Ark, Frame, Choice], Choice]) -> None:
    """Let a step change what it offers."""
    for instruction in instructions(rules, step):
        honest = instruction.options
        assert honest is not None

        def options(state: Ark, frame: Frame, step: Step, seat: int, honest: Any = honest) -> Choice | None:
            choice = honest(state, frame, step, seat)
            return None if choice is None else change(state, frame, choice)

        instruction.options = options


def hidden_face(state: Ark) -> int:
    """Of the card that will be drawn next."""
    deck = state.cards.zones[ARTIFACT_DECK]
    return state.cards.face[deck[-1]] if deck else 0


def in_a_binding(rules: Rules) -> None:
    """The turn notes a hidden card and, much later, offers its lines in an order that depends on it."""
    for instruction in instructions(rules, StartTurn):
        honest = instruction.run
        assert honest is not None

        def run(state: Ark, frame: Frame, step: Step, honest: Any = honest) -> None:
            honest(state, frame, step)
            bind(state, frame, "peeked", hidden_face(state))

        instruction.run = run

    def reorder(state: Ark, frame: Frame, choice: Choice) -> Choice:
        if bound(state, frame, "peeked") % 2:
            choice.options.reverse()
        return choice

    change_choice(rules, ChooseLine, reorder)


def in_an_event(rules: Rules) -> None:
    """Everybody hears the face of a card that one player drew."""

    def tell(state: Ark, event: Event) -> None:
        emit(state, (MILITARIZED, event.raw[1], state.cards.face[event.raw[2]]))

    rules.listeners[DREW_CARDS] = [tell]


def in_the_uids(rules: Rules) -> None:
    """A hand is kept in the order of its cards' faces, which shows when one of them is played."""

    def sort(state: Ark, event: Event) -> None:
        cards = own_cards(state)
        zone = hand_zone(state, event.raw[1])
        cards.zones[zone] = tuple(sorted(cards.zones[zone], key=cards.face.__getitem__))

    rules.listeners[DREW_CARDS] = [sort]


def in_a_forced_choice(rules: Rules) -> None:
    """Of the cards looked at only odd ones may be kept; who sees a single one is not asked, so everybody knows."""

    def odd(state: Ark, frame: Frame, choice: Choice) -> Choice:
        options = [raw for raw in choice.options if state.cards.face[raw[1]] % 2]
        return choice if choice.hi > 1 or not options else Choice(choice.kind, choice.prompt, options)

    change_choice(rules, ChooseKept, odd)


def in_the_view(rules: Rules) -> None:
    """The view counts the strong cards in everybody's hand."""
    honest = rules.view

    def view(state: Ark, seat: int | None) -> dict[str, Any]:
        shown = honest(state, seat)
        for owner, board in enumerate(shown["boards"]):
            board["strong"] = sum(state.cards.face[uid] > 5 for uid in hand(state, owner))
        return shown

    rules.view = view


def in_a_label(rules: Rules) -> None:
    """The text of an option depends on the card that will be drawn next."""
    honest = rules.label
    rules.label = lambda state, seat, raw: honest(state, seat, raw) + "." * hidden_face(state)


def in_the_names(rules: Rules) -> None:
    """The view names the cards in other hands: with the same names in both worlds, the twins alone are blind to it."""
    honest = rules.view

    def view(state: Ark, seat: int | None) -> dict[str, Any]:
        shown = honest(state, seat)
        shown["hands"] = [[f"card:{uid}" for uid in hand(state, other)] for other in range(state.rules.players)]
        return shown

    rules.view = view


# --- leaks of solo and co-op modes


def shown_too_much(tell: Callable[[Ark], Any]) -> Plant:
    """The view has one thing more."""

    def plant(rules: Rules) -> None:
        honest = rules.view

        def view(state: Ark, seat: int | None) -> dict[str, Any]:
            return {**honest(state, seat), "told": tell(state)}

        rules.view = view

    return plant


def faces(state: Ark, zone: int) -> list[int]:
    return [state.cards.face[uid] for uid in state.cards.zones[zone]]


def strength_of_the_enemy(state: Ark) -> int:
    """What the cards of a Dark Player are worth."""
    return sum([state.pack.artifacts[state.cards.face[uid]].power for uid in hand(state, state.enemy)])


def next_target(state: Ark) -> int:
    return (faces(state, TARGET_DECK) or [0])[-1]


def diagnosed_factories(state: Ark) -> int:
    """How many diagnose cards are factories, those face down as well."""
    return len([face for face in faces(state, DIAGNOSE_CARDS) if face >= len(state.pack.targets)])


def played_cards(state: Ark) -> list[int]:
    """The cards that were played face down."""
    answers = [] if state.pending is None else state.pending.answers
    played = [raw for answer in answers if answer is not None for raw in answer if raw[0] == PLAY]
    return [state.cards.face[raw[1]] for raw in played]


def in_a_choice_of_guardians(rules: Rules) -> None:
    """The Guardians are offered in an order that depends on the enemy-action card to come."""

    def reorder(state: Ark, frame: Frame, choice: Choice) -> Choice:
        if (faces(state, ACTION_DECK) or [0])[-1] % 2:
            choice.options.reverse()
        return choice

    change_choice(rules, ChooseGuardian, reorder)


def in_a_reason(rules: Rules) -> None:
    """Why something is not possible depends on the enemy-target card to come."""
    honest = rules.why_not

    def why_not(state: Ark, seat: int, thing: str) -> Any:
        found = honest(state, seat, thing)
        return found._replace(sentence=found.sentence + "." * next_target(state))

    rules.why_not = why_not


STANDARD = {"mode": "awakening"}
GUARDIANS = {"mode": "guardians"}
DARK = {"mode": "guardians", "enemy": "dark-player"}
GLITCH = {"mode": "glitch"}
LEAKS: dict[str, Leak] = {
    "binding": Leak(in_a_binding, 3, STANDARD),
    "event": Leak(in_an_event, 3, STANDARD),
    "uids": Leak(in_the_uids, 3, STANDARD),
    "forced choice": Leak(in_a_forced_choice, 3, STANDARD),
    "view": Leak(in_the_view, 3, STANDARD),
    "label": Leak(in_a_label, 3, STANDARD),
    "names": Leak(in_the_names, 3, STANDARD),
    "hand of a Dark Player": Leak(shown_too_much(strength_of_the_enemy), 3, DARK),
    "card played face down": Leak(shown_too_much(played_cards), 2, DARK),
    "enemy-target deck": Leak(shown_too_much(next_target), 2, GUARDIANS),
    "enemy-action deck": Leak(in_a_choice_of_guardians, 3, DARK),
    "diagnose cards": Leak(shown_too_much(diagnosed_factories), 2, GLITCH),
    "reason": Leak(in_a_reason, 2, GUARDIANS),
}
