"""Golden games: full records with what came of them."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import arks
from arks.awakening import words as awakening
from arks.bots import make as make_bot
from arks.bots.play import ask_bot
from arks.nova import words as nova
from tests.conformance.cells import CELLS as REGISTERED
from tests.conformance.cells import COVER, EVERY, LED, SET_UPS, Cell
from tests.conformance.players import Talker, Wanderer

FOLDER = Path(__file__).parent / "games"
WORDS = {game: {word.name for word in part.WORDS} for game, part in (("awakening", awakening), ("nova", nova))}
# Every usual table has a game, and of the combined variants the first table of each mode: it has most of them.
CELLS = [*REGISTERED, *LED, *SET_UPS, *{cell.options["mode"]: cell for cell in reversed(COVER)}.values()]
SHORT = 20  # turns per player of these games; games of Ark Nova end by themselves
LONG = 60  # and of the games that are kept because they show something the others do not
SEEDS = range(6)  # of more games, until every word came up
BY_BOTS = [
    Cell("awakening", 3, {"mode": "awakening", "side": "B", "factions": ["togach", "raghna", "qfin"]}),
    Cell("awakening", 2, {"mode": "fallout", "complexity2": True}),
    Cell("awakening", 2, {"mode": "guardians", "enemy": "dark-player"}),
    Cell("awakening", 1, {"mode": "glitch"}),
    Cell("awakening", 1, {"mode": "it-learns"}),
]  # games of players who know what they want: what comes late in a game comes up
# Words that random games hardly bring up: what needs much arsenal or several units in a room, and what ends a game.
RARE = {
    "awakening": {
        "adapted-nothing", "bomb-exploded", "challenger", "challengers-won", "corruption-disintegrated",
        "cylinder-removed", "disintegrate", "disintegrate-corruption", "disintegrated", "explode", "explore",
        "fight-all", "glitch-cubes-gone", "glitch-spared", "last-turn", "melee-exploded", "melee-started", "melee-tied",
        "melee-won", "no-infect-path", "no-target", "not-integrated", "range", "range-attacked", "remove-cylinder",
        "remove-wounded", "room-activated", "still-hostile", "symbol-passed", "wounded-unit-removed",
    },
    "nova": set[str](),
}  # fmt: skip

Golden = dict[str, Any]


def play(cell: Cell, seed: int, limit: int, bots: bool = False) -> Golden:
    """A new golden game."""
    session = arks.Session(cell.new(seed, limit))
    player = Wanderer(seed) if bots else Talker(seed)
    rng = Random(seed)
    minds = [make_bot("greedy") for _ in range(cell.players)]
    while arks.outcome(session.state) is None:
        seat, picked = player.move(session.state)
        if bots:
            picked = ask_bot(minds[seat], session.state, seat, rng)
        session.answer(seat, picked)
    record = session.record()
    return {"ruleset": record["setup"]["ruleset"], **result(record), "record": record}


def result(record: dict[str, Any]) -> Golden:
    """What comes of a record: replayed, told and saved. Raises where it does not fit."""
    told = sha256()
    words: set[str] = set()
    setup = record["setup"]
    session = arks.Session(arks.new(record["game"], setup["players"], record["seed"], setup["options"]))
    for entry in record["log"]:
        for event in session.answer(entry["seat"], entry["picked"]):
            text = session.state.rules.words.id(event.raw)
            told.update(f"{event.audience} {text}\n".encode())
            words.add(text.split()[0])
        words.update([id.split()[0] for id in entry["picked"]])
        assert session.log[-1] == entry, f"entry {len(session.log) - 1} of the log became {session.log[-1]}"
    outcome = arks.outcome(session.state)
    assert outcome is not None, "the game is not over at the end of its record"
    return {
        "outcome": [list(outcome.winners), list(outcome.scores), outcome.reason],
        "events": told.hexdigest(),
        "final": sha256(json.dumps(arks.save(session.state), sort_keys=True).encode()).hexdigest(),
        "words": sorted(words),
    }


def difference(golden: Golden) -> str:
    """How a golden game has changed; empty when it has not."""
    record = golden["record"]
    try:
        arks.replay(record)
        now = result(record)
    except (ValueError, AssertionError) as error:
        return str(error)
    for name in ("outcome", "events", "final", "words"):
        if now[name] != golden[name]:
            return f"its {name} changed from {golden[name]} to {now[name]}"
    return ""


def make() -> dict[str, Golden]:
    """The golden games by file name: one of every table, some by bots, and more, so that every word comes up."""
    games = {file_name(cell, 0, SHORT): play(cell, 0, SHORT) for cell in CELLS}
    games |= {file_name(cell, 0, LONG, "bots"): play(cell, 0, LONG, bots=True) for cell in BY_BOTS}
    for game, words in WORDS.items():
        games |= telling(game, words - RARE[game] - words_of(games, game))
    return games


def telling(game: str, missing: set[str]) -> dict[str, Golden]:
    """A few games in which the missing words come up."""
    found: dict[str, Golden] = {}
    awaited = set(missing)
    for seed, cell in product(SEEDS, [cell for cell in EVERY if cell.game == game]):
        if not awaited:
            break
        played = play(cell, seed, LONG)
        found[file_name(cell, seed, LONG)] = played
        awaited -= set(played["words"])
    chosen: dict[str, Golden] = {}
    while missing & words_of(found, game):
        name = max(found, key=lambda name: len(missing & set(found[name]["words"])))
        chosen[name] = found[name]
        missing -= set(found[name]["words"])
    return chosen


def words_of(games: dict[str, Golden], game: str) -> set[str]:
    """The words that come up in the golden games of a game, as answers or as events."""
    return {word for golden in games.values() if golden["record"]["game"] == game for word in golden["words"]}


def file_name(cell: Cell, seed: int, limit: int, by: str = "") -> str:
    parts = [cell.name, *([f"{limit}-turns"] if cell.limited else []), *([by] if by else []), str(seed)]
    return "-".join(parts) + ".json"


def read() -> dict[str, Golden]:
    return {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def as_text(golden: Golden) -> str:
    """One line for each entry of the log, so that a difference can be read."""
    head = [f'"{name}": {json.dumps(part)}' for name, part in golden.items() if name != "record"]
    record = json.dumps({name: part for name, part in golden["record"].items() if name != "log"})
    log = ",\n".join([json.dumps(entry, separators=(",", ":")) for entry in golden["record"]["log"]])
    return "{\n" + ",\n".join(head) + f',\n"record": {record[:-1]}, "log": [\n{log}\n]}}}}\n'
