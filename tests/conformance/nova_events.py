"""What each event of Ark Nova says about the table, for the second bookkeeping of `nova`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from arks.nova.content import pack_for
from arks.nova.state import UNIVERSITY_SCIENCE
from arks.nova.tables import ICONS, TASKS, UNIVERSITIES

if TYPE_CHECKING:
    from tests.conformance.nova import Ledger

PACK = pack_for(False)
CARDS = {card.number: card for card in PACK.cards}
SHAPES = [building.id for building in PACK.buildings]
STANDARD = frozenset(SHAPES[:5])
TRACKS = {"money": "money", "xtoken": "xtokens"}  # the others are called alike in events and views

# Events that move nothing, or that come with another one that does.
SILENT = {
    "acted", "rested", "drew-cards", "kept", "kept-cards", "stole-card", "pile-shuffled", "hypnotised", "pouched",
    "map-taken", "venom-struck", "income", "sponsor-income", "flocked", "end-triggered", "scored",
}  # fmt: skip


def tail(word: str) -> str:
    """``card:12`` is 12, ``partner:Asia`` is Asia."""
    return word.rpartition(":")[2]


# --- cards


def drew(ledger: Ledger, seat: str, n: str, deck: str = "cards") -> None:
    ledger.table["decks"][deck] -= int(n)
    ledger.board(seat).private += int(n)


def took(ledger: Ledger, seat: str, *cards: str) -> None:
    for card in cards:
        ledger.take_away(ledger.board(seat), card)
        ledger.board(seat).private += 1


def discarded(ledger: Ledger, seat: str, *cards: str) -> None:
    for card in cards:
        ledger.take_away(ledger.board(seat), card)
        ledger.table["decks"]["discarded"] += 1


def swept(ledger: Ledger, *cards: str) -> None:
    for card in cards:
        ledger.table["display"][ledger.table["display"].index(card)] = None
        ledger.table["decks"]["discarded"] += 1


def sold(ledger: Ledger, seat: str, card: str) -> None:
    discarded(ledger, seat, card)
    ledger.board(seat).sold = True


def revealed(ledger: Ledger, seat: str, *cards: str) -> None:
    ledger.table["decks"]["cards"] -= len(cards)
    ledger.table["shown"] += cards


def display_filled(ledger: Ledger, *cards: str) -> None:
    left = [card for card in ledger.table["display"] if card is not None]
    ledger.table["display"] = [*left, *cards, *[None] * (6 - len(left) - len(cards))]
    ledger.table["decks"]["cards"] -= len(cards)


def reshuffled(ledger: Ledger) -> None:
    decks = ledger.table["decks"]
    decks["cards"] += decks["discarded"]
    decks["discarded"] = 0


def scoring_discarded(ledger: Ledger, seat: str) -> None:
    ledger.board(seat).private -= 1
    ledger.table["decks"]["scoring"] += 1


def stole(ledger: Ledger, thief: str, victim: str) -> None:
    ledger.board(thief).private += 1
    ledger.board(victim).private -= 1


def pouched_cards(ledger: Ledger, seat: str, *cards: str) -> None:
    ledger.board(seat).private -= len(cards)
    ledger.board(seat).pouched += len(cards)
    ledger.pouched |= set(cards)


def played(ledger: Ledger, seat: str, card: str) -> None:
    board = ledger.board(seat)
    ledger.take_away(board, card)
    board.cards.add(card)
    number = ledger.number(card)
    board.icons.update(icons_of(number))
    tokens = PACK.powers[CARDS[number].face].power.tokens
    if tokens:
        board.tokens[card] = tokens


def icons_of(number: int) -> dict[str, int]:
    return dict(zip(ICONS, CARDS[number].icons, strict=True))


def released(ledger: Ledger, seat: str, card: str) -> None:
    ledger.board(seat).icons.subtract(icons_of(ledger.number(card)))
    del ledger.numbers[card]  # shuffled into the deck, it may come back as another one


def token_used(ledger: Ledger, seat: str, card: str, left: str) -> None:
    ledger.board(seat).tokens[card] -= 1
    assert ledger.board(seat).tokens[card] == int(left)


# --- supplies and tracks


def gained(ledger: Ledger, seat: str, track: str, n: str) -> None:
    ledger.board(seat).numbers[TRACKS.get(track, track)] += int(n)


def card_scored(ledger: Ledger, seat: str, card: str, track: str, n: str) -> None:
    gained(ledger, seat, track, n)


def turn_started(ledger: Ledger, seat: str, n: str) -> None:
    board = ledger.board(seat)
    board.numbers["turns"] += 1
    board.sold = False
    assert board.numbers["turns"] == int(n)


# --- action cards


def returned(ledger: Ledger, seat: str, action: str) -> None:
    card = ledger.board(seat).action(action)
    card["venom"] = card["constricted"] = False
    ledger.board(seat).to_slot(action, 1)


def shifted(ledger: Ledger, seat: str, action: str, slot: str) -> None:
    ledger.board(seat).to_slot(action, int(tail(slot)))


def marked(name: str) -> Callable[..., None]:
    def mark(ledger: Ledger, seat: str, *slots: str) -> None:
        for slot in slots:
            ledger.board(seat).row[int(tail(slot)) - 1][name] = True

    return mark


def multiplied(n: int) -> Callable[..., None]:
    def add(ledger: Ledger, seat: str, action: str) -> None:
        ledger.board(seat).action(action)["multipliers"] += n

    return add


def action_cards_cleared(ledger: Ledger) -> None:
    for board in ledger.boards:
        for card in board.row:
            card.update(venom=False, constricted=False, multipliers=0)


def upgraded(ledger: Ledger, seat: str, action: str) -> None:
    ledger.board(seat).action(action)["side"] = 2


# --- association


def hired(ledger: Ledger, seat: str) -> None:
    ledger.board(seat).numbers.update({"workers": 1, "hired": 1})


def worked(ledger: Ledger, seat: str, task: str, n: str) -> None:
    ledger.board(seat).tasks[tail(task)] += int(n)
    ledger.board(seat).numbers["workers"] -= int(n)


def workers_recalled(ledger: Ledger) -> None:
    for board in ledger.boards:
        board.numbers["workers"] += board.tasks.total()
        board.tasks = Counter(dict.fromkeys(TASKS, 0))


def partnered(ledger: Ledger, seat: str, continent: str) -> None:
    ledger.table["partner_offer"].remove(tail(continent))
    ledger.board(seat).partners.append(tail(continent))
    ledger.board(seat).icons[tail(continent)] += 1


def enrolled(ledger: Ledger, seat: str, university: str) -> None:
    ledger.table["university_offer"].remove(tail(university))
    ledger.board(seat).universities.append(tail(university))
    ledger.board(seat).icons["Science"] += UNIVERSITY_SCIENCE[UNIVERSITIES.index(tail(university))]


def project_played(ledger: Ledger, seat: str, card: str) -> None:
    ledger.take_away(ledger.board(seat), card)
    ledger.table["projects"][card] = [None, None, None]
    ledger.table["order"].insert(0, card)


def project_gone(ledger: Ledger, card: str) -> None:
    del ledger.table["projects"][card]
    assert ledger.table["order"].pop() == card
    ledger.table["decks"]["discarded"] += 1


def supported(ledger: Ledger, seat: str, card: str, level: str, token: str) -> None:
    levels = ledger.table["projects"][card]
    assert levels[int(tail(level))] is None
    levels[int(tail(level))] = int(tail(seat))
    ledger.board(seat).left[int(tail(token))] = True


def donated(ledger: Ledger, *_: str) -> None:
    ledger.table["donations"] = min(ledger.table["donations"] + 1, len(ledger.look()["donation_costs"]) - 1)


def tile_taken(ledger: Ledger, seat: str, place: str, tile: str) -> None:
    assert ledger.table["tiles"][int(tail(place))] == PACK.tracks.bonus_tiles[int(tile)][0]
    ledger.table["tiles"][int(tail(place))] = None


# --- buildings


def built(ledger: Ledger, seat: str, shape: str, *cells: str) -> None:
    ledger.board(seat).buildings.append([SHAPES[int(tail(shape))], [int(tail(cell)) for cell in cells], 0])


def filled(sign: int) -> Callable[..., None]:
    """An animal moves into a building, or leaves it."""

    def fill(ledger: Ledger, seat: str, card: str, building: str) -> None:
        home = ledger.board(seat).buildings[int(tail(building))]
        home[2] += sign * (1 if home[0] in STANDARD else ledger.animal(card).spaces)

    return fill


# --- breaks and rounds


def break_advanced(ledger: Ledger, seat: str, n: str, left: str) -> None:
    track = ledger.table["break"]
    track["left"] -= int(n)
    assert track["left"] == int(left)
    if not track["left"]:
        track["called_by"] = int(tail(seat))


def break_started(ledger: Ledger, seat: str) -> None:
    ledger.table["break"]["called_by"] = int(tail(seat))


def break_ended(ledger: Ledger) -> None:
    ledger.table["break"].update(left=ledger.table["break"]["of"], called_by=-1)


def solo_token(ledger: Ledger, left: str) -> None:
    ledger.table["solo"] = (ledger.table["solo"][0], int(left))


def solo_round(ledger: Ledger, n: str, turns: str) -> None:
    ledger.table["solo"] = (int(n), int(turns))


NOTED: dict[str, Callable[..., None]] = {
    "turn-started": turn_started,
    "gained": gained,
    "paid": lambda ledger, seat, n: gained(ledger, seat, "money", f"-{n}"),
    "card-scored": card_scored,
    "drew": drew,
    "drew-discarded": lambda ledger, seat, n: drew(ledger, seat, n, "discarded"),
    "drew-scoring": lambda ledger, seat, n: drew(ledger, seat, n, "scoring"),
    "took": took,
    "discarded": discarded,
    "sold": sold,
    "revealed": revealed,
    "swept": swept,
    "display-filled": display_filled,
    "reshuffled": reshuffled,
    "scoring-discarded": scoring_discarded,
    "stole": stole,
    "pouched-cards": pouched_cards,
    "played": played,
    "released": released,
    "token-used": token_used,
    "class-chosen": lambda ledger, seat, chosen: setattr(ledger.board(seat), "waza", chosen),
    "returned": returned,
    "shifted": shifted,
    "poisoned": marked("venom"),
    "constricted": marked("constricted"),
    "multiplied": multiplied(1),
    "multiplier-used": multiplied(-1),
    "action-cards-cleared": action_cards_cleared,
    "upgraded": upgraded,
    "hired": hired,
    "worked": worked,
    "workers-recalled": workers_recalled,
    "partnered": partnered,
    "enrolled": enrolled,
    "partner-offered": lambda ledger, continent: ledger.table["partner_offer"].add(tail(continent)),
    "university-offered": lambda ledger, university: ledger.table["university_offer"].add(tail(university)),
    "project-played": project_played,
    "project-gone": project_gone,
    "supported": supported,
    "donated": donated,
    "donation-covered": donated,
    "tile-taken": tile_taken,
    "built": built,
    "housed": filled(1),
    "moved-in": filled(1),
    "vacated": filled(-1),
    "break-advanced": break_advanced,
    "break-started": break_started,
    "break-ended": break_ended,
    "solo-token": solo_token,
    "solo-round": solo_round,
}
