"""What holds for the English tables of every game: they are complete, and nothing in them is left over."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from arks.kernel.rules import Rules

Templates = Mapping[str, str]
KERNEL_OPTIONS = ("yes", "no", "branch", "effect")


def check_tables(rules: Rules, first_event: int, options: Templates, events: Templates, prompts: Templates) -> None:
    """Every word has its template, each names only what its word has, variants belong to prompts that exist."""
    words = rules.words.words
    assert {key.partition(" ")[0] for key in options} == {word.name for word in words[:first_event]}
    assert set(KERNEL_OPTIONS) < {word.name for word in words[:first_event]}
    assert set(events) == {word.name for word in words[first_event:]}
    kinds = {word.name: word.kinds for word in words}
    for key, template in (*options.items(), *events.items()):
        word, _, prompt = key.partition(" ")
        assert prompt == "" or prompt in prompts, key
        places = [int(name) for _, name, _, _ in Formatter().parse(template) if name and name.isdigit()]
        assert max(places, default=-1) < len(kinds[word]), key
