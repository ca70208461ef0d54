"""Every kind of question is put to the player, and answered by clicks on drawn things and buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.player import Player
from tests.browser.seeded import Questions, Wish, seeded
from tests.server.room import Server

pytestmark = pytest.mark.xdist_group("questions")  # the games in which they come up are played once

ASKED = [
    ("airlock", "pick"),
    ("chain", "menu"),
    ("combat-card", "sealed"),
    ("engineer-kind", "pick"),
    ("factories", "pick"),
    ("fight", "pick"),
    ("keep", "pick"),
    ("line", "menu"),
    ("pay", "pay"),
    ("place-gate", "place"),
    ("place-room", "place"),
    ("route-to", "pick"),
    ("section", "menu"),
    ("swap", "menu"),
    ("swap-rooms", "pick"),
    ("take", "pick"),
    ("teleport-to", "pick"),
    ("units-to-move", "amount"),
    ("units-to-move", "distribute"),
    ("wild-line", "menu"),
]


@pytest.fixture(scope="module")
def questions() -> Questions:
    return Questions(Wish(3, {"mode": "awakening", "turn_limit": 30}))


@pytest.mark.parametrize(("prompt", "kind"), ASKED)
def test_a_question_is_answered_by_clicks(
    server: Server, questions: Questions, enter: Enter, prompt: str, kind: str
) -> None:
    table = seeded(server.settings.database, questions.wish, questions.moment(prompt, kind))
    player = Player(enter(table.path))
    decision = player.wait_until_asked()
    assert decision is not None and decision["prompt"] == prompt
    expect(player.page.locator(".dec .dq b").first).not_to_be_empty()
    assert player.answer()
    assert player.listed == [], "only the list could answer it"
