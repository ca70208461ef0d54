"""Renews the golden files: ``./dev bless``. Say in the commit which rule changed and why.

Golden games that changed are renewed only when their game's RULESET was raised, so that saved games of players are
never replayed by other rules unnoticed. ``--same-rules "reason"`` is for a change that is none of the rules: another
content pack, another shape of the saved document.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tests.golden import content, fingerprints, games


def changes(made: dict[str, Any]) -> list[str]:
    """What differs from the golden files although the ruleset is the one they were made with; fingerprints are made."""
    known = fingerprints.read()
    same = [game for game, ruleset in made["rulesets"].items() if known.get("rulesets", {}).get(game) == ruleset]
    found: list[str] = []
    for name, golden in games.read().items():
        if golden["record"]["game"] in same and golden["ruleset"] == made["rulesets"][golden["record"]["game"]]:
            difference = games.difference(golden)
            if difference:
                found.append(f"{name}: {difference}")
    for cell, prints in known.get("cells", {}).items():
        if cell.split("-")[0] in same and cell in made["cells"] and prints != made["cells"][cell]:
            found.append(f"{cell}: its fingerprints changed")
    return found


def write(prints: dict[str, Any]) -> None:
    made = games.make()
    for path in games.FOLDER.glob("*.json"):
        if path.name not in made:
            path.unlink()
    games.FOLDER.mkdir(exist_ok=True)
    for name, golden in made.items():
        (games.FOLDER / name).write_text(games.as_text(golden), encoding="utf-8")
    fingerprints.FILE.write_text(fingerprints.as_text(prints), encoding="utf-8")
    content.write()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./dev bless", description="Renew the golden files.")
    parser.add_argument("--same-rules", metavar="REASON", default="", help="why games changed though no rule did")
    options = parser.parse_args(arguments)
    made = fingerprints.make()
    found = changes(made)
    if found and not options.same_rules.strip():
        for line in found:
            print(line, file=sys.stderr)
        print(
            f"{len(found)} golden games or fingerprints changed. Raise RULESET in the game's game.py, "
            'or say why no rule changed: ./dev bless --same-rules "reason"',
            file=sys.stderr,
        )
        return 1
    write(made)
    print(f"Golden files renewed; {len(found)} had changed. Look at the difference before you commit it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
