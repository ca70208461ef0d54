"""The scenario format of Ark Nova: what it refuses, and what a failing scenario tells."""

from pathlib import Path

import pytest

from tests.lab import small

HEAD = f"{small.HEAD}  game: nova\n"


def problems(tmp_path: Path, body: str) -> list[str]:
    return small.problems(tmp_path, body, HEAD)


def complaint(tmp_path: Path, body: str) -> str:
    return small.complaint(tmp_path, body, HEAD)


# --- given


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("{yellow: {}}", "given has no field 'yellow'; it has turn, map"),
        ("{blue: {gold: 1}}", "given.blue has no field 'gold'; it has map, money"),
        ("{blue: {money: much}}", "given.blue.money is a whole number, not 'much'"),
        ("{turn: green}", "given.turn: there is no player 'green'; there are blue, red"),
        ("{blue: {hand: [Unicorn]}}", "given.blue.hand: there is no card 'Unicorn'"),
        ("{blue: {hand: [Lion, 402]}}", "given.blue.hand: 402 is named twice, or is no card of this game"),
        ("{blue: {hand: [Macaque]}}", "'Macaque' could be any of 2 cards"),
        ("{map: Z}", "given.blue.map: there is no map 'Z'"),
        ("{blue: {action row: [build]}}", "names each of the five action cards once"),
        ("{blue: {upgraded: [sleep]}}", "given.blue.upgraded: there is no action 'sleep'"),
        ("{blue: {tasks: {nap: 1}}}", "given.blue.tasks has no field 'nap'"),
        ("{blue: {buildings: [kiosk]}}", "'kiosk' is not like 'enclosure3 at 3-2 3-3 4-2 occupied'"),
        ("{blue: {buildings: [kiosk at 9-0]}}", "'9-0' is no space of a zoo map"),
        ("{blue: {buildings: [enclosure2 at 0-0]}}", "enclosure2 covers 2 spaces"),
        ("{blue: {animals: [Lion in kiosk]}}", "given.blue.animals: Lion does not live in a kiosk"),
        ("{blue: {animals: [Lion in aviary]}}", "given.blue.animals: 'aviary' is not one building of this zoo"),
        ("{blue: {pouched: {Koala: [Lion]}}}", "given.blue.pouched: 'Koala' is not among the animals"),
        ("{blue: {used tokens: [7]}}", "the tokens are 0 to 6"),
        ("{supports: {Savanna: {left: blue}}}", "given.supports.Savanna: this project is not in play"),
        ("{projects: [Savanna], supports: {Savanna: {left: pink}}}", "there is no player 'pink'"),
        ("{projects: [Lion]}", "Lion is no conservation project"),
        ("{tiles: [money 10]}", "given.tiles names 4 tiles"),
        ("{display: [401, 402, 403, 404, 405, 406, 407]}", "given.display has 6 folders, not 7"),
    ],
)
def test_given_names_the_field_that_is_wrong(tmp_path: Path, given: str, sentence: str) -> None:
    assert sentence in complaint(tmp_path, f"  given: {given}\n  then: {{}}\n")


@pytest.mark.parametrize(
    "given",
    [
        "{blue: {xtokens: 6}}",
        "{blue: {workers: 5}}",
        "{blue: {sponsors: [Lion]}}",
        "{blue: {partner zoos: [Africa, Africa]}}",
        "{blue: {buildings: [kiosk at 0-0, pavilion at 0-0]}}",
    ],
)
def test_a_position_that_cannot_be_is_refused(tmp_path: Path, given: str) -> None:
    assert "cannot be" in complaint(tmp_path, f"  given: {given}\n  then: {{}}\n")


def test_a_position_is_as_it_is_written(tmp_path: Path) -> None:
    """Every field that can be given can be checked."""
    blue = """
      map: 4
      money: 7
      xtokens: 2
      appeal: 9
      conservation: 3
      reputation: 6
      turns: 4
      action row: [sponsors, build, cards, animals, association]
      upgraded: [build, cards]
      venom: [animals]
      constriction: [sponsors]
      multipliers: {cards: 1}
      workers: 1
      tasks: {reputation: 1}
      partner zoos: [Asia, Africa]
      universities: [hand limit]
      used tokens: [1, 4]
      hand: [Lion, Cheetah]
      animals: [Koala]
      sponsors: [Okapi Stable]
      pouched: {Koala: [Leopard]}
      final scoring: [Research Zoo]
      waza: small
"""
    table = """
    break left: 4
    donations: 2
    last turns: 2
    display: [Caracal, nothing, Fennec Fox]
    deck: [Siberian Tiger, Sumatran Tiger]
    discard: [Sloth Bear]
    projects: [Savanna, Jungle]
    base projects: [Africa, Primates, Birds]
    tiles: [money 10, taken, reputation 2, partner zoo]
    partner offer: [Europe]
    university offer: [science science]
    supports: {Savanna: {left: blue}, Jungle: {middle: red}}
"""
    then = (
        f"  then:\n    blue:{blue.rstrip()}\n      hand limit: 5\n      hired: 2\n      supports: 2\n"
        f"      tokens: {{Okapi Stable: 3}}\n      icons: {{Asia: 1, Africa: 1}}\n{table}"
    ).replace("turns: 4", "turns: 5")  # the turn has begun
    assert problems(tmp_path, f"  given:\n    blue:{blue}{table}{then}") == []


def test_animals_fill_their_homes_and_sponsors_have_their_tokens(tmp_path: Path) -> None:
    given = (
        "{map: 0, blue: {buildings: [enclosure4 at 0-0 0-1 1-1 1-2, reptile house at 4-1 4-2 5-2 5-3 4-3], "
        "animals: [Lion in enclosure4, European Pond Turtle in reptile house], sponsors: [Okapi Stable with 1 token]}}"
    )
    then = (
        "{blue: {buildings: [enclosure4 at 0-0 0-1 1-1 1-2 occupied, reptile house at 4-1 4-2 5-2 4-3 5-3 1 filled], "
        "tokens: {Okapi Stable: 1}, has buildings: [enclosure4 at 0-0 0-1 1-1 1-2 occupied], no buildings: [kiosk]}}"
    )
    assert problems(tmp_path, f"  given: {given}\n  then: {then}\n") == []


# --- when


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("{blue: dance}", "nobody knows what 'dance' means"),
        ("{blue: act sleep}", "nobody knows what 'act sleep' means"),
        ("{blue: rest}", "'rest' can mean rest animals, rest association"),
        ("{chance: 3}", "the step.chance is a list"),
    ],
)
def test_when_names_the_step_that_is_wrong(tmp_path: Path, step: str, sentence: str) -> None:
    assert sentence in complaint(tmp_path, f"  given: {{}}\n  when: [{step}]\n  then: {{}}\n")


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("{red: act build}", "red is not asked now; asked is blue (action)"),
        ("{blue: act animals}", "'act animals' is not offered by action; offered are act association"),
        ("{expect_illegal: {blue: act build}}", "'act build' is possible"),
        ("{expect_illegal: {blue: act animals, because: the moon}}", "no sentence has 'the moon'"),
    ],
)
def test_a_step_that_does_not_work_fails_the_scenario(tmp_path: Path, step: str, sentence: str) -> None:
    [found] = problems(tmp_path, f"  given: {{}}\n  when: [{step}]\n  then: {{}}\n")
    assert sentence in found


def test_spaces_may_be_named_in_any_order_and_ids_will_do(tmp_path: Path) -> None:
    when = "[{blue: act action:build; build shape:1; place 0-3 0-2}]"
    then = "{blue: {has buildings: [enclosure2 at 0-2 0-3], money: 21}, events: [built blue enclosure2 0-3]}"
    assert problems(tmp_path, f"  given: {{map: 0}}\n  when: {when}\n  then: {then}\n") == []


def test_passing_goes_round_the_table(tmp_path: Path) -> None:
    then = "{turn: blue, blue: {turns: 3, xtokens: 2}, red: {turns: 2, xtokens: 2}}"
    when = "[{pass until: blue's turn}, {pass until: blue's turn}]"
    assert problems(tmp_path, f"  given: {{}}\n  when: {when}\n  then: {then}\n") == []


def test_chance_can_be_scripted(tmp_path: Path) -> None:
    """Red hands over the second card of the hand."""
    given = (
        "{blue: {action row: [build, cards, sponsors, association, animals], hand: [Barbary Macaque], "
        "partner zoos: [Africa]}, red: {appeal: 20, hand: [Lion, Cheetah, Leopard]}}"
    )
    when = "[{blue: act animals; play Barbary Macaque}, {chance: [1]}, {red: give-card}]"
    then = "{blue: {hand: [Cheetah]}, red: {hand: [Lion, Leopard]}}"
    assert problems(tmp_path, f"  given: {given}\n  when: {when}\n  then: {then}\n") == []


# --- then


@pytest.mark.parametrize(
    ("then", "found"),
    [
        ("{blue: {money: 3}}", "then.blue.money: expected 3, found 25"),
        ("{blue: {hand: [Lion]}}", "then.blue.hand: expected ['Lion'], found []"),
        ("{blue: {hand has: [Lion]}}", "then.blue.hand has: Lion is not there; there are none"),
        ("{blue: {action row: [cards]}}", "then.blue.action row: expected ['cards'], found ['animals', "),
        ("{blue: {icons: {Bird: 1}}}", "then.blue.icons.Bird: expected 1, found 0"),
        ("{blue: {buildings: 1}}", "then.blue.buildings: expected 1, found 2"),
        ("{blue: {has buildings: [kiosk at 0-0]}}", "'kiosk at 0-0' is not there; there are kiosk at 0-3 / "),
        ("{display: [nothing]}", "then.display: expected ['nothing'], found ["),
        ("{deck: 1}", "then.deck: expected 1, found 20"),
        ("{discard has: [Lion]}", "then.discard has: Lion is not there"),
        ("{break left: 1}", "then.break left: expected 1, found 9"),
        ("{break called by: red}", "then.break called by: expected red, found nobody"),
        ("{scores: {blue: 1}}", "then.scores: the game is not over"),
        ("{winner: red}", "then.winner: expected ['red'], found ['nobody']"),
        ("{options: [act build]}", "then.options.blue: offered are also act association"),
        ("{log: {red: [the moon]}}", "then.log.red: no line has 'the moon'; there are Blue began turn 1."),
        ("{not in the log: {red: [began]}}", "then.not in the log.red: 'Blue began turn 1.' has 'began'"),
        (
            "{why not: {blue: {action animals: the moon}}}",
            "then.why not.blue.action animals: expected the moon, found ",
        ),
        ("{tiles: [taken, taken, taken, taken]}", "then.tiles: expected ['taken', "),
    ],
)
def test_a_fact_that_does_not_hold_says_what_was_found(tmp_path: Path, then: str, found: str) -> None:
    [problem] = problems(tmp_path, f"  given: {{}}\n  then: {then}\n")
    assert found in problem


@pytest.mark.parametrize(
    ("then", "sentence"),
    [
        ("{wniner: red}", "then has no field 'wniner'; it has blue, red, break left"),
        ("{blue: {gold: 1}}", "then.blue has no field 'gold'; it has money"),
        ("{offered: [dance]}", "then.offered: nobody knows what 'dance' means"),
        ("{events: [danced blue]}", "then.events: nobody knows what 'danced blue' means"),
        ("{why not: {blue: {the moon: far}}}", "'the moon' names 0 things that are drawn"),
    ],
)
def test_then_names_the_fact_that_is_wrong(tmp_path: Path, then: str, sentence: str) -> None:
    assert sentence in complaint(tmp_path, f"  given: {{}}\n  then: {then}\n")


def test_a_game_that_is_refused(tmp_path: Path) -> None:
    assert problems(tmp_path, "  options: {map: Z}\n  then: {refused: map}\n") == []
