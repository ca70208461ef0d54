"""Labels and prices of options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.actions.engineering import (
    FREE_BIODOME,
    WITHOUT_COST,
    lowest_cost,
    room_budgets,
    section_budgets,
)
from arks.awakening.actions.production import factory_yield
from arks.awakening.actions.units import awake_cost, heal_cost
from arks.awakening.combat import combat_strength, defensive_strength
from arks.awakening.control import benefits
from arks.awakening.line import LEFT_MILITARIZE, LEFT_PRODUCE
from arks.awakening.payment import FREE
from arks.awakening.state import BACK_ARTIFACT, Ark
from arks.awakening.tables import DISCOVER_DRAW, DISCOVER_KEEP, MINI_MOVE, RESOURCES, Artifact, Cost
from arks.awakening.texts import coop, fallout
from arks.awakening.texts.english import MINI_ACTIONS, OPTIONS
from arks.awakening.texts.lines import line_text, yields_text
from arks.awakening.texts.names import UNKNOWN_CARD, amounts_text, arguments, price_map, units_text, whose
from arks.awakening.texts.printed import constructed_gives
from arks.awakening.words import (
    ACT,
    CHAIN,
    CONSTRUCT,
    CONVERT,
    DISCARD,
    FIGHT,
    KEEP,
    O_AWAKE,
    O_DISCOVER,
    O_DISINTEGRATE,
    O_ENGINEER,
    O_EXPLOIT,
    O_FACTORY,
    O_HEAL,
    O_MILITARIZE,
    O_MINI,
    O_PRODUCE,
    O_UNITS,
    PAY,
    PLAY,
    RANGE,
    REMOVE_SECTION,
    REPLACE,
    ROUTE_FROM,
    SPEND,
    SWAP,
    TAKE,
    UPGRADE,
    USE,
)
from arks.kernel.asks import Choice
from arks.kernel.frames import choice_of, lookup
from arks.kernel.phrases import sentence
from arks.kernel.rules import Rules
from arks.kernel.views import sees
from arks.kernel.words import BRANCH, Raw

Fields = dict[str, str]


def label(state: Ark, seat: int, raw: Raw) -> str:
    """An option as a person reads it."""
    word = state.rules.words.words[raw[0]].name
    asked = question(state, seat)
    template = OPTIONS[word]
    if asked is not None:
        template = OPTIONS.get(f"{word} {asked.prompt}", template)
    return sentence(template.format(*arguments(state, raw, seat), **fields(state, seat, raw)))


def question(state: Ark, seat: int) -> Choice | None:
    """What the seat is asked now."""
    pending = state.pending
    return choice_of(state, seat) if pending is not None and seat in pending.seats else None


def numbers(state: Ark, name: str) -> tuple[int, ...]:
    """Numbers bound in the running line; () where there is none."""
    value = lookup(state, state.stack[-1], name) if state.stack else None
    return value if isinstance(value, tuple) else ()


# --- named fields of labels


def fields(state: Ark, seat: int, raw: Raw) -> Fields:
    maker = FIELDS.get(raw[0])
    return {} if maker is None else maker(state, seat, raw)


def line_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"line": line_text(state, seat, raw[1], raw[2])}


def branch_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    frame = state.stack[-1]
    code = state.rules.code[frame.procedure]
    bodies = code[frame.pc].step.bodies() if frame.pc < len(code) else ()
    return {"steps": state.rules.describe(bodies[raw[1]]) if raw[1] < len(bodies) else str(raw[1] + 1)}


def militarize_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"n": left_number(state, LEFT_MILITARIZE)}


def produce_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"n": left_number(state, LEFT_PRODUCE)}


def left_number(state: Ark, budget: int) -> str:
    left = numbers(state, "left")
    return str(left[budget]) if left else "0"


def frozen(state: Ark, seat: int) -> tuple[int, ...]:
    """The benefits of the running phase, or those a phase would start with."""
    return numbers(state, "benefits") or benefits(state, seat)


def exploit_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"yields": yields_text(state, seat, frozen(state, seat))}


def factory_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    kind = state.pack.rooms[state.rooms[raw[1]].kind]
    if kind.resource < 0:
        return {"yields": "nothing"}
    return {"yields": f"{factory_yield(state, raw[1], frozen(state, seat))} {RESOURCES[kind.resource]}"}


def take_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    asked = question(state, seat)
    n = asked.about[0] if asked is not None and asked.prompt == "take" else 1
    return {"amount": f"{n} {RESOURCES[raw[1]]}"}


def units_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"units": units_text(raw[1], raw[2], raw[3])}


def replace_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"whose": whose(raw[1], seat, state)}


def pay_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"amounts": amounts_text(raw[1:])}


def discover_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    total = frozen(state, seat)
    return {"draw": str(total[DISCOVER_DRAW]), "keep": str(total[DISCOVER_KEEP])}


def card_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    uid = raw[1]
    if state.cards.back[uid] != BACK_ARTIFACT or not sees(state, seat, uid):
        return {"card": UNKNOWN_CARD}
    return {"card": card_text(state.rules, state.pack.artifacts[state.cards.face[uid]])}


def card_text(rules: Rules, artifact: Artifact) -> str:
    """An artifact with its power and its one-time use."""
    notes: list[str] = []
    if artifact.power >= 0:
        notes.append(f"power {artifact.power}" + (", critical" if artifact.critical else ""))
    text = use_text(rules, artifact)
    if text:
        notes.append(text)
    return f"{artifact.name} ({'; '.join(notes)})" if notes else artifact.name


def use_text(rules: Rules, artifact: Artifact) -> str:
    """The one-time use of an artifact in words; empty when there is none."""
    code = rules.code[rules.number[f"use {artifact.id}"]]
    return rules.describe(tuple([instruction.step for instruction in code]))


def fight_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    _, room, defender = raw
    strength = defensive_strength(state, defender, seat, room)
    return {"defence": str(strength), "arsenal": str(state.players[seat].arsenal)}


def mini_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"mini": MINI_ACTIONS[raw[1]].format(benefits(state, seat)[MINI_MOVE + raw[1]])}


def from_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"whose": whose(raw[2], seat, state)}


def range_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    """Without cards, everybody can work out how it ends (003:L1835)."""
    _, _, room, defender = raw
    return {
        "defence": str(defensive_strength(state, defender, seat, room)),
        "strength": str(combat_strength(state, seat, defender, room, 0)),
        "resistance": str(combat_strength(state, defender, seat, room, 0)),
    }


def disintegrate_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"whose": whose(raw[2], seat, state)}


def section_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    """A card as the section it is, or would be."""
    uid = raw[1]
    if state.cards.back[uid] != BACK_ARTIFACT or not sees(state, seat, uid):
        return {"section": UNKNOWN_CARD}
    artifact = state.pack.artifacts[state.cards.face[uid]]
    gives = constructed_gives(state.pack, artifact)
    return {"section": f"{artifact.name} ({', '.join(gives)})" if gives else artifact.name}


MakeFields = Callable[[Ark, int, Raw], Fields]
FIELDS: Final[dict[int, MakeFields]] = {
    ACT: line_fields,
    CHAIN: line_fields,
    BRANCH: branch_fields,
    O_MILITARIZE: militarize_fields,
    O_PRODUCE: produce_fields,
    O_EXPLOIT: exploit_fields,
    O_FACTORY: factory_fields,
    TAKE: take_fields,
    O_UNITS: units_fields,
    REPLACE: replace_fields,
    PAY: pay_fields,
    O_DISCOVER: discover_fields,
    KEEP: card_fields,
    DISCARD: card_fields,
    USE: card_fields,
    PLAY: card_fields,
    FIGHT: fight_fields,
    **coop.LABEL_FIELDS,
    **fallout.LABEL_FIELDS,
    O_MINI: mini_fields,
    ROUTE_FROM: from_fields,
    RANGE: range_fields,
    O_DISINTEGRATE: disintegrate_fields,
    CONSTRUCT: section_fields,
    REMOVE_SECTION: section_fields,
}


# --- prices


def cost(state: Ark, seat: int, raw: Raw) -> dict[str, int]:
    """What picking an option costs, by resource ("Ti/Bt": one or the other); empty when free or asked for later."""
    word = raw[0]
    if word == PAY:
        return {RESOURCES[raw[at]]: raw[at + 1] for at in range(1, len(raw), 2)}
    if word == SWAP:
        return {RESOURCES[raw[1]]: 1}
    price = price_of(state, seat, raw)
    return price_map(price.n, price.types)


def price_of(state: Ark, seat: int, raw: Raw) -> Cost:
    word = raw[0]
    if word == CONVERT:
        return state.pack.conversions[raw[1]].give
    left = numbers(state, "left")
    if not left:
        return FREE
    frame = state.stack[-1]
    if word == O_AWAKE:
        return awake_cost(state, frame)
    if word == O_HEAL:
        return heal_cost(state, frame)
    if word == O_ENGINEER:
        budgets = room_budgets(state, seat, raw[1], left)
        return FREE if WITHOUT_COST in budgets else lowest_cost(state, seat, raw[1])
    if word == UPGRADE:
        budgets = section_budgets(state, seat, raw[1], left)
        without = WITHOUT_COST in budgets or FREE_BIODOME in budgets
        return FREE if without else state.players[seat].board.sections[raw[1]].cost
    if word == SPEND:
        return price_of_cube(state, seat, raw[1])
    priced = state.rules.hook("prices")
    if priced is not None and word in priced:
        price: Cost = priced[word](state, seat, raw, left)
        return price
    return FREE


def price_of_cube(state: Ark, seat: int, budget: int) -> Cost:
    """What the cube that is being placed costs with one kind of ENGINEER."""
    asked = question(state, seat)
    if asked is None or asked.prompt != "engineer-kind" or budget == WITHOUT_COST:
        return FREE
    room, section = asked.about
    if room >= 0:
        return lowest_cost(state, seat, room)
    return FREE if budget == FREE_BIODOME else state.players[seat].board.sections[section].cost
