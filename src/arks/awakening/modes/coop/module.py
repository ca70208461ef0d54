"""The common rules as a module. A mode of its own comes after it and may answer the same hooks in its place."""

from __future__ import annotations

from dataclasses import dataclass

from arks.awakening.actions.artifact import draw
from arks.awakening.combat import CompareStrength
from arks.awakening.modes.coop import construction, fighting, mission, trade
from arks.awakening.modes.coop.challengers import barred, dark_player, foes, forbid_powers, holders
from arks.awakening.modes.coop.decks import lay_out_decks
from arks.awakening.modes.coop.laws import audit
from arks.awakening.modes.coop.showing import show
from arks.awakening.setup import PlaceTokens, ShuffleArtifacts, ShuffleMissions
from arks.awakening.state import Ark, hand_zone, own_player
from arks.awakening.turn import ChooseChain, StartTurn
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.steps import Do


@dataclass(frozen=True)
class SetArsenals(Step):
    """Every Challenger's arsenal marker starts higher than usual."""


@dataclass(frozen=True)
class LayOutDecks(Step):
    """The Enemy's two decks. They are made with all other cards; nobody draws from them before the ship is complete."""


@dataclass(frozen=True)
class SetUpEnemy(Step):
    """A Dark Player's artifacts, then what the mode puts on the table."""


def run_set_arsenals(state: Ark, frame: Frame, step: SetArsenals) -> None:
    for seat in range(state.boards):
        own_player(state, seat).arsenal = state.pack.enemy.common.arsenal


def run_lay_out_decks(state: Ark, frame: Frame, step: LayOutDecks) -> None:
    lay_out_decks(state)


def run_set_up_enemy(state: Ark, frame: Frame, step: SetUpEnemy) -> None:
    if dark_player(state):
        draw(state, state.enemy, state.pack.enemy.common.start_artifacts, hand_zone(state, state.enemy))
    for set_up in state.rules.hooks.get("enemy set-up", []):
        set_up(state)


def common(challengers: int, dark: bool) -> Module:
    """The rules that all solo and co-op modes share, for so many Challengers and a Dark Player or an Automata."""
    alone = challengers == 1
    together: tuple[Patch, ...] = (
        Patch("turn", "replace", ChooseChain, ()),  # chains are for a lone Challenger
        Patch("turn", "after", StartTurn, (trade.NewOffers(),)),
    )
    return Module(
        "challengers",
        procedures={
            **construction.PROCEDURES,
            **fighting.PROCEDURES,
            **trade.PROCEDURES,
        },
        patches=(
            Patch(
                "setup",
                "after",
                PlaceTokens,
                (
                    ShuffleArtifacts(),
                    ShuffleMissions(),
                    LayOutDecks(),
                    SetArsenals(),
                    Do("construction"),
                    mission.DrawSharedMission(),
                    SetUpEnemy(),
                ),
            ),
            Patch("battle", "replace", CompareStrength, fighting.BATTLE),
            *(() if alone else together),
        ),
        verbs=(
            *construction.VERBS,
            *fighting.VERBS,
            *mission.VERBS,
            *trade.VERBS,
            Verb(SetArsenals, run_set_arsenals, lambda rules, step: "set the arsenals"),
            Verb(LayOutDecks, run_lay_out_decks, lambda rules, step: "lay out the Enemy's decks"),
            Verb(SetUpEnemy, run_set_up_enemy, lambda rules, step: "set up the Enemy"),
        ),
        choosers=(*construction.CHOOSERS, *fighting.CHOOSERS, *trade.CHOOSERS),
        amounts=(*construction.AMOUNTS, *fighting.AMOUNTS),
        checks=mission.CHECKS,
        hooks={
            "enemy": True,
            "seats without a board": 1 if dark else 0,
            "inclusive control": True,
            "holders": holders,
            "foes": foes,
            "barred": barred,
            "budgets": forbid_powers,
            "tokens without reward": construction.is_building,
            "scores": mission.scores,
            "time is up": mission.time_is_up,
            "audit": audit,
            "view": show,
            **({} if alone else {"aside": trade.ASIDE}),
        },
    )
