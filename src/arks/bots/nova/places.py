"""Where a building is best put, in rough numbers: they tell which of many places to look at."""

from __future__ import annotations

from typing import Final

from arks.bots.nova import weights
from arks.bots.nova.judge import Judge
from arks.kernel.words import Raw
from arks.nova.hexmap import BORDER, cells_in, neighbours
from arks.nova.placement import bits, is_standard
from arks.nova.state import Placed, Zoo, hand, map_of
from arks.nova.tables import ENCLOSURE_5, FIRST_UNIQUE, KIOSK, PAVILION, Animal, ZooMap

SNUG: Final = 0.06  # each neighbour that is covered or cannot be built on
NEAR_FEATURE: Final = 0.5  # beside a tower, a gate or a restaurant, for each space
ON_FEATURE: Final = 1.5  # a harbour, an institute, a letter or a parlor
SPOILT: Final = 0.15  # a space beside rock or water that nobody there needs
SERVED: Final = 3.0  # an animal of the hand that needs rock or water and could live there
FEATURES_BESIDE: Final = ("tower", "gate", "restaurant")
FEATURES_ON: Final = ("harbour", "institute", "H", "parlors")


class Places:
    """Rates places for one look ahead; the same building on the same map is rated once."""

    def __init__(self, judge: Judge, state: Zoo) -> None:
        self.judge = judge
        self.seat = judge.seat
        self.known: dict[tuple[int, int, tuple[Placed, ...]], list[Raw]] = {}
        face = state.cards.face
        self.choosy: list[Animal] = []  # animals of the hand that need rock or water
        for uid in hand(state, self.seat):
            animal = state.pack.animals.get(face[uid])
            if animal is not None and (animal.rock or animal.water) and judge.holdings.knows(uid):
                self.choosy.append(animal)

    def best(self, state: Zoo, kind: int, options: list[Raw], n: int) -> list[Raw]:
        """The most promising places for a building."""
        if len(options) <= n:
            return options
        key = (kind, len(options), state.players[self.seat].buildings)  # more rights only add places
        found = self.known.get(key)
        if found is None:
            rated = [(-self.rate(state, kind, option), option) for option in options]
            rated.sort()
            found = self.known[key] = [option for _, option in rated[:n]]
        return found

    def rate(self, state: Zoo, kind: int, option: Raw) -> float:
        mask = 0
        for cell in option[1:]:
            mask |= 1 << cell
        player = state.players[self.seat]
        zoo = map_of(state, self.seat)
        covered = player.covered
        around = neighbours(mask)
        bonuses = self.judge.bonuses(zoo)
        rate = 0.0
        for cell in cells_in(mask & zoo.bonus_cells):
            rate += bonuses[cell]
        for cell in cells_in(around & zoo.bonus_cells & ~covered):
            rate += weights.BONUS_BESIDE * bonuses[cell]
        terrain = (zoo.rock | zoo.water) & ~covered
        rate += SNUG * (bits(around & (covered | terrain)) + bits(mask & BORDER))
        if zoo.marks:
            rate += features(zoo, covered, mask, around)
        if is_standard(kind):
            rate += self.for_animals(zoo, covered, kind, around, terrain)
        rate += self.beside_kiosks(state, kind, mask, around)
        return rate

    def for_animals(self, zoo: ZooMap, covered: int, kind: int, around: int, terrain: int) -> float:
        """Rock and water are for those who need them."""
        if not around & terrain:
            return 0.0
        rock = bits(around & zoo.rock & ~covered)
        water = bits(around & zoo.water & ~covered)
        for animal in self.choosy:
            if animal.standard and animal.size <= kind + 1 and rock >= animal.rock and water >= animal.water:
                return SERVED
        return -SPOILT * (rock + water)

    def beside_kiosks(self, state: Zoo, kind: int, mask: int, around: int) -> float:
        """A kiosk brings money for each building beside it."""
        rate = 0.0
        worth = self.judge.outlook.later_money()
        for other, cells, full in state.players[self.seat].buildings:
            if cells & around and (kind == KIOSK) != (other == KIOSK):
                sure = full or not is_standard(other) if kind == KIOSK else not is_standard(kind)
                rate += worth if sure else 0.6 * worth
        if kind == KIOSK:
            rate += 0.15 * worth * bits(around & ~state.players[self.seat].covered)
        return rate


def features(zoo: ZooMap, covered: int, mask: int, around: int) -> float:
    """What a map's special ability makes of a place."""
    rate = 0.0
    for name in FEATURES_BESIDE:
        mark = zoo.marks.get(name, 0) & ~covered
        if mark:
            rate += NEAR_FEATURE * bits(neighbours(mark) & mask) if name == "restaurant" else 0.0
            rate += NEAR_FEATURE * 2 if name != "restaurant" and around & mark else 0.0
    for name in FEATURES_ON:
        rate += ON_FEATURE * bits(mask & zoo.marks.get(name, 0))
    return rate


def useful_kinds(state: Zoo, judge: Judge, options: list[int]) -> list[int]:
    """Buildings worth a look: homes for animals in sight, kiosk and pavilion, and the largest enclosure."""
    sizes: set[int] = set()
    seat = judge.seat
    face = state.cards.face
    special: set[int] = set()
    free = judge.holdings.empty(state)
    sight = [uid for uid in hand(state, seat) if judge.holdings.knows(uid)]
    sight += [uid for uid in state.folders if uid >= 0 and state.players[seat].upgraded & 1]
    for uid in sight:
        animal = state.pack.animals.get(face[uid])
        if animal is None:
            continue
        if animal.standard and not judge.holdings.take_home(state, free, animal):
            sizes.add(animal.size)
        if animal.special >= 0:
            special.add(animal.special)
    found: list[int] = []
    largest = max([kind for kind in options if kind <= ENCLOSURE_5], default=-1)
    for kind in options:
        if kind <= ENCLOSURE_5:
            if kind + 1 in sizes or kind == largest:
                found.append(kind)
        elif kind in (KIOSK, PAVILION) or kind in special or kind >= FIRST_UNIQUE:
            found.append(kind)
    return found or options
