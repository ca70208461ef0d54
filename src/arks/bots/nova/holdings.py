"""Cards in hand: which of them will be played, where the animals would live, and what that will bring."""

from __future__ import annotations

from typing import Final

from arks.bots.nova import weights
from arks.bots.nova.appraisal import Appraisal
from arks.bots.nova.outlook import Outlook
from arks.nova.actions import animals
from arks.nova.breaks import kiosk_income
from arks.nova.conditions import ignored, lacks
from arks.nova.housing import host, is_home
from arks.nova.placement import capacity
from arks.nova.state import Zoo, hand, is_upgraded
from arks.nova.tables import ANIMALS, ENCLOSURE_5, Animal, Card, Sponsor
from arks.nova.tracks import folders_in_range, hand_limit

SPONSOR_LEVEL: Final = 5  # what the Sponsors card reaches without help


class Wanted:
    """An animal that may be played one day."""

    def __init__(self, animal: Animal, brings: float, price: int, share: float) -> None:
        self.animal = animal
        self.brings = brings  # cost aside
        self.price = price
        self.share = share  # how likely it can be played
        self.gain = 0.0

    def after(self, outlook: Outlook, money: int) -> float:
        """The gain if so much money is left for it."""
        gain = self.brings - outlook.cost(self.price, money)
        if gain <= 0.0:
            return gain
        if self.price > money:
            gain *= max(0.5, 1.0 - weights.SHORT_OF_MONEY * (self.price - money))
        return gain * self.share


class Holdings:
    """Values the hand of a seat. A card that was drawn while looking ahead is any card."""

    def __init__(self, state: Zoo, seat: int, outlook: Outlook, appraisal: Appraisal) -> None:
        self.seat = seat
        self.outlook = outlook
        self.appraisal = appraisal
        self.seen = state.cards.seen  # when the look ahead began
        player = state.players[seat]
        income = state.pack.tracks.income[player.appeal] + kiosk_income(state, seat)
        self.soon = int(income * weights.SOON * min(1.0, outlook.breaks))  # money that a break will bring in time
        self.plays = 1.0 + weights.PLAYS_PER_TURN * outlook.turns

    def knows(self, uid: int) -> bool:
        return self.seen[uid] >> self.seat & 1 == 1

    def value(self, state: Zoo, break_near: float) -> float:
        """The hand and the empty enclosures."""
        outlook = self.outlook
        if outlook.turns <= 0.0:
            return 0.0
        pack = state.pack
        face = state.cards.face
        money = state.players[self.seat].money + self.soon
        wanted: list[Wanted] = []
        worths: list[float] = []
        unknown = 0
        projects = 0  # their worth is in the agenda, but they take room
        for uid in hand(state, self.seat):
            if not self.knows(uid):
                unknown += 1
                continue
            animal = pack.animals.get(face[uid])
            if animal is not None:
                wanted.append(self.of_animal(state, animal, 0, money))
                continue
            sponsor = pack.sponsors.get(face[uid])
            if sponsor is not None:
                worths.append(self.of_sponsor(state, sponsor))
            else:
                projects += 1
        if is_upgraded(state.players[self.seat], ANIMALS):
            for place, uid in enumerate(state.folders[: folders_in_range(state, self.seat)]):
                animal = pack.animals.get(face[uid]) if uid >= 0 and self.knows(uid) else None
                if animal is not None:
                    found = self.of_animal(state, animal, place + 1, money, weights.IN_RANGE)
                    if found.gain > weights.SALVAGE:
                        wanted.append(found)
        free = self.empty(state)
        money = self.animals(state, wanted, free, worths, money)
        for _ in range(unknown):
            worths.append(outlook.card + self.saved(money))
            money = max(0, money - weights.ANY_PRICE)
        spaces = 0
        for index in free:
            kind, _, full = state.players[self.seat].buildings[index]
            spaces += pack.buildings[kind].size if kind <= ENCLOSURE_5 else capacity(kind) - full
        homes = weights.EMPTY_SPACE * min(spaces, weights.EMPTY_ENOUGH) * min(1.0, outlook.turns / 6.0)
        return self.ranked(worths, hand_limit(state, self.seat) - projects, break_near) + homes

    def animals(self, state: Zoo, wanted: list[Wanted], free: list[int], worths: list[float], money: int) -> int:
        """The best animals first: they take the enclosures and the money. What is left of the money."""
        wanted.sort(key=lambda one: one.gain, reverse=True)
        for one in wanted:
            gain = one.gain
            if gain > 0.0:
                gain = one.after(self.outlook, money)
                money = max(0, money - one.price)
                if not self.take_home(state, free, one.animal):
                    gain = self.homeless(gain, one.animal)
            worths.append(max(weights.SALVAGE, weights.READY * gain))
        return money

    def homeless(self, gain: float, animal: Animal) -> float:
        return weights.HOMELESS * (gain - animal.size * 2 * self.outlook.money - weights.BUILD_ACTION)

    def saved(self, money: int) -> float:
        """Any card may be an animal, and costs less where money lies idle."""
        price = weights.ANY_PRICE
        return weights.ANY_ANIMAL * max(0.0, price * self.outlook.money - self.outlook.cost(price, money))

    def ranked(self, worths: list[float], limit: int, break_near: float) -> float:
        """The best cards will be played, the others perhaps; a break takes what is beyond the hand limit."""
        worths.sort(reverse=True)
        total = 0.0
        last = len(weights.BY_RANK) - 1
        for rank, worth in enumerate(worths):
            share = min(1.0, self.plays - rank)
            if share <= 0.0:
                break
            if rank >= limit:
                share *= 1.0 - break_near
            total += worth * share * weights.BY_RANK[min(rank, last)]
        return total

    def likely(self, state: Zoo, card: Card) -> float:
        """How likely the conditions of a card will be fulfilled in time."""
        missing = 0
        for lack in lacks(state, self.seat, card.needs, state.players[self.seat].upgraded):
            missing += lack.missing()
        if not missing:
            return 1.0
        missing = max(0, missing - ignored(state, self.seat, card))
        return weights.LACKING**missing

    def of_animal(self, state: Zoo, animal: Animal, folder: int, money: int, share: float = 1.0) -> Wanted:
        """What playing an animal will bring if it has a home."""
        price = animals.cost(state, self.seat, animal, folder)
        brings = self.appraisal.of(animal.face) - weights.ANIMAL_ACTION
        if brings > 0.0:
            share *= self.likely(state, animal)
        wanted = Wanted(animal, brings, price, share)
        wanted.gain = wanted.after(self.outlook, money)
        return wanted

    def of_sponsor(self, state: Zoo, sponsor: Sponsor) -> float:
        gain = self.appraisal.of(sponsor.face) - weights.SPONSOR_ACTION
        if gain <= 0.0:
            return weights.SALVAGE
        if sponsor.level > SPONSOR_LEVEL:
            gain *= 0.9
        return max(weights.SALVAGE, weights.READY * gain * self.likely(state, sponsor))

    def empty(self, state: Zoo) -> list[int]:
        """Enclosures with room, the smallest first."""
        found: list[tuple[int, int]] = []
        for index, (kind, _, full) in enumerate(state.players[self.seat].buildings):
            if kind <= ENCLOSURE_5:
                if not full:
                    found.append((kind, index))
            elif kind <= ENCLOSURE_5 + 3 and full < capacity(kind):
                found.append((kind - 20, index))  # a special one keeps its other spaces
        found.sort()
        return [index for _, index in found]

    def take_home(self, state: Zoo, free: list[int], animal: Animal) -> bool:
        """Whether an animal finds a home among the enclosures that no better one needs."""
        for index in free:
            if is_home(state, self.seat, index, animal):
                if state.players[self.seat].buildings[index][0] <= ENCLOSURE_5:
                    free.remove(index)
                return True
        return animal.flock > 0 and host(state, self.seat, animal) >= 0

    def of_card(self, state: Zoo, uid: int) -> float:
        """What a single card is worth to the hand, for choosing among cards."""
        face = state.cards.face[uid]
        animal = state.pack.animals.get(face)
        if animal is not None:
            gain = self.of_animal(state, animal, 0, state.players[self.seat].money + self.soon).gain
            if gain > 0.0 and not self.take_home(state, self.empty(state), animal):
                gain = self.homeless(gain, animal)
            return max(weights.SALVAGE, weights.READY * gain)
        sponsor = state.pack.sponsors.get(face)
        if sponsor is not None:
            return self.of_sponsor(state, sponsor)
        project = state.pack.projects[face]
        return max(weights.SALVAGE, self.appraisal.agenda.marginal(state, uid, project))
