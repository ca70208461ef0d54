"""The greedy bot's mind as a Challenger."""

from __future__ import annotations

import random
from typing import Final

from arks.awakening.state import Ark
from arks.awakening.tables import MILITARY
from arks.awakening.words import ACT, DONE, PLAY
from arks.bots.awakening.coop import trade, weights
from arks.bots.awakening.coop.judge import TERMS, TeamJudge
from arks.bots.awakening.coop.wishes import TeamAppetite
from arks.bots.awakening.mind import AwakeningMind, most_improved
from arks.bots.awakening.prune import worth_trying
from arks.bots.mind import Answer, Mind, Node
from arks.kernel.asks import MENU, Ask, Choice, sample
from arks.kernel.frames import answer, asks, bound
from arks.kernel.state import State
from arks.kernel.words import Raw

WORLDS: Final = 4
ANSWERS: Final = 80  # of others, until the own next turn


def idle(ask: Ask, rng: random.Random) -> list[str]:
    """An answer that changes little: raise the arsenal, and be done."""
    for option in ask.choice.options:
        if option[0] == DONE or (option[0] == ACT and option[1] == MILITARY):
            return [ask.state.rules.words.id(option)]
    return sample(ask, rng)


class ChallengerMind(AwakeningMind):
    """What a Challenger is after during one look ahead. Chance has more of a say here: the Enemy acts at random."""

    def __init__(self, root: State, seat: int) -> None:
        assert isinstance(root, Ark)
        self.root = root
        self.seat = seat
        self.sealed_samples = 1
        self.worlds = WORLDS
        self.team = TeamJudge(root, seat)
        self.further = self.team.foe.further
        self.judge = self.team
        self.appetite = TeamAppetite(self.team, root)
        self.own_turn = root.active == seat
        self.turn = root.players[seat].turns
        if not self.own_turn or self.turn == 0:  # a small question, or the board is being constructed
            self.worlds = 0
            self.further = 1

    def gist(self, end: Node) -> Answer:
        """The line, and where the units stand after it."""
        state = end.state
        assert isinstance(state, Ark)
        return (*end.line, (state.standing[self.seat],))

    def next_turn(self, state: State, rng: random.Random) -> State | None:
        """The others do as little as they can; the Enemy does what it does."""
        assert isinstance(state, Ark)
        after = state.clone()
        for _ in range(ANSWERS):
            if after.outcome is not None:
                return None
            if after.active == self.seat and after.players[self.seat].turns > self.turn:
                return after
            for other, ask in asks(after).items():
                answer(after, other, idle(ask, rng))
        return None

    def for_next_turn(self, state: State) -> Mind:
        assert isinstance(state, Ark)
        mind = ChallengerMind(state, self.seat)
        mind.team.shares = self.team.shares
        mind.further = 1
        mind.beam = 1
        mind.worlds = 0
        return mind

    def worth_trying(self, state: State, choice: Choice) -> list[Answer]:
        assert isinstance(state, Ark)
        prompt = choice.prompt
        if prompt == "trade-offer":
            return [(trade.reply(state, self.seat, choice, self.team),)]
        if choice.options[0][0] == PLAY:
            return [(self.combat_card(state, choice.options),)]
        if prompt == "name-edge":  # the Enemy looks away from where the Challengers come from
            return [(choice.options[0],)]
        answers = worth_trying(state, self.seat, choice, self.appetite)
        if prompt == "section" and state.boards > 1:
            answers = [*trade.offers(state, self.seat, self.team), *answers]
        return answers

    def off_hand(self, state: State, choice: Choice) -> Answer:
        """Which way the Enemy spreads after the own turn is weighed when it is asked."""
        return (choice.options[0],) if self.own_turn and choice.prompt == "infect-step" else ()

    def combat_card(self, state: Ark, options: list[Raw]) -> Raw:
        """The card that wins most often, unless it is worth more than the combat."""
        room = bound(state, state.stack[-1], "room")
        strength = self.team.foe.strength(state, room)
        card = self.team.foe.shows_card(state, room)
        arsenal = state.players[self.seat].arsenal
        best = options[0]
        most = -1000.0
        for option in options:
            face = state.cards.face[option[1]]
            wins = self.team.beats(arsenal + state.pack.artifacts[face].power - strength, card)
            value = weights.STAKE * wins - weights.STAKE_PER_WORTH * self.team.worths[face]
            if value > most:
                most = value
                best = option
        return best

    def is_inside(self, choice: Choice) -> bool:
        return choice.kind != MENU or choice.prompt == "wild-line"

    def others_answer(self, ask: Ask, rng: random.Random) -> list[str]:
        state = ask.state
        assert isinstance(state, Ark)
        if ask.choice.prompt == "trade-offer":
            return [state.rules.words.id(trade.reply(state, ask.seat, ask.choice, self.team))]
        return sample(ask, rng)

    def why(self, end: Node) -> str:
        after = end.state
        assert isinstance(after, Ark)
        outcome = after.outcome
        if outcome is not None and self.seat in outcome.winners:
            return "It wins the game."
        return most_improved(self.judge.terms(self.root), self.judge.terms(after), TERMS)
