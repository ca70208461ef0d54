"""Random play of arks beside random play of catanatron, a fast and well known Python engine, on the same machine.

One slice of each in turn, several times, so that a noisy machine disturbs all alike. A decision is the same thing on
both sides: list every legal action, pick one at random, execute it with its legality check. Whole games of four are
played, set-up included. Run through `./dev bench --against catanatron [--rounds N] [--seconds S]`.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import time
from itertools import count
from pathlib import Path

from catanatron import Color, Game, RandomPlayer

ROOT = Path(__file__).resolve().parent.parent
PYTHONPATH = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
TURN_LIMIT = 1000  # catanatron's own


def catanatron(seconds: float, first_seed: int) -> float:
    """Decisions per second over a slice; the last game is cut short."""
    decisions = 0
    start = time.perf_counter()
    end = start + seconds
    for seed in count(first_seed):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            game.execute(random.choice(game.state.playable_actions))
            decisions += 1
            if time.perf_counter() >= end:
                return decisions / (time.perf_counter() - start)
    raise AssertionError("unreachable")


def arks(build: str) -> float:
    command = [str(ROOT / ".venv" / "bin" / "arks"), "bench", "awakening", "--json"]
    environment = {**os.environ, "PYTHONPATH": str(PYTHONPATH[build])}
    report = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return float(json.loads(report)["awakening"]["decisions_per_s"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--builds", default="interpreted compiled", help="which builds of arks, blank between")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of catanatron's slices")
    args = parser.parse_args()

    names = ["catanatron", *(f"arks {build}" for build in args.builds.split())]
    rows: list[list[float]] = []
    for i in range(args.rounds):
        rows.append([catanatron(args.seconds, 1 + 1000 * i), *map(arks, args.builds.split())])
        print("  ".join(f"{name} {speed:,.0f}/s" for name, speed in zip(names, rows[-1])), flush=True)

    print(f"\n{'median of ' + str(args.rounds):<20} {'decisions/s':>12} {'ratio':>7}")
    for name, *speeds in zip(names, *rows):
        ratio = statistics.median(speed / row[0] for speed, row in zip(speeds, rows))
        print(f"{name:<20} {statistics.median(speeds):>12,.0f} {ratio:>6.2f}x")


if __name__ == "__main__":
    main()
