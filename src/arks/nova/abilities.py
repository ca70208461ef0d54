"""The named abilities of animals, as literals over small steps; sponsors and maps use the same ones.

``sunbathing(2)`` is an `Ability`: its steps, and whether they wait until the action is finished. What the glossary says
about it is in `texts.glossary`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from arks.kernel.rules import Amount, Chooser, Expression, Step, Verb
from arks.kernel.steps import May, Var
from arks.nova import abilities_cards, interactive, words
from arks.nova.abilities_cards import (
    HAND,
    LOOK,
    SCORING,
    THIS_CARD,
    Dig,
    Gather,
    PickCards,
    PouchCards,
    PutRest,
    ShufflePile,
    TakeAll,
)
from arks.nova.display import DrawCards, Refill, SnapCards
from arks.nova.effects import Advance, Gain, HireWorker
from arks.nova.interactive import Constrict, Hypnotise, Pilfer, SpreadVenom
from arks.nova.metrics import Capped, Everywhere, Ladder, Of, Times
from arks.nova.placement import FreeBuild
from arks.nova.powers import Power
from arks.nova.row import MoveActionCard, PutMultiplier
from arks.nova.state import DECK, DISCARD, SCORING_DECK, SHOWN, UNUSED_BASE
from arks.nova.tables import ACTIONS, ANIMAL, AVIARY, KIOSK, PAVILION, SPONSOR, Animal
from arks.nova.tracks import APPEAL, CONSERVATION, MONEY, XTOKEN
from arks.nova.turn import TakeAction

SOLD_FOR: Final = 4  # money, by Sunbathing
POUCHED_APPEAL: Final = 2
ICONIC_AT_MOST: Final = 8
BEARS_AT_MOST: Final = 3
PER_PETTING_ANIMAL: Final = 3
PRIMATES_PROJECT: Final = 108


@dataclass(frozen=True)
class Ability:
    """An ability of the glossary: its name in the fact tables, what stands beside the name, what it does."""

    code: str
    argument: str
    steps: tuple[Step, ...]
    after: bool = False  # "after finishing": once the whole action is done and its card is back (p. 11)


# --- cards


def sprint(n: int) -> Ability:
    return Ability("Sprint", str(n), (DrawCards(n),))


def hunter(n: int | Expression) -> Ability:
    """An animal among the cards must be taken (ruling N-R36)."""
    steps = (
        Gather(n, DECK, SHOWN),
        PickCards("hunter", words.KEEP, SHOWN, HAND, 1, 1, ANIMAL),
        PutRest(SHOWN, DISCARD),
    )
    return Ability("Hunter", str(n) if isinstance(n, int) else "X", steps)


def perception(n: int) -> Ability:
    kept = n // 2
    steps = (
        Gather(n, DECK, LOOK),
        PickCards("perception", words.KEEP, LOOK, HAND, kept, kept),
        PutRest(LOOK, DISCARD),
    )
    return Ability("Perception", str(n), steps)


def scavenging(n: int) -> Ability:
    steps = (
        ShufflePile(),
        Gather(n, DISCARD, LOOK),
        PickCards("scavenging", words.KEEP, LOOK, HAND, 1, 1),
        PutRest(LOOK, DISCARD),
    )
    return Ability("Scavenging", str(n), steps)


def digging(n: int) -> Ability:
    return Ability("Digging", str(n), (Dig(n),))


def snapping(n: int) -> Ability:
    """Between two cards the display may be filled (ruling N-R41)."""
    between: tuple[Step, ...] = (May("refill-display", (Refill(),)), SnapCards(1))
    return Ability("Snapping", str(n), (SnapCards(1), *between * (n - 1)))


def sponsor_magnet() -> Ability:
    return Ability("SponsorMagnet", "", (TakeAll(SPONSOR),))


def sunbathing(n: int) -> Ability:
    steps = (
        PickCards("sunbathing", words.SELL, HAND, DISCARD, 0, n),
        Gain(MONEY, Times(SOLD_FOR, Var("picked"))),
    )
    return Ability("Sunbathing", str(n), steps)


def pouch(n: int, under: int | Expression = THIS_CARD) -> Ability:
    """Under the card that has the ability; map 7 pouches under itself (`abilities_cards.MAP_ITSELF`)."""
    steps = (PouchCards(n, under), Gain(APPEAL, Times(POUCHED_APPEAL, Var("picked"))))
    return Ability("Pouch", str(n), steps)


def resistance() -> Ability:
    steps = (
        Gather(2, SCORING_DECK, LOOK),
        PickCards("resistance", words.KEEP, LOOK, SCORING, 1, 1),
        PutRest(LOOK, SCORING_DECK),
    )
    return Ability("Resistance", "", steps)


def assertion() -> Ability:
    return Ability("Assertion", "", (PickCards("assertion", words.TAKE, UNUSED_BASE, HAND, 0, 1),))


def dominance(category: str) -> Ability:
    assert category == "Primates", f"no animal dominates {category}"
    take = PickCards("dominance", words.TAKE, UNUSED_BASE, HAND, 0, 1, number=PRIMATES_PROJECT)
    return Ability("Dominance", category, (take,))


# --- gains


def pack() -> Ability:
    return Ability("Pack", "", (Gain(APPEAL, Of("Predator")),))


def petting_zoo_animal() -> Ability:
    return Ability("PettingZooAnimal", "", (Gain(APPEAL, Times(PER_PETTING_ANIMAL, Of("PettingZooAnimal"))),))


def iconic(continent: str) -> Ability:
    return Ability("Iconic", continent, (Gain(APPEAL, Capped(Everywhere(continent), ICONIC_AT_MOST)),))


def inventive(n: int) -> Ability:
    return Ability("Inventive", str(n), (Gain(XTOKEN, n),))


def inventive_bear() -> Ability:
    return Ability("InventiveBear", "", (Gain(XTOKEN, Capped(Everywhere("Bear"), BEARS_AT_MOST)),))


def inventive_primate() -> Ability:
    return Ability("InventivePrimate", "", (Gain(XTOKEN, Ladder(Of("Primate"), ((1, 1), (3, 2), (5, 3)))),))


def full_throated() -> Ability:
    return Ability("FullThroated", "", (HireWorker(),))


def jumping(n: int) -> Ability:
    """The money is gained in full, however many steps are left (p. 20, ruling N-R76)."""
    return Ability("Jumping", str(n), (Advance(n), Gain(MONEY, n)))


# --- buildings


def posturing(n: int) -> Ability:
    return Ability("Posturing", str(n), (FreeBuild((KIOSK, PAVILION)),) * n)


def peacocking() -> Ability:
    return Ability("Peacocking", "", (FreeBuild((AVIARY,)),))


# --- action cards


def multiplier(action: int = -1) -> Ability:
    """On one action card, or on any of them."""
    return Ability("Multiplier", name_of(action), (PutMultiplier(action),))


def clever(n: int = 1) -> Ability:
    return Ability("Clever", "" if n == 1 else str(n), (MoveActionCard(),) * n, after=True)


def boost(action: int) -> Ability:
    return Ability("Boost", name_of(action), (MoveActionCard(action, (1, 5)),), after=True)


def extra_action(action: int) -> Ability:
    """It may be given up, but not swapped for an X-token (ruling N-R7)."""
    return Ability("Action", name_of(action), (TakeAction(action, rest=False, extra=True),), after=True)


def determination() -> Ability:
    """Any action, Animals again or the X-token included (ruling N-C3)."""
    return Ability("Determination", "", (TakeAction(extra=True),), after=True)


# --- other zoos


def venom(n: int) -> Ability:
    return Ability("Venom", str(n), (SpreadVenom(n),))


def constriction() -> Ability:
    return Ability("Constriction", "", (Constrict(),))


def pilfering(n: int) -> Ability:
    """From the leader in appeal, then from the one in conservation."""
    return Ability("Pilfering", str(n), tuple([Pilfer(track) for track in (APPEAL, CONSERVATION)[:n]]))


def hypnosis(slots: int) -> Ability:
    """Whose card it will be is chosen now; it is used after finishing."""
    assert slots == interactive.HYPNOSIS_SLOTS
    return Ability("Hypnosis", str(slots), (Hypnotise(),))


# --- from the fact tables


def name_of(action: int) -> str:
    return "any action card" if action < 0 else ACTIONS[action].capitalize()


def action_of(name: str) -> int:
    return ACTIONS.index(name.lower())


BUILDERS: Final[dict[str, Callable[[str], Ability]]] = {
    "Sprint": lambda n: sprint(int(n)),
    "Hunter": lambda n: hunter(int(n)),
    "Perception": lambda n: perception(int(n)),
    "Scavenging": lambda n: scavenging(int(n)),
    "Digging": lambda n: digging(int(n)),
    "Snapping": lambda n: snapping(int(n)),
    "SponsorMagnet": lambda _: sponsor_magnet(),
    "Sunbathing": lambda n: sunbathing(int(n)),
    "Pouch": lambda n: pouch(int(n)),
    "Resistance": lambda _: resistance(),
    "Assertion": lambda _: assertion(),
    "Dominance": dominance,
    "Pack": lambda _: pack(),
    "PettingZooAnimal": lambda _: petting_zoo_animal(),
    "Iconic": iconic,
    "Inventive": lambda n: inventive(int(n)),
    "InventiveBear": lambda _: inventive_bear(),
    "InventivePrimate": lambda _: inventive_primate(),
    "FullThroated": lambda _: full_throated(),
    "Jumping": lambda n: jumping(int(n)),
    "Posturing": lambda n: posturing(int(n)),
    "Peacocking": lambda _: peacocking(),
    "Multiplier": lambda action: multiplier(action_of(action)),
    "Clever": lambda _: clever(),
    "Boost": lambda action: boost(action_of(action)),
    "Action": lambda action: extra_action(action_of(action)),
    "Determination": lambda _: determination(),
    "Venom": lambda n: venom(int(n)),
    "Constriction": lambda _: constriction(),
    "Pilfering": lambda n: pilfering(int(n)),
    "Hypnosis": lambda n: hypnosis(int(n)),
}


def abilities_of(animal: Animal, solo: bool) -> tuple[Ability, ...]:
    """The abilities in the fact row of an animal; those that need others are replaced in the solo game (p. 20)."""
    found: list[Ability] = []
    for code, argument in animal.solo_abilities if solo else animal.abilities:
        assert code in BUILDERS, f"{animal.number} {animal.name}: no ability {code}"
        found.append(BUILDERS[code](argument))
    return tuple(found)


def power_of(animal: Animal, solo: bool) -> Power:
    """What an animal does, from the abilities in its fact row."""
    found = abilities_of(animal, solo)
    return Power(
        now=tuple([ability.steps for ability in found if not ability.after]),
        after=tuple([ability.steps for ability in found if ability.after]),
    )


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = interactive.PROCEDURES
VERBS: Final[tuple[Verb, ...]] = (*abilities_cards.VERBS, *interactive.VERBS)
CHOOSERS: Final[tuple[Chooser, ...]] = (*abilities_cards.CHOOSERS, *interactive.CHOOSERS)
AMOUNTS: Final[tuple[Amount, ...]] = ()
