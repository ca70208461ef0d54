"""How long the game still lasts for a seat, and what gains are worth until then."""

from __future__ import annotations

from typing import Final

from arks.bots.nova import weights
from arks.nova.modules.solo import FIRST_ROUND, ROUNDS
from arks.nova.state import Player, Zoo
from arks.nova.tables import MAX_APPEAL, target

START: Final = 114.0  # points from the start to crossing
MOST_MONEY: Final = 200  # what is beyond counts nothing


def points(player: Player) -> int:
    """Victory points as they stand."""
    return player.appeal - target(player.conservation)


def turns_left(state: Zoo, seat: int) -> int:
    """Own turns that are sure to come after the end was triggered, the running one not counted."""
    players = state.rules.players
    left = 0
    for nth in range(state.last_turns):
        if (state.active + nth) % players == seat:
            left += 1
    return left


class Outlook:
    """Made once for a look ahead: its numbers do not change with what is tried."""

    def __init__(self, state: Zoo, seat: int) -> None:
        self.solo = state.rules.players == 1
        if self.solo:
            left = state.solo_turns
            for number in range(state.round + 1, ROUNDS + 1):
                left += FIRST_ROUND + 1 - number
            self.turns = float(max(0, left - 1))
            self.breaks = float(ROUNDS - state.round)
            self.game = 27.0
        else:
            self.game = weights.GAME
            best = max([points(player) for player in state.players])
            share = min(1.0, max(0.0, (START + best) / START))
            self.turns = max(1.0, weights.GAME * (1.0 - share**weights.PACE))
            if state.last_turns >= 0:
                self.turns = float(max(0, turns_left(state, seat) - int(state.active == seat)))
            self.breaks = self.turns / weights.TURNS_PER_BREAK
        turns = self.turns
        self.money = weights.MONEY * min(1.0, turns / weights.MONEY_TURNS)
        self.purses = [self.money * coins(money) for money in range(MOST_MONEY + 1)]
        self.xtoken = weights.XTOKEN * min(1.0, turns / weights.XTOKEN_TURNS)
        self.reputation = weights.REPUTATION * min(1.0, turns / weights.REPUTATION_TURNS)
        self.card = weights.CARD * min(1.0, turns / weights.CARD_TURNS)
        self.upgrade = min(1.0, turns / weights.UPGRADE_TURNS)
        self.worker = weights.WORKER * min(1.0, turns / weights.WORKER_TURNS)
        self.coming = weights.CONSERVATION_PER_TURN * turns
        self.conservation = conservation_points(state.players[seat].conservation + 1, self.coming) - (
            conservation_points(state.players[seat].conservation, self.coming)
        )
        self.incomes = incomes(state.pack.tracks.income, self.breaks)
        appeal = min(state.players[seat].appeal, MAX_APPEAL - 5)
        self.appeal = 1.0 + (self.incomes[appeal + 5] - self.incomes[appeal]) / 5.0 * self.money * weights.LATER
        self.late = 1.0 - min(1.0, turns / self.game)  # how much of the game is over

    def purse(self, money: int) -> float:
        """What so much money is worth: the more there is, the less each coin."""
        return self.purses[min(money, MOST_MONEY)]

    def cost(self, price: int, money: int) -> float:
        """What paying a price out of so much money costs; what is missing has to be earned first."""
        money = min(money, MOST_MONEY)
        if price > money:
            return self.purses[money] + (price - money) * self.money
        return self.purses[money] - self.purses[money - price]

    def later_money(self) -> float:
        """What one money in every break is worth."""
        return self.breaks * self.money * weights.LATER

    def gains(self) -> tuple[float, ...]:
        """What one step of each track or supply is worth, in the order of `tracks`."""
        return (self.money, self.xtoken, self.appeal, self.conservation, self.reputation)


def coins(money: int) -> float:
    """So much money in coins of full worth."""
    more = max(0, money - weights.ENOUGH_MONEY)
    much = max(0, money - weights.MUCH_MONEY)
    return money - 0.5 * more - 0.35 * much


def incomes(income: tuple[int, ...], breaks: float) -> list[float]:
    """By appeal: the money of all breaks to come, in which the appeal will have grown whatever is done now."""
    found: list[float] = []
    last = len(income) - 1
    for appeal in range(len(income)):
        total = 0.0
        left = breaks
        grown = float(appeal)
        while left > 0.0:
            total += min(1.0, left) * income[min(int(grown), last)]
            grown += weights.APPEAL_PER_BREAK
            left -= 1.0
        found.append(total)
    return found


def conservation_points(conservation: int, coming: float) -> float:
    """What conservation points will count: those beyond 10 count more, and more are to come (p. 19)."""
    return area(conservation + coming) - area(coming)


def area(conservation: float) -> float:
    return 2.0 * min(conservation, 10.0) + 3.0 * max(conservation - 10.0, 0.0)
