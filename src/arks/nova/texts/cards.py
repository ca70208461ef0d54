"""What a card says, in own words and made from its facts: the lines on its face, and what to know besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from arks.kernel.phrases import Count, article, listed, sentence
from arks.kernel.rules import Rules, Step
from arks.nova import powers
from arks.nova.abilities import abilities_of
from arks.nova.powers import Power, When
from arks.nova.tables import (
    BREEDING,
    COUNT,
    ICONS,
    PROJECT_KINDS,
    RELEASE,
    SIZE_CLASSES,
    Animal,
    Card,
    Level,
    Project,
    Scoring,
    Sponsor,
)
from arks.nova.texts.amounts import gain_text, icon_name, metric_nouns
from arks.nova.texts.effects import ABILITIES, steps_text
from arks.nova.texts.glossary import details_of, name_of, sentence_of
from arks.nova.tracks import CONSERVATION, REPUTATION


class Line(NamedTuple):
    """One line of a card: when or what, then what happens."""

    head: str  # an ability's name, or Now, Each time, Break, End, Always
    text: str
    details: str = ""


def lines_of(rules: Rules, card: Card) -> list[Line]:
    """All effects of a card, in the order they are printed."""
    if isinstance(card, Animal):
        solo = rules.players == 1
        found = [Line(name_of(one), sentence_of(one), details_of(one)) for one in abilities_of(card, solo)]
        if card.flock:
            found.append(Line(f"Flock Animal {card.flock}", FLOCK.format(n=card.flock)))
        return found
    if isinstance(card, Sponsor):
        return sponsor_lines(rules, rules.content.powers[card.face].power)
    assert isinstance(card, Project)
    return project_lines(card)


FLOCK: Final = "House it with a herbivore of size {n} or more in your zoo."

# --- sponsors

LASTING: Final[dict[int, str]] = {
    powers.IMMUNE: "Animals of other players do not affect your zoo.",
    powers.ENGINEER: "Build one more of a building you just built.",
    powers.OVER_TERRAIN: "Build on rock and water; you need none beside buildings and animals.",
    powers.EASY_PROJECTS: "Conservation projects need only strength 4.",
    powers.RELEASE_AGAIN: "Support the same release project more than once.",
    powers.MORE_SMALL: "After small animals only: play 1 more and take 1 from the display.",
    powers.EASY_LARGE: "Ignore 1 condition of each large animal.",
    powers.WILD_ICON: "Use a token as any icon for a base project.",
}
MOMENTS: Final[dict[int, Callable[[int], str]]] = {
    powers.ICON: lambda thing: f"{icon_name(ICONS[thing])} icon enters your zoo",
    powers.ANY_ICON: lambda thing: f"{icon_name(ICONS[thing])} icon enters any zoo",
    powers.NEW_ICON: lambda thing: "new continent or category in your zoo",
    powers.ANIMAL_PLAYED: lambda thing: f"{SIZE_CLASSES[thing]} animal enters your zoo",
    powers.SUPPORTED: lambda thing: f"you support a {PROJECT_KINDS[thing]} project",
    powers.COVERED: lambda thing: f"you cover a space beside {ICONS[thing].lower()}",
    powers.BORDER_BONUS: lambda thing: "you cover a bonus on the border",
}


def sponsor_lines(rules: Rules, power: Power) -> list[Line]:
    found: list[Line] = []
    if power.tokens:
        found.append(Line("Now", f"Put {format(Count(power.tokens), 'token|tokens')} on this card."))
    found += [Line("Now", told(rules, steps)) for steps in power.now]
    found += [Line("After", told(rules, steps)) for steps in power.after]
    found += [each_line(rules, when) for when in power.each]
    for rule, text in LASTING.items():
        if power.lasting & rule:
            found.append(Line("Always", text))
    for n, size in ((power.small_discount, "small"), (power.large_discount, "large")):
        if n:
            found.append(Line("Always", f"{sentence(size)} animals cost {n} money less."))
    found += [Line("Break", told(rules, steps)) for steps in power.income]
    found += [Line("End", f"{sentence(short(gain_text(end.what, end.n)))}.") for end in power.end]
    return found


def told(rules: Rules, steps: tuple[Step, ...]) -> str:
    return f"{sentence(short(steps_text(rules, steps)))}."


def short(text: str) -> str:
    """A long line does not say whose zoo it is about: the own one, as other lines say."""
    return text if len(text.split()) <= MOST_WORDS else text.replace(" in your zoo", "")


def each_line(rules: Rules, when: When) -> Line:
    text = f"{sentence(MOMENTS[when.moment](when.thing))}: {steps_text(rules, when.do)}."
    ability = ABILITIES.get(when.do)
    return Line("Each time", text, SPONSOR_DETAILS.get(ability.code, "") if ability is not None else "")


MOST_WORDS: Final = 14  # that a line has room for
SPONSOR_DETAILS: Final[dict[str, str]] = {
    "Hunter": "Everybody sees the cards. An animal among them must be taken; the others are discarded.",
    "Perception": "Only you see the cards you draw.",
    "Pouch": "You may leave it. The card has no other use.",
}


# --- projects and final scoring


def project_lines(card: Project) -> list[Line]:
    found = [Line("Project", PROJECTS[card.project].format(what=project_icon(card)))]
    if card.bonus:
        found.append(Line("Now", f"{sentence(gain_text(REPUTATION, card.bonus))} for whoever plays it."))
    return found


PROJECTS: Final[dict[int, str]] = {
    COUNT: "Count {what}.",
    RELEASE: "Release an animal with {what}; its appeal is lost.",
    BREEDING: "Have an animal with {what} from the continent of a partner zoo.",
}


def project_icon(card: Project) -> str:
    if card.project == COUNT:
        return metric_nouns(card.metric).rpartition("|")[2]
    return article(f"{icon_name(card.metric)} icon")


def level_need(card: Project, level: Level) -> str:
    """What a level of a project asks for."""
    if card.project == COUNT:
        return format(Count(level.need), metric_nouns(card.metric).replace(" in your zoo", ""))
    if card.project == BREEDING:
        return f"{icon_name(card.metric)} and a partner zoo of its continent"
    if level.most >= 9:
        return f"size {level.need} or more"
    return f"size {level.most}{' or less' if level.need < level.most else ''}"


def level_reward(level: Level) -> str:
    parts = [(CONSERVATION, level.conservation), (REPUTATION, level.reputation)]
    return listed([gain_text(track, n) for track, n in parts if n])


SCORING: Final[dict[str, str]] = {
    "large_animals": "Large animals in your zoo.",
    "small_animals": "Small animals in your zoo.",
    "supported_projects": "Conservation projects you supported.",
    "empty_building_spaces": "Empty spaces of your map.",
    "reputation": "Your reputation.",
    "sponsor_cards_in_zoo": "Sponsors in your zoo.",
    "Science": "Science icons in your zoo.",
    "Rock": "Rock icons in your zoo.",
    "Water": "Water icons in your zoo.",
}
WITHOUT_STEPS: Final[dict[int, str]] = {
    4: "1 each: all water beside buildings, all rock beside buildings, the border covered, the map full.",
    9: "1 for each animal category of which you have more icons than the player to your right, at most 4.",
}


def scoring_lines(card: Scoring) -> list[Line]:
    """A final scoring card: what counts, and what 1 to 4 conservation points take."""
    if not card.steps:
        return [Line("End", WITHOUT_STEPS[card.number])]
    metric = card.metric.removeprefix("icon(").removesuffix(")")
    needs = "/".join([str(step) for step in card.steps])
    points = "/".join([str(n + 1) for n in range(len(card.steps))])
    return [Line("End", f"{SCORING[metric]} {needs} bring {points} conservation points.")]
