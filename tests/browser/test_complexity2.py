"""Complexity 2 at a table: doorways, guards, power tokens, and the phase before the action phase."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import arks
from arks.awakening.state import Ark
from arks.awakening.variants.doorways import is_guarded, seals
from tests.browser.conftest import Contexts, Enter, Seat
from tests.browser.player import Player
from tests.browser.screens import Screens
from tests.browser.seeded import Questions, Wish, offered, seeded
from tests.server.room import Server

COMPLEX = {"mode": "awakening", "complexity2": True, "turn_limit": 60}
both = pytest.mark.parametrize("size", ["desk", "phone"])
SEAL = offered("preemptive", "seal", 3)
DOORS = "g.doorway[data-door]"


@pytest.fixture
def screens(contexts: Contexts, size: str) -> Screens:
    return Screens(contexts, size)


def much_of_it(state: arks.State, _: int) -> int | None:
    """Seals to make and to break, a guarded room, power tokens."""
    assert isinstance(state, Ark)
    if not seals(state) or not any(room.power_tokens for room in state.rooms):
        return None
    outer = range(state.boards, len(state.rooms))
    if not any(is_guarded(state, seat, room) for seat in range(state.boards) for room in outer):
        return None
    return offered("preemptive", "unseal", 3)(state, 0)


def my_turn(page: Page) -> None:
    expect(page.locator(".dec.mine")).to_be_visible()


def test_a_doorway_is_sealed_by_clicks(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(3, 5, SEAL, others="human", **COMPLEX).path))
    page = player.page
    before = player.state()
    own = before["view"]["boards"][before["seat"]]
    expect(page.locator(".phases [aria-current=step]")).to_contain_text("Preempt")
    page.locator(DOORS).first.click()
    expect(page.locator(".verbs")).to_contain_text(f"Arsenal {own['arsenal']} → {own['arsenal'] - 4}")
    rooms = str(page.locator(DOORS).first.get_attribute("data-door")).split()
    page.locator(DOORS).first.click()
    player.wait_past(before["decision"]["number"])
    after = player.state()["view"]
    assert [sorted(seal["rooms"]) for seal in after["seals"]] == [sorted(rooms)]
    assert after["boards"][before["seat"]]["arsenal"] == own["arsenal"] - 4
    sealed = re.compile("sealed by you")
    expect(page.locator(f'[data-door="{" ".join(sorted(rooms))}"]')).to_have_attribute("aria-label", sealed)


def test_a_doorway_is_sealed_by_keys(seat: Seat, enter: Enter) -> None:
    player = Player(enter(seat(3, 5, SEAL, others="human", **COMPLEX).path))
    number = player.state()["decision"]["number"]
    player.page.locator(DOORS).first.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".verbs.spent")).to_be_visible()
    player.page.keyboard.press("Enter")
    player.wait_past(number)
    assert len(player.state()["view"]["seals"]) == 1


def test_verbs_show_their_places_and_what_they_need(seat: Seat, enter: Enter) -> None:
    page = enter(seat(3, 5, SEAL, others="human", **COMPLEX).path)
    my_turn(page)
    dear = page.get_by_role("button", name="Disintegrate needs 16 arsenal")
    expect(dear).to_be_disabled()
    all_doors = page.locator(DOORS).count()
    page.get_by_role("button", name=re.compile("^Seal for 4 arsenal")).click()
    expect(page.locator(DOORS)).to_have_count(all_doors)
    expect(page.get_by_role("button", name=re.compile("^Seal for 4 arsenal"))).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".dock .trk .gate")).to_have_count(3)


@both
def test_before_the_action_phase(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(3, 1, much_of_it, level="random", **COMPLEX).path)
    my_turn(page)
    screens.keep(page, "complexity2")
    page.locator(DOORS).first.dispatch_event("click")
    expect(page.locator(".verbs.spent")).to_be_visible()
    screens.keep(page, "complexity2-door")


@both
@pytest.mark.parametrize("verb", ["hack", "construct", "remove-section"])
def test_lines_with_more_to_do(screens: Screens, seat: Seat, verb: str) -> None:
    page = screens.open(seat(3, 1, offered("line", verb, 2), level="random", **COMPLEX).path)
    my_turn(page)
    page.locator(f'.acts [data-option^="{verb} "]').first.dispatch_event("click")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    screens.keep(page, f"complexity2-{verb}")


FACTIONS = {"mode": "awakening", "side": "B", "turn_limit": 60}


@both
@pytest.mark.parametrize("weapon", ["range", "bomb", "explode"])
def test_weapons_of_factions(screens: Screens, seat: Seat, weapon: str) -> None:
    page = screens.open(seat(5, 1, offered("line", weapon, 1), level="random", **FACTIONS).path)
    my_turn(page)
    page.locator(f'.acts [data-option^="{weapon} "]').first.dispatch_event("click")
    if weapon == "range":
        expect(page.locator(".weapons .shot")).to_be_attached()
    if weapon == "explode":
        expect(page.locator(".weapons use").first).to_be_attached()
    screens.keep(page, f"faction-{weapon}")


# --- every question of the variant is answered by clicks

ASKED = [("preemptive", "menu"), ("hack-with", "pick"), ("disintegrate-cylinders", "menu")]


@pytest.fixture(scope="module")
def questions() -> Questions:
    return Questions(Wish(3, {"mode": "awakening", "complexity2": True, "turn_limit": 200}))


@pytest.mark.xdist_group("questions of complexity 2")
@pytest.mark.parametrize(("prompt", "kind"), ASKED, ids=[prompt for prompt, _ in ASKED])
def test_a_question_is_answered_by_clicks(
    questions: Questions, server: Server, enter: Enter, prompt: str, kind: str
) -> None:
    table = seeded(server.settings.database, questions.wish, questions.moment(prompt, kind))
    player = Player(enter(table.path))
    decision = player.wait_until_asked()
    assert decision is not None and decision["prompt"] == prompt
    player.click(decision, [decision["options"][0]["id"]])
    player.wait_past(decision["number"])
    assert player.listed == [], "only the list could answer it"
