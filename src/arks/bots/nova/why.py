"""The reason of a plan in words: what its first answer is good for, or else the most telling thing the plan does."""

from __future__ import annotations

from arks.bots.mind import Node
from arks.bots.nova.judge import Judge
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.state import Zoo, hand
from arks.nova.tables import CONTINENTS, ENCLOSURE_5
from arks.nova.texts.names import action_name, card_name, shape_name


class Deeds:
    """What a plan does, by the word of its answers."""

    def __init__(self, judge: Judge, end: Node) -> None:
        self.judge = judge
        self.seat = judge.seat
        after = end.state
        assert isinstance(after, Zoo)
        self.after = after
        self.by_word: dict[int, list[Raw]] = {}
        node = end
        raws: list[Raw] = []
        self.first: list[Raw] = []
        while node.parent is not None:
            raws += reversed(node.picked)
            self.first = list(node.picked)
            node = node.parent
        before = node.state
        assert isinstance(before, Zoo)
        self.before = before
        for raw in reversed(raws):
            self.by_word.setdefault(raw[0], []).append(raw)

    def told(self) -> str:
        outcome = self.after.outcome
        if outcome is not None and self.seat in outcome.winners:
            return "It wins the game."
        if self.first:
            for word, tell in (
                (words.UPGRADE, self.upgrades),
                (words.KEEP, self.keeps),
                (words.DISCARD, self.discards),
                (words.TOKEN, self.uncovers),
                (words.TAKE_TILE, self.takes_tile),
                (words.DONATE, self.donates),
                (words.RELEASE, self.releases),
                (words.PLACE, self.places),
                (words.DONE, self.stops),
            ):
                if self.first[0][0] == word:
                    return tell(self.first)
        for word, tell in (
            (words.SUPPORT, self.supports),
            (words.PLAY, self.plays),
            (words.ENROL, self.enrols),
            (words.PARTNER_UP, self.partners),
            (words.BUILD, self.builds),
            (words.CLIMB, self.climbs),
            (words.SNAP, self.takes),
            (words.TAKE, self.takes),
            (words.DRAW, self.draws),
            (words.CALL_BREAK, self.calls),
            (words.REST, self.rests),
            (words.SHIFT, self.shifts),
            (words.UPGRADE, self.upgrades),
            (words.KEEP, self.keeps),
            (words.DISCARD, self.discards),
        ):
            found = self.by_word.get(word)
            if found:
                return tell(found)
        return self.gained()

    def name(self, uid: int) -> str:
        return card_name(self.before, uid, self.seat)

    def supports(self, raws: list[Raw]) -> str:
        _, uid, level = raws[0]
        # Afterwards the project lies open; before, a card that is drawn on the way could be any.
        project = self.after.pack.projects.get(self.after.cards.face[uid])
        if project is None:  # it was pushed out since, and the pile was shuffled
            return "Supports a conservation project."
        return f"Reaches the {project.levels[level].conservation}-point level of the {project.name} project."

    def plays(self, raws: list[Raw]) -> str:
        animals = [raw[1] for raw in raws if self.before.cards.face[raw[1]] in self.before.pack.animals]
        if not animals:
            return f"Plays the sponsor {' and '.join([self.name(raw[1]) for raw in raws])}."
        gained = self.after.players[self.seat].appeal - self.before.players[self.seat].appeal
        names = " and ".join([f"the {self.name(uid)}" for uid in animals])
        return f"Plays {names} for {gained} appeal." if gained > 0 else f"Plays {names}."

    def enrols(self, raws: list[Raw]) -> str:
        return "Gains a university."

    def partners(self, raws: list[Raw]) -> str:
        return f"Gains the partner zoo in {CONTINENTS[raws[0][1]]}."

    def builds(self, raws: list[Raw]) -> str:
        names = [shape_name(self.before.pack, raw[1]) for raw in raws]
        told = " and ".join([f"a {name}" for name in names])
        largest = max([raw[1] for raw in raws if raw[1] <= ENCLOSURE_5], default=-1)
        for uid in hand(self.before, self.seat):
            animal = self.before.pack.animals.get(self.before.cards.face[uid])
            if animal is not None and animal.standard and animal.size == largest + 1:
                return f"Builds {told}, with the {animal.name} in mind."
        return f"Builds {told}."

    def climbs(self, raws: list[Raw]) -> str:
        return "Gains reputation."

    def takes(self, raws: list[Raw]) -> str:
        return f"Takes {' and '.join([f'the {self.name(raw[1])}' for raw in raws])} from the display."

    def draws(self, raws: list[Raw]) -> str:
        n = sum([raw[1] for raw in raws])
        return "Draws a card." if n == 1 else f"Draws {n} cards."

    def calls(self, raws: list[Raw]) -> str:
        return "Takes money; the break comes nearer."

    def rests(self, raws: list[Raw]) -> str:
        return f"Takes an X-token and lets {action_name(raws[0][1])} wait: nothing better was found."

    def upgrades(self, raws: list[Raw]) -> str:
        return f"Turns {action_name(raws[0][1])} to side II."

    def keeps(self, raws: list[Raw]) -> str:
        return f"Keeps {', '.join([self.name(raw[1]) for raw in raws])}: they bring the most."

    def discards(self, raws: list[Raw]) -> str:
        return f"Gives up {', '.join([self.name(raw[1]) for raw in raws])}, the least useful."

    def uncovers(self, raws: list[Raw]) -> str:
        return "Of the bonuses at the left edge this one is worth the most now."

    def takes_tile(self, raws: list[Raw]) -> str:
        return "Of the bonus tiles this one is worth the most now."

    def donates(self, raws: list[Raw]) -> str:
        return "A conservation point is worth more than the money."

    def releases(self, raws: list[Raw]) -> str:
        return f"Releases the {self.name(raws[0][1])}, the least loss."

    def places(self, raws: list[Raw]) -> str:
        return "Bonuses, neighbours and room for later are best here."

    def stops(self, raws: list[Raw]) -> str:
        return "Nothing else was worth its price."

    def shifts(self, raws: list[Raw]) -> str:
        return f"Moves {action_name(raws[0][1])} to slot {raws[0][2]}: so the others are where they are wanted."

    def gained(self) -> str:
        """What the plan adds, the most telling track first."""
        before = self.before.players[self.seat]
        after = self.after.players[self.seat]
        for gain, name in (
            (after.conservation - before.conservation, "conservation points"),
            (after.appeal - before.appeal, "appeal"),
            (after.reputation - before.reputation, "reputation"),
            (after.money - before.money, "money"),
        ):
            if gain > 0:
                return f"Brings {gain} {name if gain > 1 else name.removesuffix('s')}."
        return "It leaves the zoo best off."
