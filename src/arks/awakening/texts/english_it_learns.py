"""The sentences of It Learns in English; `english` has them among its own."""

from __future__ import annotations

from typing import Final

OPTIONS: Final[dict[str, str]] = {
    "turn": "Use {0}, turned {1}",
    "cleanse": "Remove the corruption cylinder in {0}",
    "disintegrate-corruption": "DISINTEGRATE the corruption cylinder in {0}",
    "to infect-step": "Through {0}",
    "to corrupt-room": "Corrupt {0}",
    "to infect-room": "Infect {0}",
}

# Questions of the base in other words, by the name that the mode gives them.
RENAMED: Final[dict[str, str]] = {
    "action-card": "Choose a section that an unused challenger-action card is for, and perform one of its lines.",
}

PROMPTS: Final[dict[str, str]] = {
    "challenger-card": "Which challenger-action card do you use for {section}?",
    "cleanse-with": "Which kind of ENGINEER removes the corruption cylinder in {room}?",
    "enemy-target": "You drew {aim} to {strategy}: which room is the target?",
    "infect-step": "Several paths from {room} are equally short: through which room ({n:cube|cubes} to place)?",
    "corrupt-room": "Which room do you corrupt next ({n:cylinder|cylinders} to place)?",
    "infect-room": "Which room do you infect next ({n:cube|cubes} to place)?",
}

EVENTS: Final[dict[str, str]] = {
    "section-chosen": "{0} chose {1}: {line}.",
    "strategy-set": "It Learns will {1} until the next strategy stage.",
    "target-drawn": "It Learns drew {0}.",
    "target-set": "It Learns targeted {0} to {1}.",
    "no-target": "{0} is not on the ship.",
    "corruption-placed": "{0} was corrupted: {1}.",
    "corruption-passed": "{0} was not corrupted: {1}.",
    "corruption-returned": "{0:corruption cylinder|corruption cylinders} found no room and returned to the supply.",
    "infect-path": "The path led from {0} to {1}, {2:step|steps} away: {3}.",
    "infection-placed": "{1:infection cube is|infection cubes are} in {0} now: {2}.",
    "infection-passed": "{0} was skipped: it has all the infection cubes that a room can have.",
    "no-infect-path": "No path is open from {0} to a mission room.",
    "infection-returned": "{0:infection cube|infection cubes} found no room and returned to the supply.",
    "bloom-withered": "{0} is neither infected nor corrupted: nothing bloomed.",
    "infection-purged": "{1:infection cube|infection cubes} left {0} for the supply.",
    "corruption-removed": "{0} removed the corruption cylinder in {1}.",
    "corruption-disintegrated": "{0} disintegrated the corruption cylinder in {1}.",
    "action-turned": "{0} used {1}, turned {2}.",
    "symbol-counted": "The symbol for {0} was counted {1:time|times}.",
    "symbol-passed": "The symbol for {0} has nothing left to upgrade.",
    "adapted": "It Learns adapted: {0} has {1:upgrade|upgrades} now, as {2}.",
    "adapted-nothing": "It Learns adapted, but no symbol had anything left to upgrade.",
    "actions-reset": "All challenger-action cards are ready again; It Learns has adapted {0:time|times}.",
    "upgraded-at-start": "It Learns began with {1:upgrade|upgrades} of {0}.",
    "supply-gone": "{0} was needed and none was left.",
    "mission-rooms-taken": "All mission rooms were infected or corrupted.",
}

# In the order of `words.STRATEGY`, `words.SYMBOL` and so on.
STRATEGIES: Final = ("INFECT", "CORRUPT", "BLOOM")
SYMBOLS: Final = ("CORRUPT", "INFECT", "the removal cost", "strength")
TRACKS: Final = ("CORRUPT", "INFECT", "the removal cost", "combat strength", "defensive strength")
PRIORITIES: Final = (
    "it is a mission room",
    "something of a Challenger is there",
    "it is the targeted room",
    "it lies left of the targeted room",
    "it lies straight on from the targeted room",
    "it lies right of the targeted room",
    "it lies behind the targeted room",
    "the Dark Player chose it",
    "it is on the path",
    "it is the mission room",
    "no path leads on",
)
PASSED: Final = ("it is corrupted already", "it is a transport gate")
TIES: Final = (
    "no other path is as short",
    "of equally short paths the first by row and column",
    "it was chosen among equally short paths",
)
HOW: Final = (
    "its symbol was counted most often",
    "it is the least upgraded of those counted equally often",
    "its symbol is on the leftmost card of those counted equally often",
)
PIECES: Final = ("an infection cube", "a corruption cylinder")
WAYS: Final = ("left", "right", "face down")
CARD: Final = "the card {0} / {1}"
