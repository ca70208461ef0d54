"""The sentences of the solo and co-op modes in English; `english` has them among its own."""

from __future__ import annotations

from typing import Final

OPTIONS: Final[dict[str, str]] = {
    "remove-cylinder": "The one in {1}",
    "trade": "Offer {0} an exchange",
    "give": "Give {1} {0}",
    "want": "Ask for {1} {0}",
    "withdraw": "Let the offer lapse",
    "accept": "Accept",
    "decline": "Decline",
    "challenger": "{0} (arsenal {arsenal})",
    "guardian": "{0} in {room}",
    "move construct": "Move the unit from {0} to {1}",
}

PROMPTS: Final[dict[str, str]] = {
    "remove-cylinder": "The {colour} generator provides fewer cylinders now: which one leaves the ship?",
    "construct": "The ship is being constructed: move your unit ({n:step|steps} left) and explore, without rewards.",
    "trade": "You may offer another Challenger an exchange: to whom, what do you give, what do you want?",
    "trade-open": "The offer that {whose} made waits for its answer.",
    "trade-offer": "{who} offers you {gives} for {wants}. Do you agree?",
    "encounter": "The Enemy meets Challengers: which combat comes next?",
    "fighter": "Several Challengers can fight in {room}: who does?",
    "guardian-room": "{who} drew {aim}: to which room does it teleport?",
    "guardian": "Which Guardian moves {n:room|rooms}?",
    "guardian-step": "Where does the Guardian of {room} go ({n:step|steps} left)?",
}

EVENTS: Final[dict[str, str]] = {
    "cylinder-removed": "A {0} cylinder left {1} for good.",
    "trade-offered": "{0} offered {1} {gives} for {wants}.",
    "trade-accepted": "{0} accepted {whose} offer.",
    "trade-declined": "{0} declined {whose} offer.",
    "trade-withdrawn": "{0} let {whose} offer lapse.",
    "gave": "{0} gave {1} {3} {2}.",
    "ship-complete": "The ship is complete; units and tokens stay where they are.",
    "mission-shared": "The Challengers' mission is {0}.",
    "room-activated": "{0} activated {1}.",
    "targets-shuffled": "{0:discarded enemy-target card was|discarded enemy-target cards were} shuffled into the deck.",
    "actions-shuffled": "{0:enemy-action card|enemy-action cards} became a new deck.",
    "enemy-turn": "The Guardians' turn: the turn counter is at {0}.",
    "cube-disintegrated": "A Guardian disintegrated {whose} leftmost cube in {1}.",
    "guardian-aimed": "{0} drew {1} to teleport.",
    "guardian-teleported": "{0} teleported to {1}.",
    "guardian-not-teleported": "{0} did not teleport to {1}: {2}.",
    "action-drawn": "The enemy-action card says: {0}.",
    "guardian-turned-away": "{0} did not go {1}: {2}.",
    "guardian-moved": "{0} moved {1}, from {2} to {3}.",
    "guardian-stopped": "{0} stopped in {1}: {2}.",
    "guardian-stayed": "{0} had nowhere to go and stayed in {1}.",
    "guardian-beaten": "{0} lies wounded on the Enemy board.",
    "guardians-stood-up": "{0:Guardian|Guardians} stood up.",
    "round-started": "Round {0} began with a disaster.",
    "aimed-at": "The disaster struck {0}.",
    "glitched": "{1:glitch cube|glitch cubes} appeared in {0}.",
    "glitch-spared": "{0} has no free square for a glitch cube.",
    "glitch-cubes-gone": "A glitch cube was needed and none was left.",
    "hostile-unit-came": "A hostile unit appeared in {0}.",
    "diagnose-card-shown": "Diagnose card: {0}.",
    "turns-left": "{0:turn is|turns are} left in this round.",
    "round-ended": "Round {0} was resolved.",
    "diagnosis-missed": "{0:diagnose card was|diagnose cards were} still face down.",
    "still-damaged": "{0} was still damaged.",
    "still-hostile": "A hostile unit was still in {0}.",
    "not-integrated": "{0} was not fully integrated.",
    "challengers-won": "The Challengers won the game.",
    "challengers-lost": "The Challengers lost the game.",
}

# What hinders and stops Guardians, in the order of `words.HINDRANCE` and `words.HALT`.
HINDRANCES: Final = ("no room is there", "another Guardian is there")
HALTS: Final = (
    "it is a transport gate",
    "units are there",
    "cubes are there",
    "cylinders are there",
    "the doorway ahead is sealed",
)
DIRECTIONS: Final = ("straight on", "right", "back", "left")  # in the order of `words.DIRECTION`
STOP_SIGN: Final = "nobody moves"
MOVES: Final = "move {0:room|rooms}, first {1}, then {2}, {3} or {4}"
FACTORY: Final = "{0} factory"
GUARDIAN: Final = "Guardian {0}"
ENEMY: Final = "the Enemy"
ENEMY_OWNS: Final = "the Enemy's"
