"""Final scoring: scoring cards, sponsors, and who has won (p. 19). Its points are plain additions: no track bonuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import SEALED, Choice
from arks.kernel.events import emit
from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.state import Frame, Outcome
from arks.kernel.steps import If, amount
from arks.kernel.words import Raw
from arks.kernel.zones import own_cards, reveal
from arks.nova import words
from arks.nova.metrics import count
from arks.nova.state import SCORING_DECK, Zoo, own_player, scoring_zone, sponsors, supports
from arks.nova.tables import CATEGORIES, MAX_APPEAL, MAX_CONSERVATION, Scoring, target
from arks.nova.tracks import APPEAL, CONSERVATION

MOST: Final = 4  # conservation points of one scoring card


@dataclass(frozen=True)
class DiscardScoring(Step):
    """Everybody discards one final scoring card, at the same time and face down."""


@dataclass(frozen=True)
class NobodyHadTen(Expression):
    """Whether the scoring cards are still to be discarded."""


@dataclass(frozen=True)
class ScoreCards(Step):
    """Everybody's scoring cards and sponsors with an effect at the end."""


@dataclass(frozen=True)
class Tally(Step):
    """Victory points: appeal less the target of the conservation points."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "conservation 10": (DiscardScoring(),),
    "final-scoring": (If(NobodyHadTen(), (DiscardScoring(),)), ScoreCards(), Tally()),
}


def everybody(state: Zoo, frame: Frame, step: Step) -> tuple[int, ...]:
    return tuple(range(state.rules.players))


def discard_options(state: Zoo, frame: Frame, step: DiscardScoring, seat: int) -> Choice:
    cards = state.cards.zones[scoring_zone(state, seat)]
    return Choice(SEALED, "discard-scoring", [(words.DISCARD, uid) for uid in cards])


def discard_chosen(state: Zoo, frame: Frame, step: DiscardScoring, seat: int, picked: tuple[Raw, ...]) -> None:
    """The card goes under the pile (p. 18)."""
    uid = picked[0][1]
    cards = own_cards(state)
    zone = scoring_zone(state, seat)
    cards.zones[zone] = tuple([other for other in cards.zones[zone] if other != uid])
    cards.zones[SCORING_DECK] = (uid, *cards.zones[SCORING_DECK])
    emit(state, (words.SCORING_DISCARDED, seat))


def run_score_cards(state: Zoo, frame: Frame, step: ScoreCards) -> None:
    everyone = (1 << state.rules.players) - 1
    gains: list[tuple[int, int, int, int]] = []  # seat, card, what, n: all are counted before any is added
    for seat in range(state.rules.players):
        cards = state.cards.zones[scoring_zone(state, seat)]
        reveal(state, cards, everyone)
        for uid in cards:
            gains.append((seat, uid, CONSERVATION, points(state, seat, state.pack.scoring[state.cards.face[uid]])))
        for uid in sponsors(state, seat):
            for end in state.pack.powers[state.cards.face[uid]].power.end:
                frame.seat = seat  # amounts count in the zoo of the frame's seat
                gains.append((seat, uid, end.what, amount(state, frame, end.n)))
    for seat, uid, what, n in gains:
        emit(state, (words.CARD_SCORED, seat, uid, what, add_points(state, seat, what, n)))


def add_points(state: Zoo, seat: int, what: int, n: int) -> int:
    """Advance a counter; what goes beyond the end of its track is lost (ruling N-C1). Returns the steps taken."""
    player = own_player(state, seat)
    if what == APPEAL:
        n = min(n, MAX_APPEAL - player.appeal)
        player.appeal += n
    else:
        n = min(n, MAX_CONSERVATION - player.conservation)
        player.conservation += n
    return n


def points(state: Zoo, seat: int, card: Scoring) -> int:
    """Conservation points of a final scoring card."""
    if card.steps:
        reached = count(state, seat, metric_of(card))
        return len([step for step in card.steps if reached >= step])
    if card.number == 4:  # Architectural Zoo: four tasks
        tasks = ("all_water_connected", "all_rock_connected", "all_border_spaces_covered", "map_full")
        return sum([count(state, seat, task) for task in tasks])
    return min(MOST, more_than_the_right_neighbour(state, seat))


def metric_of(card: Scoring) -> str:
    return card.metric.removeprefix("icon(").removesuffix(")")


def more_than_the_right_neighbour(state: Zoo, seat: int) -> int:
    """Categories with more icons than the player to the right has; turns go to the left."""
    own = state.players[seat].icons
    right = state.players[(seat - 1) % state.rules.players].icons
    return len([1 for icon in range(len(CATEGORIES)) if own[icon] > right[icon]])


def run_tally(state: Zoo, frame: Frame, step: Tally) -> None:
    """A tie goes to whoever supported more projects, then it is shared (p. 19)."""
    scores = tuple([player.appeal - target(player.conservation) for player in state.players])
    for seat, score in enumerate(scores):
        emit(state, (words.SCORED, seat, score))
    ranks = [(score, supports(state.players[seat])) for seat, score in enumerate(scores)]
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
    state.outcome = Outcome(winners, scores, "victory points")


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ScoreCards, run_score_cards, lambda rules, step: "scoring cards and sponsors"),
    Verb(Tally, run_tally, lambda rules, step: "count victory points"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(
        DiscardScoring,
        discard_options,
        discard_chosen,
        lambda rules, step: "everybody discards a scoring card",
        seats=everybody,
    ),
)
AMOUNTS: Final[tuple[Amount, ...]] = (
    Amount(
        NobodyHadTen,
        lambda state, frame, e: int(not state.ten_reached),
        lambda rules, e: "nobody had 10 conservation points",
    ),
)
