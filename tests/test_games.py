"""What a game says about its options is what its tables take."""

from __future__ import annotations

from typing import Any

import pytest

import arks
from arks import GameInfo, OptionInfo
from arks.awakening.game import MODES

INFOS = arks.games()
OPTIONS = [(game, option) for game, info in INFOS.items() for option in info.options.values()]
every_option = pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda one: getattr(one, "name", one))


def modes_of(info: GameInfo) -> dict[str, tuple[int, ...]]:
    return info.players_by_mode or {"": info.players}


def can_be_played(game: str, players: int, mode: str, **options: Any) -> bool:
    try:
        arks.new(game, players, 1, {"mode": mode, **options} if mode else options)
    except arks.Illegal:
        return False
    return True


@every_option
def test_people_are_asked_in_a_way_that_fits(game: str, option: OptionInfo) -> None:
    assert bool(option.choices) == (option.kind in ("choice", "choices", "seats"))
    assert {*option.names, *option.tables} <= {*option.choices, *(["true"] if option.kind == "flag" else [])}
    assert option.kind == "choices" or not option.picks
    assert option.default is None or option.kind != "choice" or option.default in option.choices


@every_option
def test_a_choice_is_offered_where_it_can_be_played(game: str, option: OptionInfo) -> None:
    if option.kind != "choice" or option.name == "mode":
        return
    for mode, counts in modes_of(INFOS[game]).items():
        for players in counts:
            for choice in option.choices:
                offered = players in option.tables.get(choice, {}).get(mode, counts)
                assert can_be_played(game, players, mode, **{option.name: choice}) == offered


@every_option
def test_what_is_chosen_for_each_seat_is_offered_where_it_can_be_played(game: str, option: OptionInfo) -> None:
    if option.kind != "seats":
        return
    side = {"side": "B"} if option.name == "factions" else {}
    for mode, counts in modes_of(INFOS[game]).items():
        for players in counts:
            offered = players in option.tables[option.choices[0]][mode]
            boards = MODES[mode].boards(players)
            picked = list(option.choices[:boards]) if side else [option.choices[0]] * boards
            assert can_be_played(game, players, mode, **side, **{option.name: picked}) == offered


@every_option
def test_a_flag_is_offered_where_it_can_be_raised(game: str, option: OptionInfo) -> None:
    if option.kind != "flag":
        return
    for mode, counts in modes_of(INFOS[game]).items():
        for players in counts:
            offered = players in option.tables.get("true", {}).get(mode, counts)
            assert can_be_played(game, players, mode, **{option.name: True}) == offered


def test_as_many_groups_are_picked_as_a_mode_takes() -> None:
    info = INFOS["awakening"]
    groups = info.options["groups"]
    for mode, counts in info.players_by_mode.items():
        for players in counts:
            for n in (3, 4):
                fits = groups.picks.get(mode, {}).get(players) == n
                assert can_be_played("awakening", players, mode, groups=list(groups.choices[:n])) == fits
