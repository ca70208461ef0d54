"""Challenger-action cards: how Challengers take actions, and how the organism learns (003:L1166-1192, L1253-1267)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.modes.it_learns.organism import INFECTION, cubes_left, is_full, run_out, upgrade, upgrades
from arks.awakening.state import (
    BACK_CHALLENGER,
    CHALLENGER_ACTIONS,
    CONTROL_CHANGED,
    Ark,
    changed,
    note,
    noted,
)
from arks.awakening.tables import FACTION
from arks.awakening.tables_enemy import SYMBOLS, ChallengerAction
from arks.awakening.words import (
    ACTION_TURNED,
    ACTIONS_RESET,
    ADAPTED,
    ADAPTED_NOTHING,
    SYMBOL_COUNTED,
    SYMBOL_PASSED,
    TURN,
)
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, push
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import create, shuffle

TURNED: Final = "turned"  # by card of the grid: 0 if unused, else 1 + way + WAYS * seat
ADAPTATIONS: Final = "adaptations"
COLUMNS: Final = 4

# How a card is turned: places in `words.WAY`.
TURNED_DOWN: Final = 2
WAYS: Final = 3

# Why a symbol was chosen: places in `words.HOW`.
MOST: Final = 0
LEAST_UPGRADED: Final = 1
LEFTMOST: Final = 2


@dataclass(frozen=True)
class Adapt(Step):
    """When no card is left for the active Challenger, the organism adapts and all cards are reset."""


@dataclass(frozen=True)
class TurnCard(Step):
    """Choose the card that is turned for the section bound as ``section``."""


def lay_out_actions(state: Ark) -> None:
    """All challenger-action cards are shuffled and spread face up in two rows of four."""
    faces = tuple([card.index for card in state.pack.enemy.challenger_actions])
    create(state, CHALLENGER_ACTIONS, BACK_CHALLENGER, faces)
    shuffle(state, CHALLENGER_ACTIONS)


# --- the grid


def grid(state: Ark) -> list[ChallengerAction]:
    """The cards from the top left, row by row."""
    cards = state.pack.enemy.challenger_actions
    return [cards[state.cards.face[uid]] for uid in state.cards.zones[CHALLENGER_ACTIONS]]


def turned(state: Ark) -> tuple[int, ...]:
    return noted(state, TURNED) or (0,) * len(state.cards.zones[CHALLENGER_ACTIONS])


def way_of(code: int) -> int:
    """How a card is turned, -1 if it is unused."""
    return (code - 1) % WAYS if code else -1


def user_of(code: int) -> int:
    """Who turned a card, -1 if it is unused."""
    return (code - 1) // WAYS if code else -1


def unused(state: Ark) -> list[int]:
    """Places of unused cards in the grid."""
    return [at for at, code in enumerate(turned(state)) if not code]


def symbols(state: Ark) -> list[int]:
    """How often each symbol is on top of a turned card; cards that lie face down show none."""
    counts = [0] * len(SYMBOLS)
    for card, code in zip(grid(state), turned(state), strict=True):
        if code and way_of(code) != TURNED_DOWN:
            counts[card.symbols[way_of(code)]] += 1
    return counts


# --- taking actions


def open_sections(state: Ark, seat: int) -> list[int]:
    """Sections that an unused card is for; any unused card serves a section that only one faction has."""
    cards = grid(state)
    free = unused(state)
    known = {section for at in free for section in cards[at].sections}
    return [s for s in range(len(state.players[seat].sections)) if s in known or (s == FACTION and free)]


def section_chosen(state: Ark, seat: int, section: int) -> None:
    push(state, "challenger-card", seat, {"section": section})


def turn_options(state: Ark, frame: Frame, step: TurnCard, seat: int) -> Choice:
    section = bound(state, frame, "section")
    uids = state.cards.zones[CHALLENGER_ACTIONS]
    cards = grid(state)
    options: list[Raw] = []
    for at in unused(state):
        if section == FACTION:
            options.append((TURN, uids[at], TURNED_DOWN))
        elif section in cards[at].sections:
            options.append((TURN, uids[at], cards[at].sections.index(section)))
    return Choice(PICK, "challenger-card", options, about=(section,))


def turn_chosen(state: Ark, frame: Frame, step: TurnCard, seat: int, picked: tuple[Raw, ...]) -> None:
    _, uid, way = picked[0]
    codes = list(turned(state))
    codes[state.cards.zones[CHALLENGER_ACTIONS].index(uid)] = 1 + way + WAYS * seat
    note(state, TURNED, *codes)
    emit(state, (ACTION_TURNED, seat, uid, way))


# --- adapting


def adaptations(state: Ark) -> int:
    """How often the organism has adapted; upgrades of the set-up do not count (ruling G-60)."""
    made = noted(state, ADAPTATIONS)
    return made[0] if made else 0


def run_adapt(state: Ark, frame: Frame, step: Adapt) -> None:
    if unused(state):
        return
    learn(state)
    if state.outcome is not None:
        return
    note(state, ADAPTATIONS, adaptations(state) + 1)
    note(state, TURNED)
    emit(state, (ACTIONS_RESET, adaptations(state)))
    changed(state, CONTROL_CHANGED)  # it may have been the last one to survive


def learn(state: Ark) -> None:
    """A cube for the most numerous symbol that can still be upgraded."""
    counts = symbols(state)
    for symbol, n in enumerate(counts):
        if n:
            emit(state, (SYMBOL_COUNTED, symbol, n))
    full = [symbol for symbol in range(len(SYMBOLS)) if track_for(state, symbol) < 0]
    best = max([n for symbol, n in enumerate(counts) if symbol not in full], default=0)
    for symbol in full:
        if counts[symbol] > 0 and counts[symbol] >= best:
            emit(state, (SYMBOL_PASSED, symbol))
    if best == 0:  # nothing that can be upgraded was counted
        emit(state, (ADAPTED_NOTHING,))
        return
    symbol, how = prefer(state, [s for s, n in enumerate(counts) if n == best and s not in full])
    if not cubes_left(state):
        run_out(state, INFECTION)
        return
    track = track_for(state, symbol)
    emit(state, (ADAPTED, track, upgrade(state, track), how))


def track_for(state: Ark, symbol: int) -> int:
    """The track that a symbol upgrades next, -1 if all of its tracks are full. Two tracks take turns (ruling R-57)."""
    tracks = state.pack.enemy.tracks
    open_tracks = [at for at, track in enumerate(tracks) if track.symbol == symbol and not is_full(state, at)]
    return min(open_tracks, key=lambda at: (upgrades(state)[at], at)) if open_tracks else -1


def prefer(state: Ark, tied: list[int]) -> tuple[int, int]:
    """Of equally numerous symbols the least upgraded one, then the one on the leftmost card; and why."""
    if len(tied) == 1:
        return tied[0], MOST
    covered = [upgrades(state)[track_for(state, symbol)] for symbol in tied]
    least = [symbol for symbol, n in zip(tied, covered, strict=True) if n == min(covered)]
    if len(least) == 1:
        return least[0], LEAST_UPGRADED
    return leftmost(state, least), LEFTMOST


def leftmost(state: Ark, tied: list[int]) -> int:
    """The symbol on the leftmost turned card of the grid, of two in a column the upper one (ruling R-56)."""
    cards = grid(state)
    codes = turned(state)
    showing = [at for at in range(len(cards)) if way_of(codes[at]) != TURNED_DOWN]
    order = sorted(showing, key=lambda at: (at % COLUMNS, at))
    on_top = [cards[at].symbols[way_of(codes[at])] for at in order]
    return min(tied, key=on_top.index)


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"challenger-card": (TurnCard(),)}
VERBS: Final[tuple[Verb, ...]] = (
    Verb(Adapt, run_adapt, lambda rules, step: "the Enemy adapts when all cards are used"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(TurnCard, turn_options, turn_chosen, lambda rules, step: "turn a challenger-action card"),
)
