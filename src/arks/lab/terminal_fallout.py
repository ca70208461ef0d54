"""Fallout at the terminal: the track, the public objectives and victory points, beside the other goals."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from arks.awakening.modes.fallout.showing import show
from arks.awakening.state import Ark
from arks.awakening.texts.names import colour_of
from arks.lab.terminal_board import SEAT_STYLES, SEEN


def fallout_lines(state: Ark, seat: int) -> list[tuple[Text, Text]]:
    """In two columns: how far the seat is, and with what."""
    shown = show(state, seat)["fallout"]
    track = shown["track"]
    where = f"{track['state'].capitalize()}, step {track['step']} of {track['length']}"
    lines = [(Text(""), Text(where, style="bold gold1"))]
    if track["forecast"] is not None:
        lines.append((Text(""), Text(track["forecast"]["sentence"], style=SEEN)))
    lines.append((Text(""), Text(f"Objectives: {shown['points'][seat]['total']} VP", style="bold gold1")))
    return lines + [objective_line(goal, seat) for goal in shown["objectives"]]


def objective_line(goal: dict[str, Any], seat: int) -> tuple[Text, Text]:
    """Victory points that are still to be had are plain, those taken are in the colour of their cube."""
    if goal["type"] == "target":
        name = goal["name"] if goal["revealed"] else "target card, face down"
    else:
        name = ", ".join(goal["goals"])
    text = Text(name, style="green" if goal["mine"] is not None else "")
    for points, owner in zip(goal["points"], goal["covered"], strict=True):
        taken = "" if owner is None else f" {colour_of(owner)}"
        text.append(f"  {points} VP{taken}", style=SEEN if owner is None else SEAT_STYLES[owner])
    if goal["mine"] is not None:
        return Text("✓", style="green", justify="right"), text
    far = goal["progress"][seat][-1] if "progress" in goal else None
    return Text(f"{far['have']}/{far['wanted']}" if far else "", "bold", justify="right"), text
