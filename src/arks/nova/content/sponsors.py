"""What each sponsor does, by its printed number. Printed gains, icons and conditions are in facts/sponsors.csv."""

from __future__ import annotations

from typing import Final

from arks.kernel.rules import Expression, Step
from arks.kernel.steps import If, Let, Var
from arks.nova import powers
from arks.nova.abilities import hunter, perception, pouch, sunbathing
from arks.nova.actions.sponsors import SponsorForMoney
from arks.nova.display import TakeCards
from arks.nova.effects import Gain, HireWorker, OthersGain
from arks.nova.metrics import AtLeast, Capped, Ladder, Least, Of, Per, Plus, Times
from arks.nova.placement import FreeBuild, PlaceUnique
from arks.nova.powers import ANIMAL_PLAYED, ANY_ICON, BORDER_BONUS, COVERED, ICON, NEW_ICON, SUPPORTED, End, Power, When
from arks.nova.row import After
from arks.nova.sponsor_steps import BesideUnique, ChooseClass, CopyBonus, FindAnimal, TokensLeft
from arks.nova.tables import ENCLOSURE_1, ENCLOSURE_5, ICONS, KIOSK, LARGE, PAVILION, RELEASE, SMALL
from arks.nova.tracks import APPEAL, CONSERVATION, MONEY, REPUTATION, XTOKEN

PLACE: Final[tuple[Step, ...]] = (PlaceUnique(),)
KINDS: Final[Expression] = Plus(Of("distinct_continents"), Of("distinct_categories"))


def each(icon: str, *steps: Step) -> When:
    """Every time such an icon enters the own zoo."""
    return When(ICON, ICONS.index(icon), steps)


def anywhere(icon: str, *steps: Step) -> When:
    """Every time such an icon enters any zoo."""
    return When(ANY_ICON, ICONS.index(icon), steps)


def per(metric: str, what: int, n: int = 1) -> tuple[Step, ...]:
    """So much for each of something."""
    return (Gain(what, Times(n, Of(metric)) if n > 1 else Of(metric)),)


def point_if(metric: str, n: int = 1) -> tuple[End, ...]:
    """A conservation point at the end for at least so many."""
    return (End(CONSERVATION, AtLeast(Of(metric), n)),)


def appeal_if_full() -> tuple[End, ...]:
    return (End(APPEAL, Times(5, Of("map_full"))),)


def shared_points(n: Expression) -> tuple[Step, ...]:
    """Conservation points, and 2 money for everybody else for each of them."""
    return (Let("points", n), Gain(CONSERVATION, Var("points")), OthersGain(MONEY, Times(2, Var("points"))))


def expert(continent: str, *steps: Step, end: tuple[End, ...] = ()) -> Power:
    """An expert on a continent: appeal for its icons, and something for each new one."""
    return Power(now=(per(continent, APPEAL),), each=(each(continent, *steps),), end=end)


def sponsorship(category: str) -> Power:
    """Sponsorship of a category: appeal now, income by the number of icons."""
    steps = ((1, 3), (3, 6), (5, 9))
    return Power(now=(per(category, APPEAL),), income=((Gain(MONEY, Ladder(Of(category), steps)),),))


def house_of(category: str) -> Power:
    """A unique building with appeal for each icon, and a point for six of them."""
    return Power(now=(PLACE,), each=(each(category, Gain(APPEAL, 2)),), end=point_if(category, 6))


def native(metric: str, end: Expression) -> Power:
    return Power(now=(per(f"connected_{metric}", APPEAL),), end=(End(CONSERVATION, end),))


SPONSOR_POWERS: Final[dict[int, Power]] = {
    201: Power(
        now=((TakeCards(1),),),
        income=((TakeCards(1),),),
        end=(End(CONSERVATION, Ladder(Of("Science"), ((3, 1), (6, 2)))),),
    ),
    202: Power(each=(each("Science", Gain(REPUTATION, 1)),)),
    203: Power(
        now=((Gain(MONEY, Ladder(Of("universities"), ((1, 2), (2, 5), (3, 10)))),),),
        lasting=powers.EASY_PROJECTS,
        end=point_if("universities", 3),
    ),
    204: Power(now=(per("Science", MONEY, 2),), each=(each("Science", Gain(CONSERVATION, 1)),)),
    205: Power(),
    206: Power(now=(per("supported_projects", APPEAL, 2),), income=((Gain(CONSERVATION, 1),),)),
    207: Power(now=(shared_points(Per(2, KINDS)),)),
    208: Power(
        now=(per("Science", APPEAL),),
        each=(anywhere("Science", Gain(MONEY, 2)),),
        end=point_if("distinct_categories", 5),
    ),
    209: Power(now=((Gain(XTOKEN, 1),),), income=((Gain(XTOKEN, 1),),), end=point_if("universities", 3)),
    210: expert("Americas", FreeBuild((KIOSK,)), end=point_if("kiosks", 5)),
    211: expert("Europe", FreeBuild((ENCLOSURE_1,)), end=point_if("occupied_enclosure1", 5)),
    212: expert("Australia", *pouch(1).steps),
    213: expert("Asia", FreeBuild((PAVILION,))),
    214: expert("Africa", After("clever 1"), end=(End(APPEAL, Of("xtokens")),)),
    215: Power(tokens=2, lasting=powers.WILD_ICON, end=point_if("supported_projects", 5)),
    216: Power(now=((HireWorker(),),), end=point_if("reputation", 9)),
    217: Power(lasting=powers.ENGINEER, end=appeal_if_full()),
    218: Power(tokens=2, lasting=powers.WILD_ICON, end=point_if("supported_projects", 5)),
    219: Power(
        now=((Gain(MONEY, Times(2, Plus(Of("Water"), Of("Rock")))),),),
        lasting=powers.OVER_TERRAIN,
        end=(End(APPEAL, Times(2, Capped(Least(Of("Water"), Of("Rock")), 3))),),
    ),
    220: Power(now=((Gain(MONEY, 3),),), income=((Gain(MONEY, 3),),), end=point_if("reputation", 9)),
    221: Power(each=(When(BORDER_BONUS, -1, (CopyBonus(),)),), end=point_if("all_border_spaces_covered")),
    222: Power(now=(shared_points(Capped(Of("Science"), 3)),)),
    223: Power(),
    224: Power(
        now=((Gain(XTOKEN, 1),),),
        each=(When(SUPPORTED, RELEASE, (Gain(CONSERVATION, 1),)),),
        lasting=powers.RELEASE_AGAIN,
    ),
    225: Power(now=((Gain(XTOKEN, 1),),), lasting=powers.IMMUNE, end=point_if("distinct_continents", 5)),
    226: Power(end=point_if("distinct_continents", 5)),
    227: Power(
        now=((ChooseClass(), FindAnimal()),),
        each=(When(ANIMAL_PLAYED, SMALL, (Gain(APPEAL, 2),)), When(ANIMAL_PLAYED, LARGE, (Gain(APPEAL, 4),))),
    ),
    228: Power(now=(per("small_animals", MONEY, 2),), lasting=powers.MORE_SMALL),
    229: Power(now=(per("small_animals", APPEAL),), small_discount=3),
    230: Power(now=(per("large_animals", APPEAL, 2),), large_discount=4),
    231: sponsorship("Primate"),
    232: sponsorship("Reptile"),
    233: sponsorship("Bird"),
    234: sponsorship("Predator"),
    235: sponsorship("Herbivore"),
    236: Power(each=(anywhere("Primate", Gain(MONEY, 3)),)),
    237: Power(each=(anywhere("Reptile", Gain(MONEY, 3)),)),
    238: Power(each=(anywhere("Bird", Gain(MONEY, 3)),)),
    239: Power(each=(anywhere("Predator", Gain(MONEY, 3)),)),
    240: Power(each=(anywhere("Herbivore", Gain(MONEY, 3)),)),
    241: Power(
        now=(per("Water", APPEAL),),
        each=(When(COVERED, ICONS.index("Water"), (Gain(MONEY, 1),)),),
        end=point_if("all_water_connected"),
    ),
    242: Power(
        now=((Gain(APPEAL, Times(3, Per(2, Of("Rock")))),),),
        each=(When(COVERED, ICONS.index("Rock"), (Gain(MONEY, 1),)),),
        end=point_if("all_rock_connected"),
    ),
    243: house_of("Herbivore"),
    244: house_of("Bird"),
    245: house_of("Water"),
    246: house_of("Rock"),
    247: house_of("Primate"),
    248: Power(now=(PLACE,), each=(each("Primate", Gain(XTOKEN, 1)),)),
    249: Power(now=(PLACE,), each=(each("Bird", *perception(2).steps),)),
    250: Power(now=(PLACE,), each=(each("Reptile", *sunbathing(2).steps),)),
    251: Power(
        now=(PLACE,),
        each=(anywhere("Bear", Gain(APPEAL, 2)),),
        end=(End(CONSERVATION, Ladder(Of("Bear"), ((3, 1), (6, 2)))),),
    ),
    252: Power(now=(PLACE,), each=(each("Predator", *hunter(Of("Predator")).steps),)),
    253: Power(
        now=(PLACE,),
        tokens=3,
        each=(each("Herbivore", If(TokensLeft(), (SponsorForMoney(token=True),))),),
    ),
    254: Power(now=(PLACE, (TakeCards(1),))),
    255: Power(now=(PLACE,)),
    256: Power(now=(PLACE,)),
    257: Power(now=(PLACE,), income=((Gain(MONEY, Times(2, BesideUnique())),),), end=appeal_if_full()),
    258: native("water_spaces", Per(2, Of("unconnected_water_spaces"))),
    259: native("rock_spaces", Per(2, Of("unconnected_rock_spaces"))),
    260: native("border_spaces", Of("groups_of_6_empty_spaces")),
    261: Power(end=point_if("distinct_categories", 5)),
    262: Power(
        now=((Gain(MONEY, Times(2, KINDS)),),),
        each=(When(NEW_ICON, -1, (Gain(APPEAL, 1), Gain(MONEY, 2))),),
    ),
    263: Power(now=((FreeBuild((ENCLOSURE_5,)),),), lasting=powers.EASY_LARGE),
    264: native("bonus_spaces", Per(2, Of("unconnected_bonus_spaces"))),
}
