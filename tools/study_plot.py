"""Draw shares of games won with their intervals: `python -m tools.study_plot TITLE PLOT.svg STUDY.json...`.

A study is what `arks simulate --json` printed: a bar for each faction of games with B-sides, or for each cell of a grid
of solo and co-op games. The plot has its colours in it, so that a page of documentation can show it.
"""

import json
import sys
from pathlib import Path
from typing import Any

from arks.lab.plots import Bar, bars

STYLE = """<style>
svg { background: #fff; } text { font: 13px system-ui, sans-serif; fill: #1d2126; } .end { text-anchor: end; }
.middle { text-anchor: middle; fill: #616a75; } .grid { stroke: #dfe1e4; } .accent { fill: #2f6f8f; }
.mark { stroke: #1d2126; stroke-dasharray: 4 4; opacity: .6; } .whisker { stroke: #1d2126; stroke-width: 2; }
</style>"""
FAIR = 0.2  # of the games that Challengers should win at the easiest setting


def share_bar(label: str, row: dict[str, Any]) -> Bar:
    return Bar(label, row["share"], f"{row['share']:.0%}", interval=(row["low"], row["high"]))


def faction_bars(study: dict[str, Any]) -> list[Bar]:
    rows = sorted(study["factions"], key=lambda row: str(row["faction"]))
    return [share_bar(f"{row['faction']} ({row['seats']:,} starts)", row) for row in rows]


def cell_bar(study: dict[str, Any]) -> Bar:
    found = study["challengers"]
    mode = " ".join(filter(None, [study["options"]["mode"], study["options"].get("difficulty")]))
    return share_bar(f"{mode}, {found['challengers']} Ch.", found)


def main(title: str, plot: Path, files: list[Path]) -> None:
    studies: list[dict[str, Any]] = []
    for file in files:
        read = json.loads(file.read_text(encoding="utf-8"))
        studies += read if isinstance(read, list) else [read]
    if "factions" in studies[0]:
        drawn = bars(title, faction_bars(studies[0]), percent=True, mark=1 / len(studies[0]["bots"]))
    else:
        drawn = bars(title, [cell_bar(study) for study in studies], percent=True, mark=FAIR)
    drawn = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace("\n", f"\n{STYLE}\n", 1)
    plot.write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), [Path(name) for name in sys.argv[3:]])
