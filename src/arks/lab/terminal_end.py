"""The last screen: who won, how, and how far the others came."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arks.awakening.goals import cubes_integrated, mission_of, objectives_met, plays_achievements
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


def standing(state: Ark, seat: int) -> dict[str, str]:
    """How far a player came, in what the mode counts."""
    own = state.players[seat]
    mission = state.cards.zones[mission_zone(state, seat)]
    found = {"turns": str(own.turns)}
    if mission:
        found["objectives"] = str(objectives_met(state, seat))
    if plays_achievements(state):
        found["achievements"] = str(own.achieved.bit_count())
    found["cubes"] = str(cubes_integrated(state, seat))
    found["battles won"] = str(own.battles)
    if mission:
        found["mission"] = mission_of(state, mission[0]).title
    return found


def draw_end(state: Ark, seat: int | None) -> RenderableType:
    outcome = state.outcome
    assert outcome is not None
    standings = [standing(state, other) for other in range(len(state.players))]
    table = Table("", box=None, header_style=SEEN)
    for name in standings[0]:
        table.add_column(name, justify="left" if name == "mission" else "right")
    for other, found in enumerate(standings):
        table.add_row(Text(colour_of(other), style=f"bold {SEAT_STYLES[other]}"), *found.values())
    first = outcome.winners[0] if outcome.winners else state.enemy  # nobody plays an Automata
    return Panel(Group(Text(how_it_ended(state, seat), style="bold"), Text(), table), style=SEAT_STYLES[first])
