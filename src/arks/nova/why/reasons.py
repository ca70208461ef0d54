"""The reasons in English, by id: a sentence, and where the rule stands."""

from __future__ import annotations

from typing import Final

from arks.kernel.asks import WhyNot
from arks.kernel.phrases import Count, sentence
from arks.nova import conditions as c

REASONS: Final[dict[str, tuple[str, str]]] = {
    # any decision
    "over": ("The game is over.", ""),
    "others": ("Nothing is asked of you now; {who} must answer first.", ""),
    "answered": ("You have answered already; {who} must answer too.", ""),
    "offered": ("{what} can be chosen now: {options}.", ""),
    "not-asked": ("The question now is: {question} It is not answered with {what}.", ""),
    # action cards
    "no-animal": ("None of your animals can be played now.", "rulebook p. 11"),
    "no-animal-at": ("Animals plays no animal with strength {strength}.", "rulebook p. 13"),
    "no-room": ("You have no empty enclosure for an animal.", "rulebook p. 11"),
    "no-building": ("Building costs at least 2 money; you have {money}.", "rulebook p. 10"),
    "no-space": ("No building fits on your map any more.", "rulebook p. 10"),
    "no-worker": ("All your association workers are at work until the break.", "rulebook p. 14"),
    "no-task": ("None of the association tasks can be done with strength {strength}.", "rulebook p. 14"),
    "only-action": ("This action uses {action}.", "rulebook p. 11"),
    "five-xtokens": ("You have 5 X-tokens already.", "rulebook p. 8"),
    "on-side-two": ("{action} is on side II already.", "rulebook p. 8"),
    "other-slots": ("Only the action cards on slots 1 to 3 of {who} can be used.", "rulebook p. 11"),
    "not-this-action": ("{action} cannot be used here with any effect.", "rulebook p. 8"),
    # cards
    "unknown": ("You do not know this card.", ""),
    "elsewhere": ("{card} is {where}.", ""),
    "card-blocked": ("{card}: {lacks}.", ""),
    "card-ready": ("{card} can be played with {action}.", ""),
    "action-blocked": ("{card} could be played, but {why}", ""),
    "no-more-animals": ("Only a small animal can follow now.", "rulebook p. 13"),
    "scoring-card": ("{card} counts in the final scoring.", "rulebook p. 19"),
    "range": ("Folder {folder} needs reputation {need}; you have {have}.", "rulebook p. 9"),
    "range-side": ("Cards of the display are taken with Cards on side II, or snapped.", "rulebook p. 9"),
    "not-releasable": ("{card} does not fit this level of the project.", "rulebook p. 15"),
    "not-among": ("{card} is not one of the cards to choose from.", ""),
    # conservation projects
    "level-ready": ("{project} can be supported on this level: {need}.", "rulebook p. 15"),
    "level-taken": ("{who} has a token on this level already.", "rulebook p. 15"),
    "level-neutral": ("A neutral token blocks this level.", "rulebook p. 5"),
    "level-short": ("{project} needs {need}; you lack {missing}.", "rulebook p. 15"),
    "level-animal": ("{project} needs an animal for it ({need}); you have none.", "rulebook p. 15"),
    "project-done": ("You have supported {project} already.", "rulebook p. 15"),
    "no-tokens": ("All 7 tokens of your zoo map are placed.", "rulebook p. 15"),
    "project-far": ("Projects of the display need Association on side II.", "rulebook p. 15"),
    "project-money": ("Folder {folder} costs {folder} money; you have {have}.", "rulebook p. 15"),
    # building
    "covered": ("{place} is covered by the {building}.", "rulebook p. 10"),
    "rock": ("{place} is rock; it cannot be built on.", "rulebook p. 10"),
    "water": ("{place} is water; it cannot be built on.", "rulebook p. 10"),
    "build-two": ("{place} needs Build on side II.", "rulebook p. 10"),
    "kiosk-near": ("Kiosks are at least 3 spaces apart; {place} is nearer to another one.", "rulebook p. 10"),
    "no-fit": ("The {shape} fits on {place} in no direction.", "rulebook p. 10"),
    "no-fit-room": ("Other buildings leave no room for the {shape} on {place}.", "rulebook p. 10"),
    "no-touch": ("On {place} the {shape} would touch none of your buildings.", "rulebook p. 10"),
    "no-border": ("The first building covers a border space; on {place} the {shape} does not.", "rulebook p. 10"),
    "no-placing": ("Nothing is placed now; choose Build first.", "rulebook p. 10"),
    "shape-first": ("Choose a building first; its spaces come next.", "rulebook p. 10"),
    "shape-size": ("A {shape} needs {need} spaces of strength; {have} are left.", "rulebook p. 10"),
    "shape-again": ("You built a {shape} in this action already; each kind comes once.", "rulebook p. 10"),
    "shape-one": ("With side I you build one building only.", "rulebook p. 10"),
    "shape-side": ("A {shape} needs Build on side II.", "rulebook p. 12"),
    "shape-have": ("You have a {shape} already.", "rulebook p. 12"),
    "shape-place": ("There is no place for a {shape} on your map.", "rulebook p. 10"),
    "shape-money": ("A {shape} costs {need} money; you are {short} short (have {have}).", "rulebook p. 10"),
    "shape-sponsor": ("The {shape} comes with its sponsor.", "rulebook p. 17"),
    "shape-free": ("It is not among the buildings that are free now.", ""),
    "shape-ready": ("A {shape} can be built with Build.", "rulebook p. 10"),
    # housing
    "home-kind": ("The {card} cannot live in a {building}.", "rulebook p. 11"),
    "home-small": ("The {building} is too small for the {card}: {have} of {need}.", "rulebook p. 11"),
    "home-full": ("The {building} is occupied.", "rulebook p. 11"),
    "home-spaces": ("The {building} has {have:free space|free spaces}; the {card} needs {need}.", "rulebook p. 12"),
    "home-terrain": (
        "The {card} needs {need} {terrain} beside its home; the {building} has {have}.",
        "rulebook p. 11",
    ),
    "home-stays": ("The {card} does not leave the {building}.", "rulebook p. 12"),
    "no-housing": ("Buildings are chosen when an animal moves in.", "rulebook p. 11"),
    # association
    "task-done": ("This task was done in this action already.", "rulebook p. 14"),
    "task-closed": ("Three of your workers are there; the task is closed until the break.", "rulebook p. 14"),
    "task-workers": ("The task needs {need:worker|workers}; you have {have} free.", "rulebook p. 14"),
    "task-strength": ("The task needs strength {need}; you have {have}.", "rulebook p. 14"),
    "task-climb": ("Your reputation is 9; more needs Cards on side II.", "rulebook p. 9"),
    "task-ready": ("The task can be done with Association.", "rulebook p. 14"),
    "task-choose": ("Choose what the task brings: {what}.", "rulebook p. 14"),
    "partner-have": ("You have the partner zoo in {name} already.", "rulebook p. 14"),
    "partner-gone": ("The partner zoo in {name} is taken until the break.", "rulebook p. 14"),
    "partner-four": ("You have 4 partner zoos; there is no space for more.", "rulebook p. 14"),
    "partner-side": ("A third partner zoo needs Association on side II.", "rulebook p. 14"),
    "university-have": ("You have this university already.", "rulebook p. 14"),
    "university-gone": ("This university is taken until the break.", "rulebook p. 14"),
    # tokens, tiles, maps, players
    "token-used": ("Token {number} is placed already.", "rulebook p. 15"),
    "token-later": ("Token {number} is placed when you support a conservation project.", "rulebook p. 15"),
    "tile-gone": ("This bonus tile is taken.", "rulebook p. 18"),
    "tile-later": ("The bonus tile comes at {points} conservation points; you have {have}.", "rulebook p. 18"),
    "tile-passed": ("You passed {points} conservation points already.", "rulebook p. 18"),
    "map-fixed": ("The zoo maps are chosen at the start.", "rulebook p. 4"),
    "map-not-dealt": ("This map is not among those to choose from.", "rulebook p. 4"),
    "seat-not-leading": ("{who} does not lead, or cannot be affected.", "rulebook p. 11"),
}

# What a card lacks, by the kinds of `conditions`; the order is that of how much they block.
LACKS: Final[dict[int, tuple[str, str]]] = {
    c.FOLDER: ("folder {need} needs reputation {reputation} (you have {own})", "rulebook p. 9"),
    c.ICON: ("needs {short} more {icon} ({have} of {need})", "rulebook p. 11"),
    c.PARTNER: ("needs the partner zoo in {continent}", "rulebook p. 11"),
    c.PARTNERS: ("needs {short:more partner zoo|more partner zoos} ({have} of {need})", "rulebook p. 17"),
    c.SIDE: ("needs {action} on side II", "rulebook p. 11"),
    c.REPUTATION: ("needs {short} more reputation ({have} of {need})", "rulebook p. 17"),
    c.APPEAL: ("only with {need} appeal or less (you have {have})", "rulebook p. 17"),
    c.CLASS: ("you chose {other} animals for the rest of the game", "rulebook p. 17"),
    c.LEVEL: ("level {need}, the action allows {have}", "rulebook p. 17"),
    c.ENCLOSURE: ("no {homes}", "rulebook p. 11"),
    c.TERRAIN: ("no fitting enclosure beside {need} {terrain} (at most {have})", "rulebook p. 11"),
    c.PLACE: ("no place for the {shape} on your map", "rulebook p. 17"),
    c.MONEY: ("{short} money short (have {have})", "rulebook p. 11"),
}
FROM_DISPLAY: Final = ("only side II of {action} plays cards of the display", "rulebook p. 9")


def because(reason: str, **fields: str | Count) -> WhyNot:
    text, rule = REASONS[reason]
    return WhyNot(sentence(text.format(**fields)), rule)
