"""A toy game for the kernel's tests: cards with values, purses of coins, a row of fields with face-down tokens.

Here are its state, its words and how it shows, saves and checks itself; `toy_steps` has its vocabulary, `toy_game` puts
it together. It has no course of its own: every test composes it with the procedures of a case.
"""

from __future__ import annotations

from typing import Any, Final

from arks.kernel.asks import Choice, WhyNot
from arks.kernel.codec import Document, integer, integers, numbers_at, sequence
from arks.kernel.rules import Rules, Table
from arks.kernel.state import Owner, State
from arks.kernel.views import sees
from arks.kernel.words import CARD, NUMBER, SEAT, Kind, Raw, Word, Words
from arks.kernel.zones import ALL, NOBODY, OWNER, Zone

FIELD: Final = Kind("field", drawn=True)
OPTIONS: Final = (
    Word("card", CARD),
    Word("gate", FIELD),
    Word("bid", NUMBER),
    # the signs of a line
    Word("take"),
    Word("mend"),
    Word("wild"),
    Word("forge"),
    Word("follow"),
    Word("done"),
)
EVENTS: Final = (
    Word("drew", SEAT, NUMBER),
    Word("drew-cards", SEAT, CARD),
    Word("shuffled"),
    Word("played", SEAT, CARD),
    Word("discarded", SEAT, NUMBER),
    Word("discarded-cards", SEAT, CARD),
    Word("earned", SEAT, NUMBER),
    Word("stepped", SEAT, FIELD),
    Word("turned", FIELD, CARD),
    Word("gated", SEAT, FIELD),
    Word("exploded"),
    Word("bid-shown", SEAT, NUMBER),
)
W: Final = Words(OPTIONS + EVENTS)  # the rules number them the same way

# Zones: the shared ones, then a hand for each seat.
DECK, PILE, GRAVE, PLAYED, TOKENS, TURNED, HAND = range(7)
ZONES: Final = (
    Zone("deck", NOBODY),
    Zone("pile", ALL),
    Zone("grave", NOBODY),
    Zone("played", ALL),
    Zone("tokens", NOBODY),
    Zone("turned", ALL),
    Zone("hand", OWNER, per_seat=True),
)
CARD_BACK, TOKEN_BACK = range(2)
CARDS: Final = (*range(1, 10), *range(1, 10), *range(1, 10))  # by value
TOKENS_MADE: Final = (0, 0, 0, 1, 1, 2, 2, 3)  # 0 pushes its finder on to the next field, others are coins


class Purse:
    """What a seat owns beside its cards, and where its pawn stands (-1: beside the row)."""

    owner: Owner
    coins: int
    links: int
    field: int


class Toy(State):
    """The whole table."""

    purses: list[Purse]
    tokens: tuple[int, ...]  # uids by field
    gates: tuple[int, ...]  # fields, in the order placed
    clock: int

    def clone(self) -> Toy:
        other = Toy()
        self.share(other)
        other.purses = self.purses.copy()
        other.tokens = self.tokens
        other.gates = self.gates
        other.clock = self.clock
        return other


def new_purse(owner: Owner, coins: int = 0, links: int = 0, field: int = -1) -> Purse:
    purse = Purse()
    purse.owner = owner
    purse.coins = coins
    purse.links = links
    purse.field = field
    return purse


def own_purse(state: Toy, seat: int) -> Purse:
    """A seat's purse, ready to be written."""
    purse = state.purses[seat]
    if purse.owner is not state.owner:
        state.purses[seat] = purse = new_purse(state.owner, purse.coins, purse.links, purse.field)
    return purse


def hand(state: State, seat: int) -> tuple[int, ...]:
    return state.cards.zones[HAND + seat]


def coins(state: Toy) -> list[int]:
    return [purse.coins for purse in state.purses]


def faces(state: State, zone: int) -> list[int]:
    return [state.cards.face[uid] for uid in state.cards.zones[zone]]


# --- how it shows, saves and checks itself


def view(state: Toy, seat: int | None) -> dict[str, Any]:
    zones = state.cards.zones
    return {
        "coins": coins(state),
        "links": [purse.links for purse in state.purses],
        "fields": [purse.field for purse in state.purses],
        "gates": list(state.gates),
        "clock": state.clock,
        "sizes": [len(zone) for zone in zones],
        "pile": faces(state, PILE),
        "played": faces(state, PLAYED),
        "tokens": [state.cards.face[uid] if sees(state, seat, uid) else None for uid in state.tokens],
        "hand": [] if seat is None else [[uid, state.cards.face[uid]] for uid in sorted(hand(state, seat))],
    }


def encode(state: Toy) -> Document:
    return {
        "purses": [[purse.coins, purse.links, purse.field] for purse in state.purses],
        "tokens": list(state.tokens),
        "gates": list(state.gates),
        "clock": state.clock,
    }


def decode(state: Toy, document: Document) -> None:
    state.purses = []
    for item in sequence(document, "purses"):
        coins, links, field = numbers_at(item, "purses")
        state.purses.append(new_purse(state.owner, coins, links, field))
    state.tokens = integers(document, "tokens")
    state.gates = integers(document, "gates")
    state.clock = integer(document, "clock")


def audit(state: Toy) -> str:
    cards = state.cards
    fields = len(state.tokens)
    if len(state.purses) != state.rules.players:
        return "every seat has one purse"
    if not all(-1 <= purse.field < fields and purse.coins >= 0 for purse in state.purses):
        return "pawns stand on fields, and coins are not owed"
    if not all(0 <= gate < fields for gate in state.gates):
        return "gates stand on fields"
    if not all(0 <= uid < len(cards.face) and cards.back[uid] == TOKEN_BACK for uid in state.tokens):
        return "tokens have their back"
    return ""


def label(state: Toy, seat: int, raw: Raw) -> str:
    if W.words[raw[0]].name == "card":
        return f"the {state.cards.face[raw[1]]}" if sees(state, seat, raw[1]) else "a card"
    return W.id(raw)


def cost(state: Toy, seat: int, raw: Raw) -> dict[str, int]:
    return {"coins": 2} if W.words[raw[0]].name == "forge" else {}


def prompt(state: Toy, seat: int, choice: Choice) -> str:
    return f"Seat {seat}, choose for {choice.prompt}."


def why_not(state: Toy, seat: int, thing: str) -> WhyNot:
    return WhyNot(f"{thing} offers nothing now.", "p. 1")


def plausible(state: Toy, seat: int) -> bool:
    return True


TABLE: Final = Table(
    game="toy",
    blank=Toy,
    words=OPTIONS + EVENTS,
    zones=ZONES,
    view=view,
    encode=encode,
    decode=decode,
    audit=audit,
    plausible=plausible,
    label=label,
    cost=cost,
    prompt=prompt,
    why_not=why_not,
)


def procedure_names(state: State) -> list[str]:
    """Where we are: the running procedures, the outermost first."""
    rules: Rules = state.rules
    return [rules.names[frame.procedure] for frame in state.stack]
