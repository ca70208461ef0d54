"""Twins: a state and its determinisation for a seat, given the same answers, stay equal to that seat.

Comparing views once is blind to what a rule stores away and shows later, so twins are followed through whole games.
They part only where the seat learns something; then it gets a new twin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import arks
from arks.kernel.events import known
from arks.kernel.views import sees
from tests.chance import share_chance
from tests.conformance.players import Wanderer
from tests.conformance.promises import texts

LOOK_EVERY = 3  # decisions: views cost more than asks and events,
READ_EVERY = 15  # and texts more than views
CARDS_APART = 5  # why not is asked of every so manieth card


class ToldApart(AssertionError):
    """A seat could see a difference between two worlds that it must not be able to tell apart."""


class Seen(NamedTuple):
    """What reaches a seat and the spectators after an answer."""

    events: list[arks.Event]
    public_events: list[arks.Event]
    ask: list[Any]
    view: dict[str, Any]
    public: dict[str, Any]


def seen_by(state: arks.State, seat: int, events: list[arks.Event], nth: int) -> Seen:
    """All of it; of the views only every third time."""
    looking = nth % LOOK_EVERY == 0
    view = arks.view(state, seat) if looking else {}
    public = arks.view(state, None) if looking else {}
    return Seen(known(events, seat), known(events, None), asked(state, seat, nth % READ_EVERY == 0), view, public)


def asked(state: arks.State, seat: int, reading: bool) -> list[Any]:
    pending = state.pending
    ask = arks.asks(state).get(seat)
    if ask is None:
        return [pending and pending.seats]
    shape = [pending and pending.seats, ask.kind, ask.prompt, ask.lo, ask.hi, ask.choice.about, ask.ids()]
    if not reading:
        return shape
    return [*shape, ask.text, [[option.label, option.cost] for option in ask.options], *reasons(state, seat)]


def reasons(state: arks.State, seat: int) -> list[str]:
    """Why some things offer nothing, and how an answer that nobody could give is refused."""
    found: list[str] = []
    things = [f"card:{uid}" for uid in range(0, len(state.cards.face), CARDS_APART)]
    for thing in [*things, "room:7", "room:11", "seat:0", "section:power"]:
        try:
            reason = arks.why_not(state, seat, thing)
            found += [reason.sentence, *reason.nearest]
        except arks.Illegal as error:
            found.append(str(error))
    try:
        arks.answer(state.clone(), seat, ["never heard of"])
    except arks.Illegal as error:
        found.append(re.sub(r"[',]", " ", str(error)))
    return found


def another_world(state: arks.State, seat: int, rng: Random) -> arks.State:
    twin = arks.determinise(state, seat, rng)
    share_chance(state, twin)
    return twin


def another_twin(state: arks.State, seat: int, rng: Random, nth: int) -> arks.State:
    """A twin that looks like the truth from the start."""
    twin = another_world(state, seat, rng)
    if arks.outcome(state) is None:  # in the end everything is shown
        compare(seen_by(state, seat, [], nth), seen_by(twin, seat, [], nth))
    return twin


def follow(world: arks.State, seat: int, seed: int) -> int:
    """Play a game to its end beside twins for one seat; returns how often they were compared."""
    rng = Random(seed)
    player = Wanderer(seed)
    twin = another_twin(world, seat, rng, 0)
    compared = parted = 0
    while arks.outcome(world) is None:
        mover, picked = player.move(world)
        closing = closes_a_different_question(world, twin, mover)
        before, before_twin = knowledge(world, seat), knowledge(twin, seat)
        drawn = world.drawn
        told = arks.answer(world, mover, picked)
        seen = seen_by(world, seat, told, compared)
        if world.drawn == drawn:
            check_named_cards(world, seat, seen)
        if not offered(twin, mover, picked):
            if mover == seat:
                raise ToldApart(f"seat {seat} may answer {picked} in one world only")
            parted += 1
            twin = another_twin(world, seat, rng, parted)  # the answer itself shows what the seat could not know
            continue
        told_twin = arks.answer(twin, mover, picked)
        if not closing:
            compare_uids(world, twin)
        over = arks.outcome(world) is not None or arks.outcome(twin) is not None
        shuffled = world.drawn != drawn or twin.drawn != drawn  # what was shown may be hidden again
        if over or closing or shuffled or knowledge(world, seat) - before or knowledge(twin, seat) - before_twin:
            parted += 1
            twin = another_twin(world, seat, rng, parted)
            continue
        compare(seen, seen_by(twin, seat, told_twin, compared))
        compared += 1
    return compared


def knowledge(state: arks.State, seat: int) -> set[tuple[int, int]]:
    """The cards that a seat has seen, with their faces: a shuffle makes other cards of them."""
    cards = state.cards
    return {(uid, cards.face[uid]) for uid, seen in enumerate(cards.seen) if seen >> seat & 1}


def compare(true: Seen, other: Seen) -> None:
    for name, one, two in zip(Seen._fields, true, other, strict=True):
        if one != two:
            raise ToldApart(f"the {name} tells the twins apart: {one} and {two}")


def compare_uids(world: arks.State, twin: arks.State) -> None:
    """Wherever the same cards lie, they lie in the same order, shuffled or not: no uid depends on a face.

    A card that everybody has just seen may have had one world shuffled and not the other: that is no secret.
    """
    if world.named != twin.named:
        return
    for name, one, other in zip(world.rules.zone_names, world.cards.zones, twin.cards.zones, strict=True):
        if one != other and sorted(one) == sorted(other):
            raise ToldApart(f"the uids in {name} tell the twins apart")


def offered(state: arks.State, seat: int, picked: list[str]) -> bool:
    ask = arks.asks(state).get(seat)
    return ask is not None and set(picked) <= set(ask.ids()) and ask.lo <= len(picked) <= ask.hi


def closes_a_different_question(world: arks.State, twin: arks.State, seat: int) -> bool:
    """Whether this answer reveals sealed answers that were redrawn in the twin."""
    assert world.pending is not None
    if list(arks.asks(world)) != [seat] or twin.pending is None:
        return False
    others = [place for place, other in enumerate(world.pending.seats) if other != seat]
    return any(world.pending.answers[place] != twin.pending.answers[place] for place in others)


# --- cards are named only to those who have seen them


def check_named_cards(state: arks.State, seat: int, seen: Seen) -> None:
    """A seat, and a spectator, hear the names only of cards that they have seen and that were not shuffled since."""
    words = state.rules.words
    for uid in cards_in([seen.view, seen.ask, [words.id(event.raw) for event in seen.events]]):
        if not sees(state, seat, uid):
            raise ToldApart(f"seat {seat} is told of card:{uid}, which it has not seen")
    for uid in cards_in([seen.public, [words.id(event.raw) for event in seen.public_events]]):
        if not sees(state, None, uid):
            raise ToldApart(f"a spectator is told of card:{uid}, which not everybody has seen")


def cards_in(value: Any) -> Iterator[int]:
    """The uids of the cards that a JSON value names."""
    for text in texts(value):
        for word in text.split():
            if word.startswith("card:"):
                yield int(word.removeprefix("card:"))
