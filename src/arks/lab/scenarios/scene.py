"""A scenario on the table: its state, the words of its game, and what has happened so far."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import arks
from arks.kernel.asks import Ask
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.state import State
from arks.kernel.words import Raw
from arks.lab.scenarios.language import Reader
from arks.lab.scenarios.naming import seat_named
from arks.lab.scenarios.reading import BadScenario, fields, items, text, texts, whole

PASSES_AT_MOST = 1000
Problems = list[str]
S = TypeVar("S", bound=State)


class Failed(Exception):
    """A step that was not possible, or a fact that does not hold."""


class Scene(ABC, Generic[S]):
    """The table of a scenario; each game has its own kind, which knows its words.

    ``careful`` sends the state through JSON before every answer, and answers on a clone.
    """

    def __init__(self, state: S, careful: bool) -> None:
        self.state = state
        self.careful = careful
        self.events: list[Event] = []

    # --- what a game brings

    @property
    @abstractmethod
    def colours(self) -> tuple[str, ...]:
        """The players in the order of their seats."""

    @abstractmethod
    def set_position(self, given: dict[str, Any]) -> None:
        """Put a position on the table of a new game and start the turn of the player whose turn it is."""

    @abstractmethod
    def reader(self, seat: int | None = None) -> Reader: ...

    @abstractmethod
    def check(self, then: dict[str, Any]) -> Problems:
        """Everything that is not as ``then`` says."""

    @abstractmethod
    def turns(self, seat: int) -> int:
        """How many turns a player has begun."""

    @abstractmethod
    def active(self) -> int:
        """Whose turn it is, -1 when it is nobody's."""

    def passing(self, ask: Ask) -> list[str]:
        """The answer that does as little as the rules allow."""
        ids = ask.ids()
        return ["done"] if "done" in ids else ids[: max(1, ask.lo)]

    @abstractmethod
    def beside(self, state: S) -> Scene[S]:
        """The same scene with another state."""

    # --- playing

    def ask(self, seat: int) -> Ask:
        asks = arks.asks(self.state)
        if seat not in asks:
            asked = [f"{self.colours[other]} ({ask.prompt})" for other, ask in asks.items()]
            raise Failed(f"{self.colours[seat]} is not asked now; asked is {' and '.join(asked) or 'nobody'}")
        return asks[seat]

    def answer(self, seat: int, ids: list[str]) -> None:
        if self.careful:
            self.answer_carefully(seat, ids)
        else:
            self.events += arks.answer(self.state, seat, ids)

    def answer_carefully(self, seat: int, ids: list[str]) -> None:
        document = json.dumps(arks.save(self.state), sort_keys=True)
        loaded = arks.load(json.loads(document))
        clone = loaded.clone()
        self.events += arks.answer(clone, seat, ids)
        if json.dumps(arks.save(loaded), sort_keys=True) != document:
            raise Failed("an answer given on a clone changed the state it was cloned from")
        assert isinstance(clone, type(self.state))
        self.state = clone

    def copy(self) -> Scene[S]:
        clone = self.state.clone()
        assert isinstance(clone, type(self.state))
        other = self.beside(clone)
        other.events = self.events.copy()
        return other


# --- steps of ``when``


def play(scene: Scene[Any], step: object, where: str) -> None:
    """One step: an answer in words, an answer that must not be possible, passing, or scripted chance."""
    colours = scene.colours
    step = fields(step, where)
    if "expect_illegal" in step:
        fields(step, where, ("expect_illegal",))
        refuse(scene, fields(step["expect_illegal"], f"{where}.expect_illegal", (*colours, "because")), where)
    elif "pass until" in step:
        fields(step, where, ("pass until",))
        wanted = text(step["pass until"], f"{where}.pass until").split("'")[0].split()[0]
        pass_until(scene, seat_named(wanted, colours, f"{where}.pass until"))
    elif "chance" in step:
        fields(step, where, ("chance",))
        numbers = items(step["chance"], f"{where}.chance")
        scene.state.oracle = tuple([whole(number, f"{where}.chance") for number in numbers])
    else:
        fields(step, where, (*colours, "expect_illegal", "pass until", "chance"))
        for colour, words in step.items():
            for picks in answers(words, where):
                choose(scene, colours.index(colour), picks)


def answers(words: object, where: str) -> list[list[str]]:
    """A list is one answer of several picks; semicolons separate answers that follow each other."""
    if isinstance(words, str):
        return [[part.strip()] for part in words.split(";")]
    return [texts(words, where)]


def choose(scene: Scene[Any], seat: int, picks: list[str]) -> None:
    if picks == ["done"] and not can_be_done(scene, seat):
        return
    ask = asked_or_said(scene, seat, picks)
    try:
        scene.answer(seat, [scene.state.rules.words.id(raw) for raw in picked(scene, ask, picks)])
    except Illegal as error:
        raise Failed(f"{' + '.join(picks)!r} is not possible: {error}") from error


def asked_or_said(scene: Scene[Any], seat: int, picks: list[str]) -> Ask:
    """The question that an answer is for, or what the seat may say unasked."""
    aside = arks.asides(scene.state).get(seat)
    if aside is not None and all([scene.reader(seat).offered(pick, aside) for pick in picks]):
        return aside
    return scene.ask(seat)


def can_be_done(scene: Scene[Any], seat: int) -> bool:
    """A line that has nothing left to do ends unasked, so ``done`` may come too late to matter."""
    ask = arks.asks(scene.state).get(seat)
    return ask is not None and "done" in ask.ids()


def picked(scene: Scene[Any], ask: Ask, picks: list[str]) -> list[Raw]:
    """The options that some texts mean."""
    reader = scene.reader(ask.seat)
    found: list[Raw] = []
    for pick in picks:
        options = reader.offered(pick, ask)
        left = [raw for raw in options if raw not in found]
        if not left:
            shown = ", ".join(sorted({reader.phrase(raw) for raw in ask.choice.options}))
            raise Failed(f"{pick!r} is not offered by {ask.prompt}; offered are {shown}")
        if not reader.alike(left):
            shown = ", ".join([reader.phrase(raw) for raw in left])
            raise BadScenario(f"{pick!r} can mean {shown}")
        found.append(left[0])
    return found


def refuse(scene: Scene[Any], step: dict[str, object], where: str) -> None:
    """The last answer must not be possible; nothing happens on the table."""
    seats = [colour for colour in step if colour != "because"]
    if len(seats) != 1:
        raise BadScenario(f"{where}.expect_illegal names one player and what it tries")
    seat = scene.colours.index(seats[0])
    *before, last = answers(step[seats[0]], where)
    trial = scene.copy()
    for picks in before:
        choose(trial, seat, picks)
    sentences = refusals(trial, seat, last)
    because = text(step.get("because", ""), f"{where}.because")
    if not any([because.lower() in sentence.lower() for sentence in sentences]):
        raise Failed(f"{last} is not possible, but no sentence has {because!r}: {' / '.join(sentences)}")


def refusals(trial: Scene[Any], seat: int, picks: list[str]) -> list[str]:
    """The sentences that say why an answer is not possible."""
    reader = trial.reader(seat)
    ask = arks.asks(trial.state).get(seat)
    verbs = verbs_of(ask) if ask is not None else []
    found: list[Raw] = []
    things: list[str] = []
    for pick in picks:
        if not reader.meanings(pick, verbs):
            raise BadScenario(f"nobody knows what {pick!r} means")
        options = reader.offered(pick, ask) if ask is not None else []
        if options:
            found.append(next((raw for raw in options if raw not in found), options[0]))
        else:
            found.append(reader.guess(pick, verbs))
            things += trial.state.rules.words.touches(found[-1])
    ids = [trial.state.rules.words.id(raw) for raw in found]
    try:
        arks.answer(trial.state, seat, ids)
    except Illegal as error:
        return [str(error), *[arks.why_not(trial.state, seat, thing).sentence for thing in things]]
    raise Failed(f"{' + '.join(picks)!r} is possible")


def verbs_of(ask: Ask) -> list[int]:
    return list(dict.fromkeys([raw[0] for raw in ask.choice.options]))


def pass_until(scene: Scene[Any], seat: int) -> None:
    """Everybody does as little as the rules allow until a new turn of this seat begins."""
    turn = scene.turns(seat) + 1
    for _ in range(PASSES_AT_MOST):
        asks = arks.asks(scene.state)
        if scene.active() == seat and scene.turns(seat) >= turn:
            return
        if not asks:
            raise Failed("the game is over")
        for asked, ask in asks.items():
            scene.answer(asked, scene.passing(ask))
    raise Failed(f"{scene.colours[seat]}'s turn does not come")
