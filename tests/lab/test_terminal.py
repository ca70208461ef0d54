"""The terminal table: a person can play whole games at it, and nothing typed breaks it."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import arks
from arks.awakening.state import ARTIFACT_DECK, Ark, add_units, hand, hand_zone, own_player, set_token
from arks.bots import make
from arks.kernel.zones import move, top
from arks.lab.records import beginning, read_record
from arks.lab.terminal import HELP, Table, play_at_terminal
from arks.lab.terminal_board import draw_ship
from arks.lab.terminal_choices import choices_text, marks_of
from arks.lab.terminal_things import find_things, look

Typed = Callable[[Table], Iterator[str]]


def seated(
    typed: Typed, players: int = 2, seed: int = 3, width: int = 100, bot: str = "random", **options: object
) -> tuple[Table, io.StringIO]:
    """A table, and what is printed at it. ``typed`` yields the person's lines; the end of them is the end of input."""
    out = io.StringIO()
    console = Console(file=out, width=width, height=70, highlight=False)
    session = arks.Session(arks.new("awakening", players=players, seed=seed, options=options))
    lines: list[Iterator[str]] = []

    def read(prompt: str) -> str:
        console.print(prompt, end="", markup=False)
        try:
            line = next(lines[0])
        except StopIteration:
            raise EOFError from None
        console.print(line, markup=False)
        return line

    bots = {seat: make(bot) for seat in range(1, players)}
    table = Table(session, bots, Random(seed), console, read)
    lines.append(typed(table))
    return table, out


def lines(*typed: str) -> Typed:
    return lambda table: iter(typed)


def as_a_bot_would(name: str) -> Typed:
    """Types the numbers of what a bot picks."""

    def typed(table: Table) -> Iterator[str]:
        bot = make(name)
        rng = Random(1)
        while table.state.outcome is None:
            ask = arks.asks(table.state)[0]
            picked = bot.answer(table.state.clone(), 0, rng)
            yield " ".join([str(ask.ids().index(id) + 1) for id in picked])

    return typed


def said(typed: Typed, **kwargs: object) -> str:
    table, out = seated(typed, mode="first-mission", **kwargs)  # type: ignore[arg-type]
    table.run()
    return out.getvalue()


# --- whole games


@pytest.mark.parametrize("players", [1, 2])
def test_a_first_mission_is_played_to_its_end(players: int) -> None:
    table, out = seated(as_a_bot_would("greedy"), players, mode="first-mission")
    table.run()
    assert table.state.outcome is not None
    shown = out.getvalue()
    assert "won: the mission" in shown
    assert arks.replay(table.session.record()).outcome == table.state.outcome


@pytest.mark.parametrize(("players", "width"), [(3, 100), (5, 80)])
def test_a_game_with_artifacts_is_played_on_every_width(players: int, width: int) -> None:
    table, out = seated(as_a_bot_would("random"), players, 3, width, mode="awakening", turn_limit=6)
    table.run()
    assert table.state.outcome is not None
    assert "won: the best standing" in out.getvalue()
    assert max(len(line) for line in out.getvalue().splitlines()) <= width


def test_in_combat_both_sides_choose_in_secret() -> None:
    def typed(table: Table) -> Iterator[str]:
        meet(table.state)
        yield from ("1", "2")  # MILITARIZE; end the line
        ask = arks.asks(table.state)[0]
        assert ask.kind == "sealed" and list(arks.asks(table.state)) == [0], "the bot has chosen already"
        yield "1"
        yield "log 40"  # the bot's turn has followed
        yield "quit"

    table, out = seated(typed, mode="awakening")
    table.run()
    shown = out.getvalue()
    assert "Combat with Red in" in shown
    assert "You showed " in shown and "Red showed " in shown


def meet(state: Ark) -> None:
    """Yellow, well armed, and Red stand in one room, with two cards each."""
    number = state.near[0][0]
    for seat in (0, 1):
        add_units(state, seat, seat, -1)
        add_units(state, number, seat, 1)
        move(state, top(state, ARTIFACT_DECK, 1), ARTIFACT_DECK, hand_zone(state, seat))
    set_token(state, number, -1)
    own_player(state, 0).arsenal = 15
    state.due = 0


def test_the_end_can_be_saved_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    def typed(table: Table) -> Iterator[str]:
        yield from as_a_bot_would("greedy")(table)
        yield f"save {tmp_path}"
        yield "log"
        yield f"save {file}"
        yield ""

    table, out = seated(typed, 1, mode="first-mission")
    table.run()
    assert arks.replay(json.loads(file.read_text())).outcome == table.state.outcome
    assert "Is a directory" in out.getvalue()


# --- commands


def test_help_names_every_command() -> None:
    shown = said(lines("help", "quit"))
    for command in ("undo", "why", "look", "hint", "log", "board", "save", "quit"):
        assert re.search(rf"^{command}\b", HELP, re.MULTILINE)
    assert "take back your last answer" in shown and "Until next time." in shown


def test_why_answers_for_places_names_and_everything() -> None:
    shown = said(lines("2", "why", "why C2", "why d6", "why power", "why home", "why nowhere", "why room:99"))
    assert "Red's biodome: Only its owner's units enter a biodome. (rulebook p. 12)" in shown
    assert re.search(r"C2: None of your units is in this room or next to it\. \(rulebook p\. 11\)", shown)
    assert "Power Generator: Sections get cubes by ENGINEER" in shown
    assert "Your biodome: Your biodome can be chosen now" in shown
    assert "nothing on the table is called 'nowhere'" in shown
    assert "there is no 'room:99'" in shown


def test_undo_takes_back_the_last_answer_and_its_log_line() -> None:
    table, out = seated(lines("2", "undo", "log", "undo", "quit"), mode="first-mission")
    table.run()
    assert arks.asks(table.state)[0].prompt == "section"
    assert table.lines == []
    assert "Nothing happened so far." in out.getvalue()
    assert "there is nothing to take back" in out.getvalue()
    assert [entry.get("undo") for entry in table.session.log] == [None, 1]


def test_what_is_typed_wrong_is_answered_with_a_sentence() -> None:
    shown = said(
        lines("99", "0", "1 2", "x", "", "save", "log many", "-3", "1 1", "look", "²", "log ²", "why ²", "quit")
    )
    for sentence in (
        "'99' is not one of the choices 1 to 7",
        "pick 1, please, not 2",
        "'x' is not a command",
        "type the number of a choice",
        "save where?",
        "log takes a number of lines",
        "nothing on the table is called ''",
    ):
        assert sentence in shown


def test_a_hint_is_one_of_the_choices() -> None:
    shown = said(lines("hint", "quit"))
    (label,) = re.findall(r"A bot would choose: (.*?)(?: \(|$)", shown, re.MULTILINE)
    assert label in shown.partition("A bot would choose")[0]


def test_news_tell_what_others_did_since_the_last_decision() -> None:
    table, out = seated(lines("5", "1"), seed=4, mode="first-mission")
    table.run()
    news = out.getvalue().rpartition("rooms to discover")[2]
    assert "You produced 2 Mt." in news
    assert "Red placed the marker on" in news
    assert "You began turn 2." in news


def test_the_end_of_input_leaves_the_table() -> None:
    assert said(lines()).rstrip().endswith("Until next time.")


def test_a_saved_game_is_taken_up_again_with_its_log(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first, _ = seated(lines("2", "undo", "2", "1", "1", f"save {file}"), mode="first-mission")
    first.run()
    record = read_record(file)
    again, _ = seated(lines("quit"), mode="first-mission")
    again.session = arks.Session(beginning(record))
    again.take_up(record["log"])
    assert again.lines == first.lines
    assert arks.save(again.state) == arks.save(first.state)


# --- what is drawn


def test_numbers_of_choices_are_written_on_the_board() -> None:
    table, out = seated(lines("2", "quit"), mode="first-mission")
    table.run()
    ask = arks.asks(table.state)[0]
    marks = marks_of(ask)
    assert marks[ask.options[0].touches[-1]] == "1"
    assert "[1]" in out.getvalue() and "[2]" in out.getvalue()


@pytest.mark.parametrize("width", [80, 100, 160])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_fits_and_shows_every_room(players: int, width: int) -> None:
    rng = Random(players)
    state = arks.new("awakening", players=players, seed=players, options={"turn_limit": 40})
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            arks.answer(state, seat, arks.sample(ask, rng))
    assert isinstance(state, Ark)
    drawn = [line.plain for line in draw_ship(state, 0, width, {})]
    assert max(len(line) for line in drawn) <= width
    assert sum(line.count("╭") for line in drawn) == len(state.rooms) - players
    assert "Your biodome" in "".join(drawn)


def test_many_short_choices_stand_in_two_columns() -> None:
    state = arks.new("awakening", players=2, seed=3)
    ask = arks.asks(state)[0]
    assert len(ask.options) >= 9
    wide = choices_text(ask, 160).plain.splitlines()
    narrow = choices_text(ask, 60).plain.splitlines()
    assert len(wide) < len(narrow) == len(ask.options)


def test_things_are_found_by_place_number_colour_and_part_of_a_name() -> None:
    state = arks.new("awakening", players=2, seed=3, options={"mode": "first-mission"})
    assert isinstance(state, Ark)
    assert find_things(state, 0, "red") == ["seat:1"]
    assert find_things(state, 0, "3") == ["room:3"]
    assert find_things(state, 0, "A1") == ["cell:0"]
    assert find_things(state, 0, "mobility") == ["section:mobility"]
    assert find_things(state, 0, "full crew") == ["achievement:0"]
    with pytest.raises(arks.Illegal, match="say more of the name"):
        find_things(state, 0, "i")


def test_looking_at_a_thing_tells_what_is_printed_and_what_stands_there() -> None:
    state = arks.new("awakening", players=2, seed=3)
    assert isinstance(state, Ark)
    (pen,) = hand(state, 0)
    assert look(state, 0, f"card:{pen}")[0] == "Alien's Pen (power 0)"
    assert look(state, 0, "section:engineering")[1] == "ENGINEER 2/3/4/5 (by cubes, each costs 1 Os)"
    assert "controlled by you" in look(state, 0, "room:0")
    assert look(state, 0, "achievement:0") == ["Full Crew", "6 units awake"]
    assert look(state, 0, "cell:0") == ["A1"]


def test_another_game_is_refused_in_a_sentence() -> None:
    with pytest.raises(arks.Illegal, match="played in the browser"):
        play_at_terminal("nova", "awakening", 2, "random", 1)
