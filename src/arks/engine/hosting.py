"""A game that a server hosts: a session behind calls that take and give plain values."""

from __future__ import annotations

import random
from typing import Final

import arks
from arks.engine.retelling import Binder, Retelling
from arks.engine.values import Answered, Choice, Document, Game, Log, Option, Outcome, Position, Reason, Setup, Told
from arks.games import game

CHANCE: Final = random.SystemRandom()  # of bots and hints: the game's own numbers are never touched


def begun(setup: Setup) -> arks.State:
    return arks.new(setup.game, setup.players, setup.seed, setup.options)


class Hosted:
    """One game being played, from its beginning or from a saved state."""

    def __init__(self, setup: Setup, saved: Document | None = None) -> None:
        self.session = arks.Session(begun(setup) if saved is None else arks.load(saved))
        self.position = self._stands()

    def _stands(self) -> Position:
        state = self.session.state
        made = state.outcome
        return Position(
            list(arks.asks(state)),
            [self.session.undoable(seat) for seat in range(state.rules.players)],
            state.decisions,
            None if made is None else Outcome(list(made.winners), list(made.scores), made.reason),
        )

    def answer(self, seat: int, picked: list[str]) -> Answered:
        """Answer for a seat; an illegal answer raises and changes nothing."""
        events = self.session.answer(seat, picked)
        self.position = self._stands()
        state = self.session.state
        audiences: list[int | None] = [*range(state.rules.players), None]
        told = [told_of(state, events, audience) for audience in audiences]
        return Answered(self.position, list(state.chance), told)

    def undo(self, seat: int, answers: int) -> Position:
        self.session.undo(seat, answers)
        self.position = self._stands()
        return self.position

    def apply(self, log: Log) -> Position:
        """Do what a log says; an entry that does not fit raises."""
        for entry in log:
            self.session.apply(entry)
        self.position = self._stands()
        return self.position

    def choice(self, seat: int) -> Choice | None:
        """What a seat is asked."""
        ask, given = question_of(self.session.state, seat)
        return None if ask is None else choice_of(ask, given)

    def aside(self, seat: int) -> Choice | None:
        """What a seat may say without being asked."""
        asides = getattr(arks, "asides", None)  # unknown to the engine of ruleset 2
        ask = None if asides is None else asides(self.session.state).get(seat)
        return None if ask is None else choice_of(ask, None)

    def view(self, seat: int | None) -> Document:
        return arks.view(self.session.state, seat)

    def why_not(self, seat: int, thing: str) -> Reason:
        reason = arks.why_not(self.session.state, seat, thing)
        return Reason(reason.sentence, reason.rule, list(reason.nearest))

    def sample(self, seat: int) -> list[str]:
        """A random legal answer."""
        return arks.sample(arks.asks(self.session.state)[seat], CHANCE)

    def world(self, seat: int) -> Document:
        """A world that the seat cannot tell from the true one, for a bot."""
        return arks.save(arks.determinise(self.session.state, seat, CHANCE))

    def save(self) -> Document:
        return arks.save(self.session.state)


def choice_of(ask: arks.Ask, given: list[str] | None) -> Choice:
    options = [Option(o.id, o.label, list(o.touches), dict(o.cost)) for o in ask.options]
    return Choice(ask.prompt, ask.text, ask.kind, ask.lo, ask.hi, options, given)


def question_of(state: arks.State, seat: int) -> tuple[arks.Ask | None, list[str] | None]:
    """What a seat is asked, and the sealed answer it gave already: until all have answered it may give another."""
    ask = arks.asks(state).get(seat)
    pending = state.pending
    if ask is not None or pending is None or seat not in pending.seats:
        return ask, None
    given = pending.answers[pending.seats.index(seat)]
    assert given is not None
    asked = state.clone()
    asked.pending = type(pending)(pending.seats, (None,) * len(pending.seats))
    return arks.asks(asked)[seat], [state.rules.words.id(raw) for raw in given]


def told_of(state: arks.State, events: list[arks.Event], seat: int | None) -> list[Told]:
    words = state.rules.words
    lines: list[Told] = []
    for event, text in game(state.rules.game).told(state, events, seat):
        word, *args = words.id(event.raw).split(" ")
        lines.append(Told(word, args, text))
    return lines


class Here:
    """The engine of this process."""

    def __init__(self) -> None:
        self._walked: tuple[Setup, Log, arks.Session] | None = None

    def rules(self, setup: Setup) -> tuple[int, str]:
        """Ruleset and content by which a game would be played; raises if there is no such game."""
        made = begun(setup).rules.setup
        return int(made["ruleset"]), str(made["content"])

    def host(self, setup: Setup, saved: Document | None = None) -> Game:
        return Hosted(setup, saved)

    def story(self, setup: Setup, log: Log, seat: int | None) -> list[tuple[int, list[Told]]]:
        """The answers that stand, by their place in the log, each with what the seat was told."""
        session = arks.Session(begun(setup))
        standing: list[tuple[int, list[Told]]] = []
        for place, entry in enumerate(log):
            if "undo" in entry:
                session.undo(entry["seat"], entry["undo"])
                del standing[-entry["undo"] :]
            else:
                events = session.answer(entry["seat"], entry["picked"])
                standing.append((place, told_of(session.state, events, seat)))
        return standing

    def view_after(self, setup: Setup, log: Log, entries: int, seat: int | None) -> Document:
        """What a seat saw after so many entries of a log. Whoever looks at one step soon looks at another."""
        if self._walked is None or self._walked[:2] != (setup, log):
            walk = arks.Session(begun(setup))
            for entry in log:
                walk.apply(entry)
            self._walked = (setup, log, walk)
        return arks.view(self._walked[2].at(entries), seat)

    def retelling(self, setup: Setup, log: Log) -> Retelling:
        """All that anybody saw and was told."""
        hosted, binder = Hosted(setup), Binder()
        audiences: list[int | None] = [*range(setup.players), None]
        told: list[list[Told]] = [[] for _ in audiences]
        binder.add([hosted.view(audience) for audience in audiences], told)
        for entry in log:
            if "undo" in entry:
                hosted.undo(entry["seat"], entry["undo"])
                told = [[] for _ in audiences]
            else:
                told = hosted.answer(entry["seat"], entry["picked"]).told
            binder.add([hosted.view(audience) for audience in audiences], told)
        return binder.bound()


HERE: Final = Here()
