"""Setting up the boards and the players (p. 4-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import SEALED, Choice
from arks.kernel.events import emit
from arks.kernel.rng import below, shuffled
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import create, move, shuffle, top
from arks.nova import words
from arks.nova.display import discard, draw, refill
from arks.nova.state import (
    BACK_SCORING,
    BACK_ZOO,
    BASE,
    BLOCKED,
    DECK,
    SCORING_DECK,
    UNUSED_BASE,
    Zoo,
    hand,
    hand_zone,
    new_player,
    own_player,
    scoring_zone,
    set_buildings,
)
from arks.nova.tables import ANIMALS, ASSOCIATION, BUILD, CARDS, CONTINENTS, SPONSORS, UNIVERSITIES, Project

START_MONEY: Final = 25
DEALT: Final = 8
KEPT: Final = 4
SCORING_CARDS: Final = 2
TILES: Final = 4


@dataclass(frozen=True)
class SetUpBoards(Step):
    """Decks, bonus tiles, the association board and the base projects."""


@dataclass(frozen=True)
class SeatPlayers(Step):
    """Action cards, workers, money and counters; the first player is drawn."""


@dataclass(frozen=True)
class DealCards(Step):
    """Eight zoo cards and two final scoring cards each."""


@dataclass(frozen=True)
class KeepFour(Step):
    """Everybody keeps four of the eight cards, in secret and at the same time."""


@dataclass(frozen=True)
class RevealDisplay(Step):
    """The six cards of the display are turned over once all hands are chosen."""


def run_set_up_boards(state: Zoo, frame: Frame, step: SetUpBoards) -> None:
    pack = state.pack
    players = state.rules.players
    zoo_cards = [card.face for card in pack.cards if not (isinstance(card, Project) and card.base)]
    create(state, DECK, BACK_ZOO, tuple(zoo_cards))
    shuffle(state, DECK)
    scoring = [card.index for card in pack.scoring if players > 1 or card.solo]
    create(state, SCORING_DECK, BACK_SCORING, tuple(scoring))
    shuffle(state, SCORING_DECK)
    base = shuffled(state, tuple([card.face for card in pack.projects.values() if card.base]))
    n = pack.tracks.base_projects[players]
    laid_out = create(state, BASE, BACK_ZOO, base[:n])
    create(state, UNUSED_BASE, BACK_ZOO, tuple(sorted(base[n:])))
    if players == 2:  # neutral tokens: left level of the left card, middle of the middle one, right of the right one
        state.supported = tuple([(uid, level, BLOCKED) for level, uid in enumerate(laid_out)])
    state.tiles = shuffled(state, tuple(range(len(pack.tracks.bonus_tiles))))[:TILES]
    state.partner_offer = (1 << len(CONTINENTS)) - 1
    state.university_offer = (1 << len(UNIVERSITIES)) - 1
    state.break_left = pack.tracks.break_steps[players]


def run_seat_players(state: Zoo, frame: Frame, step: SeatPlayers) -> None:
    players = state.rules.players
    state.active = below(state, players)
    for seat in range(players):
        player = new_player(state)
        player.money = START_MONEY
        player.row = (ANIMALS, *shuffled(state, (ASSOCIATION, BUILD, CARDS, SPONSORS)))
        player.appeal = (seat - state.active) % players
        state.players.append(player)


def take_map(state: Zoo, seat: int, index: int) -> None:
    """Give a player a zoo map, with what is already built on it."""
    own_player(state, seat).map = index
    set_buildings(state, seat, tuple([(kind, mask, 0) for kind, mask in state.pack.maps[index].start]))


def run_deal_cards(state: Zoo, frame: Frame, step: DealCards) -> None:
    for seat in range(state.rules.players):
        draw(state, seat, DEALT, hand_zone(state, seat))
        scoring = top(state, SCORING_DECK, SCORING_CARDS)
        move(state, scoring, SCORING_DECK, scoring_zone(state, seat))
        emit(state, (words.DREW_SCORING, seat, len(scoring)))
        emit(state, (words.DREW_CARDS, seat, *scoring), 1 << seat)


def everybody(state: Zoo, frame: Frame, step: Step) -> tuple[int, ...]:
    return tuple(range(state.rules.players))


def keep_options(state: Zoo, frame: Frame, step: KeepFour, seat: int) -> Choice:
    return Choice(SEALED, "keep-four", [(words.KEEP, uid) for uid in hand(state, seat)], KEPT, KEPT)


def keep_chosen(state: Zoo, frame: Frame, step: KeepFour, seat: int, picked: tuple[Raw, ...]) -> None:
    kept = [uid for _, uid in picked]
    discard(state, seat, tuple([uid for uid in hand(state, seat) if uid not in kept]), hand_zone(state, seat))


def run_reveal_display(state: Zoo, frame: Frame, step: RevealDisplay) -> None:
    refill(state)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(SetUpBoards, run_set_up_boards, lambda rules, step: "set up the boards"),
    Verb(SeatPlayers, run_seat_players, lambda rules, step: "seat the players"),
    Verb(DealCards, run_deal_cards, lambda rules, step: "deal the cards"),
    Verb(RevealDisplay, run_reveal_display, lambda rules, step: "reveal the display"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(KeepFour, keep_options, keep_chosen, lambda rules, step: "keep four cards", seats=everybody),
)
