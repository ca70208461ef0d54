"""Conservation projects: which levels a zoo fulfils, and supporting one (p. 15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, trigger
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import move
from arks.nova import powers, words
from arks.nova.display import folder_of, in_range
from arks.nova.metrics import count
from arks.nova.powers import fire, lasts
from arks.nova.release import releasable, release
from arks.nova.sponsor_steps import use_token
from arks.nova.state import ABOVE, BASE, DISCARD, Zoo, animals, hand, map_of, own_player
from arks.nova.tables import COUNT, FIRST_CONTINENT, PROJECT, RELEASE, Level, Project
from arks.nova.tracks import CONSERVATION, REPUTATION, pay
from arks.nova.zoo import leave_for


def project_of(state: Zoo, uid: int) -> Project:
    return state.pack.projects[state.cards.face[uid]]


# --- conditions


def wild_cards(state: Zoo, seat: int) -> list[int]:
    """Sponsors whose token may stand for an icon at a base project: one of each card (215, 218)."""
    if not lasts(state, seat, powers.WILD_ICON):
        return []
    powers_of = state.pack.powers
    face = state.cards.face
    return [uid for uid, n in state.players[seat].tokens if n and powers_of[face[uid]].power.lasting & powers.WILD_ICON]


def missing(state: Zoo, seat: int, uid: int, level: Level) -> int:
    """How many icons a zoo lacks for a level; 1 when no animal fits a release or breeding project."""
    project = project_of(state, uid)
    if project.project == COUNT:
        return max(0, level.need - count(state, seat, project.metric))
    if project.project == RELEASE:
        return 0 if releasable(state, seat, project.icon, level.need, level.most) else 1
    return 0 if can_breed(state, seat, project.icon) else 1


def can_breed(state: Zoo, seat: int, icon: int) -> bool:
    """Whether an animal has the icon and comes from the continent of a partner zoo (ruling N-R70)."""
    partners = state.players[seat].partners
    for uid in animals(state, seat):
        icons = state.pack.cards[state.cards.face[uid]].icons
        if icons[icon]:
            for continent in partners:
                if icons[FIRST_CONTINENT + continent]:
                    return True
    return False


def tokens_needed(state: Zoo, seat: int, uid: int, level: Level) -> int:
    """Tokens of sponsors that fill what is missing for a base project; -1 when the level cannot be reached."""
    lacking = missing(state, seat, uid, level)
    if not lacking:
        return 0
    if uid not in state.cards.zones[BASE] or project_of(state, uid).project != COUNT:
        return -1
    return lacking if lacking <= len(wild_cards(state, seat)) else -1


def holders(state: Zoo, uid: int) -> list[int]:
    """Who has a token on each level of a project, -2 for nobody."""
    found = [-2, -2, -2]
    for project, level, seat in state.supported:
        if project == uid:
            found[level] = seat
    return found


def levels(state: Zoo, seat: int, uid: int) -> list[int]:
    """The levels of a project that a player may support now; each project once, save for sponsor 224."""
    project = project_of(state, uid)
    taken = holders(state, uid)
    if seat in taken and not (project.project == RELEASE and lasts(state, seat, powers.RELEASE_AGAIN)):
        return []
    return [
        place
        for place, level in enumerate(project.levels)
        if taken[place] == -2 and tokens_needed(state, seat, uid, level) >= 0
    ]


def offered(state: Zoo, seat: int, side: int) -> list[int]:
    """Projects in play, in the hand, and with side II those of the display that are in range and can be paid."""
    face = state.cards.face
    cards = state.pack.cards
    found = list(state.cards.zones[BASE] + state.cards.zones[ABOVE])
    found += [uid for uid in hand(state, seat) if cards[face[uid]].kind == PROJECT]
    if side:
        money = state.players[seat].money
        for uid in in_range(state, seat):
            if cards[face[uid]].kind == PROJECT and folder_of(state, uid) <= money:
                found.append(uid)
    return found


def support_options(state: Zoo, seat: int, side: int) -> list[Raw]:
    if not state.players[seat].left:
        return []
    options: list[Raw] = []
    for uid in offered(state, seat, side):
        options += [(words.SUPPORT, uid, level) for level in levels(state, seat, uid)]
    return options


def can_support(state: Zoo, seat: int, side: int) -> bool:
    if not state.players[seat].left:
        return False
    for uid in offered(state, seat, side):
        if levels(state, seat, uid):
            return True
    return False


# --- supporting


@dataclass(frozen=True)
class PlayProject(Step):
    """A project from hand or display comes into play; the rightmost one may have to go."""


@dataclass(frozen=True)
class ChooseReleased(Step):
    """Which animal is released."""


@dataclass(frozen=True)
class ChooseToken(Step):
    """Which token of the left edge is placed; its bonus and the reward come in an order of choice."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"support": (PlayProject(), ChooseReleased(), ChooseToken())}


def run_play_project(state: Zoo, frame: Frame, step: PlayProject) -> None:
    uid = bound(state, frame, "project")
    zones = state.cards.zones
    if uid in zones[BASE] or uid in zones[ABOVE]:
        return
    seat = frame.seat
    pay(state, seat, folder_of(state, uid))
    leave_for(state, seat, uid, ABOVE)
    emit(state, (words.PROJECT_PLAYED, seat, uid))
    if len(state.cards.zones[ABOVE]) > state.pack.tracks.projects_above[state.rules.players]:
        gone = state.cards.zones[ABOVE][0]
        move(state, (gone,), ABOVE, DISCARD)
        state.supported = tuple([entry for entry in state.supported if entry[0] != gone])
        emit(state, (words.PROJECT_GONE, gone))
    bonus = project_of(state, uid).bonus
    if bonus:
        bind(state, frame, "bonus", bonus)


def released_options(state: Zoo, frame: Frame, step: ChooseReleased, seat: int) -> Choice | None:
    uid = bound(state, frame, "project")
    project = project_of(state, uid)
    if project.project != RELEASE:
        return None
    level = project.levels[bound(state, frame, "level")]
    fitting = releasable(state, seat, project.icon, level.need, level.most)
    return Choice(
        PICK, "release", [(words.RELEASE, animal) for animal in fitting], about=(words.PROJECT_PLAYED, seat, uid)
    )


def released_chosen(state: Zoo, frame: Frame, step: ChooseReleased, seat: int, picked: tuple[Raw, ...]) -> None:
    bind(state, frame, "animal", picked[0][1])


def token_options(state: Zoo, frame: Frame, step: ChooseToken, seat: int) -> Choice:
    left = state.players[seat].left
    return Choice(PICK, "left-token", [(words.TOKEN, place) for place in range(7) if left >> place & 1])


def token_chosen(state: Zoo, frame: Frame, step: ChooseToken, seat: int, picked: tuple[Raw, ...]) -> None:
    """Reward, bonus of the left edge, release and bonus of the card are one bag (ruling N-R68)."""
    token = picked[0][1]
    uid = bound(state, frame, "project")
    place = bound(state, frame, "level")
    project = project_of(state, uid)
    level = project.levels[place]
    spend_wild(state, seat, tokens_needed(state, seat, uid, level))
    player = own_player(state, seat)
    player.left &= ~(1 << token)
    state.supported = (*state.supported, (uid, place, seat))
    emit(state, (words.SUPPORTED, seat, uid, place, token))
    trigger(state, seat, f"gain {CONSERVATION} {level.conservation}")
    bonus = bound(state, frame, "bonus", 0)
    for reputation in (level.reputation, bonus):
        if reputation:
            trigger(state, seat, f"gain {REPUTATION} {reputation}")
    trigger(state, seat, f"bonus {map_of(state, seat).left[token][1]}")
    animal = bound(state, frame, "animal", -1)
    if animal >= 0:
        release(state, seat, animal)
    fire(state, seat, powers.SUPPORTED, project.project)


def spend_wild(state: Zoo, seat: int, n: int) -> None:
    """Take a token off so many sponsors, the fullest first, so that both can help together again (ruling N-S4)."""
    left = dict(state.players[seat].tokens)
    used = sorted(wild_cards(state, seat), key=lambda uid: -left[uid])
    for uid in used[: max(n, 0)]:
        use_token(state, seat, uid)


VERBS: Final[tuple[Verb, ...]] = (Verb(PlayProject, run_play_project, lambda rules, step: "play the project"),)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseReleased, released_options, released_chosen, lambda rules, step: "choose the animal to release"),
    Chooser(ChooseToken, token_options, token_chosen, lambda rules, step: "place a token of the left edge"),
)
