"""The last screen: who won, how, and how far the others came."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arks.awakening.goals import cubes_integrated, mission_of, objectives_met
from arks.awakening.state import Ark, mission_zone
from arks.awakening.texts.names import colour_of, objective_text, player
from arks.kernel.phrases import listed, sentence
from arks.lab.terminal_board import SEAT_STYLES, SEEN


def how_it_ended(state: Ark, seat: int | None) -> str:
    """One sentence about the outcome."""
    outcome = state.outcome
    assert outcome is not None
    if state.enemy >= 0:
        won = 0 in outcome.winners
        return f"The Challengers {'won' if won else 'lost'} ({outcome.reason})."
    winners = sentence(listed([player(winner, seat) for winner in outcome.winners]))
    mission = state.cards.zones[mission_zone(state, outcome.winners[0])]
    if state.rules.hook("public objectives"):
        each = ", ".join([f"{colour_of(other)} {score}" for other, score in enumerate(outcome.scores)])
        return f"{winners} won with {max(outcome.scores)} victory points ({each})."
    if outcome.reason == "mission" and mission:
        card = mission_of(state, mission[0])
        goals = "; ".join([objective_text(state.pack, objective) for objective in card.objectives])
        return f"{winners} won: the mission {card.title} is completed ({goals})."
    return f"{winners} won: the best standing when the game ended ({outcome.reason})."


def draw_end(state: Ark, seat: int | None) -> RenderableType:
    outcome = state.outcome
    assert outcome is not None
    table = Table(box=None, header_style=SEEN)
    for name in ("", "turns", "objectives", "achievements", "cubes", "battles won", "mission"):
        table.add_column(name, justify="left" if name in ("", "mission") else "right")
    for other, own in enumerate(state.players):
        mission = state.cards.zones[mission_zone(state, other)]
        table.add_row(
            Text(colour_of(other), style=f"bold {SEAT_STYLES[other]}"),
            str(own.turns),
            str(objectives_met(state, other)),
            str(own.achieved.bit_count()),
            str(cubes_integrated(state, other)),
            str(own.battles),
            mission_of(state, mission[0]).title if mission else "none",
        )
    first = outcome.winners[0] if outcome.winners else state.enemy  # nobody plays an Automata
    return Panel(Group(Text(how_it_ended(state, seat), style="bold"), Text(), table), style=SEAT_STYLES[first])
