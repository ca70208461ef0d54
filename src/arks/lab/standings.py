"""What a seat had done at the end of a game, noted while it is played: what studies compare beyond scores."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import arks
from arks.nova import words
from arks.nova.state import Zoo
from arks.nova.tables import CARD_KINDS, target
from arks.nova.tracks import APPEAL, CONSERVATION


class Played(NamedTuple):
    """A card that a seat brought into play, and the victory points that went with it."""

    card: str
    kind: str
    gained: int


class Standing(NamedTuple):
    """What a seat had done at the end; what a game does not know stays empty."""

    turns: int
    mission: str = ""
    achieved: tuple[str, ...] = ()
    activated: tuple[str, ...] = ()
    map: str = ""
    faction: str = ""
    played: tuple[Played, ...] = ()


class Watcher:
    """Follows a game answer by answer. This one needs nothing but the last view."""

    def note(self, state: arks.State, events: list[arks.Event]) -> None:
        """What an answer led to."""

    def standings(self, state: arks.State) -> tuple[Standing, ...]:
        view = arks.view(state, None)
        found = [standing(board) for board in view["boards"]]
        # A player without a board leads the Enemy: it has as many turns as the others.
        return (*found, *[Standing(found[0].turns)] * (view["players"] - len(found)))


def standing(board: dict[str, Any]) -> Standing:
    """What the last view of Ark: Awakening shows of a seat; missions are open by then."""
    mission = board["mission"]
    return Standing(
        board["turns"],
        mission["id"] if mission else "",
        tuple(board["achieved"]),
        tuple(board["targets"]),
        faction=board.get("faction", ""),
    )


# What ends the account of a card that was played.
CLOSING: Final = (words.TURN_STARTED, words.ACTED, words.BREAK_STARTED)
OPENING: Final = (words.PLAYED, words.SUPPORTED)


class ZooWatcher(Watcher):
    """Ark Nova: cards played, with what their seat gained until its next card, action or break.

    A project counts as played by whoever supports it. What a sponsor brings in the final scoring is added to it.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.gained: list[dict[int, int]] = [{} for _ in range(players)]  # by uid
        self.open = [-1] * players  # the card that gains now
        self.conservation = [0] * players

    def note(self, state: arks.State, events: list[arks.Event]) -> None:
        for event in events:
            word = event.raw[0]
            if word in CLOSING:
                self.open = [-1] * self.players
            elif word in OPENING:
                _, seat, uid, *_ = event.raw
                self.open[seat] = uid
                self.gained[seat].setdefault(uid, 0)
            elif word == words.GAINED:
                _, seat, track, n = event.raw
                self.gain(seat, self.open[seat], track, n)
            elif word == words.CARD_SCORED:
                _, seat, uid, track, n = event.raw
                self.gain(seat, uid, track, n)

    def gain(self, seat: int, uid: int, track: int, n: int) -> None:
        points = n if track == APPEAL else 0
        if track == CONSERVATION:
            before = self.conservation[seat]
            self.conservation[seat] = before + n
            points = target(before) - target(before + n)
        if uid in self.gained[seat]:
            self.gained[seat][uid] += points

    def standings(self, state: arks.State) -> tuple[Standing, ...]:
        assert isinstance(state, Zoo)
        found: list[Standing] = []
        for seat, player in enumerate(state.players):
            played: list[Played] = []
            for uid, points in self.gained[seat].items():
                card = state.pack.cards[state.cards.face[uid]]
                played.append(Played(card.name, CARD_KINDS[card.kind], points))
            found.append(Standing(player.turns, map=state.pack.maps[player.map].name, played=tuple(played)))
        return tuple(found)


def watcher(state: arks.State) -> Watcher:
    """The one that knows the game."""
    return ZooWatcher(len(state.players)) if isinstance(state, Zoo) else Watcher()
