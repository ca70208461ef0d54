"""Two Arks: rules engine, bots and studies of two heavy board games.

>>> import random
>>> import arks
>>> state = arks.new("awakening", players=3, seed=7, options={"turn_limit": 5})
>>> rng = random.Random(1)
>>> while arks.outcome(state) is None:
...     for seat, ask in arks.asks(state).items():
...         _ = arks.answer(state, seat, arks.sample(ask, rng))
>>> arks.outcome(state).reason
'turn limit'
"""

from arks.api import answer, determinise, games, load, new, outcome, replay, save, view, why_not
from arks.games import GameInfo, OptionInfo
from arks.kernel.asks import Ask, Option, WhyNot, answers, sample
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.frames import asides, asks
from arks.kernel.session import Session
from arks.kernel.state import Outcome, State

__all__ = [
    "Ask",
    "Event",
    "GameInfo",
    "Illegal",
    "Option",
    "OptionInfo",
    "Outcome",
    "Session",
    "State",
    "WhyNot",
    "answer",
    "answers",
    "asides",
    "asks",
    "determinise",
    "games",
    "load",
    "new",
    "outcome",
    "replay",
    "sample",
    "save",
    "view",
    "why_not",
]
