"""``arks rules``: the words of both games, what they mean, and where the rulebooks explain them.

The texts are made from the content, so they say what a table plays with.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from arks.lab.glossary import awakening, nova
from arks.lab.glossary.entry import Entry, plain

GAMES: Final = {"Ark: Awakening": awakening.KINDS, "Ark Nova": nova.KINDS}
INDENT: Final = (0, 0, 0, 2)


def run(word: str | None, console: Console | None = None) -> int:
    out = Console(highlight=False) if console is None else console
    entries = glossary()
    if word is None:
        list_words(entries, out)
        return 0
    for entry in find(entries, word):
        out.print(Text.assemble((entry.name, "bold"), f" ({entry.kind})"))
        for line in entry.lines:
            out.print(Padding(Text(line), INDENT))
        out.print(Padding(Text(entry.pages, style="dim"), INDENT))
    return 0


def glossary() -> list[Entry]:
    return [*awakening.entries(), *nova.entries()]


def list_words(entries: list[Entry], out: Console) -> None:
    for game, kinds in GAMES.items():
        out.print(Text(game, style="bold underline"))
        for kind in kinds:
            names = list(dict.fromkeys([entry.name for entry in entries if entry.kind == kind]))
            out.print(Text(plural(kind), style="bold"))
            out.print(Columns([Text(f"  {name}") for name in names], padding=(0, 2)))
    out.print(Text("arks rules WORD explains one of them.", style="dim"))


def plural(kind: str) -> str:
    """
    >>> plural("ability"), plural("room")
    ('abilities', 'rooms')
    """
    return f"{kind[:-1]}ies" if kind.endswith("y") else f"{kind}s"


def find(entries: list[Entry], word: str) -> list[Entry]:
    """What a word means: the entry of that name, else those whose names have it in them."""
    wanted = plain(word)
    exact = [entry for entry in entries if wanted in (plain(entry.name), plain(entry.id))]
    found = exact or [entry for entry in entries if wanted and wanted in plain(entry.name)]
    if not found:
        near = get_close_matches(wanted, [plain(entry.name) for entry in entries], 3)
        hint = f"; near to it are {', '.join(dict.fromkeys(near))}" if near else "; arks rules lists all words"
        raise ValueError(f"the rules have no word {word!r}{hint}")
    return found
