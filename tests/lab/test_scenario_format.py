"""The scenario format: what it refuses, and what a failing scenario tells."""

from pathlib import Path

import pytest

from arks.awakening.content.problems import ContentError
from arks.lab.scenarios import BadScenario, read, run
from tests.lab.small import HEAD, complaint, problems, written

# --- files


@pytest.mark.parametrize(
    ("head", "body", "sentence"),
    [
        (HEAD, "  then: {}\n  wen: []\n", "A test: a scenario has no field 'wen'; it has name, source, game"),
        (HEAD, "", "A test: the field 'then' is missing"),
        ("- source: x\n", "  then: {}\n", "scenario 1: the field 'name' is missing"),
        (HEAD, "  players: two\n  then: {}\n", "A test: players is a whole number, not 'two'"),
        (HEAD, "  when: {yellow: done}\n  then: {}\n", "A test: when is a list"),
        (HEAD, "  then: []\n", "A test: then is a list of fields with values"),
        (HEAD, "  then: {}\n" + HEAD + "  then: {}\n", "A test: another scenario of the file has this name"),
        ("name: x\n", "then: {}\n", "some.yaml is a list"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, head: str, body: str, sentence: str) -> None:
    with pytest.raises(BadScenario) as caught:
        read(written(tmp_path, body, head))
    assert sentence in str(caught.value)
    assert "some.yaml" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"some\.yaml: line 4: .* twice"):
        read(written(tmp_path, "  then: {}\n  then: {}\n"))


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="No such file"):
        read(tmp_path / "none.yaml")


def test_content_packs_are_found_from_the_file(tmp_path: Path) -> None:
    [scenario] = read(written(tmp_path, "  options: {content: packs/mine}\n  then: {}\n"))
    assert scenario.options["content"] == str(tmp_path / "packs/mine")


# --- given


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("{room: {}}", "given has no field 'room'; it has rooms, turn, last explorer, room deck"),
        ("{green: {}}", "given has no field 'green'"),
        ("{yellow: {resource: {}}}", "given.yellow has no field 'resource'; it has resources, arsenal"),
        ("{yellow: {resources: {Au: 1}}}", "given.yellow.resources has no field 'Au'; it has Di, Os, Bt, Ti, Mt"),
        ("{yellow: {arsenal: many}}", "given.yellow.arsenal is a whole number, not 'many'"),
        ("{yellow: {marker: kitchen}}", "given.yellow.marker: there is no section 'kitchen'"),
        ("{yellow: {hand: [Pocket Watch]}}", "given.yellow.hand: there is no artifact 'Pocket Watch'"),
        ("{yellow: {sections: {mobility: 4}}}", "given.yellow.sections.mobility has 3 squares, not 4"),
        ("{turn: pink}", "given.turn: there is no player 'pink'; there are yellow, red"),
        ("{rooms: {RoomA: {at: C3}}}", "given.rooms.RoomA.room: there is no room 'RoomA'"),
        ("{rooms: {RoomA: {room: Central}}}", "'Central' could be any of 3 rooms"),
        ("{rooms: {Armory: {at: Z9}}}", "given.rooms.Armory.at: 'Z9' is no cell of the 8 x 6 grid"),
        ("{rooms: {Armory: {at: left of Bridge}}}", "given.rooms.Armory.at: the room it is placed beside is not there"),
        ("{rooms: {Armory: {at: C3}, Brig: {at: C3}}}", "given.rooms.Brig.at: C3 is taken"),
        ("{rooms: {Armory: {units: {robot: 1}}}}", "given.rooms.Armory.units has no field 'robot'"),
        ("{rooms: {Armory: {cubes: [pink]}}}", "given.rooms.Armory.cubes: there is no player 'pink'"),
        ("{rooms: {Armory: {token: gold}}}", "there is no token 'gold'"),
    ],
)
def test_given_names_the_field_that_is_wrong(tmp_path: Path, given: str, sentence: str) -> None:
    assert sentence in complaint(tmp_path, f"  given: {given}\n  then: {{}}\n")


@pytest.mark.parametrize(
    "given",
    [
        "{yellow: {units: 4, asleep: 4}}",
        "{rooms: {Armory: {units: {yellow: 7}}}}",
        "{rooms: {Armory: {cylinders: {yellow: 3}}}}",
        "{rooms: {Armory: {cylinders: {violet: 1}}}}",
        "{rooms: {Armory: {units: {robots: 1}}}}",
        "{rooms: {Robotics: {cylinders: {red: 1}}, Armory: {units: {robots: 2}}}}",
        "{rooms: {Armory: {cubes: [red, red, red, red]}}}",
        "{rooms: {Armory: {cylinders: {red: 1, yellow: 1}}}}",
        "{rooms: {Armory: {units: {green: 1}}}}",
        "{yellow: {arsenal: 25}}",
    ],
)
def test_a_position_that_cannot_be_is_refused(tmp_path: Path, given: str) -> None:
    assert "cannot be" in complaint(tmp_path, f"  given: {given}\n  then: {{}}\n")


def test_cards_are_not_made_up(tmp_path: Path) -> None:
    lens = "Paradox Lens, " * 4
    sentence = complaint(tmp_path, f"  given: {{yellow: {{hand: [{lens}]}}}}\n  then: {{}}\n")
    assert "there is no more 'Paradox Lens'" in sentence


def test_rooms_may_be_placed_beside_rooms_named_later(tmp_path: Path) -> None:
    rooms = "{Armory: {at: above Brig}, Brig: {at: C3}, Robotics: {at: yellow door 2}}"
    then = "{Armory: {at: C2, next to: [Brig]}, Robotics: {at: E1, next to: [yellow biodome]}}"
    assert problems(tmp_path, f"  given: {{rooms: {rooms}}}\n  then: {then}\n") == []


def test_neutral_pieces_wait_at_home(tmp_path: Path) -> None:
    rooms = "{Hub: {cubes: [red]}, Robotics: {cylinders: {black: 2}}, Armory: {units: {robots: 1}}}"
    then = "{Hub: {cylinders: {black: 4}}, Robotics: {units: {robots: 1}, control: [red]}}"
    assert problems(tmp_path, f"  given: {{rooms: {rooms}}}\n  then: {then}\n") == []


# --- when


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("{pink: done}", "the step has no field 'pink'"),
        ("{yellow: dance}", "nobody knows what 'dance' means"),
        ("{yellow: act kitchen}", "nobody knows what 'act kitchen' means"),
        ("{yellow: act production}", "'act production' can mean act production exploit, act production produce"),
        ("{yellow: 3}", "the step is a list"),
        ("{expect_illegal: {yellow: dance}}", "nobody knows what 'dance' means"),
        ("{expect_illegal: {yellow: done, because: no}}", "the step.because is text"),
        ("{expect_illegal: {because: none}}", "names one player and what it tries"),
        ("{pass until: pink's turn}", "there is no player 'pink'"),
    ],
)
def test_when_names_the_step_that_is_wrong(tmp_path: Path, step: str, sentence: str) -> None:
    found = complaint(tmp_path, f"  when: [{step}]\n  then: {{}}\n")
    assert sentence in found
    assert "step 1" in found


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("{red: act mobility}", "red is not asked now; asked is yellow (section)"),
        ("{yellow: move yellow biodome}", "'move yellow biodome' is not offered by section; offered are act artifact"),
        ("{expect_illegal: {yellow: act mobility}}", "'act mobility' is possible"),
        ("{expect_illegal: {yellow: done, because: the moon}}", "no sentence has 'the moon'"),
    ],
)
def test_a_step_that_does_not_work_fails_the_scenario(tmp_path: Path, step: str, sentence: str) -> None:
    [found] = problems(tmp_path, f"  when: [{step}]\n  then: {{}}\n")
    assert found.startswith("when, step 1: ")
    assert sentence in found


def test_illegal_answers_change_nothing(tmp_path: Path) -> None:
    when = "[{expect_illegal: {yellow: act engineering; engineer biodome}}]"
    assert problems(tmp_path, f"  when: {when}\n  then: {{asked: {{yellow: section}}}}\n") == []


def test_passing_goes_round_the_table(tmp_path: Path) -> None:
    when = "[{pass until: red's turn}, {pass until: red's next turn}]"
    then = "{turn: red, red: {turns: 2}, yellow: {turns: 2}}"
    assert problems(tmp_path, f"  when: {when}\n  then: {then}\n") == []


# --- then


@pytest.mark.parametrize(
    ("then", "found"),
    [
        ("{yellow: {arsenal: 3}}", "then.yellow.arsenal: expected 3, found 0"),
        ("{yellow: {resources: {Ti: 1}}}", "then.yellow.resources: expected {'Ti': 1}, found {'Mt': 2}"),
        ("{yellow: {hand: [Siphon Coil]}}", "then.yellow.hand: expected ['Siphon Coil'], found []"),
        ("{yellow: {mission: yes}}", "then.yellow.mission: expected True, found False"),
        ("{yellow: {marker: power}}", "then.yellow.marker: expected power, found nowhere"),
        ("{room deck: 99}", "then.room deck: expected 99, found 12"),
        ("{winner: red}", "then.winner: expected ['red'], found ['nobody']"),
        ("{turn: red}", "then.turn: expected red, found yellow"),
        ("{asked: {red: section}}", "then.asked.red: expected section, found nothing"),
        ("{offered: [done]}", "then.offered: expected 'done' offered, found that it is not"),
        ("{not offered: [act power]}", "then.not offered: expected 'act power' not offered, found that it is"),
        ("{benefits: {red: {move: 3}}}", "then.benefits.red.move: expected 3, found 2"),
        ("{events: [won red]}", "then.events: 'won red' did not happen; what happened: nothing"),
        ("{violet generator: {control: [red]}}", "then.violet generator.control: expected ['red'], found []"),
        (
            "{violet generator: {modifier: {cylinders: 3}}}",
            "then.violet generator.modifier.cylinders: expected 3, found 2",
        ),
        ("{left: {move: 1}}", "then.left: no line of actions is being performed"),
        ("{refused: so}", "then.refused: the game is not refused with 'so'"),
    ],
)
def test_a_fact_that_does_not_hold_says_what_was_found(tmp_path: Path, then: str, found: str) -> None:
    assert problems(tmp_path, f"  then: {then}\n") == [found]


@pytest.mark.parametrize(
    ("then", "sentence"),
    [
        ("{wniner: red}", "there is no room 'wniner'; nor a fact of this name, there are room deck"),
        ("{yellow: {gold: 1}}", "then.yellow has no field 'gold'; it has resources"),
        ("{violet generator: {gold: 1}}", "then.violet generator has no field 'gold'; it has room, at"),
        ("{benefits: {yellow: {luck: 1}}}", "then.benefits.yellow has no field 'luck'; it has move"),
        ("{violet generator: {modifier: 1}}", "has 2 numbers: name route violet, cylinders"),
        ("{defence: {red: 1}}", "then.defence names a player with a number"),
        ("{events: [danced red]}", "then.events: nobody knows what 'danced red' means"),
    ],
)
def test_then_names_the_fact_that_is_wrong(tmp_path: Path, then: str, sentence: str) -> None:
    assert sentence in complaint(tmp_path, f"  then: {then}\n")


# --- the command


def test_the_command_tells_what_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(
        tmp_path,
        "  then: {turn: yellow}\n- name: Another\n  source: nowhere [p. 1]\n  then: {turn: red, room deck: 3}\n"
        "- name: A third\n  source: nowhere\n  then: {trun: red}\n",
    )
    assert run([path]) == 1
    out = capsys.readouterr().out
    assert "passed  A test" in out
    assert "failed  Another  nowhere [p. 1]" in out
    assert "then.turn: expected red, found yellow" in out
    assert "then.room deck: expected 3, found 12" in out
    assert "not readable: then: there is no room 'trun'" in out
    assert "1 passed, 2 failed" in out


def test_the_command_is_content_when_all_pass(tmp_path: Path) -> None:
    assert run([written(tmp_path, "  then: {turn: yellow}\n")]) == 0


def test_the_command_needs_a_file() -> None:
    with pytest.raises(BadScenario, match="at least one"):
        run([])
