"""``arks content check``: everything that is wrong with a content pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from arks.awakening.content import check, load
from arks.nova.content import check as nova

NOVA = "nova"


def run(pack: Path | None) -> int:
    """Print the problems, one on a line; exit status 1 when there are some."""
    if str(pack) == NOVA:
        return told(nova.check(), nova_is_fine)
    return told([str(problem) for problem in check(pack)], lambda: is_fine(pack))


def told(problems: list[str], fine: Callable[[], str]) -> int:
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'}.")
        return 1
    print(fine())
    return 0


def is_fine(pack: Path | None) -> str:
    made = load(pack)
    return (
        f"The pack {made.name} is fine: {len(made.rooms)} rooms, {len(made.artifacts)} artifacts, "
        f"{len(made.missions) + len(made.first_missions)} missions, {len(made.achievements)} achievements."
    )


def nova_is_fine() -> str:
    return f"The facts of Ark Nova are fine: {', '.join([f'{n} {what}' for what, n in nova.COUNTS.items()])}."
