"""The looks of the report of a study."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6f5f1; --panel: #fff; --ink: #1d2126; --muted: #616a75; --grid: #dfe1e4;
  --accent: #2f6f8f; --seat0: #d9a514; --seat1: #c8483c; --seat2: #3f9457; --seat3: #3f71c4; --seat4: #8757b8; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --panel: #1d2228; --ink: #e8e9eb; --muted: #9aa4b0;
  --grid: #333a43; --accent: #5fa8c9; --seat0: #e3b93c; --seat1: #e0685c; --seat2: #5db277; --seat3: #6c98e4;
  --seat4: #aa80d6; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
p { margin: .25rem 0 1rem; color: var(--muted); }
section { background: var(--panel); border-radius: .6rem; padding: 1.2rem 1.4rem; margin-top: 1.2rem;
  box-shadow: 0 1px 3px rgb(0 0 0 / .12); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem; margin: 1.2rem 0 0; }
dl div { background: var(--panel); border-radius: .6rem; padding: .8rem 1rem; box-shadow: 0 1px 3px rgb(0 0 0 / .12); }
dt { color: var(--muted); font-size: .85rem; }
dd { margin: 0; font-size: 1.4rem; font-variant-numeric: tabular-nums; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 13px; }
svg .end { text-anchor: end; }
svg .middle { text-anchor: middle; fill: var(--muted); }
svg .grid { stroke: var(--grid); }
svg .mark { stroke: var(--ink); stroke-dasharray: 4 4; opacity: .6; }
svg .whisker, svg .median { stroke: var(--ink); stroke-width: 2; }
svg .link { stroke: var(--muted); stroke-width: 3; }
svg .mean { fill: var(--panel); stroke: var(--ink); stroke-width: 2; }
svg .winners { fill: var(--accent); }
svg .others { fill: var(--panel); stroke: var(--muted); stroke-width: 2; }
svg .accent { fill: var(--accent); }
svg .seat0 { fill: var(--seat0); } svg .seat1 { fill: var(--seat1); } svg .seat2 { fill: var(--seat2); }
svg .seat3 { fill: var(--seat3); } svg .seat4 { fill: var(--seat4); }
details { margin-top: .8rem; }
summary { cursor: pointer; color: var(--muted); }
table { border-collapse: collapse; margin-top: .6rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .8rem; border-bottom: 1px solid var(--grid); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
"""
