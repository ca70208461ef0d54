"""Everything that is wrong with the facts of Ark Nova: changed tables, cards that do nothing, things nobody can count."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from arks.nova import bonuses, metrics, scoring
from arks.nova.content.load import FACTS, load, table
from arks.nova.content.powers import bind_powers
from arks.nova.placement import PlaceUnique
from arks.nova.powers import Power
from arks.nova.state import UNIVERSITY_REPUTATION, UNIVERSITY_SCIENCE
from arks.nova.tables import CONTINENTS, COUNT, HAND_UNIVERSITY, ICONS, UNIVERSITIES, Pack

DIGESTS: Final = Path(__file__).parent / "digests.txt"  # as `sha256sum` writes them
COUNTS: Final = {"animals": 128, "sponsors": 64, "projects": 32, "final scoring cards": 11, "maps": 10, "bonus tiles": 9}
# Cards of which everything is printed: gains, icons, conditions, and the herd that flock animals join.
PLAIN: Final = frozenset({406, 407, 433, 438, 439, 443, 468, 484, 486, 488, 493, 495, 498, 205, 223})


def check(facts: Path = FACTS) -> list[str]:
    """The problems of the fact tables, one in a line; none when all is well."""
    problems = [*changed(facts), *other_tiles(facts)]
    for solo in (False, True):
        try:
            pack = load(facts)
            bind_powers(pack, solo)
        except (AssertionError, LookupError, ValueError) as error:
            return [*problems, f"the tables cannot be read: {type(error).__name__}: {error}"]
        problems += [problem for problem in problems_of(pack) if problem not in problems]
    return problems


def changed(facts: Path) -> list[str]:
    """Tables that are not those that were proofread."""
    lines = [line.split() for line in DIGESTS.read_text("utf-8").splitlines()]
    known = {name: digest for digest, name in lines}
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(facts.iterdir())}
    problems = [f"{name}: the table is not there" for name in known if name not in found]
    for name, digest in found.items():
        if name not in known:
            problems.append(f"{name}: nobody has proofread this table; add it to {DIGESTS.name}")
        elif known[name] != digest:
            problems.append(f"{name}: the table was changed; proofread it, then renew its line in {DIGESTS.name}")
    return problems


def other_tiles(facts: Path) -> list[str]:
    """Partner zoos and universities that are not what the rules give."""
    try:
        universities = table(facts, "universities")
        zoos = [row["id"] for row in table(facts, "partner_zoos")]
    except OSError:
        return []  # it is told that the table is not there
    problems = [] if zoos == list(CONTINENTS) else ["partner_zoos.csv: there is one for each continent"]
    for number, row in enumerate(universities):
        given = (UNIVERSITIES[number], UNIVERSITY_SCIENCE[number], UNIVERSITY_REPUTATION[number])
        printed = (row["id"], row["icons"].count("Science"), int(row["reputation"]))
        if given != printed or (row["hand_limit"] == "5") != (number == HAND_UNIVERSITY):
            problems.append(f"universities.csv: {row['id']} is not what the rules give")
    return problems


def problems_of(pack: Pack) -> list[str]:
    return [*wrong_counts(pack), *without_effect(pack), *without_meaning(pack)]


def wrong_counts(pack: Pack) -> list[str]:
    found = dict(
        zip(
            COUNTS,
            [len(n) for n in (pack.animals, pack.sponsors, pack.projects, pack.scoring, pack.maps, pack.tracks.bonus_tiles)],
            strict=True,
        )
    )
    return [f"there are {found[what]} {what}, not {n}" for what, n in COUNTS.items() if found[what] != n]


def without_effect(pack: Pack) -> list[str]:
    """Cards that do nothing though they should, and the other way round."""
    problems: list[str] = []
    for card in (*pack.animals.values(), *pack.sponsors.values()):
        empty = pack.powers[card.face].power == Power()
        if empty != (card.number in PLAIN):
            wrong = "has no effect" if empty else "has an effect, though all of it is said to be printed"
            problems.append(f"{card.number} {card.name} {wrong}")
    for sponsor in pack.sponsors.values():
        places = (PlaceUnique(),) in pack.powers[sponsor.face].power.now
        if places != (sponsor.building >= 0):
            problems.append(f"{sponsor.number} {sponsor.name}: its building and its effect do not fit")
    for project in pack.projects.values():
        if not all([level.conservation > 0 for level in project.levels]):
            problems.append(f"{project.number} {project.name}: a level brings no conservation point")
    return problems


def without_meaning(pack: Pack) -> list[str]:
    """What projects and scoring cards count, and what maps, tracks and tiles bring, must be known."""
    problems: list[str] = []
    known = (*ICONS, *metrics.METRIC_WORDS, "sponsor_cards_in_zoo", "empty_building_spaces")
    for project in pack.projects.values():
        if project.metric not in known or (project.project != COUNT and project.icon < 0):
            problems.append(f"{project.number} {project.name}: nothing is called {project.metric}")
    for card in pack.scoring:
        if card.steps and scoring.metric_of(card) not in known:
            problems.append(f"{card.number:03} {card.name}: nothing is called {card.metric}")
        if len(card.steps) not in (0, scoring.MOST):
            problems.append(f"{card.number:03} {card.name}: it has {len(card.steps)} steps")
    try:
        bonuses.procedures(pack)
    except (AssertionError, LookupError, ValueError) as error:
        problems.append(f"maps, tracks and tiles: {error}")
    return problems
