"""Random play of arks beside random play of catanatron, a fast and well known Python engine, on the same machine.

One slice of each in turn, several times, so that a noisy machine disturbs all alike; only time of the processor counts.
A decision is the same thing on all sides: list every legal action, pick one at random, execute it with its legality
check. Whole games are played, set-up included: of four in Catan and Ark: Awakening, of two in Ark Nova.
Run through `./dev bench --against catanatron [--rounds N] [--seconds S] [--json]`.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

from catanatron import Color, Game, RandomPlayer

ROOT = Path(__file__).resolve().parent.parent
PYTHONPATH = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = ("awakening", "nova")
TURN_LIMIT = 1000  # catanatron's own


def catanatron(seconds: float, first_seed: int) -> float:
    """Decisions per second over a slice; the last game is cut short."""
    Game([RandomPlayer(color) for color in Color], seed=0)  # its tables are built once, outside the slice
    decisions = 0
    start = time.process_time()
    end = start + seconds
    for seed in count(first_seed):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            game.execute(random.choice(game.state.playable_actions))
            decisions += 1
            if time.process_time() >= end:
                return decisions / (time.process_time() - start)
    raise AssertionError("unreachable")


def arks(game: str, build: str, seconds: float) -> float:
    """Decisions per second of a build, in a process of its own, measured by itself after a warm-up."""
    command = [str(ROOT / ".venv" / "bin" / "arks"), "bench", game, "--json", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(PYTHONPATH[build])}
    report = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    figures = json.loads(report)[game]
    if figures["build"] != build:
        raise SystemExit(f"Wanted the {build} build and got the {figures['build']} one: run ./dev compile first.")
    return float(figures["decisions_per_s"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--builds", default="interpreted compiled", help="which builds of arks, blank between")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a slice")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("rounds is 1 or more, seconds is more than 0")

    arms = [(game, build) for game in GAMES for build in args.builds.split()]
    names = ["catanatron", *(" ".join(arm) for arm in arms)]
    rows: list[list[float]] = []
    for i in range(args.rounds):
        rows.append([catanatron(args.seconds, 1 + 1000 * i), *(arks(*arm, args.seconds) for arm in arms)])
        told = "  ".join(f"{name} {speed:,.0f}/s" for name, speed in zip(names, rows[-1]))
        print(f"round {i + 1} of {args.rounds}:  {told}", file=sys.stderr, flush=True)

    medians = [statistics.median(speeds) for speeds in zip(*rows)]
    ratios = [statistics.median(speed / row[0] for speed, row in zip(speeds, rows)) for speeds in zip(*rows)]
    if args.json:
        found = {
            name: {"decisions_per_s": round(speed, 1), "ratio": round(ratio, 3)}
            for name, speed, ratio in zip(names, medians, ratios)
        }
        print(json.dumps({"rounds": args.rounds, "speeds": found}))
        return
    print(f"{f'median of {args.rounds}':<22} {'decisions/s':>12} {'ratio':>7}")
    for name, speed, ratio in zip(names, medians, ratios):
        print(f"{name:<22} {speed:>12,.0f} {ratio:>6.2f}x")


if __name__ == "__main__":
    main()
