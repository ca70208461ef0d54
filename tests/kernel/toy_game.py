"""The toy game put together: `toy_rules` composes it with the modules of a case, `new_toy` starts a game.

Every seat takes the case's "turn", clockwise, for two rounds; most coins win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arks.kernel.frames import begin
from arks.kernel.rng import keys_of
from arks.kernel.rules import Amount, Check, Chooser, Module, Rules, Step, Table, Verb
from arks.kernel.state import Owner, start
from arks.kernel.steps import FLOW, Clockwise, Do, If, Times
from arks.kernel.zones import create, move, no_cards, shuffle, top
from tests.kernel.toy import (
    CARD_BACK,
    CARDS,
    DECK,
    HAND,
    TABLE,
    TOKEN_BACK,
    TOKENS,
    TOKENS_MADE,
    Toy,
    new_purse,
)
from tests.kernel.toy_steps import (
    AtLeast,
    Bid,
    ClockAt,
    Discard,
    Draw,
    Duel,
    Earn,
    Finish,
    Judge,
    Line,
    Me,
    OnDarkField,
    PlaceGate,
    PlayCard,
    Postpone,
    Tick,
    Trigger,
    TurnToken,
    Walk,
    at_least_value,
    bid_chosen,
    bid_options,
    discard_chosen,
    discard_options,
    duel_options,
    everybody,
    gate_chosen,
    gate_options,
    line_chosen,
    line_options,
    look_around,
    on_dark_field,
    play_chosen,
    play_options,
    run_draw,
    run_earn,
    run_finish,
    run_judge,
    run_postpone,
    run_tick,
    run_trigger,
    run_turn_token,
    walk,
)

TOY: Final = Module(
    "toy",
    procedures={
        "game": (Times(2, (Clockwise(0, (Do("turn"),)),)), Finish()),
        "explore": (If(OnDarkField(), (TurnToken(),)),),
    },
    verbs=(
        Verb(Draw, run_draw, lambda rules, step: f"draw {step.n}"),
        Verb(Earn, run_earn, lambda rules, step: f"earn {rules.worth(step.n)}"),
        Verb(Walk, lambda state, frame, step: walk(state, frame.seat), lambda rules, step: "walk"),
        Verb(TurnToken, run_turn_token, lambda rules, step: "turn the token up"),
        Verb(Judge, run_judge, lambda rules, step: f"the highest wins below {step.mass}"),
        Verb(Tick, run_tick, lambda rules, step: f"move the clock by {step.n}"),
        Verb(Trigger, run_trigger, lambda rules, step: "in any order: " + " and ".join(step.effects)),
        Verb(Postpone, run_postpone, lambda rules, step: f"{step.effect} ({step.tag})"),
        Verb(Finish, run_finish, lambda rules, step: "the game is over"),
    ),
    choosers=(
        Chooser(PlayCard, play_options, play_chosen, lambda rules, step: "play a card"),
        Chooser(PlaceGate, gate_options, gate_chosen, lambda rules, step: "place a gate"),
        Chooser(Line, line_options, line_chosen, lambda rules, step: "perform a line"),
        Chooser(Duel, duel_options, play_chosen, lambda rules, step: "show a card each", everybody),
        Chooser(Bid, bid_options, bid_chosen, lambda rules, step: "bid", everybody),
        Chooser(Discard, discard_options, discard_chosen, lambda rules, step: f"keep {step.keep} cards", everybody),
    ),
    amounts=(
        Amount(Me, lambda state, frame, me: frame.seat, lambda rules, me: "this seat"),
        Amount(OnDarkField, lambda state, frame, it: int(on_dark_field(state, frame.seat)), lambda rules, it: "dark"),
        Amount(AtLeast, at_least_value, lambda rules, it: f"{it.name} at least {it.n}"),
        Amount(ClockAt, lambda state, frame, it: int(state.clock == it.n), lambda rules, it: f"clock at {it.n}"),
    ),
    checks=(Check("look around", look_around),),
)


def toy_rules(*modules: Module, players: int = 3, table: Table = TABLE) -> Rules:
    setup = {"players": players, "modules": [module.name for module in modules]}
    return Rules(table, setup, players, None, [FLOW, TOY, *modules])


def new_toy(rules: Rules, seed: int = 0, cards: int = 3) -> Toy:
    """A game that has come to its first decision: every seat holds some cards, every field a token."""
    state = Toy()
    start(state, rules, seed, keys_of(seed), no_cards(Owner(), len(rules.zone_names)))
    state.purses = [new_purse(state.owner) for _ in range(rules.players)]
    state.gates = ()
    state.clock = 0
    create(state, DECK, CARD_BACK, CARDS)
    state.tokens = create(state, TOKENS, TOKEN_BACK, TOKENS_MADE)
    shuffle(state, DECK)
    shuffle(state, TOKENS)
    for seat in range(rules.players):
        move(state, top(state, DECK, cards), DECK, HAND + seat)
    begin(state, "game")
    return state


def play_by(name: str, procedures: Mapping[str, tuple[Step, ...]], players: int = 3) -> Rules:
    """The toy with the procedures of one case."""
    return toy_rules(Module(name, procedures=procedures), players=players)
