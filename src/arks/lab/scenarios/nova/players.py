"""Facts about one zoo."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from arks.lab.scenarios.facts import compare, compare_counts, compare_sets
from arks.lab.scenarios.naming import find, plain
from arks.lab.scenarios.nova import names
from arks.lab.scenarios.nova.position import PLAYER_NUMBERS
from arks.lab.scenarios.reading import BadScenario, fields, items, texts, whole
from arks.lab.scenarios.scene import Problems
from arks.nova.hexmap import cells_in
from arks.nova.state import (
    Zoo,
    animals_zone,
    hand_zone,
    map_of,
    scoring_zone,
    sponsors_zone,
    supports,
)
from arks.nova.tables import ACTIONS, CONTINENTS, ICONS, LEFT_TOKENS, SIZE_CLASSES, TASKS, UNIVERSITIES
from arks.nova.tracks import hand_limit

Fact = Callable[[Zoo, int, Problems, Any, str], None]
ZONES: Final[dict[str, Callable[[Zoo, int], int]]] = {
    "hand": hand_zone,
    "animals": animals_zone,
    "sponsors": sponsors_zone,
    "final scoring": scoring_zone,
}


def check_player(state: Zoo, seat: int, problems: Problems, value: object, where: str) -> None:
    for name, wanted in fields(value, where, PLAYER_FACTS).items():
        PLAYER_FACTS[name](state, seat, problems, wanted, f"{where}.{name}")


# --- cards


def wanted_cards(state: Zoo, value: object, where: str) -> list[str]:
    """The printed names of some cards given by name or number."""
    zoo = names.zoo_cards(state.pack)
    scoring = names.scoring_cards(state.pack)
    found: list[str] = []
    for name in items([value] if isinstance(value, str | int) else value, where):
        if names.faces_called(zoo, plain(str(name))):
            found.append(state.pack.cards[names.card_called(zoo, name, where)].name)
        else:
            found.append(state.pack.scoring[names.card_called(scoring, name, where)].name)
    return found


def zone_fact(zone: Callable[[Zoo, int], int]) -> Fact:
    """All cards there, in any order; or how many."""

    def check(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
        there = [names.card_name(state, uid) for uid in state.cards.zones[zone(state, seat)]]
        if isinstance(wanted, int):
            compare(problems, where, wanted, len(there))
        else:
            compare_sets(problems, where, wanted_cards(state, wanted, where), there)

    return check


def zone_has(zone: Callable[[Zoo, int], int]) -> Fact:
    """These cards are there, among others."""

    def check(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
        there = [names.card_name(state, uid) for uid in state.cards.zones[zone(state, seat)]]
        for card in wanted_cards(state, wanted, where):
            if card not in there:
                problems.append(f"{where}: {card} is not there; there are {', '.join(there) or 'none'}")

    return check


def check_pouched(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    """``{Koala: [Lion]}``: cards under others, ``map`` for those under the map; or how many there are."""
    pairs = state.players[seat].pouched
    if isinstance(wanted, int):
        compare(problems, where, wanted, len(pairs))
        return
    there: dict[str, list[str]] = {}
    for top, uid in pairs:
        there.setdefault(names.card_name(state, top) if top >= 0 else "map", []).append(names.card_name(state, uid))
    expected: dict[str, list[str]] = {}
    for name, cards in fields(wanted, where).items():
        expected[name if name == "map" else wanted_cards(state, name, where)[0]] = sorted(
            wanted_cards(state, cards, where)
        )
    compare(problems, where, expected, {name: sorted(cards) for name, cards in there.items()})


def check_tokens(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    """``{Primatologist: 2}``: tokens on sponsors; only those named."""
    there = {names.card_name(state, uid): n for uid, n in state.players[seat].tokens}
    for name, n in fields(wanted, where).items():
        compare(problems, f"{where}.{name}", n, there.get(wanted_cards(state, name, where)[0], 0))


# --- numbers and lists


def number_fact(attribute: str) -> Fact:
    def check(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
        compare(problems, where, whole(wanted, where), getattr(state.players[seat], attribute))

    return check


def mask_fact(attribute: str) -> Fact:
    """A set of action cards."""

    def check(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
        mask = getattr(state.players[seat], attribute)
        there = [name for action, name in enumerate(ACTIONS) if mask >> action & 1]
        listed = [ACTIONS[find(name, names.ACTION_NAMES, where, "action")] for name in texts(wanted, where)]
        compare_sets(problems, where, listed, there)

    return check


def check_row(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    compare(problems, where, texts(wanted, where), [ACTIONS[action] for action in state.players[seat].row])


def check_multipliers(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    compare_counts(problems, where, wanted, dict(zip(ACTIONS, state.players[seat].multipliers)))


def check_tasks(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    compare_counts(problems, where, wanted, dict(zip(TASKS, state.players[seat].tasks)))


def check_partners(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    there = [CONTINENTS[continent] for continent in state.players[seat].partners]
    listed = [CONTINENTS[find(name, names.CONTINENT_NAMES, where, "continent")] for name in texts(wanted, where)]
    compare_sets(problems, where, listed, there)


def check_universities(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    there = [UNIVERSITIES[university] for university in state.players[seat].universities]
    known = names.UNIVERSITY_NAMES
    listed = [UNIVERSITIES[find(name, known, where, "university")] for name in texts(wanted, where)]
    compare_sets(problems, where, listed, there)


def check_icons(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    """Only those named."""
    there = dict(zip(ICONS, state.players[seat].icons))
    for name, n in fields(wanted, where, ICONS).items():
        compare(problems, f"{where}.{name}", n, there[name])


def check_used(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    left = state.players[seat].left
    used = [token for token in range(LEFT_TOKENS) if not left >> token & 1]
    compare(problems, where, wanted, len(used) if isinstance(wanted, int) else used)


def check_supports(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    compare(problems, where, wanted, supports(state.players[seat]))


def check_hand_limit(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    compare(problems, where, wanted, hand_limit(state, seat))


def check_waza(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    chosen = state.players[seat].waza
    compare(problems, where, wanted, SIZE_CLASSES[chosen] if chosen >= 0 else "none")


def check_map(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    compare(problems, where, str(wanted), map_of(state, seat).id)


# --- buildings


def check_buildings(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    """How many, or all of them as `given` writes them; what the map brings counts too."""
    if isinstance(wanted, int):
        compare(problems, where, wanted, len(state.players[seat].buildings))
        return
    compare_sets(problems, where, [written(state, text, where) for text in texts(wanted, where)], standing(state, seat))


def check_has_buildings(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    there = standing(state, seat)
    for text in texts(wanted, where):
        if written(state, text, where) not in there:
            problems.append(f"{where}: {text!r} is not there; there are {' / '.join(there) or 'none'}")


def check_no_buildings(state: Zoo, seat: int, problems: Problems, wanted: Any, where: str) -> None:
    """Kinds of buildings that are not in the zoo."""
    known = names.shapes(state.pack)
    kinds = [kind for kind, _, _ in state.players[seat].buildings]
    for text in texts(wanted, where):
        if find(text, known, where, "building") in kinds:
            problems.append(f"{where}: {text!r} is there")


def standing(state: Zoo, seat: int) -> list[str]:
    return [names.building_name(state, seat, number) for number in range(len(state.players[seat].buildings))]


def written(state: Zoo, text: str, where: str) -> str:
    """A building as written, in the order and the words of `names.building_name`."""
    match = re.fullmatch(r"(.+?) at ((?:\d+[-,]\d+ ?)+)(?:,? *(occupied|\d+ filled))?", text)
    if match is None:
        raise BadScenario(f"{where}: {text!r} is not like 'enclosure3 at 3-2 3-3 4-2 occupied'")
    building = state.pack.buildings[find(match[1], names.shapes(state.pack), where, "building")]
    cells = cells_in(names.cells_called(match[2], where))
    suffix = f" {match[3]}" if match[3] else ""
    return f"{building.id.replace('_', ' ')} at {' '.join([names.cell_name(cell) for cell in cells])}{suffix}"


PLAYER_FACTS: Final[dict[str, Fact]] = {
    **{name: number_fact(attribute) for name, attribute in PLAYER_NUMBERS.items()},
    **{name: zone_fact(zone) for name, zone in ZONES.items()},
    **{f"{name} has": zone_has(zone) for name, zone in ZONES.items()},
    "hand limit": check_hand_limit,
    "map": check_map,
    "action row": check_row,
    "upgraded": mask_fact("upgraded"),
    "venom": mask_fact("venom"),
    "constriction": mask_fact("constricted"),
    "multipliers": check_multipliers,
    "workers": number_fact("workers"),
    "hired": number_fact("hired"),
    "tasks": check_tasks,
    "partner zoos": check_partners,
    "universities": check_universities,
    "icons": check_icons,
    "used tokens": check_used,
    "supports": check_supports,
    "tokens": check_tokens,
    "pouched": check_pouched,
    "buildings": check_buildings,
    "has buildings": check_has_buildings,
    "no buildings": check_no_buildings,
    "waza": check_waza,
}
