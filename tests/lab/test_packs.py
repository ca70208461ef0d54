"""``arks content check``: all problems, and the exit status."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from arks.lab import packs
from arks.nova import content
from arks.nova.content.check import PLAIN, check
from arks.nova.content.load import FACTS
from arks.nova.powers import Power


def test_the_built_in_pack_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert packs.run(None) == 0
    assert capsys.readouterr().out.startswith("The pack built-in is fine: 40 rooms, ")


def test_problems_are_listed_and_make_the_command_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "achievements.yaml").write_text("cards: []\n", encoding="utf-8")
    assert packs.run(tmp_path) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("achievements.yaml")
    assert lines[-1] in ("1 problem.", f"{len(lines) - 1} problems.")


def test_a_missing_folder_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert packs.run(tmp_path / "none") == 1
    assert "there is no such folder" in capsys.readouterr().out


# --- the facts of Ark Nova


def test_the_facts_of_nova_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert packs.run(Path("nova")) == 0
    assert capsys.readouterr().out == (
        "The facts of Ark Nova are fine: 128 animals, 64 sponsors, 32 projects, 11 final scoring cards, "
        "10 maps, 9 bonus tiles.\n"
    )


def facts_with(folder: Path, table: str, old: str, new: str) -> Path:
    """A copy of the facts with one value changed."""
    copied = shutil.copytree(FACTS, folder / "facts")
    path = copied / table
    path.chmod(0o644)
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")
    return copied


def test_a_changed_fact_is_noticed(tmp_path: Path) -> None:
    assert check(facts_with(tmp_path, "animals.csv", "401,Cheetah,", "401,Gepard,")) == [
        "animals.csv: the table was changed; proofread it, then renew its line in digests.txt"
    ]


def test_a_table_that_is_missing_or_new_is_noticed(tmp_path: Path) -> None:
    facts = shutil.copytree(FACTS, tmp_path / "facts")
    (facts / "partner_zoos.csv").rename(facts / "friends.csv")
    problems = check(facts)
    assert "partner_zoos.csv: the table is not there" in problems
    assert "friends.csv: nobody has proofread this table; add it to digests.txt" in problems


def test_universities_are_as_their_table_says(tmp_path: Path) -> None:
    problems = check(facts_with(tmp_path, "universities.csv", "Science;Science,0", "Science,0"))
    assert "universities.csv: science_science is not what the rules give" in problems


def test_a_card_without_an_effect_is_noticed(tmp_path: Path) -> None:
    problems = check(without_abilities(tmp_path))
    assert "405 Fennec Fox has no effect" in problems


def without_abilities(folder: Path) -> Path:
    """A copy of the facts in which the Fennec Fox has no ability."""
    row = next(line for line in (FACTS / "animals.csv").read_text("utf-8").splitlines() if line.startswith("405,"))
    return facts_with(folder, "animals.csv", row, row.replace("Clever", ""))


def test_what_nobody_can_count_is_noticed(tmp_path: Path) -> None:
    problems = check(facts_with(tmp_path, "final_scoring.csv", "reputation,6,9,12,15", "fame,6,9,12,15"))
    assert "007 Favorite Zoo: nothing is called fame" in problems


def test_a_bonus_nobody_knows_is_noticed(tmp_path: Path) -> None:
    problems = check(facts_with(tmp_path, "tracks.json", '"8":"hire_worker 1"', '"8":"hire_actor 1"'))
    assert any("hire_actor" in problem for problem in problems)


def test_only_cards_said_to_be_plain_have_no_effect() -> None:
    pack = content.pack_for(False)
    cards = (*pack.animals.values(), *pack.sponsors.values())
    assert {card.number for card in cards if pack.powers[card.face].power == Power()} == PLAIN
