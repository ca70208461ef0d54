"""Plans that are tried in another world: an answer is given there only if it can be."""

from __future__ import annotations

import pytest

from arks.bots.mind import Answer
from arks.bots.worlds import fits
from arks.kernel.asks import PICK, Choice

ROOMS = [(1, 0), (1, 1), (1, 2)]


@pytest.mark.parametrize(
    ("lo", "hi", "picked", "fitting"),
    [
        (1, 1, ((1, 0),), True),
        (1, 1, ((1, 7),), False),
        (2, 2, ((1, 0),), False),  # one room was enough where the plan was made, here two change places
        (2, 2, ((1, 0), (1, 2)), True),
        (1, 1, ((1, 0), (1, 2)), False),
        (0, 2, (), True),
        (1, 2, (), False),
    ],
)
def test_a_planned_answer_fits_another_question(lo: int, hi: int, picked: Answer, fitting: bool) -> None:
    assert fits(Choice(PICK, "rooms", list(ROOMS), lo, hi), picked) is fitting
