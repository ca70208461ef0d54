"""Every kind of question is put to the player, and answered by clicks on drawn things and buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter, Seat
from tests.browser.player import Player
from tests.browser.seeded import asked

# Where bots come to each question early: (prompt, kind, mode, players, seed).
QUESTIONS = [
    ("airlock", "pick", "awakening", 3, 3),
    ("chain", "menu", "awakening", 2, 1),
    ("combat-card", "sealed", "awakening", 3, 5),
    ("engineer-kind", "pick", "first-mission", 1, 4),
    ("factories", "pick", "awakening", 2, 5),
    ("fight", "pick", "awakening", 3, 6),
    ("keep", "pick", "awakening", 3, 2),
    ("line", "menu", "awakening", 2, 1),
    ("pay", "pay", "first-mission", 2, 3),
    ("place-gate", "place", "first-mission", 2, 4),
    ("place-room", "place", "awakening", 2, 1),
    ("route-to", "pick", "awakening", 2, 1),
    ("section", "menu", "awakening", 2, 1),
    ("take", "pick", "awakening", 2, 3),
    ("teleport-to", "pick", "awakening", 2, 3),
    ("units-to-move", "amount", "awakening", 2, 2),
    ("units-to-move", "distribute", "awakening", 2, 1),
    ("wild-line", "menu", "awakening", 2, 4),
]


@pytest.mark.parametrize(("prompt", "kind", "mode", "players", "seed"), QUESTIONS)
def test_a_question_is_answered_by_clicks(
    seat: Seat, enter: Enter, prompt: str, kind: str, mode: str, players: int, seed: int
) -> None:
    table = seat(players, seed, asked(prompt, kind), mode=mode, turn_limit=40)
    player = Player(enter(table.path))
    decision = player.wait_until_asked()
    assert decision is not None and decision["prompt"] == prompt
    expect(player.page.locator(".dec .dq b")).not_to_be_empty()
    assert player.answer()
    assert player.listed == 0, "only the list could answer it"
