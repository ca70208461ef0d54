"""Rules with a planted leak, to see that the twins catch it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import arks
from arks.awakening.actions.artifact import ChooseKept
from arks.awakening.content.load import load
from arks.awakening.game import DEFAULTS, fresh, make_rules
from arks.awakening.state import ARTIFACT_DECK, Ark, hand
from arks.awakening.turn import ChooseLine, StartTurn
from arks.awakening.words import DREW_CARDS, MILITARIZED
from arks.kernel.asks import Choice
from arks.kernel.events import Event, emit
from arks.kernel.frames import begin, bind, bound
from arks.kernel.rules import Instruction, Rules, Step
from arks.kernel.state import Frame

Plant = Callable[[Rules], None]


def leaky(plant: Plant, players: int, seed: int) -> arks.State:
    """A new game by rules of its own, with the leak in them."""
    rules = make_rules(players, DEFAULTS | {"turn_limit": 30}, load())
    plant(rules)
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


LEAKS: dict[str, Plant] = {
    "binding": in_a_binding,
    "event": in_an_event,
    "forced choice": in_a_forced_choice,
    "view": in_the_view,
    "label": in_a_label,
    "names": in_the_names,
}
