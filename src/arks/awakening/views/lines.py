"""What the lines of a board are worth, where that comes from, and what is left of the line that is performed now."""

from __future__ import annotations

from typing import Any, Final

from arks.awakening.actions.production import controlled_factories, factory_yield
from arks.awakening.actions.units import price_of_awake
from arks.awakening.control import FROM_CARD, benefits
from arks.awakening.line import (
    BUDGETS,
    FILLED,
    LEFT_AWAKE,
    LEFT_EXPLODE,
    LEFT_FREE_STEPS,
    LEFT_HEAL,
    LEFT_MOVE,
    LEFT_RANGE_ATTACK,
    LEFT_WILD,
    DoLine,
    budgets,
)
from arks.awakening.state import Ark, noted
from arks.awakening.tables import (
    AWAKE_COST,
    AWAKE_DISCOUNT,
    DISCOVER_DRAW,
    DISCOVER_KEEP,
    EXPLOIT_BONUS,
    HEAL_COST,
    RANGE_ATTACK,
    RESOURCES,
    RESOURCES_GAINED,
    RESOURCES_PER_UNIT,
    SECTION_PLACES,
    SIGN_AWAKE,
    SIGN_DISCOVER,
    SIGN_EXPLODE_BOMBS,
    SIGN_EXPLOIT,
    SIGN_HEAL,
    SIGN_RANGE_ATTACK,
    SIGNS,
)
from arks.awakening.texts.names import price_map
from arks.kernel.frames import lookup
from arks.kernel.state import Frame
from arks.kernel.words import Raw

Shown = dict[str, Any]
Sources = dict[int, list[Shown]]  # by benefit; only those that add something

# What a budget is for, in the order of the budgets of `arks.awakening.line`.
VERBS: Final[tuple[str, ...]] = (
    "move", "teleport", "teleport_any",
    "route", "route_violet", "route_turquoise", "route_black", "route_any",
    "produce", "exploit", "awake", "heal",
    "engineer", "engineer_remote", "engineer_free", "engineer_free_biodome",
    "discover", "use_artifact", "", "militarize", "range_attack", "place_bombs", "explode_bombs", "",
)  # fmt: skip
assert len(VERBS) == BUDGETS
SECTION_IDS: Final[tuple[str, ...]] = tuple([f"section:{name}" for name in SECTION_PLACES])
ENDLESS: Final = (LEFT_AWAKE, LEFT_HEAL, LEFT_RANGE_ATTACK, LEFT_EXPLODE)  # as often as possible
UNSHOWN: Final = (LEFT_WILD, LEFT_FREE_STEPS)  # limits, not actions


def sources(ledger: list[Raw]) -> Sources:
    """Where the numbers of a ledger of `control.benefits` come from, as ids of drawn things; by benefit."""
    found: Sources = {}
    for benefit, n, room, units in ledger:
        if n:
            id = f"room:{room}" if room >= 0 else SECTION_IDS[-1 - room]
            if room >= FROM_CARD:
                id = f"card:{room - FROM_CARD}"
            shown = {"value": n, "source": id, "units": units} if units else {"value": n, "source": id}
            if benefit in found:
                found[benefit].append(shown)
            else:
                found[benefit] = [shown]
    return found


# --- every line of a board


def show_lines(state: Ark, owner: int) -> dict[str, list[list[Shown]]]:
    """By section and line: what each action sign would be worth now."""
    ledger: list[Raw] = []
    total = benefits(state, owner, ledger)
    given = sources(ledger)
    shown: dict[str, list[list[Shown]]] = {}
    for place, section in enumerate(state.players[owner].board.sections):
        lines: list[list[Shown]] = []
        for signs in section.lines:
            terms: list[Shown] = []
            for sign in signs:
                filled = FILLED[sign]
                if not filled:
                    terms.append(show_uncounted(state, owner, sign, total, given))
                    continue
                name = SIGNS[sign]
                first = True  # it is shown even if it is worth nothing yet
                for budget, benefit in filled:
                    n = total[benefit]
                    if n or first:
                        parts = given[benefit] if n else []
                        terms.append({"verb": VERBS[budget], "sign": name, "value": n, "sources": parts})
                    first = False
            lines.append(terms)
        shown[SECTION_PLACES[place]] = lines
    return shown


def show_uncounted(state: Ark, owner: int, sign: int, total: tuple[int, ...], given: Sources) -> Shown:
    """A sign that no benefit fills with a number of actions: it is worth something else."""
    board = state.players[owner].board
    if sign == SIGN_EXPLOIT:
        return show_exploit(state, owner, total, given)
    if sign == SIGN_AWAKE:
        parts = given.get(AWAKE_COST, [])
        if AWAKE_DISCOUNT in given:
            parts = parts + [{**source, "value": -source["value"]} for source in given[AWAKE_DISCOUNT]]
        return show_price("awake", price_of_awake(total), board.awake_types, parts)
    if sign == SIGN_HEAL:
        return show_price("heal", total[HEAL_COST], board.heal_types, given.get(HEAL_COST, []))
    if sign == SIGN_RANGE_ATTACK:
        parts = given.get(RANGE_ATTACK, [])
        shown = {"verb": "range_attack", "sign": "range_attack", "value": total[RANGE_ATTACK], "sources": parts}
        return shown | ({"forbidden": True} if is_forbidden(state, owner, LEFT_RANGE_ATTACK) else {})
    if sign == SIGN_EXPLODE_BOMBS:
        n = len(noted(state, f"bombs {owner}"))
        shown = {"verb": "explode_bombs", "sign": "explode_bombs", "value": n, "sources": []}
        return shown | ({"forbidden": True} if is_forbidden(state, owner, LEFT_EXPLODE) else {})
    assert sign == SIGN_DISCOVER, sign
    return show_discover(total, given)


def is_forbidden(state: Ark, owner: int, budget: int) -> bool:
    """Whether a mode takes a budget away now."""
    left = [1] * BUDGETS
    for adjust in state.rules.hooks.get("budgets", []):
        adjust(state, owner, left)
    return left[budget] == 0


def show_price(verb: str, n: int, types: tuple[int, ...], parts: list[Shown]) -> Shown:
    return {"verb": verb, "sign": verb, "value": n, "cost": price_map(n, types), "sources": parts}


def show_discover(total: tuple[int, ...], given: Sources) -> Shown:
    """Cards to keep, and to draw; one source may give both."""
    merged: dict[tuple[str, int], Shown] = {}
    for name, benefit in (("value", DISCOVER_KEEP), ("draw", DISCOVER_DRAW)):
        for source in given.get(benefit, []):
            units = source.get("units", 0)
            both = merged.setdefault((source["source"], units), {"value": 0, "draw": 0, "source": source["source"]})
            both[name] += source["value"]
            if units:
                both["units"] = units
    return {
        "verb": "discover",
        "sign": "discover",
        "value": total[DISCOVER_KEEP],
        "draw": total[DISCOVER_DRAW],
        "sources": list(merged.values()),
    }


def show_exploit(state: Ark, owner: int, total: tuple[int, ...], given: Sources) -> Shown:
    """The yield of each factory with its bonus, then what may be taken of one type of the player's choice."""
    pack = state.pack
    found: list[Shown] = []
    yields: list[int] = []
    for number in controlled_factories(state, owner):
        n = factory_yield(state, number, total)
        resource = RESOURCES[pack.rooms[state.rooms[number].kind].resource]
        found.append({"value": n, "source": f"room:{number}", "resource": resource})
        yields.append(n)
    for benefit in (RESOURCES_GAINED, RESOURCES_PER_UNIT):
        if benefit in given:
            found += [{**source, "resource": None} for source in given[benefit]]
    most = pack.limits.exploit
    best = sum(yields) if len(yields) <= most else sum(sorted(yields)[-most:])
    value = best + total[RESOURCES_GAINED] + total[RESOURCES_PER_UNIT]
    shown: Shown = {"verb": "exploit", "sign": "exploit", "value": value, "sources": found}
    if EXPLOIT_BONUS in given:
        shown["bonus"] = given[EXPLOIT_BONUS]
    if len(yields) > most:
        shown["most"] = most
    return shown


# --- the line that is performed now


def running_line(state: Ark) -> Frame | None:
    """The frame of the innermost line that is being performed."""
    for frame in reversed(state.stack):
        if "left" in frame.env:
            return frame
    return None


def show_line(state: Ark) -> Shown | None:
    frame = running_line(state)
    if frame is None or state.outcome is not None:
        return None
    left = frame.env["left"]
    assert isinstance(left, tuple)
    section = frame.env.get("section")
    card = lookup(state, frame, "card")
    whole = budgets_at_first(state, frame)
    shown: dict[str, Shown] = {}
    for budget, verb in enumerate(VERBS):
        if budget not in UNSHOWN and (whole[budget] or left[budget]):
            # Routes that were bought come on top of those the line began with.
            of = max(whole[budget], left[budget])
            endless = budget in ENDLESS
            shown[verb] = {"left": None if endless else left[budget], "of": None if endless else of}
    return {
        "seat": frame.seat,
        "section": SECTION_PLACES[section] if isinstance(section, int) else None,
        "line": frame.env.get("line"),
        "card": f"card:{card}" if isinstance(card, int) else None,
        "budget": shown,
    }


def budgets_at_first(state: Ark, frame: Frame) -> list[int]:
    """What a line had to do when it began: a line of a section, or the one an artifact names."""
    section = frame.env.get("section")
    line = frame.env.get("line")
    total = frame.env.get("benefits")
    if isinstance(section, int) and isinstance(line, int) and isinstance(total, tuple):
        whole = budgets(state.players[frame.seat].board.sections[section].lines[line], total)
        for adjust in state.rules.hooks.get("budgets", []):
            adjust(state, frame.seat, whole)
        return whole
    whole = [0] * BUDGETS
    mini = frame.env.get("mini")
    if isinstance(mini, int):
        whole[LEFT_MOVE] = mini
        return whole
    below = state.stack[frame.index - 1]
    step = state.rules.code[below.procedure][below.pc - 1].step
    assert isinstance(step, DoLine)
    for budget, n in step.budgets:
        whole[budget] = n
    return whole
