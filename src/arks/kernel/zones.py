"""Cards: opaque uids in zones, one table of identities, and who has seen which.

A uid says nothing about its card. ``face[uid]`` is the identity, ``seen[uid]`` the mask of seats that know it: moving
into a zone widens the mask by what the zone shows, nothing but a shuffle narrows it. A shuffle deals the faces of a
zone anew to the same uids and puts these in an order drawn from another stream. So a uid tells nothing: neither what
became of a card in a shuffle, nor when a played card was drawn, nor what else was dealt. Only cards with the same back
mix.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arks.kernel.rng import renamed, shuffled

if TYPE_CHECKING:
    from arks.kernel.state import Owner, State

NOBODY: Final = 0  # face down: nobody sees the face by its being there
OWNER: Final = 1  # a hand
ALL: Final = 2  # face up


class Zone:
    """A place for cards. ``per_seat`` zones have one number for each seat."""

    def __init__(self, name: str, shows: int, per_seat: bool = False) -> None:
        self.name = name
        self.shows = shows
        self.per_seat = per_seat


class Cards:
    """All cards of a state. The last uid of a zone is its top card."""

    owner: Owner
    zones: list[tuple[int, ...]]
    face: list[int]
    back: list[int]
    seen: list[int]


def no_cards(owner: Owner, zones: int) -> Cards:
    cards = Cards()
    cards.owner = owner
    cards.zones = [()] * zones
    cards.face = []
    cards.back = []
    cards.seen = []
    return cards


def own_cards(state: State) -> Cards:
    """The cards, ready to be written."""
    cards = state.cards
    if cards.owner is not state.owner:
        copy = Cards()
        copy.owner = state.owner
        copy.zones = cards.zones.copy()
        copy.face = cards.face.copy()
        copy.back = cards.back  # a card keeps its back, so clones share the list
        copy.seen = cards.seen.copy()
        state.cards = cards = copy
    return cards


def create(state: State, zone: int, back: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Bring new cards into the game, on top of a zone."""
    cards = own_cards(state)
    first = len(cards.face)
    uids = tuple(range(first, first + len(faces)))
    cards.face.extend(faces)
    cards.back = cards.back + [back] * len(faces)
    cards.seen.extend([state.rules.seen_in[zone]] * len(faces))
    cards.zones[zone] += uids
    return uids


def move(state: State, uids: tuple[int, ...], source: int, target: int) -> None:
    """Put cards of one zone on top of another; whoever the new zone shows them to has seen them."""
    cards = own_cards(state)
    left = tuple([uid for uid in cards.zones[source] if uid not in uids])
    assert len(left) + len(uids) == len(cards.zones[source]), "a card is not where it is taken from"
    cards.zones[source] = left
    cards.zones[target] += uids
    mask = state.rules.seen_in[target]
    if mask:
        for uid in uids:
            cards.seen[uid] |= mask


def top(state: State, zone: int, n: int) -> tuple[int, ...]:
    """Up to ``n`` top cards, the topmost first."""
    uids = state.cards.zones[zone]
    return tuple(reversed(uids[max(0, len(uids) - n) :]))


def reveal(state: State, uids: tuple[int, ...], mask: int) -> None:
    """Show cards to the seats of a mask without moving them."""
    cards = own_cards(state)
    for uid in uids:
        cards.seen[uid] |= mask


def shuffle(state: State, zone: int) -> None:
    """Shuffle a zone; who sees its cards by their being there has seen them, nobody else."""
    mix(state, zone, state.rules.seen_in[zone])


def mix(state: State, zone: int, seen: int) -> None:
    """Put the uids of a zone in a new order and deal its faces anew, for the seats of a mask to have seen.

    The faces come sorted, so what is dealt depends on the dealing stream and on nothing that came before.
    """
    cards = own_cards(state)
    uids = renamed(state, tuple(sorted(cards.zones[zone])))
    assert len({cards.back[uid] for uid in uids}) <= 1, "cards with different backs do not mix"
    faces = shuffled(state, tuple(sorted([cards.face[uid] for uid in uids])))
    for uid, face in zip(uids, faces, strict=True):
        cards.face[uid] = face
        cards.seen[uid] = seen
    cards.zones[zone] = uids
