"""Ids: how tuples of integers read as words."""

from __future__ import annotations

import pytest

from arks.kernel import words
from arks.kernel.words import BRANCH, CARD, EFFECT, NO, NUMBER, SEAT, YES, Kind, Word, Words

SPOT = Kind("spot", ("near", "far"), drawn=True)
COLOUR = Kind("", ("red", "blue"))
TOY = Words(
    (Word("go", SPOT, SPOT), Word("pay", COLOUR, NUMBER), Word("show", SEAT, CARD), Word("pass")), ("hunt", "rest")
)
GO, PAY, SHOW, PASS = [TOY.number[name] for name in ("go", "pay", "show", "pass")]


def test_an_id_is_the_names_of_its_things_joined_by_blanks() -> None:
    assert TOY.id((GO, 0, 1)) == "go spot:near spot:far"
    assert TOY.id((PAY, 1, 3)) == "pay blue 3"
    assert TOY.id((PASS,)) == "pass"


def test_the_last_kind_repeats() -> None:
    assert TOY.id((SHOW, 1, 5, 9)) == "show seat:1 card:5 card:9"


def test_the_drawn_things_are_read_off() -> None:
    assert TOY.touches((SHOW, 1, 5, 9)) == ["seat:1", "card:5", "card:9"]
    assert TOY.touches((PAY, 1, 3)) == []


def test_the_kernels_own_words_come_first_and_name_procedures() -> None:
    assert [TOY.id(raw) for raw in ((YES,), (NO,), (BRANCH, 1), (EFFECT, 1, 7))] == [
        *("yes", "no", "branch 1", "effect rest from:7")
    ]


def test_an_id_made_lately_is_found_again() -> None:
    assert TOY.raw(TOY.id((GO, 1, 1))) == (GO, 1, 1)
    assert TOY.raw("go spot:nowhere spot:far") is None


def test_the_memory_of_ids_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "MEMO_LIMIT", 2)
    small = Words((Word("bid", NUMBER),))
    bid = small.number["bid"]
    assert [small.id((bid, n)) for n in range(3)] == ["bid 0", "bid 1", "bid 2"]
    assert small.raw("bid 0") is None
    assert small.raw("bid 2") == (bid, 2)


def test_two_words_cannot_share_a_name() -> None:
    with pytest.raises(AssertionError, match="one name"):
        Words((Word("go"), Word("go")))
