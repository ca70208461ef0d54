"""Reasons by question and by kind of thing, then those that hold at any question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.kernel.asks import Choice, WhyNot
from arks.kernel.frames import bound
from arks.nova.bonuses import TILE_PLACES
from arks.nova.interactive import HYPNOSIS_SLOTS
from arks.nova.state import Zoo, hand, slot_of
from arks.nova.texts.names import action_name, card_name, player, shape_name
from arks.nova.turn import can_act
from arks.nova.why.actions import no_action
from arks.nova.why.association import partner_reason, task_reason, university_reason
from arks.nova.why.cards import card_reason, card_to_take, more_animals, sponsor_for_money
from arks.nova.why.reasons import because
from arks.nova.why.things import Thing
from arks.nova.why.zoo import animal_of, home_reason, shape_reason, space_reason

Reason = Callable[[Zoo, int, Choice, Thing], WhyNot]


def card_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return card_reason(state, seat, thing.number, thing.level)


def card_to_play(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    """An animal with nothing in its way comes too late: one more may follow, if it is small (sponsor 228)."""
    return more_animals(state, seat, thing.number) or card_any(state, seat, choice, thing)


def card_for_money(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    if thing.number in hand(state, seat) and state.cards.face[thing.number] in state.pack.sponsors:
        return sponsor_for_money(state, seat, thing.number)
    return card_not_among(state, seat, choice, thing)


def card_taken(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return card_to_take(state, seat, thing.number)


def card_not_among(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return because("not-among", card=card_name(state, thing.number, seat))


def card_to_release(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return because("not-releasable", card=card_name(state, thing.number, seat))


# --- action cards


def action_to_use(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    if not can_act(state, seat, seat, thing.number):
        return no_action(state, seat, thing.number)
    if choice.prompt == "extra-action":
        wanted = [raw[1] for raw in choice.options if len(raw) > 1]
        return because("only-action", action=action_name(wanted[0]) if wanted else "another action card")
    return because("five-xtokens")


def action_to_upgrade(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return because("on-side-two", action=action_name(thing.number))


def action_to_borrow(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    victim = bound(state, state.stack[-1], "source")
    if slot_of(state.players[victim], thing.number) > HYPNOSIS_SLOTS:
        return because("other-slots", who=player(victim, seat))
    return because("not-this-action", action=action_name(thing.number))


# --- the own map


def cell_to_place(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return space_reason(state, seat, thing.number, choice.about[1])


def cell_later(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return because("no-placing" if choice.prompt == "action" else "shape-first")


def shape_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return shape_reason(state, seat, thing.number)


def shape_for_free(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return because("shape-free")


def building_as_home(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return home_reason(state, seat, thing.number, animal_of(state, choice))


def building_left(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    kind = state.players[seat].buildings[thing.number][0]
    return because("home-stays", card=animal_of(state, choice).name, building=shape_name(state.pack, kind))


def building_otherwise(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return because("no-housing")


# --- the boards


def partner_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return partner_reason(state, seat, thing.number, choice.prompt == "partner-zoo")


def university_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return university_reason(state, seat, thing.number)


def task_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return task_reason(state, seat, thing.number)


def token_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    used = not state.players[seat].left >> thing.number & 1
    return because("token-used" if used else "token-later", number=str(thing.number + 1))


def tile_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    if state.tiles[thing.number] < 0:
        return because("tile-gone")
    points = next(points for points, places in TILE_PLACES.items() if thing.number in places)
    have = state.players[seat].conservation
    if have >= points:
        return because("tile-passed", points=str(points))
    return because("tile-later", points=str(points), have=str(have))


def map_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return because("map-not-dealt" if choice.prompt == "map" else "map-fixed")


def seat_any(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    return because("seat-not-leading", who=player(thing.number, seat))


# Reasons at one question, then at any.
AT: Final[dict[tuple[str, str], Reason]] = {
    ("action", "action"): action_to_use,
    ("extra-action", "action"): action_to_use,
    ("upgrade", "action"): action_to_upgrade,
    ("borrow", "action"): action_to_borrow,
    ("play-animal", "card"): card_to_play,
    ("sponsor-for-money", "card"): card_for_money,
    ("cards", "card"): card_taken,
    ("take-card", "card"): card_taken,
    ("release", "card"): card_to_release,
    ("keep-four", "card"): card_not_among,
    ("discard", "card"): card_not_among,
    ("hand-limit", "card"): card_not_among,
    ("discard-scoring", "card"): card_not_among,
    ("snap", "card"): card_not_among,
    ("pouch", "card"): card_not_among,
    ("sunbathing", "card"): card_not_among,
    ("hunter", "card"): card_not_among,
    ("perception", "card"): card_not_among,
    ("scavenging", "card"): card_not_among,
    ("resistance", "card"): card_not_among,
    ("assertion", "card"): card_not_among,
    ("dominance", "card"): card_not_among,
    ("dig", "card"): card_not_among,
    ("move-in", "card"): card_not_among,
    ("take-small", "card"): card_not_among,
    ("action", "cell"): cell_later,
    ("build", "cell"): cell_later,
    ("free-build", "cell"): cell_later,
    ("place", "cell"): cell_to_place,
    ("free-place", "cell"): cell_to_place,
    ("free-build", "shape"): shape_for_free,
    ("house", "building"): building_as_home,
    ("vacate", "building"): building_left,
    ("pilfer", "seat"): seat_any,
    ("hypnotise", "seat"): seat_any,
}
ALWAYS: Final[dict[str, Reason]] = {
    "card": card_any,
    "shape": shape_any,
    "building": building_otherwise,
    "partner": partner_any,
    "university": university_any,
    "task": task_any,
    "token": token_any,
    "tile": tile_any,
    "map": map_any,
}
