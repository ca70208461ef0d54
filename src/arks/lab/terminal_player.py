"""What lies in front of the players, in characters: the own biodome in full, the others in a line each."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arks.awakening.goals import mission_of, plays_achievements, progress, scores
from arks.awakening.state import (
    ARTIFACT_DECK,
    SHARED_MISSION,
    Ark,
    hand,
    kept_zone,
    mission_zone,
    under_zone,
)
from arks.awakening.tables import RESOURCES, SECTION_PLACES
from arks.awakening.texts.lines import line_text
from arks.awakening.texts.names import chain_text, colour_of, cost_text, objective_text, section_name
from arks.awakening.texts.printed import constructed_gives
from arks.awakening.variants.factions import faction_of
from arks.kernel.phrases import Count
from arks.kernel.rules import query
from arks.kernel.views import sees
from arks.lab.terminal_board import MARK, RESOURCE_STYLES, SEAT_STYLES, SEEN, Marks
from arks.lab.terminal_fallout import fallout_lines

BESIDE: Final = 96  # from this width on goals stand beside the sections


def draw_player(state: Ark, seat: int, width: int, marks: Marks) -> RenderableType:
    """The own board: resources, sections with their lines, goals, cards."""
    sections = section_table(state, seat, marks)
    parts: list[RenderableType] = [status_line(state, seat)]
    if width >= BESIDE:
        both = Table.grid(padding=(0, 2), expand=True)
        both.add_column(no_wrap=True)
        both.add_column(ratio=1)
        both.add_row(sections, goal_table(state, seat))
        parts.append(both)
    else:
        goals = [Text(" ").join(parts) for parts in goal_lines(state, seat)]
        parts += [sections, Text("   ").join(goals)]
    return Group(*parts, *card_lines(state, seat, marks), *other_lines(state, seat))


def others(seat: int, state: Ark) -> list[int]:
    """The other seats, clockwise."""
    players = state.boards
    return [(seat + turn) % players for turn in range(1, players)]


def resources_text(state: Ark, seat: int) -> Text:
    text = Text()
    for type, n in enumerate(state.players[seat].resources):
        text.append(f"{RESOURCES[type]} ", style=SEEN)
        text.append(f"{n:<3}", style=f"bold {RESOURCE_STYLES[type]}")
    return text


def status_line(state: Ark, seat: int) -> Text:
    own = state.players[seat]
    text = Text()
    faction = faction_of(state, seat)
    name = colour_of(seat) if faction is None else f"{colour_of(seat)}, {faction.name}"
    text.append(f" {name} (you), turn {own.turns} ", style=f"bold reverse {SEAT_STYLES[seat]}")
    text.append("  ")
    text.append_text(resources_text(state, seat))
    text.append(f" arsenal {own.arsenal}/{state.pack.limits.arsenal}   {units_line(state, seat)}")
    return text


def units_line(state: Ark, seat: int) -> str:
    own = state.players[seat]
    parts = [f"units {own.start.units_total - own.asleep - own.wounded}"]
    if own.asleep:
        parts.append(f"asleep {own.asleep}")
    if own.wounded:
        parts.append(f"wounded {own.wounded}")
    return ", ".join(parts)


def section_table(state: Ark, seat: int, marks: Marks) -> Table:
    own = state.players[seat]
    table = Table.grid(padding=(0, 1))
    for index, section in enumerate(own.board.sections):
        here = own.marker == index
        name = Text(
            f"{'▶' if here else ' '}{section.name.partition(' and ')[0]}",
            style=f"bold {SEAT_STYLES[seat]}" if here else "",
        )
        mark = marks.get(f"section:{SECTION_PLACES[index]}")
        if mark:
            name.append(" ")
            name.append(f"[{mark}]", style=MARK)
        cubes = Text("■" * own.sections[index], style=SEAT_STYLES[seat])
        cubes.append("□" * (section.squares - own.sections[index]), style=SEEN)
        lines = " | ".join([line_text(state, seat, index, line) for line in range(len(section.lines))])
        if query(state, "LineClosed", seat, index, 0):
            lines = "not in this mode"
        full = own.sections[index] == section.squares
        table.add_row(name, cubes, Text("full" if full else cost_text(section.cost), style=SEEN), lines)
    return table


def goal_table(state: Ark, seat: int) -> Table:
    table = Table.grid(padding=(0, 1))
    for count, text in goal_lines(state, seat):
        table.add_row(count, text)
    return table


def goal_lines(state: Ark, seat: int) -> list[tuple[Text, Text]]:
    """The mission with its progress, and the achievements where they are played for."""
    pack = state.pack
    own = state.players[seat]
    lines: list[tuple[Text, Text]] = []
    mission = state.cards.zones[mission_zone(state, seat)]
    if mission:
        card = mission_of(state, mission[0])
        lines.append(headline(f"Mission: {card.title}"))
        for bit, objective in enumerate(card.objectives):
            have, wanted = progress(state, seat, objective)
            met = have >= wanted or own.objectives >> bit & 1 == 1
            lines.append(goal_line(objective_text(pack, objective), have, wanted, met))
    shared = state.cards.zones[SHARED_MISSION]
    if shared:
        card = mission_of(state, shared[0])
        lines.append(headline(f"Our mission: {card.title}"))
        for objective in card.objectives:
            met = any([objective.n in player.targets for player in state.players])
            lines.append(goal_line(objective_text(pack, objective), int(met), 1, met))
    if state.rules.hook("public objectives"):
        lines += fallout_lines(state, seat)
    if plays_achievements(state):
        needed = max(0, pack.achievements_needed - own.achieved.bit_count())
        lines.append(headline("Achievements" if mission else f"Achievements: {needed} to go"))
        for achievement in pack.achievements:
            have, wanted = progress(state, seat, achievement.easy[0])
            met = own.achieved >> achievement.index & 1 == 1
            if met or not mission:
                lines.append(goal_line(objective_text(pack, achievement.easy[0]), have, wanted, met))
    return lines


def headline(text: str) -> tuple[Text, Text]:
    return Text(""), Text(text, style="bold gold1")


def goal_line(text: str, have: int, wanted: int, met: bool) -> tuple[Text, Text]:
    count = Text("✓", style="green", justify="right") if met else Text(f"{have}/{wanted}", "bold", justify="right")
    return count, Text(text, style="green" if met else "")


def card_lines(state: Ark, seat: int, marks: Marks) -> list[Text]:
    pack = state.pack
    own = state.players[seat]
    lines: list[Text] = []
    if own.targets:
        chains = "; ".join([chain_text(pack, target).removeprefix("chain from ") for target in own.targets])
        lines.append(Text(f"Chains: {chains}", style=SEEN))
    under = sorted(state.cards.zones[under_zone(state, seat)])
    if under:
        sections = [pack.artifacts[state.cards.face[uid]] for uid in under]
        told = "; ".join([f"{card.name}: {', '.join(constructed_gives(pack, card))}" for card in sections])
        lines.append(Text(f"Under the biodome: {told}", style=SEEN))
    cards = hand(state, seat)
    if cards:
        line = Text.assemble(("Hand: ", "bold"))
        for nth, uid in enumerate(sorted(cards)):
            line.append(", " if nth else "")
            artifact = pack.artifacts[state.cards.face[uid]]
            line.append(artifact.name)
            if artifact.power >= 0:
                line.append(f" {artifact.power}{'!' if artifact.critical else ''}", style="bold")
            mark = marks.get(f"card:{uid}")
            if mark:
                line.append(f" [{mark}]", style=MARK)
        line.append(f"   ({len(state.cards.zones[ARTIFACT_DECK])} in the deck)", style=SEEN)
        lines.append(line)
    return lines


def other_lines(state: Ark, seat: int) -> list[Text]:
    """What everybody sees of the other players."""
    lines: list[Text] = []
    for other in others(seat, state):
        line = Text(f" {colour_of(other)} ", style=f"bold reverse {SEAT_STYLES[other]}")
        line.append(" ", style="not reverse")
        line = Text.assemble(line, resources_text(state, other))
        line.append(f" arsenal {state.players[other].arsenal}, {units_line(state, other)}, ")
        line.append(other_text(state, other, seat), style=SEEN)
        lines.append(line)
    return lines


def other_text(state: Ark, other: int, seat: int) -> str:
    own = state.players[other]
    pack = state.pack
    explored = len(state.cards.zones[kept_zone(state, other)])
    parts = [f"{sum(own.sections)} cubes at home", f"{explored} explored"]
    if own.marker >= 0:
        parts.append(f"on {section_name(state, own.marker, other)}")
    if state.rules.hook("public objectives"):
        parts.append(format(Count(len(hand(state, other))), "card|cards"))
        parts.append(f"{scores(state)[other]} VP")
    if plays_achievements(state):
        parts.append(format(Count(len(hand(state, other))), "card|cards"))
        parts += [card.name for card in pack.achievements if own.achieved >> card.index & 1]
        parts += [f"activated {pack.targets[target].name}" for target in own.targets]
    mission = state.cards.zones[mission_zone(state, other)]
    if mission and sees(state, seat, mission[0]):
        card = mission_of(state, mission[0])
        met = sum([own.objectives >> bit & 1 for bit in range(len(card.objectives))])
        parts.append(f"{card.title} {met}/{len(card.objectives)}")
    elif mission:
        parts.append("a secret mission")
    return ", ".join(parts)
