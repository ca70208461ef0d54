"""The competitive mode with victory points as the rules read it."""

from __future__ import annotations

from arks.awakening import tables_fallout as t

from . import model_fallout


def fallout(written: model_fallout.Fallout, artifacts: dict[str, int]) -> t.FalloutPack:
    objectives = written.objectives
    return t.FalloutPack(
        easy=written.achievements.easy,
        difficult=written.achievements.difficult,
        steps=(0, 0, *written.track.steps),
        limit=(0, 0, *objectives.limit),
        reveal_after=(0, 0, *objectives.reveal_after),
        end_after=(0, 0, *objectives.end_after),
        targets=written.targets.cards,
        factories=written.targets.factories,
        target_points=written.targets.vp,
        mission_points=written.mission.vp,
        section=artifacts[written.section.artifact],
        section_points=written.section.vp,
    )
