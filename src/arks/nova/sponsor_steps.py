"""Steps that only sponsors need: unique buildings, copied bonuses, tokens on cards, WAZA Special Assignment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, push, trigger
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import move, top
from arks.nova import words
from arks.nova.display import discard, prepare_deck
from arks.nova.hexmap import neighbours
from arks.nova.placement import PlaceUnique, is_standard
from arks.nova.state import DECK, SHOWN, Zoo, hand_zone, map_of, own_player
from arks.nova.tables import LARGE, SMALL


@dataclass(frozen=True)
class CopyBonus(Step):
    """Take one uncovered placement bonus of the own map; it stays where it is (221)."""


@dataclass(frozen=True)
class ChooseClass(Step):
    """Small or large animals for the rest of the game (227)."""


@dataclass(frozen=True)
class FindAnimal(Step):
    """Turn over cards until an animal of the chosen size class comes up, and take it (227)."""


@dataclass(frozen=True)
class TokensLeft(Expression):
    """Own tokens on the sponsor."""


@dataclass(frozen=True)
class BesideUnique(Expression):
    """Buildings beside the unique building of the sponsor, empty standard enclosures not counted (257)."""


def run_place_unique(state: Zoo, frame: Frame, step: PlaceUnique) -> None:
    uid = bound(state, frame, "source")
    push(state, "place", frame.seat, {"shape": state.pack.sponsors[state.cards.face[uid]].building})


def copy_options(state: Zoo, frame: Frame, step: CopyBonus, seat: int) -> Choice | None:
    covered = state.players[seat].covered
    options: list[Raw] = [(words.COPY, cell) for cell, _ in map_of(state, seat).bonuses if not covered >> cell & 1]
    return Choice(PICK, "copy-bonus", options) if options else None


def copy_chosen(state: Zoo, frame: Frame, step: CopyBonus, seat: int, picked: tuple[Raw, ...]) -> None:
    for cell, effect in map_of(state, seat).bonuses:
        if cell == picked[0][1]:
            trigger(state, seat, f"bonus {effect}")


def class_options(state: Zoo, frame: Frame, step: ChooseClass, seat: int) -> Choice:
    return Choice(PICK, "size-class", [(words.SIZE_CLASS, SMALL), (words.SIZE_CLASS, LARGE)])


def class_chosen(state: Zoo, frame: Frame, step: ChooseClass, seat: int, picked: tuple[Raw, ...]) -> None:
    own_player(state, seat).waza = picked[0][1]
    emit(state, (words.CLASS_CHOSEN, seat, picked[0][1]))


def run_find_animal(state: Zoo, frame: Frame, step: FindAnimal) -> None:
    """Cards passed over are discarded (base printing, ruling N-C8)."""
    seat = frame.seat
    wanted = state.players[seat].waza
    found: tuple[int, ...] = ()
    while not found:
        prepare_deck(state, 1)
        cards = top(state, DECK, 1)
        if not cards:  # there is none left
            break
        move(state, cards, DECK, SHOWN)
        animal = state.pack.animals.get(state.cards.face[cards[0]])
        if animal is not None and animal.size_class == wanted:
            found = cards
    emit(state, (words.REVEALED, seat, *state.cards.zones[SHOWN]))
    if found:
        move(state, found, SHOWN, hand_zone(state, seat))
        emit(state, (words.TOOK, seat, *found))
    discard(state, seat, state.cards.zones[SHOWN], SHOWN)


def use_token(state: Zoo, seat: int, uid: int) -> None:
    """Take an own token off a sponsor."""
    player = own_player(state, seat)
    player.tokens = tuple([(card, n - 1 if card == uid else n) for card, n in player.tokens])
    left = [n for card, n in player.tokens if card == uid]
    emit(state, (words.TOKEN_USED, seat, uid, left[0]))


def tokens_left(state: Zoo, frame: Frame, e: TokensLeft) -> int:
    uid = bound(state, frame, "source")
    return sum([n for card, n in state.players[frame.seat].tokens if card == uid])


def beside_unique(state: Zoo, frame: Frame, e: BesideUnique) -> int:
    uid = bound(state, frame, "source")
    kind = state.pack.sponsors[state.cards.face[uid]].building
    buildings = state.players[frame.seat].buildings
    near = 0
    for other, mask, _ in buildings:
        if other == kind:
            near = neighbours(mask)
    return len([1 for other, mask, full in buildings if mask & near and (full or not is_standard(other))])


VERBS: Final[tuple[Verb, ...]] = (
    Verb(PlaceUnique, run_place_unique, lambda rules, step: "place its building"),
    Verb(FindAnimal, run_find_animal, lambda rules, step: "turn over cards until such an animal comes up, and take it"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(CopyBonus, copy_options, copy_chosen, lambda rules, step: "take an uncovered placement bonus of your map"),
    Chooser(ChooseClass, class_options, class_chosen, lambda rules, step: "choose small or large animals"),
)
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(TokensLeft, tokens_left, lambda rules, e: "a token is left"),
    Amount(BesideUnique, beside_unique, lambda rules, e: "buildings beside it"),
)
