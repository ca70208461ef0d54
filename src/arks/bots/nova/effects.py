"""What effects are worth: every bonus, ability and income is a procedure, and its steps are added up."""

from __future__ import annotations

from arks.bots.nova import weights
from arks.bots.nova.outlook import Outlook
from arks.kernel.rules import Expression, Instruction
from arks.kernel.steps import Choose, Do, If, Let, May, Var
from arks.nova import metrics
from arks.nova.abilities_cards import HAND, Dig, PickCards, PouchCards, TakeAll
from arks.nova.bonuses import TakePartner, TakeUniversity
from arks.nova.display import DrawCards, SnapCards, TakeCards
from arks.nova.effects import Gain, HireWorker, OthersGain, UpgradeAction
from arks.nova.interactive import Constrict, Hypnotise, Pilfer, SpreadVenom
from arks.nova.maps import FindSponsor
from arks.nova.placement import FreeBuild, PlaceUnique
from arks.nova.row import After, MoveActionCard, PutMultiplier
from arks.nova.sponsor_steps import BesideUnique, CopyBonus, FindAnimal, TokensLeft
from arks.nova.state import DISCARD, Zoo
from arks.nova.tables import ICONS, KIOSK, PAVILION
from arks.nova.turn import TakeAction


class Effects:
    """Worths of procedures for a seat, as things stood when the look ahead began."""

    def __init__(self, state: Zoo, seat: int, outlook: Outlook) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.gains = outlook.gains()
        self.known: dict[int, float] = {}

    def named(self, procedure: str) -> float:
        return self.of(self.state.rules.number[procedure])

    def of(self, number: int) -> float:
        found = self.known.get(number)
        if found is None:
            self.known[number] = 0.0  # an effect that leads to itself adds nothing
            found = self.known[number] = self.body(number, {})
        return found

    def body(self, number: int, names: dict[str, float]) -> float:
        total = 0.0
        for instruction in self.state.rules.code[number]:
            total += self.step(instruction, names)
        return total

    def step(self, instruction: Instruction, names: dict[str, float]) -> float:
        step = instruction.step
        outlook = self.outlook
        if isinstance(step, Gain):
            return self.gains[step.what] * self.amount(self.state, step.n, names)
        if isinstance(step, OthersGain):
            return -0.3 * self.gains[step.what] * self.amount(self.state, step.n, names)
        if isinstance(step, DrawCards):
            return outlook.card * self.amount(self.state, step.n, names)
        if isinstance(step, TakeCards):
            return 1.2 * outlook.card * self.amount(self.state, step.n, names)
        if isinstance(step, SnapCards):
            return 1.4 * outlook.card * step.n
        if isinstance(step, PickCards):
            if step.target == HAND:
                return 1.2 * outlook.card * step.most
            names["picked"] = float(step.most)  # sold
            return -0.5 * outlook.card * step.most if step.target == DISCARD else 1.0
        if isinstance(step, PouchCards):
            names["picked"] = float(step.n)
            return -0.7 * outlook.card * step.n
        if isinstance(step, Let):
            names[step.name] = self.amount(self.state, step.value, names)
            return 0.0
        if isinstance(step, Do):
            return self.named(step.procedure)
        if isinstance(step, After):
            return self.named(step.procedure)
        if isinstance(step, May | If):
            return self.body(instruction.bodies[0], names)
        if isinstance(step, Choose):
            return max([self.body(number, names) for number in instruction.bodies])
        return self.rare_step(step, outlook)

    def rare_step(self, step: object, outlook: Outlook) -> float:
        if isinstance(step, FreeBuild):
            return max([self.building(kind) for kind in step.kinds])
        if isinstance(step, PlaceUnique):
            return weights.UNIQUE
        if isinstance(step, HireWorker):
            return outlook.worker
        if isinstance(step, UpgradeAction):
            return outlook.upgrade * weights.UPGRADES[1]
        if isinstance(step, MoveActionCard):
            return weights.CLEVER
        if isinstance(step, PutMultiplier):
            return weights.MULTIPLIER
        if isinstance(step, TakeAction | Hypnotise):
            return weights.EXTRA_ACTION
        if isinstance(step, TakePartner):
            return weights.PARTNER + weights.NEXT_SLOT
        if isinstance(step, TakeUniversity):
            return weights.UNIVERSITY + weights.NEXT_SLOT
        if isinstance(step, SpreadVenom | Constrict | Pilfer):
            return weights.ATTACK
        if isinstance(step, TakeAll | FindAnimal | FindSponsor | CopyBonus):
            return 1.5 * outlook.card
        if isinstance(step, Dig):
            return 0.2 * outlook.card * step.n
        return 0.0

    def building(self, kind: int) -> float:
        """A building for nothing."""
        if kind == KIOSK:
            return weights.KIOSK
        if kind == PAVILION:
            return self.outlook.appeal
        return 1.5 * self.state.pack.buildings[kind].size * self.outlook.money

    def amount(self, state: Zoo, n: int | Expression, names: dict[str, float]) -> float:
        """An amount in a state; what is bound while an effect runs is guessed."""
        if isinstance(n, int):
            return float(n)
        if isinstance(n, Var):
            return names.get(n.name, 0.0)
        if isinstance(n, metrics.Of):
            return float(metrics.count(state, self.seat, n.metric))
        if isinstance(n, metrics.Everywhere):
            icon = ICONS.index(n.icon)
            return float(sum([player.icons[icon] for player in state.players]))
        if isinstance(n, metrics.Times):
            return n.n * self.amount(state, n.of, names)
        if isinstance(n, metrics.Per):
            return float(int(self.amount(state, n.of, names)) // n.n)
        if isinstance(n, metrics.Plus):
            return self.amount(state, n.one, names) + self.amount(state, n.other, names)
        if isinstance(n, metrics.Least):
            return min(self.amount(state, n.one, names), self.amount(state, n.other, names))
        if isinstance(n, metrics.Capped):
            return min(self.amount(state, n.of, names), float(n.most))
        if isinstance(n, metrics.AtLeast):
            return float(self.amount(state, n.of, names) >= n.n)
        if isinstance(n, metrics.Ladder):
            reached = self.amount(state, n.of, names)
            return float(max([0] + [gives for step, gives in n.steps if reached >= step]))
        return 1.0 if isinstance(n, TokensLeft | BesideUnique) else 0.0
