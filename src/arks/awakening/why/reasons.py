"""The reasons in English, by id: a sentence, and where the rule stands."""

from __future__ import annotations

from typing import Final

from arks.kernel.asks import WhyNot
from arks.kernel.phrases import sentence

RULEBOOK: Final = "rulebook p. "
APPENDIX: Final = "appendix III"

# Where the rulebook has each question, by prompt id.
QUESTIONS: Final[dict[str, str]] = {
    "section": "rulebook p. 10",
    "chain": "rulebook p. 18",
    "wild-line": "rulebook p. 16",
    "line": "rulebook p. 10",
    "teleport-to": "rulebook p. 11",
    "units-to-move": "rulebook p. 11",
    "route-to": "rulebook p. 12",
    "push-out": "rulebook p. 12",
    "factories": "rulebook p. 13",
    "take": "rulebook p. 13",
    "swap": "rulebook p. 16",
    "field-heal": "rulebook p. 14",
    "remove-unit": "rulebook p. 14",
    "engineer-kind": "rulebook p. 14",
    "replace-cube": "rulebook p. 15",
    "pay": "rulebook p. 13",
    "keep": "rulebook p. 15",
    "discard": "rulebook p. 15",
    "explore": "rulebook p. 17",
    "place-room": "rulebook p. 17",
    "name-edge": "rulebook p. 17",
    "place-gate": "rulebook p. 18",
    "place-connecting-gate": "rulebook p. 18",
    "fight": "rulebook p. 20",
    "combat-card": "rulebook p. 20",
    "swap-rooms": "rulebook p. 16",
    "airlock": "rulebook p. 16",
    "next-effect": "rulebook p. 10",
    "remove-cylinder": "rulebook p. 12",
    **dict.fromkeys(
        (
            "construct",
            "trade",
            "trade-open",
            "trade-offer",
            "encounter",
            "fighter",
            "guardian-room",
            "guardian",
            "guardian-step",
        ),
        APPENDIX,
    ),
    **dict.fromkeys(
        ("challenger-card", "cleanse-with", "enemy-target", "infect-step", "corrupt-room", "infect-room"),
        APPENDIX,
    ),
    **dict.fromkeys(("counter", "melee-card"), APPENDIX),
    **dict.fromkeys(
        ("mini-action", "leave-section", "preemptive", "disintegrate-cylinders", "hack-with", "remove-section"),
        APPENDIX,
    ),
}
ASKED: Final = "{rule}"  # the reason is the question itself, and so is its page

REASONS: Final[dict[str, tuple[str, str]]] = {
    # any decision
    "over": ("The game is over.", "rulebook p. 19"),
    "others": ("Nothing is asked of you now; {who} must answer first.", "rulebook p. 10"),
    "answered": ("You have answered already; {who} must answer too.", "rulebook p. 20"),
    "offered": ("{what} can be chosen now: {options}.", ASKED),
    "not-asked": ("The question now is: {question} It is not answered with {what}.", ASKED),
    # sections
    "marker-there": ("Your marker is on {section} already; it must go to a different section.", "rulebook p. 10"),
    "closed": ("The lines of {section} are not used in this mode.", "rulebook p. 15"),
    "no-chain": ("No chain of yours leads from {marker} to {section}.", "rulebook p. 18"),
    "section-first": ("Choose a line of a section first; rooms come in with its actions.", "rulebook p. 10"),
    "no-engineer": ("Sections get cubes by ENGINEER; left of this line: {left}.", "rulebook p. 14"),
    "section-full": ("All squares of {section} are filled.", "rulebook p. 15"),
    "foreign-section": ("Your biodome has no such section.", APPENDIX),
    "before-line": ("Choose a line of a section after this question; then it comes in with its actions.", APPENDIX),
    "nobody-assigned": ("No unit is assigned to {section}.", APPENDIX),
    "not-constructed": ("This card is no section of your biodome.", APPENDIX),
    "newest-section": ("Of the other sections one is removed, not the new one.", APPENDIX),
    # range attacks and bombs
    "no-range-target": ("No opponent's unit in this room is within range of your units in outer rooms.", APPENDIX),
    "no-bomb-place": ("A bomb goes into an outer room with a unit of yours and none of your bombs.", APPENDIX),
    "no-bomb": ("None of your bombs is in this room.", APPENDIX),
    # public objectives, and peace
    "completed": ("You have completed {name}.", APPENDIX),
    "places-taken": ("No place is left on {name}: {who} completed it.", APPENDIX),
    "not-completed": ("{name} is completed by itself on your turn; so far: {progress}.", APPENDIX),
    "not-held": (
        "{name} is completed by itself when you control {n} of it, fully integrated, on your turn; so far: {have}.",
        APPENDIX,
    ),
    "face-down": ("The target cards are turned over once {n} on achievements; there are {have} now.", APPENDIX),
    "peace-attack": ("It is peace: no attack wounds anybody.", APPENDIX),
    "peace-use": ("{card} wounds units, and it is peace.", APPENDIX),
    # doorways and guards
    "sealed": ("An opponent's cube seals the doorway to your units.", APPENDIX),
    "guarded": ("Opponents guard this room: your units stop here and fight.", APPENDIX),
    "guarded-beside": ("Your units next to this room stand in a guarded one: they stop there and fight.", APPENDIX),
    "door-occupied": ("Opponents are in the room on the other side of the doorway.", APPENDIX),
    "arsenal-short": ("This takes an arsenal of {n}; you have {have}.", APPENDIX),
    "not-preemptive": ("None of your units has a doorway or an opponent's cube to work on here.", APPENDIX),
    "critical-arsenal": ("{card} has the critical mass sign: that takes an arsenal of {n}.", APPENDIX),
    # units
    "not-near": ("None of your units is in this room or next to it.", "rulebook p. 11"),
    "no-units": ("None of your units is in this room.", "rulebook p. 11"),
    "gained": (
        "You gained control of the neutral pieces here in this phase; they take your orders from the next one on.",
        "rulebook p. 16",
    ),
    "stuck": ("Your units in this room have nowhere to go.", "rulebook p. 12"),
    "foreign-biodome": ("Only its owner's units enter a biodome.", "rulebook p. 12"),
    "neutral-home": ("Only your own units enter your biodome, not neutral ones.", "rulebook p. 12"),
    "units-there": ("The units are in this room already.", "rulebook p. 11"),
    "not-gate": ("TELEPORT leads to transport gates and to your biodome only.", "rulebook p. 11"),
    "no-wounded": ("None of your wounded units lies here.", "rulebook p. 14"),
    "heal-price": ("Healing a unit costs {cost}; you have {have}.", "rulebook p. 14"),
    "challenger-there": ("Units of another Challenger are in this room.", APPENDIX),
    "guardian-holds": ("A Guardian is in the room; units do not go through it.", APPENDIX),
    "guardian-there": ("A Guardian is in this room.", APPENDIX),
    "infection-holds": ("Infection cubes hold this room: units stop there and fight.", APPENDIX),
    "no-action-card": ("No unused challenger-action card is for {section}.", APPENDIX),
    "no-action-card-this": ("This is no challenger-action card.", APPENDIX),
    "action-card-used": ("This challenger-action card is used; all are reset when none is left.", APPENDIX),
    "action-card-other": ("This challenger-action card is not for {section}.", APPENDIX),
    "corruption-price": ("Removing the corruption cylinder here costs {cost}; you have {have}.", APPENDIX),
    "not-targeted": ("The enemy-target card does not mean this room.", APPENDIX),
    "not-shortest": ("No shortest path to a mission room leads through here now.", APPENDIX),
    "no-path-here": ("No path leads through here.", APPENDIX),
    "not-around": ("This is neither the targeted room nor an outer room adjacent to it.", APPENDIX),
    "not-corruptible": ("This room is corrupted already, or it is a transport gate.", APPENDIX),
    "infection-full": ("{n} infection cubes are in this room: it takes no more.", APPENDIX),
    "scout-elsewhere": ("The unit that reveals rooms goes where it can explore, or nearer to it.", APPENDIX),
    "no-such-cylinder": ("None of the cylinders that may leave is in this room.", "rulebook p. 12"),
    "no-encounter": ("The Enemy and Challengers' units do not meet in this room.", APPENDIX),
    "cannot-fight": ("{who} has no units in this room that could fight.", APPENDIX),
    "not-aimed": ("The enemy-target card does not lead here, or another Guardian is here.", APPENDIX),
    "no-way": ("A Guardian moves straight on, left or right, and back only if nothing else is possible.", APPENDIX),
    "cannot-move": ("This Guardian lies down, is off the ship or has nowhere to go.", APPENDIX),
    "ally-cubes": ("All squares are filled, and other Challengers' cubes are not replaced.", APPENDIX),
    "no-neutral": ("None of the units that may leave is in this room.", "rulebook p. 14"),
    "no-unit-at-all": ("No unit is in this room.", "rulebook p. 16"),
    "biodome-airlock": ("The airlock opens in an outer room, not in a biodome.", "rulebook p. 16"),
    # cylinders
    "no-cylinder": ("None of your cylinders is in this room.", "rulebook p. 12"),
    "no-route": ("You have no route left for the cylinders in this room.", "rulebook p. 13"),
    "no-circle-left": ("No other room has a circle for the cylinders in this one.", "rulebook p. 12"),
    "cylinder-there": ("The cylinder is in this room already.", "rulebook p. 12"),
    "foreign-power": ("You cannot place cylinders in an opponent's biodome.", "rulebook p. 12"),
    "not-its-generator": ("A {colour} cylinder does not come from your biodome.", "rulebook p. 12"),
    "no-circles": ("This room has no circles for cylinders.", "rulebook p. 12"),
    "full-unoccupied": ("This room has no empty circle and none of your units is in it.", "rulebook p. 12"),
    "full-own": ("This room has no empty circle and no opponent's cylinder.", "rulebook p. 12"),
    # cubes
    "integrated": ("You already integrated a cube here in this phase.", "rulebook p. 15"),
    "home-cubes": ("At home, cubes go into the sections of your biodome.", "rulebook p. 15"),
    "foreign-cubes": ("You cannot place a cube in an opponent's biodome.", "rulebook p. 15"),
    "no-squares": ("This room has no squares for cubes.", "rulebook p. 14"),
    "opponents": ("{whose} units are in this room.", "rulebook p. 14"),
    "own-cubes": ("All squares are filled with your cubes.", "rulebook p. 15"),
    "cube-unoccupied": ("None of your units is in this room to integrate a cube.", "rulebook p. 14"),
    "cube-price": ("A cube here costs {cost}; you have {have}.", "rulebook p. 14"),
    "own-cube": ("You replace an opponent's cube, never your own.", "rulebook p. 15"),
    "no-cube": ("{who} has no cube in {room}.", "rulebook p. 15"),
    # factories
    "not-factory": ("This room is not a factory.", "rulebook p. 13"),
    "factory-foreign": ("You do not control this factory.", "rulebook p. 13"),
    "factory-yours": ("EXPLOIT takes from all your factories at once, from this one too.", "rulebook p. 13"),
    "line-elsewhere": ("What is left of this line is not done in a room: {left}.", "rulebook p. 10"),
    # cards
    "not-in-hand": ("This card is not in your hand.", "rulebook p. 16"),
    "use-first": ("Artifacts are used with the line USE ARTIFACT of {section}.", "rulebook p. 16"),
    "no-use-left": ("Artifacts are used with USE ARTIFACT; left of this line: {left}.", "rulebook p. 16"),
    "no-use": ("{card} has no one-time use.", "rulebook p. 16"),
    "wild-used": ("Only one artifact in a phase may perform a line of its own.", "rulebook p. 16"),
    "not-drawn": ("Only the cards you drew just now can be kept.", "rulebook p. 15"),
    "never-discarded": ("{card} is never discarded.", "rulebook p. 15"),
    "no-power": ("{card} has no power symbol.", "rulebook p. 20"),
    # exploring and gates
    "no-token": ("There is no explore token on this room.", "rulebook p. 17"),
    "no-piece": ("None of your pieces is in this room.", "rulebook p. 17"),
    "no-free-place": ("No room can be placed next to this one.", "rulebook p. 17"),
    "occupied": ("There is a room at {place} already.", "rulebook p. 17"),
    "not-beside": ("{place} is not next to {room}.", "rulebook p. 17"),
    "square": ("Placing a room here would complete a 2x2 square.", "rulebook p. 17"),
    "beside-nothing": ("{place} is next to no room.", "rulebook p. 18"),
    "gates-near": ("Fewer than {n} rooms would lie between this gate and another.", "rulebook p. 18"),
    "not-cut-off": ("{place} is not next to rooms that are cut off and have no gate.", "rulebook p. 18"),
    "no-placing": ("Nothing is placed now; rooms are placed while exploring.", "rulebook p. 17"),
    "biodomes-stay": ("Biodomes stay where they are.", "rulebook p. 16"),
    "gates-stay": ("Transport gates stay where they are.", "rulebook p. 16"),
    # combat
    "no-fighters": ("You have no units in this room that could fight.", "rulebook p. 20"),
    "no-opponent": ("No opponent has units in this room that could fight you.", "rulebook p. 20"),
    "not-yourself": ("You do not fight yourself.", "rulebook p. 20"),
    "no-shared-room": ("You share no room with units of {who}.", "rulebook p. 20"),
    # targets and achievements
    "not-activated": (
        "You have not activated {name}; that happens by itself when it is fully integrated and you control it "
        "on your turn.",
        "rulebook p. 18",
    ),
    "chain-elsewhere": ("This chain starts at {from_}; your marker is on {marker}.", "rulebook p. 18"),
    "chain-open": ("This chain leads to {to}; choose a line of that section.", "rulebook p. 18"),
    "chain-later": ("This chain leads from {from_} to {to}, after your action phase in {from_}.", "rulebook p. 18"),
    "achieved": ("You have the achievement {name} already.", "rulebook p. 19"),
    "not-achieved": ("The achievement {name} comes by itself on your turn; so far: {progress}.", "rulebook p. 19"),
}


def rule_of(reason: str) -> str:
    """Where the rule behind a reason stands."""
    return REASONS[reason][1]


def because(reason: str, **fields: str) -> WhyNot:
    text, rule = REASONS[reason]
    return WhyNot(sentence(text.format(**fields)), rule.format(**fields))


def all_of(reasons: list[WhyNot]) -> WhyNot:
    """Several reasons in one, with every page they stand on."""
    pages: list[str] = []
    others: list[str] = []  # that stand in an appendix
    for reason in reasons:
        page = reason.rule.removeprefix(RULEBOOK)
        found = others if page == reason.rule else pages
        if page not in found:
            found.append(page)
    rules = ([RULEBOOK + ", ".join(pages)] if pages else []) + others
    return WhyNot(" ".join([reason.sentence for reason in reasons]), ", ".join(rules))
