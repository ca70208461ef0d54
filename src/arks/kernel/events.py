"""Events: what happened, in the past tense, and who may know it.

The log, the animations and the statistics are made of events alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arks.kernel.words import Raw

if TYPE_CHECKING:
    from arks.kernel.state import State

EVERYONE: Final = -1  # an audience mask with every bit set, spectators included


class Event:
    """``raw`` is a word with its arguments; ``audience`` has the bit of each seat that learns of it."""

    __slots__ = ("audience", "raw")

    def __init__(self, raw: Raw, audience: int) -> None:
        self.raw = raw
        self.audience = audience

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.raw == other.raw and self.audience == other.audience

    def __hash__(self) -> int:
        return hash((self.raw, self.audience))

    def __repr__(self) -> str:
        return f"Event({self.raw}, {self.audience})"

    def known_to(self, seat: int | None) -> bool:
        return self.audience == EVERYONE if seat is None else self.audience >> seat & 1 == 1


def emit(state: State, raw: Raw, audience: int = EVERYONE) -> None:
    """Note an event and let the listeners of its word put their effects into the owners' bags."""
    event = Event(raw, audience)
    state.events.append(event)
    listeners = state.rules.listeners
    if listeners:
        for listener in listeners.get(raw[0], ()):
            listener(state, event)


def known(events: list[Event], seat: int | None) -> list[Event]:
    """The events a seat (None: a spectator) learns of."""
    return [event for event in events if event.known_to(seat)]
