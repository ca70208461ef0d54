"""``then``: what can be checked in every game. Only what is named is checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import arks
from arks.games import game
from arks.lab.scenarios.naming import seat_named
from arks.lab.scenarios.reading import BadScenario, fields, text, texts, whole
from arks.lab.scenarios.scene import Failed, Problems, Scene

Check = Callable[[Any, Problems, Any, str], None]


def compare(problems: Problems, where: str, wanted: object, found: object) -> None:
    if wanted != found:
        problems.append(f"{where}: expected {wanted}, found {found}")


def compare_counts(problems: Problems, where: str, wanted: object, found: dict[str, int]) -> None:
    """All of the counts: what is not named is 0."""
    counts = {name: whole(n, f"{where}.{name}") for name, n in fields(wanted, where, found).items()}
    compare(problems, where, {k: n for k, n in counts.items() if n}, {k: n for k, n in found.items() if n})


def compare_sets(problems: Problems, where: str, wanted: list[str], found: list[str]) -> None:
    compare(problems, where, sorted(wanted), sorted(found))


# --- asks


def check_asked(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    """Who is asked what, by the name of the question; ``nothing`` for somebody who is not asked."""
    asks = {scene.colours[seat]: ask.prompt for seat, ask in arks.asks(scene.state).items()}
    for colour, prompt in fields(value, where, scene.colours).items():
        compare(problems, f"{where}.{colour}", prompt, asks.get(colour, "nothing"))


def each_offer(scene: Scene[Any], value: object, where: str) -> list[tuple[str, bool]]:
    """Texts, and whether the seat that is asked may choose them."""
    asks = arks.asks(scene.state)
    if isinstance(value, list):
        if len(asks) != 1:
            raise Failed(f"{where}: {len(asks)} players are asked; say who")
        value = {scene.colours[seat]: value for seat in asks}
    found: list[tuple[str, bool]] = []
    for colour, options in fields(value, where, scene.colours).items():
        ask = scene.ask(scene.colours.index(colour))
        reader = scene.reader(ask.seat)
        said = [one for seat, one in arks.asides(scene.state).items() if seat == ask.seat]
        for option in texts(options, where):
            if not reader.known(option, ask):
                raise BadScenario(f"{where}: nobody knows what {option!r} means")
            found.append(
                (option, any([reader.offered(option, one) for one in (ask, *said) if reader.known(option, one)]))
            )
    return found


def check_offered(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    for option, offered in each_offer(scene, value, where):
        compare(problems, where, f"{option!r} offered", f"{option!r} offered" if offered else "that it is not")


def check_not_offered(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    for option, offered in each_offer(scene, value, where):
        compare(problems, where, f"{option!r} not offered", "that it is" if offered else f"{option!r} not offered")


# --- the course of the game


def check_winner(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    """One colour, several, or ``nobody`` (yet)."""
    outcome = arks.outcome(scene.state)
    found = [scene.colours[seat] for seat in outcome.winners] if outcome is not None else ["nobody"]
    compare(problems, where, texts(value, where), found)


def check_turn(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    active = scene.active()
    compare(problems, where, value, scene.colours[active] if active >= 0 else "nobody")


def check_events(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    for event, happened in each_event(scene, value, where):
        if not happened:
            problems.append(f"{where}: {event!r} did not happen; {story(scene)}")


def check_no_events(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    for event, happened in each_event(scene, value, where):
        if happened:
            problems.append(f"{where}: {event!r} happened; {story(scene)}")


def each_event(scene: Scene[Any], value: object, where: str) -> list[tuple[str, bool]]:
    reader = scene.reader()
    found: list[tuple[str, bool]] = []
    for event in texts(value, where):
        meant = reader.meanings(event, [])
        if not meant:
            raise BadScenario(f"{where}: nobody knows what {event!r} means")
        found.append((event, any([reader.fits(e.raw, *meaning) for e in scene.events for meaning in meant])))
    return found


def story(scene: Scene[Any]) -> str:
    reader = scene.reader()
    return f"what happened: {', '.join([reader.phrase(event.raw) for event in scene.events]) or 'nothing'}"


def check_log(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    """Parts of the sentences that somebody reads: ``{blue: [...], spectator: [...]}``."""
    for reader, wanted in fields(value, where, (*scene.colours, "spectator")).items():
        seat = None if reader == "spectator" else seat_named(reader, scene.colours, where)
        told = game(scene.state.rules.game).told(scene.state, scene.events, seat)
        lines = [line for _, line in told]
        for part in texts(wanted, where):
            if not any([part.lower() in line.lower() for line in lines]):
                problems.append(f"{where}.{reader}: no line has {part!r}; there are {' / '.join(lines) or 'none'}")


def check_not_in_log(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    for reader, unwanted in fields(value, where, (*scene.colours, "spectator")).items():
        seat = None if reader == "spectator" else seat_named(reader, scene.colours, where)
        for _, line in game(scene.state.rules.game).told(scene.state, scene.events, seat):
            for part in texts(unwanted, where):
                if part.lower() in line.lower():
                    problems.append(f"{where}.{reader}: {line!r} has {part!r}")


def check_why_not(scene: Scene[Any], problems: Problems, value: object, where: str) -> None:
    """``{blue: {card Lion: 1 more predator}}``: part of the sentence that says why a thing offers nothing."""
    for colour, things in fields(value, where, scene.colours).items():
        seat = scene.colours.index(colour)
        for thing, part in fields(things, f"{where}.{colour}").items():
            ids = scene.reader(seat).drawn(thing)
            if len(ids) != 1:
                raise BadScenario(f"{where}.{colour}: {thing!r} names {len(ids)} things that are drawn")
            found = arks.why_not(scene.state, seat, ids[0])
            if text(part, where).lower() not in f"{found.sentence} {found.rule}".lower():
                compare(problems, f"{where}.{colour}.{thing}", part, f"{found.sentence} ({found.rule})")


FACTS: Final[dict[str, Check]] = {
    "asked": check_asked,
    "offered": check_offered,
    "not offered": check_not_offered,
    "winner": check_winner,
    "turn": check_turn,
    "events": check_events,
    "no events": check_no_events,
    "log": check_log,
    "not in the log": check_not_in_log,
    "why not": check_why_not,
}
