"""``given`` and ``then`` of Fallout: the counter, the public objectives and victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arks.awakening.modes.fallout import objectives as o
from arks.awakening.modes.fallout.relations import NOTE, PEACE, WAR, counter
from arks.awakening.modes.fallout.scoring import points, public_points
from arks.awakening.state import BACK_TARGET, TARGET_DECK, TARGET_ROW, Ark, note, noted
from arks.awakening.tables import ORDINARY
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.zones import create, reveal
from arks.lab.scenarios.awakening import names
from arks.lab.scenarios.facts import compare
from arks.lab.scenarios.naming import Tokens, find, plain
from arks.lab.scenarios.reading import BadScenario, fields, text, texts
from arks.lab.scenarios.scene import Problems

if TYPE_CHECKING:
    from arks.lab.scenarios.awakening.scene import ShipScene

GIVEN: Final = ("counter", "easy", "difficult", "targets", "cubes")
FACTS: Final = ("counter", "easy", "difficult", "targets", "revealed", "cubes", "points", "at the end", "last turn")
COLOURS: Final = {"green": PEACE, "peace": PEACE, "red": WAR, "war": WAR}
LAST_TURNS: Final = {"targets covered": o.TARGETS_COVERED, "all targets": o.ALL_TARGETS}


def set_fallout(state: Ark, given: dict[str, Any]) -> None:
    """After the cards are dealt: what is not named is as the seed drew it, target cards are dealt anew."""
    if "fallout" not in state.rules.modules:
        if "fallout" in given:
            raise BadScenario("given.fallout: this mode has no fallout track")
        return
    wanted = fields(given.get("fallout", {}), "given.fallout", GIVEN)
    if "counter" in wanted:
        note(state, NOTE, *counter_called(wanted["counter"], "given.fallout.counter"))
    set_achievements(state, wanted)
    lay_out_targets(state, texts(wanted.get("targets", []), "given.fallout.targets"))
    set_cubes(state, fields(wanted.get("cubes", {}), "given.fallout.cubes"))


def counter_called(value: object, where: str) -> tuple[int, int]:
    """``2 green`` or ``6 red``, as on the track."""
    step, _, colour = text(value, where).partition(" ")
    if not step.isdigit() or colour not in COLOURS:
        raise BadScenario(f"{where} is a step and a colour like 2 green or 6 red, not {value!r}")
    return COLOURS[colour], int(step)


def set_achievements(state: Ark, wanted: dict[str, Any]) -> None:
    if "easy" not in wanted and "difficult" not in wanted:
        return
    known = names.achievements(state.pack)
    sides: list[int] = []
    for place, name in enumerate(("easy", "difficult")):
        where = f"given.fallout.{name}"
        sides += [2 * find(card, known, where, "achievement") + place for card in texts(wanted.get(name, []), where)]
    note(state, o.IN_PLAY, *sides)


def lay_out_targets(state: Ark, wanted: list[str]) -> None:
    """The named cards from left to right, and others where fewer are named."""
    pack = state.pack
    faces = [target.index for target in pack.targets if target.group < 0 or target.group in state.groups]
    faces += [len(pack.targets) + resource for resource in ORDINARY]
    known = names.aims(pack)
    row = [find(name, known, "given.fallout.targets", "target card") for name in wanted]
    for face in row:
        faces.remove(face if face in faces else faces[0])
    while len(row) < pack.fallout.targets:
        row.append(faces.pop(0))
    create(state, TARGET_DECK, BACK_TARGET, tuple(faces))
    create(state, TARGET_ROW, BACK_TARGET, tuple(row))


def objective_names(state: Ark) -> dict[int, list[Tokens]]:
    """Public objectives by their achievement, or by the room on their target card."""
    achievements = names.achievements(state.pack)
    aims = names.aims(state.pack)
    found: dict[int, list[Tokens]] = {}
    for objective in range(o.objective_count(state)):
        if objective < o.achievements(state):
            found[objective] = achievements[o.achievement_of(state, objective).index]
        else:
            found[objective] = aims[o.target_of(state, objective)]
    return found


def set_cubes(state: Ark, wanted: dict[str, Any]) -> None:
    """Cubes on objectives from left to right; enough of them turn the target cards over."""
    cubes = list(noted(state, o.CUBES))
    known = objective_names(state)
    for name, colours in wanted.items():
        where = f"given.fallout.cubes.{name}"
        objective = find(name, known, where, "objective")
        for place, colour in enumerate(texts(colours, where)):
            cubes[o.PLACES * objective + place] = names.seat_called(colour, state.boards, where)
    note(state, o.CUBES, *cubes)
    if o.cubes_on_achievements(state) >= state.pack.fallout.reveal_after[state.boards]:
        reveal(state, state.cards.zones[TARGET_ROW], (1 << state.rules.players) - 1)


# --- then


def check_fallout(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    state = scene.state
    for name, wanted in fields(value, where, FACTS).items():
        at = f"{where}.{name}"
        if name == "counter":
            compare(problems, at, counter_called(wanted, at), tuple(counter(state)))
        elif name in ("easy", "difficult"):
            sides = [n for n in range(o.achievements(state)) if o.is_difficult(state, n) == (name == "difficult")]
            compare(problems, at, wanted, len(sides))
        elif name == "targets":
            row = [names.card_name(state, uid) for uid in state.cards.zones[TARGET_ROW]]
            compare(problems, at, wanted, len(row) if isinstance(wanted, int) else row)
        elif name == "revealed":
            compare(problems, at, wanted, o.revealed(state))
        elif name == "cubes":
            check_cubes(state, problems, wanted, at)
        elif name == "points":
            for colour, n in fields(wanted, at, SEAT_COLOURS[: state.boards]).items():
                compare(problems, f"{at}.{colour}", n, public_points(state, SEAT_COLOURS.index(colour)))
        elif name == "at the end":
            check_at_the_end(state, problems, wanted, at)
        else:
            last = noted(state, o.LAST)
            compare(problems, at, LAST_TURNS.get(wanted, wanted), last[1] if last else "no")


def check_cubes(state: Ark, problems: Problems, value: object, where: str) -> None:
    """On the named objectives, from left to right."""
    known = objective_names(state)
    for name, colours in fields(value, where).items():
        objective = find(name, known, where, "objective")
        there = [SEAT_COLOURS[seat] for seat in o.cubes_on(state, objective)]
        compare(problems, f"{where}.{name}", texts(colours, where), there)


def check_at_the_end(state: Ark, problems: Problems, value: object, where: str) -> None:
    """What a player would score now: ``{yellow: {mission: 24, unknown artifacts: 5}}``."""
    for colour, wanted in fields(value, where, SEAT_COLOURS[: state.boards]).items():
        found = points(state, SEAT_COLOURS.index(colour))
        scored = {"mission": found.mission[1], "unknown artifacts": found.sections[1]}
        for name, n in fields(wanted, f"{where}.{colour}", scored).items():
            compare(problems, f"{where}.{colour}.{name}", n, scored[name])


def check_scores(scene: ShipScene, problems: Problems, value: object, where: str) -> None:
    """Victory points when the game is over."""
    outcome = scene.state.outcome
    found = dict(zip(SEAT_COLOURS, outcome.scores, strict=False)) if outcome is not None else {}
    for colour, n in fields(value, where, SEAT_COLOURS[: scene.state.boards]).items():
        compare(problems, f"{where}.{colour}", n, found.get(colour, "a game that is not over"))


def objective_words(state: Ark) -> dict[int, list[Tokens]]:
    """What public objectives are called in answers and events; none in a mode without them."""
    if "fallout" not in state.rules.modules:
        return {}
    return {number: [*known, plain(f"objective {number + 1}")] for number, known in objective_names(state).items()}
