"""The kernel knows no game: none of its words, and nothing that imports one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arks.kernel

KERNEL = Path(arks.kernel.__file__).parent
GAME_WORDS = (
    *("awakening", "nova", "ship", "room", "biodome", "cube", "cylinder", "artifact", "mission", "robot"),
    *("mercenary", "gate", "unit", "combat", "enemy", "fallout", "guardian", "glitch", "arsenal", "integrate"),
    *("zoo", "animal", "enclosure", "sponsor", "conservation", "appeal", "reputation", "kiosk", "pavilion", "aviary"),
    *("association", "university", "partner", "hypnosis", "venom", "pouch", "hex", "break token", "icon"),
)


@pytest.mark.parametrize("file", sorted(KERNEL.glob("*.py")), ids=lambda file: file.name)
def test_no_word_of_a_game_appears_in_the_kernel(file: Path) -> None:
    text = file.read_text(encoding="utf-8").lower()
    text = text.replace("move room:11 room:14", "")  # the one example of an id
    text = re.sub(r"\.(from)?hex\(", "", text)  # how bytes are written
    found = [word for word in GAME_WORDS if re.search(rf"\b{word}s?\b", text)]
    assert found == []


@pytest.mark.parametrize("file", sorted(KERNEL.glob("*.py")), ids=lambda file: file.name)
def test_the_kernel_imports_itself_and_the_standard_library_only(file: Path) -> None:
    imported = re.findall(r"^\s*(?:from|import) ([\w.]+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    allowed = ("__future__", "collections.abc", "dataclasses", "hashlib", "itertools", "struct", "typing")
    assert [name for name in imported if not name.startswith("arks.kernel") and name not in allowed] == []
