"""Choosing a mode and its variants on the start page, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import arks
from tests.browser.conftest import DESK, PHONE, Contexts, Enter, Seat
from tests.browser.player import Player, call, card_of, table_of
from tests.browser.screens import Screens
from tests.browser.seeded import after

INFO = arks.games()["awakening"]
MODES = list(INFO.players_by_mode)
ABOUT = INFO.options["mode"].about

sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def at_home(enter: Enter, mode: str, size: ViewportSize = DESK) -> tuple[Page, Locator]:
    page = enter("/", size)
    card = card_of(page)
    choose(card, "mode", mode)
    return page, card


def chip(card: Locator, option: str, choice: str) -> Locator:
    return card.locator(f'input[name="awakening-{option}"][value="{choice}"]')


def choose(card: Locator, option: str, choice: str) -> None:
    chip(card, option, choice).check()


def variants(card: Locator) -> Locator:
    found = card.locator(".variants")
    found.locator("> summary").click()
    return found


def start(page: Page, card: Locator) -> dict[str, Any]:
    card.locator(".go").click()
    page.locator(".dec").first.wait_for()
    table: dict[str, Any] = call(page, "")["table"]
    return table


def b_side(seat: Seat) -> str:
    """The link to a table at which nothing is as on the A-side."""
    factions = ("diruni", "qfin")
    return seat(2, 5, after(20), mode="awakening", side="B", factions=factions, complexity2=True, level="random").path


# --- what can be had


def test_the_more_options_say_that_the_sealed_section_is_not_here(enter: Enter) -> None:
    page = enter("/")
    for game, told in (("awakening", 1), ("nova", 0)):
        more = page.locator(f'[data-game="{game}"] .more')
        more.locator("> summary").click()
        expect(more.get_by_text("Sealed Section")).to_have_count(told)


@sizes
@pytest.mark.parametrize("mode", MODES)
def test_a_mode_says_what_it_is_and_starts_with_a_click(enter: Enter, mode: str, size: ViewportSize) -> None:
    page, card = at_home(enter, mode, size)
    expect(card.locator(".about")).to_have_text(ABOUT[mode])
    table = start(page, card)
    assert table["options"] == {"mode": mode}
    assert [seat["kind"] for seat in table["seats"]] == ["human"] + ["bot"] * (INFO.usual_players[mode] - 1)
    assert Player(page).wait_until_asked() is not None


@sizes
@pytest.mark.parametrize("dark", [False, True], ids=["as a Challenger", "as the Dark Player"])
def test_a_person_may_lead_the_enemy(enter: Enter, dark: bool, size: ViewportSize) -> None:
    page, card = at_home(enter, "guardians", size)
    choose(card, "seats", "3")
    choose(card, "enemy", "dark-player")
    expect(card).to_contain_text("One of you plays the Enemy")
    if dark:
        choose(card, "dark", "true")
        expect(card.locator(".go")).to_have_text("Play now against bots")
    choose(card, "difficulty", "2")
    expect(card).to_contain_text("How many more Guardians")
    table = start(page, card)
    assert table["options"] == {"mode": "guardians", "enemy": "dark-player", "difficulty": "2"}
    kinds = [seat["kind"] for seat in table["seats"]]
    assert kinds == (["bot", "bot", "human"] if dark else ["human", "bot", "bot"])


def test_one_player_alone_plays_with_nobody(enter: Enter) -> None:
    page, card = at_home(enter, "glitch")
    choose(card, "seats", "1")
    expect(card.get_by_role("group", name="The others")).to_have_count(0)
    table = start(page, card)
    assert [seat["kind"] for seat in table["seats"]] == ["human"]


@sizes
def test_factions_are_chosen_seat_by_seat(enter: Enter, size: ViewportSize) -> None:
    page, card = at_home(enter, "awakening", size)
    expect(variants(card).locator(".tags")).to_have_text("none")
    expect(card.get_by_label("Factions: You")).to_have_count(0)  # the A-side has none
    choose(card, "side", "B")
    card.get_by_label("Factions: You").select_option(label="Pajak")
    expect(card).to_contain_text("Units count as cylinders.")
    taken = card.get_by_label("Factions: Seat 2").locator("option", has_text="Pajak")
    expect(taken).to_be_disabled()
    card.get_by_label("Factions: Seat 3").select_option(label="Hara")
    card.get_by_label("Complexity 2").check()
    expect(card.locator(".tags b")).to_have_text(["Factions", "Complexity 2"])
    table = start(page, card)
    mine, drawn, hers = table["options"].pop("factions")
    assert (mine, hers) == ("pajak", "hara")
    assert drawn in set(INFO.options["factions"].choices) - {mine, hers}
    assert table["options"] == {"mode": "awakening", "side": "B", "complexity2": True}
    assert call(page, "")["view"]["boards"][1]["faction"] == drawn


def test_some_play_the_a_side_and_some_have_factions(enter: Enter) -> None:
    page, card = at_home(enter, "awakening")
    variants(card)
    choose(card, "side", "B")
    card.get_by_label("Factions: You").select_option(label="None: the A-side")
    card.get_by_label("Factions: Seat 2").select_option(label="None: the A-side")
    card.get_by_label("Factions: Seat 3").select_option(label="Hara")
    table = start(page, card)
    assert table["options"] == {"mode": "awakening", "side": "A+A+B", "factions": ["none", "none", "hara"]}
    assert [board.get("faction") for board in call(page, "")["view"]["boards"]] == [None, None, "hara"]


def test_whoever_knows_less_is_helped(enter: Enter) -> None:
    page, card = at_home(enter, "awakening")
    variants(card)
    card.get_by_label("Unfair").check()
    choose(card, "unfair-0", "intermediate")
    table = start(page, card)
    assert table["options"] == {"mode": "awakening", "unfair": ["intermediate", "expert", "expert"]}


# --- what cannot


@sizes
def test_what_is_not_for_a_mode_says_why(enter: Enter, size: ViewportSize) -> None:
    _, card = at_home(enter, "first-mission", size)
    open_variants = variants(card)
    expect(open_variants.locator(".tags")).to_have_text("none in this mode")
    for name in ("side", "complexity2", "unfair"):
        option = INFO.options[name]
        sentence = next(iter(option.why_not.values()))["first-mission"]
        expect(open_variants.locator(f'[data-option="{name}"] .why')).to_have_text(sentence)
    expect(open_variants.locator("input")).to_have_count(0)
    choose(card, "mode", "guardians")
    expect(open_variants.locator('[data-option="unfair"] .why')).to_contain_text("on one side")
    expect(open_variants.locator("input")).to_have_count(3)


@sizes
def test_a_choice_for_other_tables_says_for_which(enter: Enter, size: ViewportSize) -> None:
    _, card = at_home(enter, "guardians", size)
    for seats, closed, sentence in [
        ("1", "dark-player", "A Dark Player: only for 2–5 players."),
        ("5", "automata", "Automata: only for 1–4 players."),
    ]:
        choose(card, "seats", seats)
        expect(chip(card, "enemy", closed)).to_be_disabled()
        expect(card.locator(".why", has_text=sentence)).to_be_visible()
    choose(card, "mode", "glitch")
    expect(chip(card, "enemy", "dark-player")).to_be_disabled()
    expect(card.locator(".why", has_text="Nobody leads the Glitch")).to_be_visible()


def test_what_was_chosen_for_another_mode_is_left_out(enter: Enter) -> None:
    page, card = at_home(enter, "awakening")
    variants(card)
    choose(card, "side", "B")
    card.get_by_label("Unfair").check()
    choose(card, "mode", "first-mission")
    assert start(page, card)["options"] == {"mode": "first-mission"}


# --- tables are named by it


def test_friends_read_what_they_will_play(enter: Enter) -> None:
    page, card = at_home(enter, "guardians")
    choose(card, "enemy", "dark-player")
    variants(card)
    choose(card, "side", "B")
    card.get_by_role("button", name="Create a table").click()
    lobby = page.locator(".lobby")
    for word in ("Guardians", "2 players", "Factions", "Dark Player"):
        expect(lobby.locator(".kind")).to_contain_text(word)
    expect(lobby).to_contain_text("Whoever takes the last seat is the Dark Player")
    expect(lobby.locator(".seats li").first.locator(".role")).to_have_count(0)
    expect(lobby.locator(".seats li").last.locator(".role")).to_have_text("Dark Player")
    friend = enter("/")
    row = friend.get_by_role("region", name="Join a table").locator(f'[data-table="{table_of(page)}"]')
    expect(row).to_contain_text("Guardians")
    expect(row).to_contain_text("Dark Player, Factions")


# --- boards of the B-side


@sizes
def test_a_board_shows_what_its_faction_can_do(seat: Seat, enter: Enter, size: ViewportSize) -> None:
    page = enter(b_side(seat), size)
    Player(page)
    phone = size == PHONE
    if phone:
        page.locator(".tabbar").get_by_text("Biodome").click()
    board = page.locator(".page-biodome" if phone else ".dock")
    board.get_by_role("button", name="Diruni: powers and weakness").click()
    told = page.locator(".help:popover-open")
    expect(told).to_contain_text("Follow the power")
    expect(told).to_contain_text("Deep sleepers")
    page.keyboard.press("Escape")
    board.get_by_role("button", name="Power: Full batteries").click()
    expect(page.locator(".help:popover-open")).to_contain_text("fifteen power cylinders")
    page.keyboard.press("Escape")
    expect(board.get_by_role("group", name="Constructed").locator(".slot")).to_have_count(4)
    if not phone:
        page.locator('.left [data-id="seat:1"]').click()
        expect(board.get_by_role("button", name="Qfin: powers and weakness")).to_be_visible()
        expect(board.locator(".sec")).to_have_count(8)
        expect(board.get_by_role("button", name="Bombs", exact=True)).to_contain_text("6")


# --- what it looks like


@pytest.mark.parametrize("name", ["desk", "phone", "tablet"])
def test_pictures_of_the_choice(contexts: Contexts, name: str) -> None:
    screens = Screens(contexts, name)
    page = screens.open("/")
    card = card_of(page)
    for mode in MODES:
        choose(card, "mode", mode)
        screens.keep(page, f"home-{mode}")
    variants(card)
    choose(card, "mode", "guardians")
    choose(card, "enemy", "dark-player")
    screens.keep(page, "home-dark-player")
    choose(card, "mode", "awakening")
    choose(card, "side", "B")
    card.get_by_label("Factions: You").select_option(label="Pajak")
    card.locator(".guide > summary").click()
    card.get_by_label("Complexity 2").check()
    card.get_by_label("Unfair").check()
    card.locator(".variants").scroll_into_view_if_needed()
    screens.keep(page, "home-variants")


@pytest.mark.parametrize("name", ["desk", "phone", "tablet"])
def test_pictures_of_a_faction(contexts: Contexts, seat: Seat, name: str) -> None:
    screens = Screens(contexts, name)
    page = screens.open(b_side(seat))
    Player(page)
    if screens.phone:
        page.locator(".tabbar").get_by_text("Biodome").click()
    screens.keep(page, "faction")
    page.locator(".crest .name").locator("visible=true").click()
    screens.keep(page, "faction-help")
