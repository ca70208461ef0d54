"""Given/when/then scenarios in rulebook words. The format is described in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

import arks
from arks.awakening.content.plain import plain as read_yaml
from arks.awakening.state import Ark
from arks.kernel.errors import Illegal
from arks.kernel.state import State
from arks.lab.scenarios.awakening.scene import ShipScene
from arks.lab.scenarios.nova.scene import ZooScene
from arks.lab.scenarios.reading import BadScenario, fields, items, text, whole
from arks.lab.scenarios.scene import Failed, Scene, play
from arks.nova.state import Zoo

FIELDS: Final = ("name", "source", "game", "players", "options", "seed", "given", "when", "then")


@dataclass(frozen=True)
class Scenario:
    """One scenario as it was written; what it says is looked at when it is run."""

    file: str
    name: str
    source: str
    game: str = "awakening"
    players: int = 2
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    given: dict[str, Any] | None = None
    when: tuple[Any, ...] = ()
    then: dict[str, Any] = field(default_factory=dict)


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file; the first mistake is one sentence with file, scenario and field."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadScenario(f"{path}: {error.strerror}") from error
    found: list[Scenario] = []
    for number, value in enumerate(items(read_yaml(str(path), data), str(path)), 1):
        name = value.get("name") if isinstance(value, dict) else None
        try:
            found.append(one(str(path), value))
        except BadScenario as error:
            raise BadScenario(f"{path}, {name or f'scenario {number}'}: {error}") from error
        if found[-1].name in [other.name for other in found[:-1]]:
            raise BadScenario(f"{path}, {name}: another scenario of the file has this name")
    return found


def one(file: str, value: object) -> Scenario:
    written = fields(value, "a scenario", FIELDS)
    for required in ("name", "source", "then"):
        if required not in written:
            raise BadScenario(f"the field {required!r} is missing")
    return Scenario(
        file=file,
        name=text(written["name"], "name"),
        source=text(written["source"], "source"),
        game=text(written.get("game", "awakening"), "game"),
        players=whole(written.get("players", 2), "players"),
        seed=whole(written.get("seed", 1), "seed"),
        options=options_of(fields(written.get("options", {}), "options"), Path(file).parent),
        given=fields(written["given"], "given") if "given" in written else None,
        when=tuple(items(written.get("when", []), "when")),
        then=fields(written["then"], "then"),
    )


def options_of(written: dict[str, Any], folder: Path) -> dict[str, Any]:
    """The options; a content pack is named by its way from the scenario file."""
    if isinstance(written.get("content"), str):
        return written | {"content": str(folder / written["content"])}
    return written


def problems_of(scenario: Scenario, careful: bool = False) -> list[str]:
    """Why a scenario does not hold; empty when it does. ``careful``: see `Scene`."""
    then = dict(scenario.then)
    refused = then.pop("refused", None)
    try:
        state = arks.new(scenario.game, scenario.players, scenario.seed, scenario.options)
    except Illegal as error:
        if refused is not None and text(refused, "then.refused").lower() in str(error).lower():
            return []
        return [f"the game is refused: {error}"]
    if refused is not None:
        return [f"then.refused: the game is not refused with {refused!r}"]
    scene = scene_of(state, careful)
    if scenario.given is not None:
        scene.set_position(scenario.given)
        scene.events = state.events
        state.events = []
    for number, step in enumerate(scenario.when, 1):
        try:
            play(scene, step, "the step")
        except Failed as error:
            return [f"when, step {number}: {error}"]
        except BadScenario as error:
            raise BadScenario(f"when, step {number}: {error}") from error
    complaint = scene.state.rules.audit(scene.state)
    if complaint:
        return [f"the rules broke a law: {complaint}"]
    try:
        return scene.check(then)
    except Failed as error:
        return [str(error)]


def scene_of(state: State, careful: bool) -> Scene[Any]:
    """The table of a game, with the words of its scenarios."""
    if isinstance(state, Ark):
        return ShipScene(state, careful)
    assert isinstance(state, Zoo), "every game has a scene"
    return ZooScene(state, careful)


def run_all(scenarios: list[Scenario]) -> Iterator[tuple[Scenario, list[str]]]:
    """Each scenario with its problems; one that cannot be read has the sentence as its problem."""
    for scenario in scenarios:
        try:
            yield scenario, problems_of(scenario)
        except BadScenario as error:
            yield scenario, [f"not readable: {error}"]
        except Exception as error:  # whatever the rules do wrong, the other scenarios still run
            yield scenario, [f"the rules broke off: {type(error).__name__}: {error}"]


def run(files: list[Path]) -> int:
    """The command: a line for each scenario, exit status 1 if one fails."""
    if not files:
        raise BadScenario("name at least one scenario file")
    scenarios = [scenario for file in files for scenario in read(file)]
    console = Console(highlight=False, soft_wrap=True)
    failed = 0
    for scenario, problems in run_all(scenarios):
        if problems:
            failed += 1
            console.print(f"[bold red]failed[/]  {escape(scenario.name)}  [dim]{escape(scenario.source)}[/]")
            for problem in problems:
                console.print(f"        [red]{escape(problem)}[/]")
        else:
            console.print(f"[green]passed[/]  {escape(scenario.name)}  [dim]{escape(scenario.source)}[/]")
    console.print(f"{len(scenarios) - failed} passed, {failed} failed")
    return 1 if failed else 0
