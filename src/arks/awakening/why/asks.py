"""Reasons at every other question, by prompt and by kind of thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.actions.artifact import stays
from arks.awakening.actions.power import home_of
from arks.awakening.board import beside, completes_square, gate_cells
from arks.awakening.combat import strength_in_numbers
from arks.awakening.control import controls, foes, occupies, rooms_with_pieces
from arks.awakening.goals import progress
from arks.awakening.state import TOKENS_PLACED, Ark, hand, kind_of, numbers_in
from arks.awakening.tables import ARTIFACT, FACTORY, GATE
from arks.awakening.texts.names import (
    card_name,
    objective_text,
    place,
    player,
    room_name,
    section_name,
)
from arks.awakening.turn import open_sections
from arks.awakening.why import coop, fallout, it_learns, variants
from arks.awakening.why.line import card_in_line, room_in_line, section_in_line
from arks.awakening.why.reasons import because
from arks.awakening.words import CYLINDER_COLOURS
from arks.kernel.asks import Choice, WhyNot
from arks.kernel.phrases import listed
from arks.kernel.rules import query
from arks.kernel.state import Frame

Bar = Callable[[Ark, int, int], bool]
Reason = Callable[[Ark, int, Frame, Choice, int], WhyNot]  # the last number is that of the thing


# --- sections and cards when a line is chosen


def bars_to_marker(state: Ark, seat: int) -> dict[int, str]:
    """Sections where the marker may not be placed next, with the id of the reason (rulebook p. 10)."""
    marker = state.players[seat].marker
    found: dict[int, str] = {}
    if state.rules.hook("open sections") is not None:
        sections = open_sections(state, seat)
        return {n: "no-action-card" for n in range(len(state.players[seat].sections)) if n not in sections}
    if "LineClosed" in state.rules.queries:
        for section in range(len(state.players[seat].sections)):
            if query(state, "LineClosed", seat, section, 0):
                found[section] = "closed"
    if marker >= 0:
        found[marker] = "marker-there"
    return found


def section_as_marker(state: Ark, seat: int, frame: Frame, choice: Choice, section: int) -> WhyNot:
    return because(bars_to_marker(state, seat)[section], section=section_name(state, section, seat))


def section_as_chain(state: Ark, seat: int, frame: Frame, choice: Choice, section: int) -> WhyNot:
    name = section_name(state, section, seat)
    if query(state, "LineClosed", seat, section, 0):
        return because("closed", section=name)
    return because("no-chain", section=name, marker=section_name(state, state.players[seat].marker, seat))


def section_closed(state: Ark, seat: int, frame: Frame, choice: Choice, section: int) -> WhyNot:
    return because("closed", section=section_name(state, section, seat))


def room_later(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("section-first")


def card_later(state: Ark, seat: int, frame: Frame, choice: Choice, uid: int) -> WhyNot:
    if uid not in hand(state, seat):
        return because("not-in-hand")
    return because("use-first", section=section_name(state, ARTIFACT))


def card_to_keep(state: Ark, seat: int, frame: Frame, choice: Choice, uid: int) -> WhyNot:
    return because("not-drawn")


def card_to_discard(state: Ark, seat: int, frame: Frame, choice: Choice, uid: int) -> WhyNot:
    if uid in hand(state, seat) and stays(state, uid):
        return because("never-discarded", card=card_name(state, uid, seat))
    return because("not-in-hand")


def bars_in_combat(state: Ark) -> list[Bar]:
    """What modules say about cards that may not be played in combat."""
    return state.rules.hooks.get("barred in combat", [])


def card_in_combat(state: Ark, seat: int, frame: Frame, choice: Choice, uid: int) -> WhyNot:
    if uid in hand(state, seat) and any([bars(state, seat, uid) for bars in bars_in_combat(state)]):
        needed = str(state.pack.complexity.critical_mass)
        return because("critical-arsenal", card=card_name(state, uid, seat), n=needed)
    if uid in hand(state, seat):
        return because("no-power", card=card_name(state, uid, seat))
    return because("not-in-hand")


# --- rooms


def room_to_teleport(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    if number == choice.about[0]:
        return because("units-there")
    barred = state.rules.hook("barred")
    if barred is not None and barred(state, seat, choice.about[0], number):
        return because(barred(state, seat, choice.about[0], number))
    if number < state.boards:
        return because("neutral-home" if number == seat else "foreign-biodome")
    return because("not-gate")


def room_to_power(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    colour, source = choice.about
    if number == source:
        return because("cylinder-there")
    closed = state.rules.hook("closed to cylinders")
    if closed is not None and closed(state, number):
        return because("guardian-there")
    if number < state.boards and number != home_of(state, colour):
        if number == seat:
            return because("not-its-generator", colour=CYLINDER_COLOURS[colour])
        return because("foreign-power")
    if kind_of(state, state.rooms[number]).circles == 0:
        return because("no-circles")
    return because("full-own" if occupies(state, seat, number) else "full-unoccupied")


def room_to_exploit(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    if kind_of(state, state.rooms[number]).cls != FACTORY:
        return because("not-factory")
    assert not controls(state, seat, number)
    return because("factory-foreign")


def room_to_heal(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("no-wounded")


def room_to_remove(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("no-neutral")


def room_to_explore(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    room = state.rooms[number]
    if state.cards.zones[TOKENS_PLACED] and room.token < 0:
        return because("no-token")
    return because("no-free-place" if rooms_with_pieces(state, seat) >> number & 1 else "no-piece")


def room_to_swap(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("gates-stay" if kind_of(state, state.rooms[number]).cls == GATE else "biodomes-stay")


def room_to_open(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    return because("biodome-airlock" if number < state.boards else "no-unit-at-all")


def room_to_fight(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    others = numbers_in(foes(state, seat))
    if any([strength_in_numbers(state, seat, other, number) for other in others]):
        return because("no-opponent")
    return because("no-fighters")


# --- players


def seat_to_fight(state: Ark, seat: int, frame: Frame, choice: Choice, other: int) -> WhyNot:
    if other == seat:
        return because("not-yourself")
    return because("no-shared-room", who=player(other, seat, state))


def seat_to_replace(state: Ark, seat: int, frame: Frame, choice: Choice, other: int) -> WhyNot:
    if other == seat:
        return because("own-cube")
    return because("no-cube", who=player(other, seat, state), room=room_name(state, choice.about[0], seat))


# --- places


def cell_of_room(state: Ark, seat: int, frame: Frame, choice: Choice, cell: int) -> WhyNot:
    explored = choice.about[0]
    if state.at[cell] >= 0:
        return because("occupied", place=place(state, cell))
    if cell not in beside(state, state.rooms[explored].cell):
        return because("not-beside", place=place(state, cell), room=room_name(state, explored, seat))
    assert completes_square(state, cell)
    return because("square")


def cell_of_gate(state: Ark, seat: int, frame: Frame, choice: Choice, cell: int) -> WhyNot:
    if state.at[cell] >= 0:
        return because("occupied", place=place(state, cell))
    if not any([state.at[other] >= 0 for other in beside(state, cell)]):
        return because("beside-nothing", place=place(state, cell))
    if completes_square(state, cell):
        return because("square")
    assert cell not in gate_cells(state)
    return because("gates-near", n=str(state.pack.limits.between_gates))


def cell_of_connection(state: Ark, seat: int, frame: Frame, choice: Choice, cell: int) -> WhyNot:
    if state.at[cell] >= 0:
        return because("occupied", place=place(state, cell))
    return because("not-cut-off", place=place(state, cell))


def cell_otherwise(state: Ark, seat: int, frame: Frame, choice: Choice, cell: int) -> WhyNot:
    return because("no-placing")


# --- targets and achievements come by themselves


def target(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    card = state.pack.targets[number]
    own = state.players[seat]
    start = section_name(state, card.chain_from)
    end = section_name(state, card.chain_to)
    if number not in own.targets:
        return because("not-activated", name=card.name)
    if choice.prompt != "chain":
        return because("chain-later", from_=start, to=end)
    if card.chain_from != own.marker:
        return because("chain-elsewhere", from_=start, marker=section_name(state, own.marker, seat))
    return because("chain-open", to=end)


def achievement(state: Ark, seat: int, frame: Frame, choice: Choice, number: int) -> WhyNot:
    pack = state.pack
    card = pack.achievements[number]
    if state.players[seat].achieved >> number & 1:
        return because("achieved", name=card.name)
    parts: list[str] = []
    for objective in card.easy:
        have, _ = progress(state, seat, objective)
        units = state.players[seat].start.units_total
        parts.append(f"{have} towards {objective_text(pack, objective, units)}")
    return because("not-achieved", name=card.name, progress=listed(parts))


# Reasons at one question, then at any.
AT: Final[dict[tuple[str, str], Reason]] = {
    ("section", "section"): section_as_marker,
    ("section", "room"): room_later,
    ("section", "card"): card_later,
    ("chain", "section"): section_as_chain,
    ("chain", "room"): room_later,
    ("chain", "card"): card_later,
    ("wild-line", "section"): section_closed,
    ("wild-line", "room"): room_later,
    ("wild-line", "card"): card_later,
    ("line", "section"): section_in_line,
    ("line", "room"): room_in_line,
    ("line", "card"): card_in_line,
    ("teleport-to", "room"): room_to_teleport,
    ("route-to", "room"): room_to_power,
    ("factories", "room"): room_to_exploit,
    ("field-heal", "room"): room_to_heal,
    ("remove-unit", "room"): room_to_remove,
    ("replace-cube", "seat"): seat_to_replace,
    ("keep", "card"): card_to_keep,
    ("discard", "card"): card_to_discard,
    ("explore", "room"): room_to_explore,
    ("place-room", "cell"): cell_of_room,
    ("place-gate", "cell"): cell_of_gate,
    ("place-connecting-gate", "cell"): cell_of_connection,
    ("fight", "room"): room_to_fight,
    ("fight", "seat"): seat_to_fight,
    ("combat-card", "card"): card_in_combat,
    ("melee-card", "card"): card_in_combat,
    ("swap-rooms", "room"): room_to_swap,
    ("airlock", "room"): room_to_open,
    **coop.AT,
    **it_learns.AT,
    **variants.AT,
}
ALWAYS: Final[dict[str, Reason]] = {
    "cell": cell_otherwise,
    "target": target,
    "achievement": achievement,
    "goal": fallout.objective,
}
