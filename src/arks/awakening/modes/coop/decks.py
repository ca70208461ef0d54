"""The Enemy's two decks: enemy-target cards, which name rooms, and enemy-action cards (Appendix III, Enemy Setup)."""

from __future__ import annotations

from arks.awakening.modes.coop.challengers import dark_player
from arks.awakening.state import (
    ACTION_DECK,
    ACTION_DISCARD,
    BACK_ACTION,
    BACK_TARGET,
    TARGET_DECK,
    TARGET_DISCARD,
    Ark,
    kind_of,
    numbers_in,
)
from arks.awakening.tables import FACTORY, ORDINARY
from arks.awakening.tables_enemy import EnemyAction
from arks.awakening.words import ACTIONS_SHUFFLED, TARGETS_SHUFFLED
from arks.kernel.events import emit
from arks.kernel.zones import create, move, shuffle, top


def lay_out_decks(state: Ark) -> None:
    """The second copies of the target cards of this game with the four factories, the action cards, a mode's own."""
    pack = state.pack
    faces = [target.index for target in pack.targets if target.group < 0 or target.group in state.groups]
    faces += [len(pack.targets) + resource for resource in ORDINARY]
    create(state, TARGET_DECK, BACK_TARGET, tuple(faces))
    shuffle(state, TARGET_DECK)
    create(state, ACTION_DECK, BACK_ACTION, tuple([card.index for card in pack.enemy.actions]))
    shuffle(state, ACTION_DECK)
    for lay_out in state.rules.hooks.get("enemy cards", []):
        lay_out(state)


def rooms_aimed_at(state: Ark, aim: int) -> list[int]:
    """All rooms that an enemy-target card can mean, those of the set-up first."""
    pack = state.pack
    factory = aim - len(pack.targets)
    if factory >= 0:
        return [n for n in numbers_in(state.factories) if pack.rooms[state.rooms[n].kind].resource == factory]
    return [number for number, room in enumerate(state.rooms) if pack.rooms[room.kind].target == aim]


def is_factory(state: Ark, aim: int) -> bool:
    return aim >= len(state.pack.targets)


def may_be_aimed_at(state: Ark, number: int) -> bool:
    """Whether a card can mean a room that is explored; of further factories only a Dark Player chooses one."""
    kind = kind_of(state, state.rooms[number])
    return kind.target >= 0 or (kind.cls == FACTORY and dark_player(state))


def draw_target(state: Ark) -> int:
    """Draw an enemy-target card onto the discard pile; returns its face."""
    if not state.cards.zones[TARGET_DECK]:
        take_targets_back(state)
    card = top(state, TARGET_DECK, 1)
    move(state, card, TARGET_DECK, TARGET_DISCARD)
    return state.cards.face[card[0]]


def resolve_target(state: Ark, aim: int) -> None:
    """Once a card with the sign is resolved, the discarded ones are shuffled back into the deck."""
    if aim in state.pack.enemy.reshuffle:
        take_targets_back(state)


def take_targets_back(state: Ark) -> None:
    discarded = state.cards.zones[TARGET_DISCARD]
    move(state, discarded, TARGET_DISCARD, TARGET_DECK)
    shuffle(state, TARGET_DECK)
    if discarded:
        emit(state, (TARGETS_SHUFFLED, len(discarded)))


def draw_action(state: Ark) -> EnemyAction:
    """Draw an enemy-action card onto the discard pile; an empty deck is made anew of the discarded cards."""
    if not state.cards.zones[ACTION_DECK]:
        discarded = state.cards.zones[ACTION_DISCARD]
        move(state, discarded, ACTION_DISCARD, ACTION_DECK)
        shuffle(state, ACTION_DECK)
        emit(state, (ACTIONS_SHUFFLED, len(discarded)))
    card = top(state, ACTION_DECK, 1)
    move(state, card, ACTION_DECK, ACTION_DISCARD)
    return state.pack.enemy.actions[state.cards.face[card[0]]]
