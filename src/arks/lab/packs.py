"""``arks content check``: everything that is wrong with a content pack."""

from __future__ import annotations

from pathlib import Path

from arks.awakening.content import check, load


def run(pack: Path | None) -> int:
    """Print the problems, one on a line; exit status 1 when there are some."""
    problems = check(pack)
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'}.")
        return 1
    made = load(pack)
    print(
        f"The pack {made.name} is fine: {len(made.rooms)} rooms, {len(made.artifacts)} artifacts, "
        f"{len(made.missions) + len(made.first_missions)} missions, {len(made.achievements)} achievements."
    )
    return 0
