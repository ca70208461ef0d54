"""The rules of a table of Ark: Awakening: its options, its modules, and its first state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from arks.awakening import (
    combat,
    effects,
    explore,
    gates,
    line,
    melee,
    payment,
    saved,
    setup,
    texts,
    turn,
    views,
    why,
    words,
)
from arks.awakening.actions import artifact, engineering, menu, military, mobility, power, production, units
from arks.awakening.content.load import load
from arks.awakening.goals import all_met, mission_of
from arks.awakening.modes import awakening, first_mission, glitch, turn_limit
from arks.awakening.modes.coop import options as coop
from arks.awakening.modes.fallout import module as fallout
from arks.awakening.modes.guardians import module as guardians
from arks.awakening.modes.it_learns import module as it_learns
from arks.awakening.state import ZONES, Ark, clear_table, mission_zone
from arks.awakening.tables import Layout, Pack
from arks.awakening.variants import options as variants
from arks.awakening.variants import strength
from arks.kernel.errors import Illegal
from arks.kernel.rng import Seed, keys_of
from arks.kernel.rules import Module, Rules, Step, Table
from arks.kernel.state import Owner, State, start
from arks.kernel.steps import FLOW
from arks.kernel.zones import no_cards

RULESET: Final = 3  # raised whenever a rule changes what an old log would do


class Mode:
    """A way to play: its modules, how many play it, which deck and layouts it uses, and its variants.

    A mode with an Enemy also says who may lead it and how hard it can be made. Its modules are made for a number of
    Challengers, a Dark Player or an Automata, and a difficulty. Where an Enemy seeks shortest paths, a table says who
    chooses among equal ones.
    """

    def __init__(
        self,
        modules: Callable[[int, bool, str], list[Module]],
        players: tuple[int, ...],
        deck: str,
        groups_chosen: bool,
        offered: tuple[str, ...] = (),
        enemies: tuple[str, ...] = (),
        difficulties: tuple[str, ...] = (),
        seeks_paths: bool = False,
    ) -> None:
        self.modules = modules
        self.players = players
        self.deck = deck
        self.groups_chosen = groups_chosen
        self.variants = offered
        self.enemies = enemies
        self.difficulties = difficulties
        self.seeks_paths = seeks_paths

    @property
    def boards(self) -> tuple[int, ...]:
        """How many players with a board there can be: all who play, or the Challengers alone."""
        return coop.CHALLENGERS if self.enemies else self.players


def alone(module: Module) -> Callable[[int, bool, str], list[Module]]:
    """A mode that is one module, whoever plays it."""
    return lambda boards, dark, difficulty: [module]


MODES: Final[dict[str, Mode]] = {
    "first-mission": Mode(alone(first_mission.MODULE), (1, 2, 3, 4), "first_mission", False),
    "awakening": Mode(alone(awakening.MODULE), (2, 3, 4, 5), "normal", True, variants.ALL),
    "fallout": Mode(alone(fallout.MODULE), (2, 3, 4, 5), "normal", True, variants.ALL),
    "guardians": Mode(
        guardians.modules,
        (1, 2, 3, 4, 5),
        "normal",
        True,
        (variants.B_SIDE, variants.COMPLEXITY_2),
        enemies=(coop.AUTOMATA, coop.DARK_PLAYER),
        difficulties=("0", "1", "2", "3"),  # Guardians more than usual
    ),
    "glitch": Mode(
        glitch.modules,
        (1, 2, 3, 4),
        "normal",
        True,
        (variants.B_SIDE, variants.COMPLEXITY_2),
        enemies=(coop.AUTOMATA,),
        difficulties=glitch.DIFFICULTIES,
    ),
    "it-learns": Mode(
        it_learns.modules,
        (1, 2, 3, 4, 5),
        "normal",
        True,
        (variants.B_SIDE, variants.COMPLEXITY_2),
        enemies=(coop.AUTOMATA, coop.DARK_PLAYER),
        difficulties=("0", "1", "2", "3"),  # upgrades more than usual at the start
        seeks_paths=True,
    ),
}
DEFAULTS: Final[dict[str, Any]] = {
    "mode": "awakening",
    "groups": None,
    "layout": None,
    "content": None,
    "turn_limit": None,
    **coop.DEFAULTS,
    **variants.DEFAULTS,
}


def base_module(pack: Pack, set_up: tuple[Step, ...]) -> Module:
    """Everything all modes share."""
    procedures: dict[str, tuple[Step, ...]] = {"setup": set_up, **effects.use_procedures(pack)}
    for part in (mobility, power, production, units, engineering, artifact, menu, turn, explore, gates, combat, melee):
        procedures.update(part.PROCEDURES)
    return Module(
        "base",
        procedures=procedures,
        verbs=(
            *military.VERBS,
            *power.VERBS,
            *production.VERBS,
            *units.VERBS,
            *engineering.VERBS,
            *artifact.VERBS,
            *line.VERBS,
            *turn.VERBS,
            *explore.VERBS,
            *gates.VERBS,
            *combat.VERBS,
            *melee.VERBS,
            *setup.VERBS,
        ),
        choosers=(
            *mobility.CHOOSERS,
            *power.CHOOSERS,
            *production.CHOOSERS,
            *units.CHOOSERS,
            *engineering.CHOOSERS,
            *artifact.CHOOSERS,
            *menu.CHOOSERS,
            *payment.CHOOSERS,
            *turn.CHOOSERS,
            *explore.CHOOSERS,
            *gates.CHOOSERS,
            *combat.CHOOSERS,
            *effects.CHOOSERS,
        ),
        amounts=(*explore.AMOUNTS, *gates.AMOUNTS, *combat.AMOUNTS),
        checks=(*units.CHECKS, *artifact.CHECKS, *explore.CHECKS),  # in the order of the due bits
    )


def plausible(state: Ark, seat: int) -> bool:
    """No opponent holds a finished mission: it would have won on its turn, unless missions are scored at the end."""
    if state.outcome is not None or state.rules.hook("public objectives"):
        return True
    for other in range(state.boards):
        cards = state.cards.zones[mission_zone(state, other)]
        if other != seat and cards and all_met(state, other, mission_of(state, cards[0]).objectives):
            return False
    return True


TABLE: Final[Table] = Table(
    game="awakening",
    blank=Ark,
    words=words.WORDS,
    zones=ZONES,
    view=views.view,
    encode=saved.encode,
    decode=saved.decode,
    audit=saved.audit,
    plausible=plausible,
    label=texts.label,
    cost=texts.cost,
    prompt=texts.prompt,
    why_not=why.why_not,
)

RULES_KEPT: Final = 64  # a server is asked for tables with any options; the oldest rules make room
_rules: dict[str, Rules] = {}


@cache
def built_in() -> Pack:
    """The project's own content; unlike a user's folder it does not change while the program runs."""
    return load(None)


def rules(players: int, options: dict[str, Any]) -> Rules:
    """The rules of a table; made once for each set of options and each content."""
    chosen = DEFAULTS | options
    unknown = sorted(set(options) - set(DEFAULTS))
    if unknown:
        raise Illegal(f"awakening has no option {unknown[0]!r}; it has {', '.join(DEFAULTS)}")
    content = chosen["content"]
    if content is not None and not isinstance(content, str):
        raise Illegal(f"content is the path of a folder or none, not {content!r}")
    pack = built_in() if content is None else load(content)
    key = repr((players, sorted(chosen.items(), key=str), pack.digest))
    found = _rules.get(key)
    if found is None:
        found = make_rules(players, chosen, pack)
        if len(_rules) >= RULES_KEPT:
            del _rules[next(iter(_rules))]
        _rules[key] = found
    return found


def make_rules(players: int, chosen: dict[str, Any], pack: Pack) -> Rules:
    if not isinstance(chosen["mode"], str) or chosen["mode"] not in MODES:
        raise Illegal(f"awakening has no mode {chosen['mode']!r}; it has {', '.join(MODES)}")
    mode = MODES[chosen["mode"]]
    if players not in mode.players:
        raise Illegal(f"{chosen['mode']} is for {mode.players[0]} to {mode.players[-1]} players, not {players!r}")
    dark = coop.leader(chosen["mode"], mode.enemies, players, chosen["enemy"]) == coop.DARK_PLAYER
    difficulty = coop.difficulty(chosen["mode"], mode.difficulties, chosen["difficulty"])
    boards = players - int(dark)
    deck = next(index for index, deck in enumerate(pack.decks) if deck.mode == mode.deck and boards in deck.players)
    set_up: tuple[Step, ...] = (
        setup.LayOutShip(chosen_layout(pack, mode, boards, chosen["layout"])),
        setup.BuildRoomDeck(deck, chosen_groups(pack, mode, boards, chosen["groups"], pack.decks[deck].groups)),
        setup.PlaceDoorRooms(),
        setup.SeatPlayers(),
        setup.PlaceTokens(),
    )
    modules = [FLOW, base_module(pack, set_up), *mode.modules(boards, dark, difficulty)]
    modules += variants.modules(pack, boards, chosen["mode"], mode.variants, chosen)
    if coop.ship_chooses(chosen["mode"], mode.seeks_paths, chosen["paths"]):
        modules.append(it_learns.SHIP_CHOOSES_PATHS)
    limit = chosen["turn_limit"]
    if limit is not None:
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
            raise Illegal(f"turn_limit is a number of turns per player or none, not {limit!r}")
        modules.append(turn_limit.module(limit))
    made = {"players": players, "options": chosen, "ruleset": RULESET, "content": pack.digest}
    return Rules(TABLE, made, players, strength.counted(pack, modules), modules)


def chosen_layout(pack: Pack, mode: Mode, players: int, wanted: object) -> int:
    def offered(layout: Layout) -> bool:
        return players in (layout.first_mission if mode.deck == "first_mission" else layout.normal)

    fitting = [index for index, layout in enumerate(pack.layouts) if offered(layout)]
    if wanted is None:
        return fitting[0]
    for index in fitting:
        if pack.layouts[index].id == wanted:
            return index
    names = ", ".join([pack.layouts[index].id for index in fitting])
    raise Illegal(f"there is no layout {wanted!r} for {players} players; there is {names}")


def chosen_groups(pack: Pack, mode: Mode, players: int, wanted: object, n: int) -> tuple[int, ...]:
    """The chosen groups, () when they are to be drawn (rulebook p. 8)."""
    if wanted is None:
        return ()
    if not mode.groups_chosen:
        raise Illegal("first-mission has its own rooms; groups cannot be chosen")
    ids = [group.id for group in pack.groups]
    if not isinstance(wanted, list | tuple) or len(set(map(str, wanted))) != n or len(wanted) != n:
        raise Illegal(f"groups are {n} different ones of {', '.join(ids)} for {players} players")
    for name in wanted:
        if name not in ids:
            raise Illegal(f"there is no group {name!r}; there are {', '.join(ids)}")
    chosen = tuple(sorted([ids.index(name) for name in wanted]))
    violet = [pack.groups[index].id for index in chosen if pack.groups[index].violet]
    if len(violet) > pack.violet_groups[players]:
        raise Illegal(f"{' and '.join(violet)} cannot be chosen together by {players} players")
    return chosen


def fresh(made: Rules, seed: Seed) -> State:
    """A state before its set-up; `begin` runs it."""
    state = Ark()
    owner = Owner()
    start(state, made, seed, keys_of(seed), no_cards(owner, len(made.zone_names)))
    clear_table(state)
    return state
