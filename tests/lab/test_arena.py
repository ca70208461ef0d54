"""The arena: every pair meets in both seats, and points become ratings."""

from __future__ import annotations

import json
import math
from collections import Counter

import pytest

from arks.lab.arena import plan, run, summed_up
from arks.lab.matches import Match, Result
from arks.lab.statistics import quantile, ratings, spread, wilson


def won_by(match: Match, order: str) -> Result:
    """The bot that comes first in ``order`` wins."""
    winner = min((0, 1), key=lambda seat: order.index(match.bots[seat]))
    return Result(1, (winner,), (0, 0), "mission", (), {})


def drawn(match: Match) -> Result:
    return Result(1, (0, 1), (0, 0), "turn limit", (), {})


def test_every_pair_plays_each_seed_from_both_seats() -> None:
    matches = plan("awakening", ("a", "b", "c"), 4, 10, {})
    assert Counter([match.bots for match in matches]) == {(one, two): 2 for one in "abc" for two in "abc" if one != two}
    assert {match.seed for match in matches} == {10, 11}


def test_an_odd_number_of_games_is_rounded_up() -> None:
    assert len(plan("awakening", ("a", "b"), 3, 0, {})) == 4


def test_the_stronger_bot_is_rated_higher() -> None:
    matches = plan("awakening", ("a", "b", "c"), 20, 0, {})
    found = summed_up(("a", "b", "c"), matches, [won_by(match, "bca") for match in matches], 1.0)
    assert [entry["bot"] for entry in found["ratings"]] == ["b", "c", "a"]
    assert [entry["points"] for entry in found["ratings"]] == [40, 20, 0]
    assert found["pairs"][0] == {"bots": ["b", "c"], "points": [20.0, 0.0], "draws": 0}
    assert found["first_seat"]["share"] == 0.5


def test_equal_bots_are_rated_equal() -> None:
    matches = plan("awakening", ("a", "b"), 10, 0, {})
    found = summed_up(("a", "b"), matches, [drawn(match) for match in matches], 1.0)
    assert [entry["elo"] for entry in found["ratings"]] == [0, 0]
    assert found["pairs"][0]["draws"] == 10
    assert all(entry["low"] < 0 < entry["high"] for entry in found["ratings"])


def test_a_difference_of_ratings_says_what_is_scored() -> None:
    one, two = ratings([[0, 7500], [2500, 0]])
    assert one.elo - two.elo == pytest.approx(400 * math.log10(3), abs=0.2)
    assert one.elo + two.elo == pytest.approx(0, abs=1e-6)


def test_more_games_give_a_narrower_interval() -> None:
    few = ratings([[0, 6], [4, 0]])[0]
    many = ratings([[0, 600], [400, 0]])[0]
    assert many.high - many.low < (few.high - few.low) / 5


def test_somebody_who_never_lost_has_a_rating() -> None:
    best, *others = ratings([[0, 9, 9], [0, 0, 5], [0, 4, 0]])
    assert all(best.elo > other.elo for other in others)
    assert math.isfinite(best.elo)


def test_bots_that_never_met_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="never met"):
        ratings([[0, 0], [0, 0]])


def test_the_interval_of_a_rating_holds_the_truth_about_19_times_of_20() -> None:
    # The variance of the log-odds of a share p of n games is 1 / (n p (1 - p)); each bot has half of the difference.
    one = ratings([[0, 500], [500, 0]])[0]
    assert one.high == pytest.approx(1.96 * 400 / math.log(10) * math.sqrt(1 / (1001 * 0.25)) / 2, rel=1e-3)


def test_quantiles_and_spread() -> None:
    assert quantile([7], 0.9) == 7
    assert tuple(spread([3, 1, 2])) == pytest.approx((2, 1.2, 2, 2.8))


def test_wilson_intervals_stay_within_0_and_1() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(0, 20)[0] == 0
    assert wilson(20, 20)[1] == 1
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def test_the_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("awakening", "random,greedy", 2, None, 0, 1, 1, json=True) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert {entry["bot"] for entry in found["ratings"]} == {"random", "greedy"}


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("awakening", "random,greedy", 2, None, 0, 1, 1, json=False) == 0
    shown = capsys.readouterr().out
    assert "Elo" in shown
    assert "the first seat scored" in shown


@pytest.mark.parametrize("bots", ["random", "random,random"])
def test_an_arena_needs_different_bots(bots: str) -> None:
    with pytest.raises(ValueError, match="two or more different bots"):
        run("awakening", bots, 2, None, 0, 1, 1, json=True)


def test_no_games_are_refused() -> None:
    with pytest.raises(ValueError, match="games is 1 or more"):
        run("awakening", "random,greedy", 0, None, 0, 1, 1, json=True)
