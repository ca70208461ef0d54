"""Numbered choices: how they are listed, and what a typed line picks."""

from __future__ import annotations

from typing import Final

from rich.text import Text

import arks
from arks.kernel.asks import PAY
from arks.lab.terminal_board import Marks

TWO_COLUMNS: Final = 9  # so many choices are listed in two columns, where they fit


def numbered(ask: arks.Ask, typed: str) -> list[str]:
    """The option ids that numbers stand for; nothing typed picks an only option."""
    ids = ask.ids()
    if not typed:
        if len(ids) == ask.lo:
            return ids
        if ask.lo == 0:
            return []
        raise arks.Illegal("type the number of a choice, or help")
    picked: list[str] = []
    for word in typed.replace(",", " ").split():
        if not word.isdecimal() or not 1 <= int(word) <= len(ids):
            raise arks.Illegal(f"{word!r} is not one of the choices 1 to {len(ids)}")
        picked.append(ids[int(word) - 1])
    if not ask.lo <= len(picked) <= ask.hi:
        raise arks.Illegal(f"pick {picks_text(ask)}, please, not {len(picked)}")
    return picked


def picks_text(ask: arks.Ask) -> str:
    return str(ask.lo) if ask.lo == ask.hi else f"{ask.lo} to {ask.hi}"


def prompt_text(ask: arks.Ask) -> str:
    several = "" if ask.lo == ask.hi == 1 else f"pick {picks_text(ask)}: "
    return f"{several}1-{len(ask.options)} > "


def marks_of(ask: arks.Ask) -> Marks:
    """Which number to write on a thing of the table: that of the one option that leads there."""
    marks: Marks = {}
    for number, option in enumerate(ask.options, 1):
        things = [thing for thing in option.touches if not thing.startswith("seat:")]
        if things:
            thing = things[-1]
            marks[thing] = f"{marks[thing].rstrip('+')}+" if thing in marks else str(number)
    return marks


def choices_text(ask: arks.Ask, width: int) -> Text:
    """The numbered choices with their prices, in one column or two."""
    entries: list[Text] = []
    for number, option in enumerate(ask.options, 1):
        entry = Text(f"{number:>3}  ", style="bold")
        entry = Text.assemble(entry, option.label)
        price = ", ".join([f"{n} {types.replace('Di/Os/Bt/Ti', 'of one type')}" for types, n in option.cost.items()])
        if price and ask.kind != PAY:
            entry.append(f"  ({price})", style="yellow")
        entries.append(entry)
    half = width // 2 - 1
    if len(entries) < TWO_COLUMNS or max(entry.cell_len for entry in entries) > half:
        return Text("\n").join(entries)
    rows = (len(entries) + 1) // 2
    for entry in entries[:rows]:
        entry.pad_right(half - entry.cell_len)
    lines = [Text.assemble(*entries[row::rows]) for row in range(rows)]
    return Text("\n").join(lines)
