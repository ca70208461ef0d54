"""What people may call themselves and their tables: one line that others can read, emoji included.

An invisible name, or one that hides an invisible character, is how somebody poses as somebody else.
"""

from __future__ import annotations

from typing import Final
from unicodedata import category, name

from arks.kernel.errors import Illegal

JOINER: Final = "\u200d"  # glues emoji together: a family, a pirate flag
JOINERS: Final = (JOINER, "\u200c")  # both also shape letters of the Arabic and Indic scripts
SHAPED: Final = range(0x0600, 0x0E00)  # those scripts
EMOJI: Final = range(0x1F000, 0x1FB00)  # some are newer than this Python's tables
EMOJI_STYLE: Final = ("\ufe0e", "\ufe0f")  # asks for a plain or a coloured sign
KEYCAP: Final = "\u20e3"
BLACK_FLAG: Final = "\U0001f3f4"  # followed by tags: the flag of England, say
TAGS: Final = range(0xE0020, 0xE007F)
LAST_TAG: Final = "\U000e007f"
OTHER_STYLES: Final = (range(0xFE00, 0xFE0E), range(0xE0100, 0xE01F0), range(0x180B, 0x1810))
HAN: Final = (range(0x3400, 0xA000), range(0xF900, 0xFB00), range(0x20000, 0x32000))
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159")
MOST_MARKS: Final = 4  # on one letter: Vietnamese takes two, Hebrew with its points three or four


def check_name(text: str) -> str:
    """The name with single spaces; one that others could not read is refused with a sentence."""
    cleaned = " ".join(text.split())
    padded = f" {cleaned} "
    marks = 0
    for place, char in enumerate(cleaned, 1):
        before, after = padded[place - 1], padded[place + 1]
        if category(char)[0] == "M":
            marks += 1
            if before == " ":
                raise Illegal("a name has no accents without a letter")
            if marks > MOST_MARKS:
                raise Illegal(f"a name has at most {MOST_MARKS} accents on one letter")
        else:
            marks = 0
        if not can_be_seen(char, before, after) and not is_tag(char, padded[:place]):
            raise Illegal(f"a name has no invisible characters: {called(char)} is one")
    if any(is_unfinished(flag) for flag in cleaned.split(BLACK_FLAG)[1:]):
        raise Illegal("a name has no invisible characters: a flag in it is not complete")
    return cleaned


def can_be_seen(char: str, before: str, after: str) -> bool:
    """Whether a character shows, by itself or by what it does to its neighbours."""
    if char in JOINERS:
        if ord(before) in SHAPED and ord(after) in SHAPED:
            return True
        return char == JOINER and (is_emoji(before) or before in EMOJI_STYLE) and is_emoji(after)
    if char in EMOJI_STYLE:
        return after == KEYCAP if before in "0123456789#*" else category(before)[0] in "SP" or before == "ℹ"
    if any(ord(char) in styles for styles in OTHER_STYLES):
        return any(ord(before) in han for han in HAN)
    if char in BLANK:
        return False
    return category(char)[0] != "C" or ord(char) in EMOJI


def is_emoji(char: str) -> bool:
    return ord(char) in EMOJI or category(char) in ("So", "Sm")


def is_tag(char: str, before: str) -> bool:
    """Whether it spells out the region of a flag."""
    if ord(char) not in TAGS and char != LAST_TAG:
        return False
    return before.rstrip("".join(map(chr, TAGS))).endswith(BLACK_FLAG)


def is_unfinished(flag: str) -> bool:
    """Whether what follows a black flag begins to spell a region and never ends."""
    return flag[:1] != "" and ord(flag[0]) in TAGS and LAST_TAG not in flag


def called(char: str) -> str:
    return name(char, f"U+{ord(char):04X}").capitalize()
