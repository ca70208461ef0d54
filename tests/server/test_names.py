"""Names: whatever people can read and tell apart, and nothing that hides."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from arks.kernel.errors import Illegal
from arks.server.names import check_name
from tests.server.room import Room

READABLE = {
    "none at all": "",
    "letters": "Zoë Ångström",
    "letters and loose accents": "Zoe\u0308",
    "Vietnamese, decomposed": "Nguye\u0302\u0303n",
    "Hebrew with points": "שָׁלוֹם",
    "Arabic": "محمد",
    "Persian, with a joiner that shapes letters": "علی\u200cرضا",
    "Hindi": "क्षत्रिय",
    "Sinhala, with a joiner": "ශ්\u200dරී",
    "Thai": "กิ่งแก้ว",
    "Korean": "김민준",
    "Japanese": "山田 太郎",
    "a variant of a Han character": "葛\U000e0100城",
    "signs": "<Bob> & co. #1 *",
    "an emoji": "🦜",
    "a family": "👨\u200d👩\u200d👧\u200d👦",
    "a profession with a skin tone": "👩🏽\u200d🚀",
    "a heart in colour": "❤\ufe0f",
    "a heart on fire": "❤\ufe0f\u200d🔥",
    "a face that nods": "🙂\u200d↕\ufe0f",
    "a national flag": "🇫🇷",
    "a rainbow flag": "🏳\ufe0f\u200d🌈",
    "the flag of England": "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "a black flag": "🏴 Anne",
    "a pirate flag": "🏴\u200d☠\ufe0f",
    "a keycap": "1\ufe0f\u20e3",
    "an emoji that is newer than the tables": "\U0001fae9",
}

UNREADABLE = {
    "a zero-width space": "\u200b",
    "a zero-width space in a name": "An\u200bn",
    "a joiner between Latin letters": "An\u200dn",
    "a joiner at the end": "👩\u200d",
    "a joiner alone": "\u200d",
    "a word joiner": "\u2060Ann",
    "a byte order mark": "\ufeffAnn",
    "a soft hyphen": "An\u00adn",
    "text turned round": "\u202enna",
    "an isolate": "\u2066Ann\u2069",
    "a left-to-right mark": "Ann\u200e",
    "an Arabic letter mark": "\u061cAnn",
    "a Hangul filler": "\u3164",
    "a half-width Hangul filler": "Ann\uffa0",
    "a Hangul consonant that is blank": "\u115f",
    "a blank Braille pattern": "\u2800\u2800",
    "a blank note": "\U0001d159",
    "an invisible vowel": "\u17b4",
    "an accent alone": "\u0301",
    "accents alone": "\u0301\u0302\u0303",
    "an accent after a space": "Ann \u0301",
    "a heap of accents": "A" + "\u0301" * 12,
    "an invisible accent": "An\u034fn",
    "a style of a letter": "Ann\ufe0f",
    "a style of a digit": "Ann1\ufe0f",
    "a tag": "Ann\U000e0067\U000e007f",
    "half a flag": "🏴\U000e0067\U000e0062Ann",
    "a control character": "An\x00n",
    "a private sign": "\ue000",
    "a hole in the tables": "\u0378",
}


@pytest.mark.parametrize("name", READABLE.values(), ids=READABLE.keys())
def test_a_name_that_can_be_read_stays_as_it_is(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(Illegal, match=r"^a name has "):
        check_name(name)


@pytest.mark.parametrize("space", ["\t", "\n", "\u00a0", "\u2003", "\u3000", "\u2028"])
def test_spaces_of_any_kind_become_one(space: str) -> None:
    assert check_name(f"{space}Ann{space}{space}B.{space}") == "Ann B."
    assert check_name(space) == ""


def test_an_invisible_name_takes_no_seat_and_names_no_table(client: TestClient[Any], room: Room) -> None:
    refused = room.post("/name", 0, {"name": "A\u200bnn"})
    assert refused.status_code == 422
    assert refused.json()["detail"] == "A name has no invisible characters: Zero width space is one."
    assert room.seat(0)["name"] == "Ann"
    wish = {"game": "awakening", "seats": [{"kind": "human"}, {"kind": "open"}], "name": "\u3164"}
    assert client.post("/api/tables", json=wish).status_code == 422
    assert room.post("/name", 0, {"name": "👨\u200d👩\u200d👧"}).status_code == 204
    assert room.seat(0)["name"] == "👨\u200d👩\u200d👧"
