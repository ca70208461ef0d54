"""The mode as a module."""

from __future__ import annotations

from typing import Final

from arks.awakening.combat import ChooseCombat, CompareStrength
from arks.awakening.melee import CompareAll
from arks.awakening.modes import awakening
from arks.awakening.modes.fallout import cards, objectives, relations, scoring
from arks.awakening.modes.fallout.laws import audit
from arks.awakening.modes.fallout.showing import show
from arks.awakening.setup import PlaceTokens, ShuffleArtifacts, ShuffleMissions
from arks.awakening.turn import ChooseChain, EndTurn
from arks.kernel.rules import Module, Patch

TOGETHER_FROM: Final = 3  # sides that fight in a room at once (003:L1400)

MODULE: Final[Module] = Module(
    "fallout",
    patches=(
        Patch(
            "setup",
            "after",
            PlaceTokens,
            (
                ShuffleArtifacts(),
                ShuffleMissions(),
                scoring.DealMissions(),
                objectives.LayOutObjectives(),
                relations.PlaceCounter(),
            ),
        ),
        Patch("battle", "replace", CompareStrength, awakening.BATTLE),
        Patch("melee", "replace", CompareAll, cards.MELEE),
        Patch("turn", "replace", ChooseChain, ()),  # activating a room brings no chain
        Patch("turn", "before", ChooseCombat, (relations.LookForOpponents(),)),
        Patch("turn", "before", EndTurn, (relations.EvaluateFallout(), scoring.EndAfterLastTurn())),
    ),
    amounts=(*awakening.AMOUNTS, *cards.AMOUNTS),
    verbs=(
        *awakening.VERBS,
        *cards.VERBS,
        *objectives.VERBS,
        *relations.VERBS,
        *scoring.VERBS,
    ),
    choosers=(*awakening.CHOOSERS, *cards.CHOOSERS),
    checks=objectives.CHECKS,
    hooks={
        "truce": relations.is_peace,
        "fought together from": TOGETHER_FROM,
        "leftmost cube is replaced": True,
        "public objectives": objectives.objective_count,
        "public objective": objectives.card_of,
        "activated": scoring.activated,
        "budgets": relations.forbid_attacks,
        "barred uses": relations.wounds_units,
        "counter moves": relations.counter_moves,
        "move counter": relations.move_counter,
        "scores": scoring.scores,
        "time is up": scoring.time_is_up,
        "audit": audit,
        "view": show,
    },
)
