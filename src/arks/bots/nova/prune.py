"""Which answers to a question of Ark Nova are worth a look. Everything here is about width, nothing about rules."""

from __future__ import annotations

from arks.bots.mind import Answer
from arks.bots.nova import weights
from arks.bots.nova.judge import Judge
from arks.bots.nova.places import Places, useful_kinds
from arks.kernel.asks import ORDER, Choice
from arks.kernel.frames import bound
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.state import Zoo, hand, slot_of
from arks.nova.tables import ANIMALS, ASSOCIATION, BUILD, CARDS, ENCLOSURE_5, SPONSORS


class Pruner:
    """Leaves out what cannot be better than what it keeps."""

    def __init__(self, judge: Judge, state: Zoo, width: int) -> None:
        self.width = width  # options looked at where there are many of a kind
        self.judge = judge
        self.seat = judge.seat
        self.places = Places(judge, state)

    def worth_trying(self, state: Zoo, choice: Choice) -> list[Answer]:
        options = choice.options
        if choice.lo != 1 or choice.hi != 1:
            return [self.some_cards(state, choice)]
        if choice.kind == ORDER:
            return [(option,) for option in options[: self.width - 1]]
        prompt = choice.prompt
        if prompt in ("action", "extra-action"):
            found = self.actions(state, options)
        elif prompt == "x-tokens":
            found = self.xtokens(state, choice)
        elif prompt in ("place", "free-place"):
            found = self.spots(state, choice)
        elif prompt in ("build", "free-build"):
            found = self.buildings(state, options)
        elif prompt == "house":
            found = self.homes(state, options)
        elif prompt in ("cards", "take-card", "snap", "take-small"):
            found = self.cards(state, options)
        elif prompt == "left-token":
            tokens = self.judge.agenda.tokens
            found = best_of([(tokens[option[1]], option) for option in options], self.width - 1)
        elif prompt == "release":
            animals = state.pack.animals
            face = state.cards.face
            found = best_of([(-float(animals[face[option[1]]].appeal), option) for option in options], self.width - 1)
        elif prompt == "dig":
            found = self.dig(state, options)
        elif prompt == "shift":
            found = self.shifts(state, options)
        elif prompt in ("discard-scoring", "discard", "hand-limit"):
            found = best_of([(-self.card(state, option[1]), option) for option in options], self.width - 1)
        elif prompt in ("play-animal", "sponsors", "association", "sponsor-for-money"):
            found = self.plays(state, options)
        else:
            found = self.without_sales(state, options)
        return [(option,) for option in found]

    # --- the turn

    def actions(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        """Every action; of the cards to move for an X-token the one that is least wanted where it is."""
        player = state.players[self.seat]
        rests = [
            (weights.SLOT[slot_of(player, option[1]) - 1] * (2.0 - weights.DESIRE[option[1]]), option)
            for option in options
            if option[0] == words.REST
        ]
        found = [option for option in options if option[0] not in (words.REST, words.SELL)]
        return found + best_of(rests, 1) + self.sales(state, options)

    def plays(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        """Cards that were not known when the look ahead began are not played in it: that would be clairvoyance."""
        found = [
            option
            for option in self.without_sales(state, options)
            if option[0] not in (words.PLAY, words.SUPPORT) or self.judge.holdings.knows(option[1])
        ]
        return found or options[:1]

    def sales(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        """The worst card, at the harbour."""
        sold = [(-self.card(state, option[1]), option) for option in options if option[0] == words.SELL]
        return best_of(sold, 1)

    def without_sales(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        return [option for option in options if option[0] != words.SELL] + self.sales(state, options)

    def xtokens(self, state: Zoo, choice: Choice) -> list[Raw]:
        """None, and what is needed to do more with the action."""
        options = choice.options
        if len(options) == 1:
            return options
        frame = state.stack[-1]
        action = choice.about[1]
        owner = bound(state, frame, "owner")
        side = bound(state, frame, "side")
        player = state.players[owner]
        base = slot_of(player, action) - (2 if player.constricted >> action & 1 else 0)
        wanted = self.strengths(state, action, side)
        found = [options[0]]
        for option in options[1:]:
            strength = base + option[1]
            if strength in wanted and len(found) < self.width:
                found.append(option)
        return found

    def strengths(self, state: Zoo, action: int, side: int) -> list[int]:
        """Strengths at which an action can do more than with one less."""
        if action == ANIMALS:
            table = state.pack.tracks.animals[side]
            return [n for n in range(2, 6) if table[n - 1] > table[n - 2]]
        if action == ASSOCIATION:
            return [3, 4, 5] if not side else [3, 4, 5, 7, 8, 9]
        if action == CARDS:
            return [3, 5]
        if action == SPONSORS:
            levels = [
                state.pack.sponsors[state.cards.face[uid]].level - side
                for uid in hand(state, self.seat)
                if state.cards.face[uid] in state.pack.sponsors
            ]
            return levels
        sizes = [
            state.pack.animals[state.cards.face[uid]].size
            for uid in hand(state, self.seat)
            if state.cards.face[uid] in state.pack.animals
        ]
        return sizes if action == BUILD and not side else [*sizes, 5, 6, 7]

    # --- building and housing

    def spots(self, state: Zoo, choice: Choice) -> list[Raw]:
        options = [option for option in choice.options if option[0] == words.PLACE]
        found = self.places.best(state, choice.about[1], options, self.width)
        if choice.options[-1][0] == words.DONE:
            return [*found, choice.options[-1]]
        return found

    def buildings(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        kinds = [option[1] for option in options if option[0] == words.BUILD]
        useful = useful_kinds(state, self.judge, kinds) if kinds else []
        found = [option for option in options if option[0] != words.SELL]
        found = [option for option in found if option[0] != words.BUILD or option[1] in useful]
        return found + self.sales(state, options)

    def homes(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        """With the herd, else a special enclosure, else the smallest one; the next one for its surroundings."""
        buildings = state.players[self.seat].buildings
        rated: list[tuple[float, Raw]] = []
        for option in options:
            if option[0] == words.FLOCK:
                return [option]
            kind = buildings[option[1]][0]
            rated.append((-float(kind) if kind <= ENCLOSURE_5 else 1.0, option))
        return best_of(rated, self.width - 1)

    # --- cards

    def card(self, state: Zoo, uid: int) -> float:
        if not self.judge.holdings.knows(uid):
            return self.judge.outlook.card
        if state.cards.back[uid]:
            return self.judge.of_scoring(state, state.pack.scoring[state.cards.face[uid]])
        return self.judge.holdings.of_card(state, uid)

    def cards(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        """The best cards in sight, or as many as possible from the deck."""
        rated: list[tuple[float, Raw]] = []
        draws: list[Raw] = []
        for option in options:
            if option[0] in (words.TAKE, words.SNAP) and self.judge.holdings.knows(option[1]):
                rated.append((self.card(state, option[1]), option))
            elif option[0] == words.DRAW and not draws:
                draws.append(option)
        found = draws + best_of(rated, self.width - 1)
        return found or options[-1:]

    def some_cards(self, state: Zoo, choice: Choice) -> Answer:
        """Several cards at once: keep the best, give the worst away."""
        options = choice.options
        if not options:
            return ()
        word = options[0][0]
        rated = sorted([(self.card(state, option[1]), option) for option in options])
        if word in (words.KEEP, words.TAKE):
            return tuple([option for _, option in rated[len(rated) - choice.hi :]])
        n = choice.lo
        if word == words.SELL:
            limit = 4 * self.judge.outlook.money
            n = len([1 for worth, _ in rated[: choice.hi] if worth < limit])
        elif word == words.POUCH:
            limit = 2 * self.judge.outlook.appeal
            n = len([1 for worth, _ in rated[: choice.hi] if worth < limit])
        return tuple([option for _, option in rated[: max(n, choice.lo)]])

    def dig(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        """Replace the worst card of the hand by any."""
        cards = hand(state, self.seat)
        rated = [
            (-self.card(state, option[1]), option)
            for option in options
            if option[0] == words.DISCARD and option[1] in cards
        ]
        if rated:
            worth, option = max(rated)
            if -worth < self.judge.outlook.card:
                return [option]
        return [options[-1]]

    def shifts(self, state: Zoo, options: list[Raw]) -> list[Raw]:
        """The card whose move leaves the row best."""
        player = state.players[self.seat]
        rated: list[tuple[float, Raw]] = []
        for option in options:
            if option[0] == words.SHIFT:
                row = [action for action in player.row if action != option[1]]
                row.insert(option[2] - 1, option[1])
                rate = 0.0
                for place, action in enumerate(row):
                    rate += weights.DESIRE[action] * weights.SLOT[place]
                rated.append((rate, option))
        return best_of(rated, self.width - 1) + [option for option in options if option[0] == words.DONE]


def best_of(rated: list[tuple[float, Raw]], n: int) -> list[Raw]:
    """The options with the highest rates, best first; of equals the first one offered."""
    order = sorted(range(len(rated)), key=lambda place: (-rated[place][0], place))
    return [rated[place][1] for place in order[:n]]
