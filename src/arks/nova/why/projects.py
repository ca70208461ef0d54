"""Reasons of conservation projects and their levels."""

from __future__ import annotations

from arks.kernel.asks import WhyNot
from arks.kernel.phrases import Count
from arks.nova.display import folder_of
from arks.nova.projects import holders, levels, missing, project_of, tokens_needed
from arks.nova.state import BLOCKED, Zoo
from arks.nova.tables import ASSOCIATION, COUNT, PROJECT_TASK, Project
from arks.nova.texts.amounts import metric_nouns
from arks.nova.texts.cards import level_need
from arks.nova.texts.names import player
from arks.nova.tracks import folders_in_range
from arks.nova.why.actions import use_of
from arks.nova.why.association import task_closed
from arks.nova.why.reasons import because


def project_reason(state: Zoo, seat: int, uid: int, level: int) -> WhyNot:
    """Why a project, or one level of it, cannot be supported."""
    project = project_of(state, uid)
    if not state.players[seat].left:
        return because("no-tokens")
    folder = folder_of(state, uid)
    if folder:
        far = out_of_reach(state, seat, folder)
        if far is not None:
            return far
    open_levels = levels(state, seat, uid)
    if level in open_levels or (level < 0 and open_levels):
        best = level if level >= 0 else open_levels[0]
        closed = task_closed(state, seat, PROJECT_TASK)
        if closed is not None:
            return closed
        return because("level-ready", project=project.name, need=level_need(project, project.levels[best]))
    return level_reason(state, seat, uid, project, level)


def out_of_reach(state: Zoo, seat: int, folder: int) -> WhyNot | None:
    player_ = state.players[seat]
    if not use_of(state, seat, ASSOCIATION).side:
        return because("project-far")
    if folder > folders_in_range(state, seat):
        folders = state.pack.tracks.folders
        need = next(reputation for reputation in range(len(folders)) if folders[reputation] >= folder)
        return because("range", folder=str(folder), need=str(need), have=str(player_.reputation))
    if folder > player_.money:
        return because("project-money", folder=str(folder), have=str(player_.money))
    return None


def level_reason(state: Zoo, seat: int, uid: int, project: Project, level: int) -> WhyNot:
    """The reason of one level; of a whole project, that of its easiest free level."""
    taken = holders(state, uid)
    if seat in taken:
        return because("project-done", project=project.name)
    if level < 0:
        free = [place for place in range(len(project.levels)) if taken[place] == -2]
        level = free[-1] if free else 0
    holder = taken[level]
    if holder == BLOCKED:
        return because("level-neutral")
    if holder >= 0:
        return because("level-taken", who=player(holder, seat))
    need = level_need(project, project.levels[level])
    assert tokens_needed(state, seat, uid, project.levels[level]) < 0
    if project.project != COUNT:
        return because("level-animal", project=project.name, need=need)
    short = missing(state, seat, uid, project.levels[level])
    lacking = format(Count(short), metric_nouns(project.metric).replace(" in your zoo", ""))
    return because("level-short", project=project.name, need=need, missing=lacking)
