"""Solo and co-op modes: whole games by clicks, the Enemy's turn played back, trades, and every screen at both sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import arks
from arks.awakening.state import ACTION_DECK, Ark
from arks.kernel.zones import top
from tests.browser.conftest import Contexts, Enter, Seat
from tests.browser.player import ASKED, END, Player
from tests.browser.screens import Screens
from tests.browser.seeded import GAMES, Moment, Until, Wish, after, asked, at_the_end, games_of, seeded
from tests.server.room import Server

GUARDIANS = {"mode": "guardians"}
GLITCH = {"mode": "glitch"}
IT_LEARNS = {"mode": "it-learns"}
DARK = {"mode": "guardians", "enemy": "dark-player"}
MODES = {"guardians": GUARDIANS, "glitch": GLITCH, "it-learns": IT_LEARNS}
BAR = ".enb[data-playback]"
modes = pytest.mark.parametrize("mode", list(MODES))
both = pytest.mark.parametrize("size", ["desk", "phone"])


def button(page: Page, name: str) -> Locator:
    """A control of the playback."""
    return page.locator(f'{BAR} [data-play="{name}"]')


class Challenger(Player):
    """Skips what the Enemy does, and puts results of combats away."""

    def wait_until_asked(self) -> dict[str, Any] | None:
        for _ in range(400):
            if self.page.locator(BAR).count():
                button(self.page, "skip").click()
            elif self.page.evaluate(ASKED, self._last):
                return super().wait_until_asked()
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody asks")

    def click(self, decision: dict[str, Any], picked: list[str]) -> None:
        """Edges of a room are pressed twice; an offer to another Challenger is put together beside the question."""
        if decision["prompt"] == "name-edge":
            edge = self.page.locator(f'.edges [data-option="{picked[0]}"]')
            edge.press("Enter")
            edge.press("Enter")
        elif picked and picked[0].startswith("trade "):
            self.offer(*picked)
        else:
            super().click(decision, picked)

    def offer(self, who: str, *amounts: str) -> None:
        self.page.locator(f'.traders [data-trade="{who.removeprefix("trade ")}"]').click()
        for amount in amounts:
            word, resource, n = amount.split()
            for _ in range(int(n)):
                self.page.locator(f'.trade [data-trade="{word} {resource}"]').click()
        self.page.locator('.trade [data-trade="offer"]').click()


def will_move(state: arks.State) -> bool:
    """Whether the next enemy-action card is no stop sign."""
    assert isinstance(state, Ark)
    cards = top(state, ACTION_DECK, 1)
    return bool(cards) and state.pack.enemy.actions[state.cards.face[cards[0]]].moves > 0


def last_to_move(answers: int, moving: bool = False) -> Until:
    """So many answers later, when the last Challenger may end its line, and with it the round; Guardians then move."""

    def when(state: arks.State, n: int) -> int | None:
        if moving and not will_move(state):
            return None
        for seat, ask in arks.asks(state).items():
            ends = any(option.id == "done" for option in ask.options)
            if n >= answers and ask.prompt == "line" and ends and seat == arks.view(state, None)["enemy"]["seat"] - 1:
                return seat
        return None

    return when


ABOUT_TO_END = last_to_move(70, moving=True)
NEARLY_OVER = {"guardians": after(100), "glitch": after(50), "it-learns": after(95)}


def end_the_line(page: Page) -> None:
    """By the list, which every size has; what is left undone does not matter."""
    expect(page.locator(".dec.mine")).to_be_visible()
    page.locator('.acts [data-option="done"]').dispatch_event("click")
    page.locator(".dec [data-confirm]").click()
    expect(page.locator(BAR)).to_be_visible()


# --- whole games


def nearly_over(state: arks.State, _: int) -> int | None:
    """When little time is left to the Challengers: in the last turns, or with few pieces in the Enemy's supply."""
    enemy = arks.view(state, None)["enemy"]
    left = enemy["left"]["corruption"] if "left" in enemy else enemy["turns_left"]
    return 0 if 0 in arks.asks(state) and left in range(1, 6) else None


def test_a_ship_is_built_and_a_game_clicked_from_its_start(seat: Seat, enter: Enter) -> None:
    player = Challenger(enter(seat(2, 4, after(0), **GUARDIANS).path))
    assert player.play_to_the_end() > 40
    expect(player.page.locator(END)).to_be_visible()
    assert player.listed == [], "only the list could answer it"


@modes
def test_a_game_against_the_enemy_is_clicked_to_its_end(seat: Seat, enter: Enter, mode: str) -> None:
    player = Challenger(enter(seat(1, 3, nearly_over, level="random", **MODES[mode]).path))
    assert player.play_to_the_end() > 3
    expect(player.page.locator(END)).to_be_visible()
    expect(player.page.locator(".won.shared li")).to_have_count(3)
    assert player.listed == [], "only the list could answer it"


def before_a_victory(wish: Wish, seed: int) -> tuple[Moment, list[str]]:
    """The first game from this seed on that bots win, before their last answer; and that answer."""
    for tried in range(seed, seed + GAMES):
        for play, entries in games_of(wish, tried, wish.level):
            outcome = play.position.outcome
            if outcome is not None and outcome.winners:
                last = entries[-1]
                return Moment(tried, last.seat, entries[:-1], None), last.body["picked"]
    raise AssertionError(f"nobody won in {GAMES} games")


def test_the_challengers_win_together(server: Server, enter: Enter) -> None:
    wish = Wish(1, GLITCH)
    moment, picked = before_a_victory(wish, 5)
    player = Challenger(enter(seeded(server.settings.database, wish, moment).path))
    decision = player.wait_until_asked()
    assert decision is not None
    player.click(decision, picked)
    assert player.listed == [], "only the list could answer it"
    player.wait_past(decision["number"])
    expect(player.page.locator(END)).to_contain_text("You win")
    expect(player.page.locator(".won.shared li.met")).to_have_count(3)


def test_a_dark_player_leads_the_enemy_by_clicks(seat: Seat, enter: Enter) -> None:
    table = seat(2, 3, asked("guardian"), level="random", **DARK)
    player = Challenger(enter(table.path))
    assert table.seat == 1, "whoever leads the Enemy sits after the last Challenger"
    for _ in range(12):
        if not player.answer():
            break
    assert player.listed == [], "only the list could answer it"
    expect(player.page.locator(".right .enemy")).to_contain_text("you lead it")


def test_a_game_is_played_by_keys_alone(seat: Seat, enter: Enter) -> None:
    player = Challenger(enter(seat(1, 3, after(60), level="random", **GUARDIANS).path))
    for _ in range(15):
        if not player.answer(by_keys=True):
            break


# --- the Enemy's turn, played back


@pytest.fixture
def playing(seat: Seat, enter: Enter) -> Iterator[Page]:
    page = enter(seat(2, 3, ABOUT_TO_END, level="random", **GUARDIANS).path)
    end_the_line(page)
    yield page


def place(page: Page) -> int:
    return int(page.locator(BAR).get_attribute("data-playback") or -1)


def pause(page: Page) -> None:
    if button(page, "pause").get_attribute("aria-pressed") == "false":
        button(page, "pause").click()


def test_the_enemys_turn_can_be_stopped_and_stepped(playing: Page) -> None:
    pause(playing)
    at = place(playing)
    button(playing, "next").click()
    expect(playing.locator(BAR)).to_have_attribute("data-playback", str(at + 1))
    button(playing, "back").click()
    expect(playing.locator(BAR)).to_have_attribute("data-playback", str(at))
    button(playing, "speed").click()
    expect(button(playing, "speed")).to_have_text("2×")
    playing.keyboard.press("]")
    expect(playing.locator(BAR)).to_have_attribute("data-playback", str(at + 1))
    playing.keyboard.press("[")
    expect(playing.locator(BAR)).to_have_attribute("data-playback", str(at))


def test_it_goes_on_by_itself_and_stops_at_any_key(playing: Page) -> None:
    if button(playing, "pause").get_attribute("aria-pressed") == "true":
        button(playing, "pause").click()
    at = place(playing)
    playing.wait_for_function(
        "at => Number(document.querySelector('.enb')?.dataset.playback ?? 99) > at", arg=at, timeout=5000
    )
    playing.keyboard.press("Shift")
    expect(button(playing, "pause")).to_have_attribute("aria-pressed", "true")


def test_a_moving_guardian_tells_why(playing: Page) -> None:
    pause(playing)
    for _ in range(20):
        if playing.locator(".waypill.taken").count():
            break
        button(playing, "next").click()
    expect(playing.locator(f"{BAR} .why")).not_to_be_empty()
    expect(playing.locator(".waypill")).to_have_count(4)
    expect(playing.locator(".right .enemy .pd.y")).to_have_count(1)


def test_what_is_skipped_is_one_line_of_the_log(playing: Page) -> None:
    button(playing, "skip").click()
    expect(playing.locator(BAR)).to_have_count(0)
    lines = playing.locator(".right .log li")
    expect(lines.filter(has_text="Guardians: ")).to_have_count(1)
    told = lines.all_inner_texts()  # the last one comes first
    since = told[: next(n for n, line in enumerate(told) if "Guardians: " in line)]
    assert not [line for line in since if "Guardian" in line]


def test_the_log_tells_nothing_that_is_not_shown_yet(playing: Page) -> None:
    pause(playing)
    last = playing.locator(".right .log li").first
    before = last.inner_text()
    button(playing, "next").click()
    expect(last).not_to_have_text(before)


# --- trades


def test_an_offer_is_made_and_answered(seat: Seat, enter: Enter) -> None:
    table = seat(2, 3, trading, level="random", others="human", **GUARDIANS)
    page = enter(table.path)
    page.locator(".traders button").first.click()
    give = page.locator('.trade [data-trade^="give"]:not([disabled])').first
    what = str(give.get_attribute("data-trade")).split()[1]
    give.click()
    expect(page.locator(".trade .after b")).to_have_count(1)
    page.locator('.trade [data-trade="offer"]').click()
    other = enter(table.path_of(1 - table.seat))
    expect(other.locator(".trade.answering")).to_be_visible()
    have = resources(other, 1 - table.seat, what)
    other.locator('.trade [data-trade="accept"]').click()
    expect(other.locator(".trade")).to_have_count(0)
    assert resources(other, 1 - table.seat, what) == have + 1


def resources(page: Page, seat: int, what: str) -> int:
    table = Player(page).state()
    return int(table["view"]["boards"][seat]["resources"][what])


def trading(state: arks.State, n: int) -> int | None:
    """When whoever is asked may make an offer, and has something to give."""
    asides = arks.asides(state)
    for seat in arks.asks(state):
        if n > 60 and seat in asides and any(id.startswith("give") for id in asides[seat].ids()):
            return seat
    return None


def others_turn(state: arks.State, n: int) -> int | None:
    """When somebody who is not asked could give something."""
    asked = arks.asks(state)
    for seat, aside in arks.asides(state).items():
        if n > 60 and seat not in asked and any(id.startswith("give") for id in aside.ids()):
            return seat
    return None


def test_an_offer_is_made_out_of_turn_and_taken_back(seat: Seat, enter: Enter) -> None:
    table = seat(2, 3, others_turn, level="random", others="human", **GUARDIANS)
    page = enter(table.path)
    page.locator(".traders button").first.click()
    page.locator('.trade [data-trade^="give"]:not([disabled])').first.click()
    page.locator('.trade [data-trade="offer"]').click()
    other = enter(table.path_of(1 - table.seat))
    expect(other.locator(".trade.answering")).to_be_visible()
    page.locator('.trade [data-trade="withdraw"]').click()
    expect(other.locator(".trade")).to_have_count(0)
    expect(other.locator(".dec.mine")).to_be_visible()


# --- every screen


@pytest.fixture
def screens(contexts: Contexts, size: str) -> Screens:
    return Screens(contexts, size)


def shown(screens: Screens, path: str) -> Page:
    page = screens.open(path)
    expect(page.locator(".dec.mine")).to_be_visible()
    return page


@both
@modes
def test_table(screens: Screens, seat: Seat, mode: str) -> None:
    page = shown(screens, seat(2, 3, NEARLY_OVER[mode], level="random", **MODES[mode]).path)
    screens.keep(page, f"coop-{mode}")
    if screens.phone:
        for tab in ("Players", "Hand"):
            page.get_by_role("navigation").get_by_role("button", name=tab).click()
            screens.keep(page, f"coop-{mode}-{tab.lower()}")


@both
def test_building_the_ship(screens: Screens, seat: Seat) -> None:
    page = shown(screens, seat(2, 3, after(4), level="random", **GUARDIANS).path)
    expect(page.get_by_text("The ship is being built").locator("visible=true").first).to_be_visible()
    screens.keep(page, "coop-building")


@both
def test_playback(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(2, 3, ABOUT_TO_END, level="random", **GUARDIANS).path)
    end_the_line(page)
    pause(page)
    for _ in range(20):
        if page.locator(".waypill.taken").count():
            break
        button(page, "next").click()
    screens.keep(page, "coop-playback")


@both
def test_playback_of_what_learns(screens: Screens, seat: Seat) -> None:
    page = screens.open(seat(2, 3, last_to_move(90), level="random", **IT_LEARNS).path)
    end_the_line(page)
    pause(page)
    button(page, "next").click()
    screens.keep(page, "coop-playback-it-learns")


@both
@pytest.mark.parametrize("prompt", ["guardian", "guardian-room", "guardian-step"])
def test_dark_player(screens: Screens, seat: Seat, prompt: str) -> None:
    screens.keep(shown(screens, seat(3, 3, asked(prompt), level="random", **DARK).path), f"coop-dark-{prompt}")


@both
@pytest.mark.parametrize("who", ["challenger", "dark"])
def test_combat(screens: Screens, seat: Seat, who: str) -> None:
    wanted, options = (0, GUARDIANS) if who == "challenger" else (2, DARK)

    def until(state: arks.State, _: int) -> int | None:
        asks = arks.asks(state)
        fits = [one for one in asks if asks[one].prompt == "combat-card" and (one == 2) == (wanted == 2)]
        return fits[0] if fits else None

    players = 2 if who == "challenger" else 3
    page = shown(screens, seat(players, 3, until, level="random", **options).path)
    expect(page.locator(".scene")).to_be_visible()
    screens.keep(page, f"coop-combat-{who}")


@both
@pytest.mark.parametrize("mode", ["guardians", "it-learns"])
def test_a_placed_room_is_turned_on_the_board(mode: str, size: str, screens: Screens, seat: Seat) -> None:
    page = shown(screens, seat(2, 3, asked("name-edge"), level="random", **MODES[mode]).path)
    edges = page.locator(".edges [role=button]")
    expect(edges).to_have_count(4)
    edge = edges.nth(2)
    edge.dispatch_event("click")
    expect(edge).to_have_attribute("aria-pressed", "true")
    screens.keep(page, f"coop-name-edge-{mode}")
    edge.dispatch_event("click")
    expect(edges).to_have_count(0)


@both
def test_action_cards(screens: Screens, seat: Seat) -> None:
    page = shown(screens, seat(2, 3, asked("challenger-card"), level="random", **IT_LEARNS).path)
    page.locator(".acard.legal:visible").first.click()
    screens.keep(page, "coop-action-card")


@both
def test_trades(screens: Screens, seat: Seat) -> None:
    table = seat(2, 3, trading, level="random", others="human", **GUARDIANS)
    page = shown(screens, table.path)
    page.locator(".traders button").first.click()
    page.locator('.trade [data-trade^="give"]:not([disabled])').first.click()
    screens.keep(page, "coop-trade")
    page.locator('.trade [data-trade="offer"]').click()
    expect(page.locator('.trade [data-trade="withdraw"]')).to_be_visible()
    screens.keep(page, "coop-trade-waiting")
    page = shown(screens, table.path_of(1 - table.seat))
    expect(page.locator(".trade.answering")).to_be_visible()
    screens.keep(page, "coop-trade-offer")


@both
@pytest.mark.parametrize("mode", [*MODES, "dark"])
def test_result(screens: Screens, seat: Seat, mode: str) -> None:
    players, options = (3, DARK) if mode == "dark" else (2, MODES[mode])
    page = screens.open(seat(players, 3, at_the_end, level="random", **options).path)
    expect(page.locator(f"{END} .scroll tbody tr")).to_have_count(2)  # of those with a board
    screens.keep(page, f"coop-end-{mode}")
