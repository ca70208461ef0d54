"""Labels and prices of options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.kernel.asks import Choice
from arks.kernel.frames import choice_of, lookup
from arks.kernel.phrases import Count, sentence
from arks.kernel.words import BRANCH, EFFECT, Raw
from arks.nova import words
from arks.nova.actions import animals, association, build, sponsors
from arks.nova.display import folder_of
from arks.nova.harbour import PRICE
from arks.nova.projects import project_of
from arks.nova.state import BACK_SCORING, Zoo, map_of
from arks.nova.tables import Animal, Project, Sponsor
from arks.nova.texts.cards import level_need, level_reward
from arks.nova.texts.effects import printed_bonus, steps_text, tile_text
from arks.nova.texts.english import OPTIONS
from arks.nova.texts.names import arguments, spaces_text, whose
from arks.nova.texts.waiting import effect_text
from arks.nova.turn import strength

Fields = dict[str, str]
SUNBATHING_PRICE: Final = 4


def label(state: Zoo, seat: int, raw: Raw) -> str:
    """An option as a person reads it."""
    word = state.rules.words.words[raw[0]].name
    asked = question(state, seat)
    template = OPTIONS[word]
    if asked is not None:
        template = OPTIONS.get(f"{word} {asked.prompt}", template)
    maker = FIELDS.get(raw[0])
    made = {} if maker is None else maker(state, seat, raw)
    return sentence(template.format(*arguments(state, raw, seat, seat), **made))


def question(state: Zoo, seat: int) -> Choice | None:
    """What the seat is asked now."""
    pending = state.pending
    return choice_of(state, seat) if pending is not None and seat in pending.seats else None


def prompt_is(state: Zoo, seat: int, prompt: str) -> bool:
    asked = question(state, seat)
    return asked is not None and asked.prompt == prompt


def number(state: Zoo, name: str, default: int) -> int:
    """A number bound in what runs now."""
    value = lookup(state, state.stack[-1], name) if state.stack else None
    return value if isinstance(value, int) else default


# --- named fields of labels


def branch_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    frame = state.stack[-1]
    code = state.rules.code[frame.procedure]
    bodies = code[frame.pc].step.bodies() if frame.pc < len(code) else ()
    return {"steps": steps_text(state.rules, bodies[raw[1]]) if raw[1] < len(bodies) else str(raw[1] + 1)}


def effect_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    return {"effect": effect_text(state, seat, raw[1], raw[2])}


def act_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    return {"strength": str(strength(state, seat, raw[1], 0))}


def spend_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    asked = question(state, seat)
    tokens = f"spend {format(Count(raw[1]), 'X-token|X-tokens')}" if raw[1] else "no X-token"
    if asked is None or asked.prompt != "x-tokens":
        return {"tokens": tokens, "strength": str(raw[1])}
    owner = number(state, "owner", seat)
    return {"tokens": tokens, "strength": str(strength(state, owner, asked.about[1], raw[1]))}


def borrow_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    return {"whose": whose(raw[1], seat), "strength": str(strength(state, raw[1], raw[2], 0))}


def sell_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    return {"price": str(SUNBATHING_PRICE if prompt_is(state, seat, "sunbathing") else PRICE)}


def folder_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    folder = folder_of(state, raw[1])
    return {"folder": f" from folder {folder}" if folder else ""}


def place_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    return {"spaces": spaces_text(raw[1:])}


def support_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    if state.cards.back[raw[1]] == BACK_SCORING or not isinstance(state.pack.cards[state.cards.face[raw[1]]], Project):
        return {"need": "nothing", "reward": "nothing"}
    project = project_of(state, raw[1])
    level = project.levels[raw[2]]
    return {"need": level_need(project, level), "reward": level_reward(level)}


def token_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    again, effect = map_of(state, seat).left[raw[1]]
    every = " now and in every break" if again else ""
    return {"number": str(raw[1] + 1), "effect": f"{printed_bonus(state.rules, effect)}{every}"}


def break_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    return {"money": str(raw[1] * (1 + number(state, "side", 0)))}


def tile_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    tile = state.tiles[raw[1]]
    return {"tile": tile_text(state.rules, tile) if tile >= 0 else "nothing"}


def copy_fields(state: Zoo, seat: int, raw: Raw) -> Fields:
    found = [printed_bonus(state.rules, effect) for cell, effect in map_of(state, seat).bonuses if cell == raw[1]]
    return {"effect": found[0] if found else "nothing"}


MakeFields = Callable[[Zoo, int, Raw], Fields]
FIELDS: Final[dict[int, MakeFields]] = {
    BRANCH: branch_fields,
    EFFECT: effect_fields,
    words.ACT: act_fields,
    words.SPEND: spend_fields,
    words.BORROW: borrow_fields,
    words.SELL: sell_fields,
    words.TAKE: folder_fields,
    words.SNAP: folder_fields,
    words.PLAY: folder_fields,
    words.PLACE: place_fields,
    words.SUPPORT: support_fields,
    words.TOKEN: token_fields,
    words.CALL_BREAK: break_fields,
    words.TAKE_TILE: tile_fields,
    words.COPY: copy_fields,
}


# --- prices


def cost(state: Zoo, seat: int, raw: Raw) -> dict[str, int]:
    """What picking an option costs, in money and X-tokens; empty when it is free."""
    if raw[0] == words.SPEND:
        return {"xtokens": raw[1]} if raw[1] else {}
    maker = PRICES.get(raw[0])
    price = 0 if maker is None else maker(state, seat, raw)
    return {"money": price} if price else {}


def play_price(state: Zoo, seat: int, raw: Raw) -> int:
    if state.cards.back[raw[1]] == BACK_SCORING:
        return 0
    card = state.pack.cards[state.cards.face[raw[1]]]
    folder = folder_of(state, raw[1])
    if isinstance(card, Animal):
        return animals.cost(state, seat, card, folder)
    if isinstance(card, Sponsor) and prompt_is(state, seat, "sponsor-for-money"):
        return sponsors.level(state, seat, card)
    return folder


def build_price(state: Zoo, seat: int, raw: Raw) -> int:
    return 0 if prompt_is(state, seat, "free-build") else build.cost(state, raw[1])


def folder_price(state: Zoo, seat: int, raw: Raw) -> int:
    return folder_of(state, raw[1])


PRICES: Final[dict[int, Callable[[Zoo, int, Raw], int]]] = {
    words.PLAY: play_price,
    words.BUILD: build_price,
    words.SUPPORT: folder_price,
    words.PAY: lambda state, seat, raw: raw[1],
    words.DONATE: lambda state, seat, raw: association.donation_cost(state),
}
