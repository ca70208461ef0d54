"""Draw how factions fared: `python -m tools.faction_plot TITLE STUDY.json PLOT.svg`.

STUDY.json is what `arks simulate awakening --option side=B --json` printed. The plot has its colours in it, so that a
page of documentation can show it.
"""

import json
import sys
from pathlib import Path

from arks.lab.plots import Bar, bars

STYLE = """<style>
svg { background: #fff; } text { font: 13px system-ui, sans-serif; fill: #1d2126; } .end { text-anchor: end; }
.middle { text-anchor: middle; fill: #616a75; } .grid { stroke: #dfe1e4; } .accent { fill: #2f6f8f; }
.mark { stroke: #1d2126; stroke-dasharray: 4 4; opacity: .6; } .whisker { stroke: #1d2126; stroke-width: 2; }
</style>"""


def main(title: str, study: Path, plot: Path) -> None:
    found = json.loads(study.read_text(encoding="utf-8"))
    rows = [
        Bar(
            f"{row['faction']} ({row['seats']:,} starts)",
            row["share"],
            f"{row['share']:.0%}",
            interval=(row["low"], row["high"]),
        )
        for row in sorted(found["factions"], key=lambda row: str(row["faction"]))
    ]
    drawn = bars(title, rows, percent=True, mark=1 / len(found["bots"]))
    drawn = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace("\n", f"\n{STYLE}\n", 1)
    plot.write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
