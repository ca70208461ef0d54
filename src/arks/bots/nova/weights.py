"""The numbers of the greedy bot's evaluation of Ark Nova, all in one place. The unit is one victory point.

They are guesses; what was changed was compared by the scores of many games, alone and against each other.
"""

from __future__ import annotations

from typing import Final

FURTHER: Final = 8  # ends of a turn of which the next turn is looked at too

# How long the game still lasts, in turns of one player.
GAME: Final = 34.0  # a whole game of two to four players
PACE: Final = 0.7  # points come ever faster: this power of the share of points is the share of turns
TURNS_PER_BREAK: Final = 4.0
APPEAL_PER_BREAK: Final = 6.0  # appeal still to come until each break
CONSERVATION_PER_TURN: Final = 0.5  # conservation points still to come

# What things are worth while the game lasts long enough to use them; the second number says how many turns that takes.
MONEY: Final = 0.22
MONEY_TURNS: Final = 6.0
ENOUGH_MONEY: Final = 20  # what is beyond counts half ...
MUCH_MONEY: Final = 40  # ... and what is beyond this hardly
SOON: Final = 0.6  # of the next income, for what cards in hand will cost
LATER: Final = 0.8  # of money that comes in a later break
XTOKEN: Final = 1.2
XTOKEN_TURNS: Final = 5.0
XTOKENS: Final[tuple[float, ...]] = (0.0, 1.0, 1.9, 2.7, 3.3, 3.6)  # so many are worth so many times the first
REPUTATION: Final = 0.8
REPUTATION_TURNS: Final = 8.0
CARD: Final = 1.6  # any card from the deck
CARD_TURNS: Final = 5.0
UPGRADES: Final[tuple[float, ...]] = (6.0, 5.0, 5.0, 5.0, 4.0)  # by action card
UPGRADE_TURNS: Final = 14.0
WORKER: Final = 4.0
WORKER_TURNS: Final = 14.0
WORKER_READY: Final = 1.0  # one that is not at work
PARTNER: Final = 1.5
UNIVERSITY: Final = 1.5
NEXT_SLOT: Final = 1.0  # a partner zoo or university short of the one that upgrades a card
KIOSK: Final = 1.6
UNIQUE: Final = 2.0
CLEVER: Final = 0.5
MULTIPLIER: Final = 1.5
EXTRA_ACTION: Final = 2.5
ONGOING: Final = 0.8  # of what a sponsor is thought to bring again and again
ATTACK: Final = 1.0  # on other zoos, each
BONUS_AHEAD: Final = 0.8  # of a bonus of the reputation track, for each step that is missing once more
BONUS_BESIDE: Final = 0.2  # share of a placement bonus beside a building
FULL_MAP: Final = 7.0

# Cards in hand: what playing one brings, less the share of an action, times how likely and how soon it is.
ANIMAL_ACTION: Final = 1.2
SPONSOR_ACTION: Final = 1.2
BUILD_ACTION: Final = 1.2
READY: Final = 0.6
HOMELESS: Final = 0.75
LACKING: Final = 0.6  # for each condition
SHORT_OF_MONEY: Final = 0.015  # less for each coin that is missing
BY_RANK: Final[tuple[float, ...]] = (1.0, 0.9, 0.8, 0.7, 0.55, 0.4, 0.3, 0.2)  # the best card first
PLAYS_PER_TURN: Final = 0.7
IN_RANGE: Final = 0.3  # share of an animal in the display that Animals II could play
SALVAGE: Final = 0.3  # any card, to discard or sell
ANY_PRICE: Final = 14  # of an animal ...
ANY_ANIMAL: Final = 0.6  # ... which any card of the deck is that often
EMPTY_SPACE: Final = 0.25  # of an enclosure without an animal in sight
EMPTY_ENOUGH: Final = 8

# Projects: the share that is in sight by the icons that are missing.
REACH: Final[tuple[float, ...]] = (0.7, 0.42, 0.27, 0.15, 0.08, 0.03)
PROJECT_ACTION: Final = 2.0
SUPPORT_RANK: Final[tuple[float, ...]] = (1.0, 0.8, 0.6, 0.4, 0.25, 0.15, 0.1)
TURNS_PER_SUPPORT: Final = 6.0
IN_DISPLAY: Final = 0.3  # share of a project that is only in the display

# The row of action cards: how much each is wanted, and what a slot is good for.
DESIRE: Final[tuple[float, ...]] = (2.4, 2.4, 1.8, 1.4, 1.4)
SLOT: Final[tuple[float, ...]] = (0.0, 0.3, 0.55, 0.8, 1.0)

# The end.
SCORING_EARLY: Final = 0.35  # how much final scoring counts at the start of the game
POINTS_PER_TURN: Final = 5.0  # of an opponent, in the last turns
SCORING_OF_OTHERS: Final = 5.0
WIN: Final = 60.0
CLOSE: Final = 6.0  # a lead that wins three of four times
