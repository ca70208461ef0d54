"""``then``: facts of Ark Nova that hold. Only what is named is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import arks
from arks.lab.scenarios import facts
from arks.lab.scenarios.facts import Check, compare, compare_sets
from arks.lab.scenarios.naming import find
from arks.lab.scenarios.nova import names
from arks.lab.scenarios.nova.cards import NEUTRAL, NOTHING
from arks.lab.scenarios.nova.players import check_player, wanted_cards
from arks.lab.scenarios.nova.position import TABLE_NUMBERS
from arks.lab.scenarios.reading import BadScenario, fields, items, texts, whole
from arks.lab.scenarios.scene import Failed, Problems
from arks.nova.state import ABOVE, BASE, DECK, DISCARD
from arks.nova.tables import CONTINENTS, UNIVERSITIES

if TYPE_CHECKING:
    from arks.lab.scenarios.nova.scene import ZooScene


def check(scene: ZooScene, then: dict[str, Any]) -> Problems:
    """Everything that is not as it should be."""
    problems: Problems = []
    known = (*scene.colours, *TABLE_NUMBERS, *FACTS)
    for key, value in fields(then, "then", known).items():
        where = f"then.{key}"
        if key in scene.colours:
            check_player(scene.state, scene.colours.index(key), problems, value, where)
        elif key in TABLE_NUMBERS:
            compare(problems, where, whole(value, where), getattr(scene.state, TABLE_NUMBERS[key]))
        else:
            FACTS[key](scene, problems, value, where)
    return problems


# --- cards


def check_display(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """The folders from the first one on, as many as are named; ``nothing`` for a gap."""
    state = scene.state
    there = [names.card_name(state, uid) if uid >= 0 else NOTHING for uid in state.folders]
    wanted = [NOTHING if name == NOTHING else wanted_cards(state, name, where)[0] for name in items(value, where)]
    compare(problems, where, wanted, there[: len(wanted)])


def pile(scene: ZooScene, zone: int) -> list[str]:
    """The names of the cards of a zone, the top one first."""
    return [names.card_name(scene.state, uid) for uid in reversed(scene.state.cards.zones[zone])]


def check_deck(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """How many cards, or the next ones from the top."""
    there = pile(scene, DECK)
    if isinstance(value, int):
        compare(problems, where, value, len(there))
    else:
        wanted = wanted_cards(scene.state, value, where)
        compare(problems, where, wanted, there[: len(wanted)])


def check_discard(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """How many cards, or all of them in any order."""
    there = pile(scene, DISCARD)
    if isinstance(value, int):
        compare(problems, where, value, len(there))
    else:
        compare_sets(problems, where, wanted_cards(scene.state, value, where), there)


def check_discard_has(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    there = pile(scene, DISCARD)
    for card in wanted_cards(scene.state, value, where):
        if card not in there:
            problems.append(f"{where}: {card} is not there; there are {', '.join(there) or 'none'}")


def check_projects(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """Above the association board, from left to right."""
    compare(problems, where, wanted_cards(scene.state, value, where), pile(scene, ABOVE))


def check_base(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """Below the board, from left to right."""
    compare(problems, where, wanted_cards(scene.state, value, where), list(reversed(pile(scene, BASE))))


def check_supports(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """``{Africa: {left: blue}}``: all tokens on the projects that are named."""
    state = scene.state
    there: dict[str, dict[str, str]] = {}
    for uid, level, seat in state.supported:
        colour = scene.colours[seat] if seat >= 0 else NEUTRAL
        there.setdefault(names.card_name(state, uid), {})[names.LEVELS[level]] = colour
    for name, wanted in fields(value, where).items():
        levels = fields(wanted, f"{where}.{name}", names.LEVELS)
        compare(problems, f"{where}.{name}", levels, there.get(wanted_cards(state, name, where)[0], {}))


# --- the boards


def check_tiles(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """Two at 5, two at 8; ``taken`` where there is none any more."""
    pack = scene.state.pack
    known = names.tiles(pack)
    wanted = [
        "taken" if name == "taken" else names.tile_name(pack, find(name, known, where, "bonus tile"))
        for name in texts(value, where)
    ]
    compare(problems, where, wanted, [names.tile_name(pack, tile) for tile in scene.state.tiles])


def check_offer(problems: Problems, mask: int, all_names: tuple[str, ...], value: object, where: str) -> None:
    known = names.listed(all_names)
    wanted = [all_names[find(name, known, where, "offer")] for name in texts(value, where)]
    compare_sets(problems, where, wanted, [name for number, name in enumerate(all_names) if mask >> number & 1])


def check_partner_offer(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    check_offer(problems, scene.state.partner_offer, CONTINENTS, value, where)


def check_university_offer(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    check_offer(problems, scene.state.university_offer, UNIVERSITIES, value, where)


def check_break_called(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    caller = scene.state.break_by
    compare(problems, where, value, scene.colours[caller] if caller >= 0 else "nobody")


def check_scores(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """Victory points at the end: ``{blue: 12}``."""
    outcome = arks.outcome(scene.state)
    if outcome is None:
        raise Failed(f"{where}: the game is not over")
    for colour, n in fields(value, where, scene.colours).items():
        compare(problems, f"{where}.{colour}", n, outcome.scores[scene.colours.index(colour)])


# --- questions


def check_options(scene: ZooScene, problems: Problems, value: object, where: str) -> None:
    """Exactly these options, in any order: ``[done, play Lion]`` of the one who is asked, or ``{red: [...]}``."""
    asks = arks.asks(scene.state)
    if isinstance(value, list):
        if len(asks) != 1:
            raise Failed(f"{where}: {len(asks)} players are asked; say who")
        value = {scene.colours[seat]: value for seat in asks}
    for colour, options in fields(value, where, scene.colours).items():
        ask = scene.ask(scene.colours.index(colour))
        reader = scene.reader(ask.seat)
        meant = set()
        for option in texts(options, where):
            if not reader.known(option, ask):
                raise BadScenario(f"{where}: nobody knows what {option!r} means")
            found = reader.offered(option, ask)
            if not found:
                problems.append(f"{where}.{colour}: {option!r} is not offered")
            meant |= set(found)
        more = [reader.phrase(raw) for raw in ask.choice.options if raw not in meant]
        if more:
            problems.append(f"{where}.{colour}: offered are also {', '.join(more)}")


FACTS: Final[dict[str, Check]] = {
    **facts.FACTS,
    "options": check_options,
    "display": check_display,
    "deck": check_deck,
    "discard": check_discard,
    "discard has": check_discard_has,
    "projects": check_projects,
    "base projects": check_base,
    "supports": check_supports,
    "tiles": check_tiles,
    "partner offer": check_partner_offer,
    "university offer": check_university_offer,
    "break called by": check_break_called,
    "scores": check_scores,
}
