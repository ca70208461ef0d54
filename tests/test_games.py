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


def counted(game: str, option: OptionInfo, mode: str, players: int) -> int:
    """The number of players that an option is about: those with a board, once it is settled who has none."""
    if game != "awakening" or option.boardless:
        return players
    return min(players, MODES[mode].boards[-1])


@every_option
def test_people_are_asked_in_a_way_that_fits(game: str, option: OptionInfo) -> None:
    assert bool(option.choices) == (option.kind in ("choice", "choices", "seats"))
    told = {*option.names, *option.tables, *option.about, *option.under, *option.why_not, *option.boardless}
    assert told <= {*option.choices, *(["true"] if option.kind == "flag" else [])}
    assert set(option.needs) <= set(INFOS[game].options)
    assert option.kind == "choices" or not option.picks
    assert option.default is None or option.kind != "choice" or option.default in option.choices


@every_option
def test_a_choice_is_offered_where_it_can_be_played(game: str, option: OptionInfo) -> None:
    if option.kind != "choice" or option.name == "mode":
        return
    for mode, counts in modes_of(INFOS[game]).items():
        for players in counts:
            for choice in option.choices:
                n = counted(game, option, mode, players)
                offered = n in option.tables.get(choice, {}).get(mode, counts)
                assert can_be_played(game, players, mode, **{option.name: choice}) == offered


@every_option
def test_what_is_chosen_for_each_seat_is_offered_where_it_can_be_played(game: str, option: OptionInfo) -> None:
    if option.kind != "seats":
        return
    side = {"side": "B"} if option.name == "factions" else {}
    for mode, counts in modes_of(INFOS[game]).items():
        for players in counts:
            boards = counted(game, option, mode, players)
            offered = boards in option.tables[option.choices[0]][mode]
            picked = list(option.choices[:boards]) if side else [option.choices[0]] * boards
            assert can_be_played(game, players, mode, **side, **{option.name: picked}) == offered


def test_a_seat_without_a_faction_plays_the_other_side() -> None:
    option = INFOS["awakening"].options["factions"]
    for name, value in option.without.items():
        assert value in INFOS["awakening"].options[name].choices
        mixed = {name: f"{value}+{option.needs[name]}", "factions": ["none", option.choices[0]]}
        assert can_be_played("awakening", 2, "awakening", **mixed)


@every_option
def test_a_flag_is_offered_where_it_can_be_raised(game: str, option: OptionInfo) -> None:
    if option.kind != "flag":
        return
    for mode, counts in modes_of(INFOS[game]).items():
        for players in counts:
            offered = counted(game, option, mode, players) in option.tables.get("true", {}).get(mode, counts)
            assert can_be_played(game, players, mode, **{option.name: True}) == offered


def test_as_many_groups_are_picked_as_a_mode_takes() -> None:
    info = INFOS["awakening"]
    groups = info.options["groups"]
    for mode, counts in info.players_by_mode.items():
        for players in counts:
            for n in (3, 4):
                fits = groups.picks.get(mode, {}).get(counted("awakening", groups, mode, players)) == n
                assert can_be_played("awakening", players, mode, groups=list(groups.choices[:n])) == fits


def test_with_a_dark_player_options_are_about_the_challengers() -> None:
    info = INFOS["awakening"]
    groups, layouts, enemy = info.options["groups"], info.options["layout"], info.options["enemy"]
    for mode, counts in enemy.tables["dark-player"].items():
        for players in counts:
            led = {"enemy": "dark-player"}
            for n in (3, 4):
                fits = groups.picks[mode][players - 1] == n
                assert can_be_played("awakening", players, mode, **led, groups=list(groups.choices[:n])) == fits
            for layout, tables in layouts.tables.items():
                fits = players - 1 in tables[mode]
                assert can_be_played("awakening", players, mode, **led, layout=layout) == fits


def test_whoever_chooses_is_told_what_it_means() -> None:
    info = INFOS["awakening"]
    for name in ("mode", "side", "factions", "unfair", "enemy"):
        option = info.options[name]
        assert set(option.about) == set(option.choices)
        assert all([40 > len(text.split()) > 2 or name == "mode" for text in option.about.values()])
    assert all([30 < len(text.split()) < 60 for text in info.options["mode"].about.values()])
    assert set(info.options["mode"].under) == set(info.players_by_mode) == set(info.usual_players)
    assert all([players in info.players_by_mode[mode] for mode, players in info.usual_players.items()])


@pytest.mark.parametrize("name", ["side", "complexity2", "unfair"])
def test_a_variant_that_is_not_for_a_mode_says_why(name: str) -> None:
    option = INFOS["awakening"].options[name]
    for choice, tables in option.tables.items():
        assert {mode for mode, counts in tables.items() if not counts} == set(option.why_not[choice]) & set(tables)


def test_difficulties_are_explained_where_they_can_be_chosen() -> None:
    option = INFOS["awakening"].options["difficulty"]
    played = {mode for tables in option.tables.values() for mode, counts in tables.items() if counts}
    assert played == set(option.in_mode) & set(MODES)
