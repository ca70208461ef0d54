"""Cards in hand: which of them will be played, where the animals would live, and what that will bring."""

from __future__ import annotations

from typing import Final

from arks.bots.nova import weights
from arks.bots.nova.appraisal import Appraisal
from arks.bots.nova.outlook import Outlook
from arks.nova.actions import animals
from arks.nova.conditions import ignored, lacks
from arks.nova.housing import host, is_home
from arks.nova.placement import capacity
from arks.nova.state import Zoo, hand, is_upgraded
from arks.nova.tables import ANIMALS, ENCLOSURE_5, Animal, Card, Sponsor
from arks.nova.tracks import folders_in_range, hand_limit

SPONSOR_LEVEL: Final = 5  # what the Sponsors card reaches without help


class Holdings:
    """Values the hand of a seat. A card that was drawn while looking ahead is any card."""

    def __init__(self, state: Zoo, seat: int, outlook: Outlook, appraisal: Appraisal) -> None:
        self.seat = seat
        self.outlook = outlook
        self.appraisal = appraisal
        self.seen = state.cards.seen  # when the look ahead began
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
        money = state.players[self.seat].money
        free = self.empty(state)
        wanted: list[tuple[float, int, Animal]] = []
        worths: list[float] = []
        for uid in hand(state, self.seat):
            if not self.knows(uid):
                worths.append(outlook.card)
                continue
            animal = pack.animals.get(face[uid])
            if animal is not None:
                wanted.append((self.of_animal(state, animal, 0, money), uid, animal))
                continue
            sponsor = pack.sponsors.get(face[uid])
            worths.append(weights.SALVAGE if sponsor is None else self.of_sponsor(state, sponsor))
        if is_upgraded(state.players[self.seat], ANIMALS):
            for place, uid in enumerate(state.folders[: folders_in_range(state, self.seat)]):
                animal = pack.animals.get(face[uid]) if uid >= 0 and self.knows(uid) else None
                if animal is not None:
                    gain = weights.IN_RANGE * self.of_animal(state, animal, place + 1, money)
                    if gain > weights.SALVAGE:
                        wanted.append((gain, uid, animal))
        wanted.sort(reverse=True)
        for gain, _, animal in wanted:
            found = gain
            if gain > 0.0 and not self.take_home(state, free, animal):
                found = weights.HOMELESS * (gain - animal.size * 2 * outlook.money - weights.BUILD_ACTION)
            worths.append(max(weights.SALVAGE, weights.READY * found))
        spaces = 0
        for index in free:
            kind, _, full = state.players[self.seat].buildings[index]
            spaces += pack.buildings[kind].size if kind <= ENCLOSURE_5 else capacity(kind) - full
        homes = weights.EMPTY_SPACE * min(spaces, weights.EMPTY_ENOUGH) * min(1.0, outlook.turns / 6.0)
        return self.ranked(state, worths, break_near) + homes

    def ranked(self, state: Zoo, worths: list[float], break_near: float) -> float:
        """The best cards will be played, the others perhaps; a break takes what is beyond the hand limit."""
        worths.sort(reverse=True)
        limit = hand_limit(state, self.seat)
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

    def of_animal(self, state: Zoo, animal: Animal, folder: int, money: int) -> float:
        """What playing an animal will bring if it has a home."""
        price = animals.cost(state, self.seat, animal, folder)
        gain = self.appraisal.of(animal.face) - price * self.outlook.money - weights.ANIMAL_ACTION
        if gain <= 0.0:
            return gain
        if price > money:
            gain *= max(0.5, 1.0 - weights.SHORT_OF_MONEY * (price - money))
        return gain * self.likely(state, animal)

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
            gain = self.of_animal(state, animal, 0, state.players[self.seat].money)
            if gain > 0.0 and not self.take_home(state, self.empty(state), animal):
                gain = weights.HOMELESS * (gain - animal.size * 2 * self.outlook.money - weights.BUILD_ACTION)
            return max(weights.SALVAGE, weights.READY * gain)
        sponsor = state.pack.sponsors.get(face)
        if sponsor is not None:
            return self.of_sponsor(state, sponsor)
        project = state.pack.projects[face]
        agenda = self.appraisal.agenda
        return max(weights.SALVAGE, 0.8 * agenda.gain(state, uid, project, state.players[self.seat].icons))
