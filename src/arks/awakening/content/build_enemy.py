"""The opponent of the solo and co-op modes as the rules read it."""

from __future__ import annotations

from arks.awakening import tables_enemy as t
from arks.awakening.tables import SECTIONS

from . import model_enemy, words


def enemy(written: model_enemy.Enemy, targets: dict[str, int]) -> t.EnemyPack:
    common, guardians, glitch = written.common, written.guardians, written.glitch
    return t.EnemyPack(
        common=t.CoopNumbers(common.arsenal, common.moves, common.start_artifacts, common.artifacts_before_combat),
        actions=tuple(
            t.EnemyAction(
                index,
                card.id,
                card.moves,
                tuple(t.DIRECTIONS.index(letter) for letter in card.order),
                t.STRATEGIES.index(card.strategy),
            )
            for index, card in enumerate(written.actions)
        ),
        reshuffle=tuple(targets[name] for name in written.reshuffle.targets),
        guardians=t.GuardiansNumbers(
            (0, *guardians.turns), (0, *guardians.units), (0, *guardians.dark_moves), guardians.strength
        ),
        glitch=t.GlitchNumbers(
            strength=(0, *glitch.strength),
            disaster=((), *(tuple(words.pair(pair) for pair in pairs) for pairs in glitch.disaster)),
            turns=((), *glitch.turns),
            cubes=glitch.cubes,
            diagnose=glitch.diagnose,
        ),
        tracks=tuple(t.EnemyTrack(track.id, t.SYMBOLS.index(track.symbol), track.values) for track in written.tracks),
        challenger_actions=tuple(
            t.ChallengerAction(
                index,
                card.id,
                (SECTIONS.index(card.left.section), SECTIONS.index(card.right.section)),
                (t.SYMBOLS.index(card.left.symbol), t.SYMBOLS.index(card.right.symbol)),
            )
            for index, card in enumerate(written.challenger_actions)
        ),
        it_learns=it_learns(written.it_learns),
    )


def it_learns(written: model_enemy.ItLearns) -> t.ItLearnsNumbers:
    return t.ItLearnsNumbers(
        start_upgrades=(0, *written.start_upgrades),
        adaptations=(0, *written.adaptations),
        cubes=written.cubes,
        cylinders=written.cylinders,
        infection=written.infection,
        blocking=written.blocking,
        artifact=written.artifact,
    )
