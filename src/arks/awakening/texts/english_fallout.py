"""The sentences of Fallout in English; `english` has them among its own."""

from __future__ import annotations

from typing import Final

OPTIONS: Final[dict[str, str]] = {
    "fight-all": "Fight in {0} against {others}: all defend",
    "counter": "{counter}",
}

PROMPTS: Final[dict[str, str]] = {
    "counter": "The fallout counter is at {n} in {relations}: where do you move it?",
    "melee-card": "Combat of {sides} in {room}: which artifact do you play?",
}

EVENTS: Final[dict[str, str]] = {
    "melee-started": "{sides} met in {0}: all of them defend.",
    "melee-exploded": "Critical mass in {0}: all sides lost.",
    "melee-tied": "Several sides had the highest strength of {1} in {0}: all sides lost.",
    "melee-won": "{0} beat all others in {1}.",
    "counter-moved": "The fallout counter moved to {2} in {1}: {reason}.",
    "counter-stayed": "The fallout counter stayed at {2} in {1}: {reason}.",
    "war-broke-out": "War broke out: units fight again.",
    "peace-returned": "Peace returned: nobody can be harmed.",
    "objective-completed": "{0} completed {1} as {place}: {3} VP.",
    "targets-revealed": "The target cards were turned over: {targets}.",
    "last-turn": "The game ends after this turn: {reason}.",
    "points-scored": "{0} scored {3} VP for {things}.",
    "points-total": "{0} had {1} VP in the end.",
    "tie-broken": "{0} had the most points and, among those, the most controlled outer rooms: {1}.",
    "victory-shared": "{0} shared the victory.",
}

# In the order of `words.COUNTER_REASON`; "whose" is the player whose turn it is.
REASONS: Final = (
    "{whose} units share a room with opponents",
    "{whose} units share no room with opponents",
    "there was combat",
    "there was combat, and it is the highest step of war",
    "there was no combat",
    "an artifact moved it",
)
# The same, while the turn goes on.
FORECASTS: Final = (
    "{whose} units share a room with opponents: the counter moves to {step} in {relations}",
    "{whose} units share no room with opponents: the counter stays at {step} in {relations}",
    "combat in this turn moves the counter to {step} in {relations}",
    "in spite of combat the counter stays at {step}, the highest step of {relations}",
    "without combat in this turn the counter moves to {step} in {relations}",
)
COUNTER_MOVES: Final = {"move": "Move the counter to {n} in {relations}", "stay": "Leave it at {n} in {relations}"}
PLACES: Final = ("first", "second")
# In the order of `words.POINTS`.
SOURCES: Final = (
    "{0:achievement|achievements}",
    "{0:target card|target cards}",
    "{0:mission room|mission rooms}",
    "{0:constructed Unknown Artifact|constructed Unknown Artifacts}",
)
# In the order of `words.LAST_TURN_REASON`.
LAST_TURNS: Final = ("all places on target cards are taken", "{who} completed all target cards")
FACE_DOWN: Final = "a target card that is face down"
