"""What the view works out for the page: it agrees with the rules at every decision of random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import arks
from arks.awakening.control import MULTIPLIED, benefits
from arks.awakening.goals import progress
from arks.awakening.line import LEFT_WILD
from arks.awakening.state import Ark
from arks.awakening.tables import BENEFIT_COUNT, RESOURCES_PER_UNIT, SECTIONS
from arks.awakening.texts.lines import line_budgets
from arks.awakening.views.lines import VERBS
from arks.kernel.words import Raw
from tests.awakening.positions import position

View = dict[str, Any]
YELLOW, RED = range(2)


def games(seed: int, every: int = 5) -> Iterator[Ark]:
    """Positions of a random game; modes and numbers of players by turns."""
    rng = Random(seed)
    mode = ("awakening", "awakening", "first-mission")[seed % 3]
    state = arks.new("awakening", players=2 + seed % 3, seed=seed, options={"mode": mode, "turn_limit": 20})
    assert isinstance(state, Ark)
    decisions = 0
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            if decisions % every == 0:
                yield state
            arks.answer(state, seat, arks.sample(ask, rng))
            decisions += 1


def added(sources: list[View]) -> int:
    return sum([source["value"] for source in sources])


# --- what lines are worth


@pytest.mark.parametrize("seed", range(6))
def test_the_ledger_of_benefits_adds_up(seed: int) -> None:
    for state in games(seed):
        for seat in range(state.rules.players):
            ledger: list[Raw] = []
            total = benefits(state, seat, ledger)
            assert total == benefits(state, seat)
            for benefit in range(BENEFIT_COUNT):
                if benefit not in MULTIPLIED or benefit == RESOURCES_PER_UNIT:
                    assert sum([entry[1] for entry in ledger if entry[0] == benefit]) == total[benefit]


@pytest.mark.parametrize("seed", range(6))
def test_every_line_is_worth_what_it_brings_and_its_sources_add_up(seed: int) -> None:
    for state in games(seed):
        things = {f"room:{number}" for number in range(len(state.rooms))} | {f"section:{name}" for name in SECTIONS}
        for board in arks.view(state, None)["boards"]:
            for section, name in enumerate(SECTIONS):
                for line, terms in enumerate(board["lines"][name]):
                    left = line_budgets(state, board["seat"], section, line)
                    for term in terms:
                        assert {source["source"] for source in term["sources"]} <= things
                        check_term(term, left[VERBS.index(term["verb"])])
                    brought = {VERBS[budget] for budget, n in enumerate(left) if n and budget != LEFT_WILD}
                    assert brought <= {term["verb"] for term in terms}


def check_term(term: View, n: int) -> None:
    verb = term["verb"]
    if verb == "discover":
        assert term["draw"] == sum([source["draw"] for source in term["sources"]])
    if verb in ("exploit", "awake", "heal", "discover"):
        assert n == 1  # done once, or as often as it is paid for
    else:
        assert term["value"] == n
    if verb == "awake":
        assert term["value"] == max(1, added(term["sources"]))
    elif verb != "exploit" or "most" not in term:
        assert term["value"] == added(term["sources"])


def test_a_room_is_named_for_what_it_adds() -> None:
    table = position(
        """
        Communication Array: {units: {yellow: 1}}
        Bioengineering: {cubes: [yellow]}
        Armory: {units: {yellow: 2}}
        """,
        yellow={"sections": {"mobility": 1, "power": 3}, "marker": "units"},
    )
    view = arks.view(table.state, YELLOW)
    array, labs, armory = [f"room:{table.rooms[name]}" for name in ("Communication Array", "Bioengineering", "Armory")]
    lines = view["boards"][YELLOW]["lines"]
    move = {
        "verb": "move",
        "sign": "move",
        "value": 7,
        "sources": [
            {"value": 4, "source": "section:mobility"},
            {"value": 2, "source": array},
            {"value": 1, "source": labs},
        ],
    }
    nowhere = {"verb": "teleport", "sign": "teleport", "value": 0, "sources": []}
    assert lines["mobility"] == [[move, nowhere]]
    assert lines["military"][0][0]["sources"] == [
        {"value": 3, "source": "section:military"},
        {"value": 3, "source": armory, "units": 3},
    ]
    awake = lines["units"][0][0]
    assert (awake["value"], awake["cost"]) == (4, {"Ti/Bt": 4})
    assert awake["sources"] == [{"value": 5, "source": "section:units"}, {"value": -1, "source": labs}]
    upgrades = view["boards"][YELLOW]["upgrades"]
    assert (upgrades["engineering"], upgrades["power"]) == ({"Os": 1}, None)


def test_exploit_names_each_factory_with_the_bonus_it_gets() -> None:
    table = position(
        """
        Shield Generator: {cubes: [yellow]}
        Planet Harvester: {cubes: [yellow]}
        Ti factory: {cylinders: {yellow: 1}}
        Os factory: {units: {yellow: 1}}
        """
    )
    rooms = table.rooms
    exploit = arks.view(table.state, RED)["boards"][YELLOW]["lines"]["production"][0][0]
    yields = [(source["resource"], source["value"]) for source in exploit["sources"]]
    assert yields == [("Ti", 5), ("Os", 3), (None, 2)]
    assert exploit["value"] == 10 and "most" not in exploit
    assert exploit["bonus"] == [{"value": 1, "source": f"room:{rooms['Shield Generator']}"}]


def test_with_more_factories_than_may_be_exploited_the_best_count() -> None:
    factories = "\n".join([f"Room{n}: {{room: {type} factory, units: {{yellow: 1}}}}" for n, type in FIVE])
    exploit = arks.view(position(factories).state, None)["boards"][YELLOW]["lines"]["production"][0][0]
    assert len(exploit["sources"]) == 5
    assert exploit["most"] == 4
    assert exploit["value"] == sum(sorted([source["value"] for source in exploit["sources"]])[1:])


FIVE = list(enumerate(("Ti", "Os", "Bt", "Di", "Ti")))


# --- where the marker may go


@pytest.mark.parametrize("seed", range(6))
def test_closed_are_the_sections_that_the_marker_is_not_offered(seed: int) -> None:
    for state in games(seed, every=1):
        for seat, ask in arks.asks(state).items():
            if ask.prompt == "section":
                offered = {option.touches[0].partition(":")[2] for option in ask.options}
                closed = arks.view(state, seat)["boards"][seat]["closed"]
                assert set(closed) == set(SECTIONS) - offered
                for section, why in closed.items():
                    reason = arks.why_not(state, seat, f"section:{section}")
                    assert (why["sentence"], why["rule"]) == (reason.sentence, reason.rule)


def test_others_see_that_a_section_is_closed_without_words_to_its_owner() -> None:
    table = position("{}", yellow={"marker": "power"})
    assert arks.view(table.state, RED)["boards"][YELLOW]["closed"] == {
        "power": {"reason": "marker-there", "rule": "rulebook p. 10"}
    }


# --- the line that is performed


@pytest.mark.parametrize("seed", range(6))
def test_the_budget_of_a_line_is_what_the_rules_have_left(seed: int) -> None:
    for state in games(seed, every=1):
        for seat, ask in arks.asks(state).items():
            line = arks.view(state, None)["line"]
            if ask.prompt == "line":
                assert line["seat"] == seat
                for verb, budget in line["budget"].items():
                    assert budget["left"] is None or 0 <= budget["left"] <= budget["of"], verb
            elif ask.prompt in ("section", "chain", "fight", "combat-card"):
                assert line is None


def test_a_running_line_shows_how_much_is_left_of_how_much() -> None:
    table = position("{Communication Array: {at: D6, units: {yellow: 2}}, Ti factory: {at: D5}}")
    table.play(yellow="act Mobility; move Communication Array to Ti factory; 1 unit")
    for seat in (YELLOW, RED, None):
        assert arks.view(table.state, seat)["line"] == {
            "seat": YELLOW,
            "section": "mobility",
            "line": 0,
            "card": None,
            "budget": {"move": {"left": 3, "of": 4}},
        }


def test_the_line_of_an_artifact_has_a_budget_of_its_own() -> None:
    table = position(
        "{Ti factory: {at: D6, units: {yellow: 1}}, Os factory: {at: D5}}", yellow={"hand": ["Slipstream Harness"]}
    )
    table.play(yellow="act artifact use; use Slipstream Harness")
    line = arks.view(table.state, None)["line"]
    played = arks.view(table.state, None)["played"]
    assert (line["section"], line["line"], line["card"]) == (None, None, played[0]["id"])
    move = line["budget"]["move"]
    assert move["left"] == move["of"] > 0


# --- what is lost by ending a line


@pytest.mark.parametrize("seed", range(6))
def test_left_names_what_the_options_could_still_use_and_only_to_the_seat(seed: int) -> None:
    for state in games(seed, every=1):
        asks = arks.asks(state)
        for seat in [None, *range(state.rules.players)]:
            left = arks.view(state, seat)["left"]
            if seat is None or seat not in asks or asks[seat].prompt not in ("line", "swap"):
                assert left == []
                continue
            verbs = {option.id.partition(" ")[0] for option in asks[seat].options} - {"done", "convert"}
            assert bool(left) == bool(verbs)


def test_what_cannot_be_paid_is_not_lost() -> None:
    table = position("{}", yellow={"resources": {"Ti": 0, "Bt": 1, "Mt": 0}, "wounded": 1})
    table.play(yellow="act units")
    assert arks.view(table.state, YELLOW)["left"] == [{"verb": "heal", "n": None, "text": "HEAL"}]
    assert arks.view(table.state, RED)["line"]["budget"] == {
        "awake": {"left": None, "of": None},
        "heal": {"left": None, "of": None},
    }


def test_moves_that_are_not_made_are_lost() -> None:
    table = position("{Ti factory: {at: D6, units: {yellow: 1}}, Os factory: {at: D5}}")
    table.play(yellow="act Mobility; move Ti factory to Os factory")
    assert arks.view(table.state, YELLOW)["left"] == [{"verb": "move", "n": 1, "text": "MOVE 1"}]


# --- counts and progress


@pytest.mark.parametrize("seed", range(6))
def test_progress_is_what_the_goals_count(seed: int) -> None:
    for state in games(seed):
        view = arks.view(state, None)
        shown = {card["kind"]: card["progress"] for card in view["achievements"]}
        assert bool(shown) == ("first-mission" not in state.rules.modules)
        for card in state.pack.achievements if shown else ():
            for seat in range(state.rules.players):
                goals = [(goal["have"], goal["wanted"]) for goal in shown[card.id][seat]]
                assert goals == [progress(state, seat, goal) for goal in card.easy]
        for board in view["boards"]:
            check_counts(view, board)


def check_counts(view: View, board: View) -> None:
    outer = [room for room in view["rooms"] if "cell" in room]
    seat, colour = board["seat"], board["colour"]
    assert board["controlled"] == sum([seat in room["control"] for room in outer])
    assert board["occupied"] == sum([colour in room["units"] for room in outer])
    assert board["awake"] == sum([room["units"].get(colour, 0) for room in view["rooms"]])
    assert board["powered"] == sum([room["cylinders"].get(colour, 0) for room in outer])
    cubes = sum([room["cubes"].count(seat) for room in outer])
    assert board["integrated"] == cubes + sum(board["sections"].values())
