"""What the named abilities do, in one sentence each, as it stands on a card.

``{n}`` is what stands beside the name: a number, an action card or a continent. "After:" means once the action is
finished, "up to" that it may be left.
"""

from __future__ import annotations

from typing import Final

from arks.kernel.phrases import Count
from arks.nova.abilities import Ability

# By the name in the fact tables: the printed name, and the sentence.
GLOSSARY: Final[dict[str, tuple[str, str]]] = {
    "Sprint": ("Sprint {n}", "Draw {n} from the deck."),
    "Hunter": ("Hunter {n}", "Reveal {n} from the deck, take 1 animal, discard the rest."),
    "Perception": ("Perception {n}", "Draw {n} from the deck, keep {half}, discard the rest."),
    "Scavenging": ("Scavenging {n}", "Shuffle the discard pile, draw {n} from it, keep 1."),
    "Digging": ("Digging {n}", "Replace up to {n:card|cards} of the display or your hand, one by one."),
    "Snapping": ("Snapping {n}", "Take any {n} from the display."),
    "SponsorMagnet": ("Sponsor Magnet", "Take all sponsors from the display."),
    "Sunbathing": ("Sunbathing {n}", "Sell up to {n:hand card|hand cards} for 4 money each."),
    "Pouch": ("Pouch {n}", "Put up to {n:hand card|hand cards} under this card for 2 appeal each."),
    "Resistance": ("Resistance", "Draw 2 final scoring cards, keep 1."),
    "Assertion": ("Assertion", "Take up to 1 unused base project into your hand."),
    "Dominance": ("Dominance: {n}", "Take the base project Primates into your hand if it is unused."),
    "Pack": ("Pack", "Gain 1 appeal for each Predator icon in your zoo."),
    "PettingZooAnimal": ("Petting Zoo Animal", "Gain 3 appeal for each Petting Zoo icon in your zoo."),
    "Iconic": ("Iconic Animal: {n}", "Gain 1 appeal for each {n} icon in all zoos, at most 8."),
    "Inventive": ("Inventive {n}", "Gain {n:X-token|X-tokens}."),
    "InventiveBear": ("Inventive: Bear", "Gain 1 X-token for each Bear icon in all zoos, at most 3."),
    "InventivePrimate": ("Inventive: Primate", "Gain 1/2/3 X-tokens for 1/3/5 Primate icons in your zoo."),
    "FullThroated": ("Full-throated", "Hire 1 association worker."),
    "Jumping": ("Jumping {n}", "Advance the break token {n:step|steps} and gain {n} money."),
    "Posturing": ("Posturing {n}", "Place up to {n:kiosk or pavilion|kiosks or pavilions} for free."),
    "Peacocking": ("Peacocking", "Place a Large Bird Aviary for free."),
    "Multiplier": ("Multiplier: {n}", "Put 1 multiplier token on {n}: it can run once more."),
    "Clever": ("Clever {n}", "After: put any action card on slot 1."),
    "Boost": ("Boost: {n}", "After: put {n} on slot 1 or 5."),
    "Action": ("Action: {n}", "After: take the {n} action."),
    "Determination": ("Determination", "After: take 1 further action."),
    "Venom": ("Venom {n}", "Give {n} venom to each player with more appeal."),
    "Constriction": ("Constriction", "Give 1 constriction for each track a player is ahead on."),
    "Pilfering": ("Pilfering {n}", "Take 5 money or 1 card from the leader in appeal{conservation}."),
    "Hypnosis": ("Hypnosis {n}", "After: use an action card on slots 1-{n} of the leader in appeal."),
}
# What a person asks next, for the card in full size.
DETAILS: Final[dict[str, str]] = {
    "Hunter": "Everybody sees the cards. An animal among them must be taken.",
    "Perception": "Only you see the cards you draw.",
    "Scavenging": "Only you see the cards you draw; the others go back on the discard pile.",
    "Digging": "The display is filled at once. For a hand card you draw 1 from the deck.",
    "Snapping": "Your reputation does not matter. Before a second card you may fill the display.",
    "SponsorMagnet": "Your reputation does not matter. The display is filled at the end of your turn.",
    "Pouch": "Those cards have no other use. If the animal is released, they are discarded and the appeal stays.",
    "Resistance": "The other card goes under the pile. All final scoring cards you hold in the end score.",
    "Assertion": "Later it is played above the association board and is no base project any more.",
    "Dominance": "Later it is played above the association board and is no base project any more.",
    "Iconic": "Partner zoos and sponsors count as well.",
    "FullThroated": "Nothing happens if all 4 are hired.",
    "Jumping": "The money is gained in full, however few steps are left.",
    "Posturing": "Placement rules apply, and you gain what a building brings.",
    "Peacocking": "Only if you have none. Placement rules apply, and birds may move in.",
    "Multiplier": "The extra run comes before the card moves, at the same strength; X-tokens are spent anew.",
    "Clever": "You may leave it. Tokens stay on the card.",
    "Boost": "You may leave it. Tokens stay on the card.",
    "Action": "You may give it up, but not take an X-token instead.",
    "Determination": "Taking an X-token is allowed.",
    "Venom": "It goes on slots 1 upwards. Whoever ends a turn without removing one pays 2 money.",
    "Constriction": "It goes on slot 5, then 4, and takes 2 from the strength of the card until it is used.",
    "Pilfering": "The leader decides which; the card is random. You lead alone: nothing happens.",
    "Hypnosis": "Its slot and side count, with your X-tokens, without multipliers. It then goes to slot 1 of its row.",
}
# Added where an ability reaches into other zoos.
INTERACTIVE: Final = "Only zoos with 5 or more appeal are affected."
INTERACTIVE_CODES: Final[tuple[str, ...]] = ("Venom", "Constriction", "Pilfering", "Hypnosis")
AND_CONSERVATION: Final = ", then in conservation"

# What the zoo maps can do, by id.
MAPS: Final[dict[str, str]] = {
    "A": "A kiosk and an enclosure of 3 spaces stand there from the start.",
    "0": "No special ability.",
    "1": "2 appeal whenever an enclosure beside the tower becomes occupied.",
    "2": "An enclosure beside the gate counts as 2 spaces larger.",
    "3": "Many spaces around the lake bring 2 money.",
    "4": "With the harbor connected, you may sell one hand card for 3 money in each of your turns.",
    "5": "In a break, 1 money for each covered space beside the restaurant.",
    "6": "With the institute connected, each animal needs one condition less.",
    "7": "With all 3 parlors covered, each kiosk pays 1 money more in a break.",
    "8": "Each letter covered brings a sponsor from the deck; with all of them, sponsors count one level less.",
}


def name_of(ability: Ability) -> str:
    """The name of an ability as printed: ``Sunbathing 3``."""
    return GLOSSARY[ability.code][0].format(n=ability.argument).strip()


def sentence_of(ability: Ability) -> str:
    """What it does."""
    n = ability.argument
    return GLOSSARY[ability.code][1].format(
        n=Count(int(n)) if n.isdigit() else n,
        half=int(n) // 2 if n.isdigit() else n,
        conservation=AND_CONSERVATION if n == "2" else "",
    )


def details_of(ability: Ability) -> str:
    """What to know besides; empty when the sentence says it all."""
    told = DETAILS.get(ability.code, "")
    return f"{told} {INTERACTIVE}" if ability.code in INTERACTIVE_CODES else told
