"""Golden files hold: a game that changes is a bug, or a changed rule that says so."""

from __future__ import annotations

from typing import Any

import pytest

import arks
from tests.conformance.cells import COVER, EVERY, Cell
from tests.conformance.games import conforms
from tests.conformance.players import Reader
from tests.golden import content, fingerprints, games

ADVICE = "If a rule changed on purpose, raise RULESET in the game's game.py and run ./dev bless; else it is a bug"

GOLDEN = games.read()
FINGERPRINTS = fingerprints.read()


@pytest.mark.both_builds
@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    difference = games.difference(GOLDEN[name])
    assert not difference, f"{name}: {difference}. {ADVICE}"


@pytest.mark.both_builds
@pytest.mark.parametrize("cell", EVERY, ids=lambda cell: cell.name)
def test_fingerprints_are_what_they_were(cell: Cell) -> None:
    assert fingerprints.prints(cell) == FINGERPRINTS["cells"][cell.name], ADVICE


def test_golden_files_are_of_the_present_ruleset() -> None:
    rulesets = {cell.game: cell.new(0).rules.setup["ruleset"] for cell in EVERY}
    assert FINGERPRINTS["rulesets"] == rulesets, ADVICE
    for name, golden in GOLDEN.items():
        assert golden["ruleset"] == golden["record"]["setup"]["ruleset"] == rulesets[golden["record"]["game"]], name


def test_every_cell_has_a_golden_game() -> None:
    recorded: list[Any] = [(g["record"]["game"], g["record"]["setup"]) for g in GOLDEN.values()]
    for cell in (*games.CELLS, *games.BY_BOTS):
        assert any(
            [
                game == cell.game
                and setup["players"] == cell.players
                and all([setup["options"][name] == value for name, value in cell.options.items()])
                for game, setup in recorded
            ]
        ), cell.name


def test_every_mode_and_variant_has_a_golden_game() -> None:
    chosen = [g["record"]["setup"]["options"] for g in GOLDEN.values() if g["record"]["game"] == "awakening"]
    assert {options["mode"] for options in chosen} == set(arks.games()["awakening"].players_by_mode)
    for name, value in (("enemy", "dark-player"), ("side", "B"), ("complexity2", True)):
        modes = {options["mode"] for options in chosen if options[name] == value}
        assert len(modes) > 1, name
    assert any([options["unfair"] for options in chosen])


@pytest.mark.parametrize("name", [name for name in GOLDEN if "-bots-" in name])
def test_a_golden_game_of_bots_conforms(name: str) -> None:
    """Random games hardly come to what bots do."""
    record = GOLDEN[name]["record"]
    setup = record["setup"]
    state = arks.new(record["game"], setup["players"], record["seed"], setup["options"])
    assert conforms(state, Reader(record["log"]), record["seed"]) >= len(record["log"])


@pytest.mark.parametrize("game", games.WORDS)
def test_golden_games_use_every_word(game: str) -> None:
    assert games.WORDS[game] - games.words_of(GOLDEN, game) <= games.RARE[game]


def test_some_golden_games_are_won_and_some_stopped() -> None:
    assert {golden["outcome"][2] for golden in GOLDEN.values()} >= {"mission", "turn limit"}


@pytest.mark.both_builds
def test_the_content_is_what_it_was() -> None:
    assert content.make() == content.read(), "Look at the difference, then run ./dev bless"


def test_a_changed_game_is_noticed() -> None:
    golden = next(iter(GOLDEN.values()))
    record = golden["record"]
    assert games.difference(golden | {"events": "0"})
    assert games.difference(golden | {"final": "0"})
    assert games.difference(golden | {"record": record | {"log": record["log"][:-1]}})
    assert "ruleset" in games.difference(golden | {"record": record | {"setup": record["setup"] | {"ruleset": 0}}})


def test_a_golden_game_is_written_as_it_is_read() -> None:
    for path in sorted(games.FOLDER.glob("*.json")):
        assert path.read_text(encoding="utf-8") == games.as_text(GOLDEN[path.name])


def test_fingerprints_depend_on_the_seed() -> None:
    for cell in EVERY:
        assert len(set(FINGERPRINTS["cells"][cell.name])) == (fingerprints.FEW if cell in COVER else fingerprints.SEEDS)
    assert arks.games().keys() == FINGERPRINTS["rulesets"].keys()
