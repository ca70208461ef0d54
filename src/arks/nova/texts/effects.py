"""Effects in words, made from their steps: of bonuses, tiles, sponsors, and of what waits to be ordered.

Every step that an effect can have stands in `STEPS`, so that a new one cannot be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arks.kernel.phrases import Count, listed
from arks.kernel.rules import Expression, Rules, Step
from arks.kernel.steps import Choose, Do, If, Let, May, Var
from arks.nova import abilities_cards as cards
from arks.nova import bonuses, display, effects, interactive, placement, row, scoring, sponsor_steps, turn
from arks.nova.abilities import Ability, hunter, perception, pouch, sunbathing
from arks.nova.actions import sponsors
from arks.nova.maps import FindSponsor
from arks.nova.metrics import Of
from arks.nova.state import DISCARD, SCORING_DECK, SHOWN
from arks.nova.tables import ACTIONS, CARD_KINDS
from arks.nova.texts.amounts import gain_text, nouns
from arks.nova.texts.names import action_name, shape_name

Tell = Callable[[Rules, Any], str]


def steps_text(rules: Rules, steps: tuple[Step, ...]) -> str:
    """What some steps do, one after the other."""
    ability = ABILITIES.get(steps)
    if ability is not None:
        return IN_SHORT[ability.code]
    parts: list[str] = []
    for step in resolved(steps):
        text = STEPS[type(step)](rules, step)
        if parts and parts[-1] == text:
            parts[-1] = f"{text}, twice"
        elif text:
            parts.append(text)
    return "; ".join(parts) if parts else "nothing"


# Abilities that sponsors have as well, in few words: what sets them off stands before.
ABILITIES: Final[dict[tuple[Step, ...], Ability]] = {
    ability.steps: ability for ability in (perception(2), sunbathing(2), pouch(1), hunter(Of("Predator")))
}
IN_SHORT: Final[dict[str, str]] = {
    "Perception": "draw 2 cards, keep 1, discard the other",
    "Sunbathing": "sell up to 2 cards for 4 money each",
    "Pouch": "put a hand card under it for 2 appeal",
    "Hunter": "reveal 1 card per Predator icon, take 1 animal",
}


def resolved(steps: tuple[Step, ...]) -> list[Step]:
    """A gain of an amount that was noted before is told as a gain of what was noted."""
    noted: dict[Expression, int | Expression] = {}
    found: list[Step] = []
    for step in steps:
        if isinstance(step, Let):
            noted[Var(step.name)] = step.value
        elif isinstance(step, effects.Gain) and isinstance(step.n, Var):
            found.append(effects.Gain(step.what, noted.get(step.n, step.n)))
        else:
            found.append(step)
    return found


def procedure_steps(rules: Rules, name: str) -> tuple[Step, ...]:
    return tuple([instruction.step for instruction in rules.code[rules.number[name]]])


def number(n: int | Expression) -> str:
    return str(n) if isinstance(n, int) else "1 for each " + nouns(n).partition("|")[0]


# --- steps


def gain(rules: Rules, step: effects.Gain) -> str:
    return gain_text(step.what, step.n)


def others_gain(rules: Rules, step: effects.OthersGain) -> str:
    return f"others {gain_text(step.what, step.n).removesuffix(' point')}"


def draw_cards(rules: Rules, step: display.DrawCards) -> str:
    return f"draw {format(Count(step.n), 'card|cards') if isinstance(step.n, int) else number(step.n)}"


def take_cards(rules: Rules, step: display.TakeCards) -> str:
    n = format(Count(step.n), "card|cards") if isinstance(step.n, int) else number(step.n)
    return f"take {n} from the deck or in range"


def free_build(rules: Rules, step: placement.FreeBuild) -> str:
    return f"place a {listed([shape_name(rules.content, kind) for kind in step.kinds], 'or')} for free"


def action_of(step: Any, otherwise: str) -> str:
    return otherwise if step.only < 0 else action_name(step.only)


def pick_cards(rules: Rules, step: cards.PickCards) -> str:
    upto = "up to " if step.least < step.most else ""
    kind = CARD_KINDS[step.kind] if step.kind >= 0 else "card"
    noun = format(Count(step.most), f"{kind}|{kind}s")
    if step.target == DISCARD:
        return f"sell {upto}{noun} of your hand"
    return f"{'take' if step.source == SHOWN else 'keep'} {upto}{noun}"


def gather(rules: Rules, step: cards.Gather) -> str:
    verb = "reveal" if step.target == SHOWN else "draw"
    noun = "final scoring card|final scoring cards" if step.source == SCORING_DECK else "card|cards"
    n = format(Count(step.n), noun) if isinstance(step.n, int) else f"1 card for each {nouns(step.n).partition('|')[0]}"
    return f"{verb} {n}{' from the discard pile' if step.source == DISCARD else ''}"


def put_rest(rules: Rules, step: cards.PutRest) -> str:
    return "put the rest under the pile" if step.target == SCORING_DECK else "discard the rest"


def after(rules: Rules, step: row.After) -> str:
    return f"{steps_text(rules, procedure_steps(rules, step.procedure))} afterwards"


def take_action(rules: Rules, step: turn.TakeAction) -> str:
    return f"take the {ACTIONS[step.only].capitalize()} action" if step.only >= 0 else "take 1 further action"


def move_card(rules: Rules, step: row.MoveActionCard) -> str:
    return f"put {action_of(step, 'any action card')} on slot {listed([str(slot) for slot in step.slots], 'or')}"


def sponsor_for_money(rules: Rules, step: sponsors.SponsorForMoney) -> str:
    return "use a token, play a sponsor for its level" if step.token else "play a sponsor for its level in money"


def printed_bonus(rules: Rules, effect: str) -> str:
    """A bonus of a map, a track or a tile."""
    return steps_text(rules, procedure_steps(rules, f"bonus {effect}"))


def tile_text(rules: Rules, tile: int) -> str:
    return steps_text(rules, procedure_steps(rules, f"tile {rules.content.tracks.bonus_tiles[tile][0]}"))


STEPS: Final[dict[type, Tell]] = {
    Do: lambda rules, step: steps_text(rules, procedure_steps(rules, step.procedure)),
    If: lambda rules, step: steps_text(rules, step.then),
    May: lambda rules, step: steps_text(rules, step.body),
    Choose: lambda rules, step: listed([steps_text(rules, branch) for branch in step.branches], "or"),
    effects.Gain: gain,
    effects.OthersGain: others_gain,
    effects.Advance: lambda rules, step: f"advance the break token by {number(step.n)}",
    effects.TellIncome: lambda rules, step: "",
    effects.HireWorker: lambda rules, step: "hire an association worker",
    effects.UpgradeAction: lambda rules, step: "turn an action card to side II",
    display.DrawCards: draw_cards,
    display.TakeCards: take_cards,
    display.SnapCards: lambda rules, step: f"take any {format(Count(step.n), 'card|cards')} of the display",
    display.Refill: lambda rules, step: "",
    placement.FreeBuild: free_build,
    cards.ShufflePile: lambda rules, step: "shuffle the discard pile",
    cards.Gather: gather,
    cards.PickCards: pick_cards,
    cards.PutRest: put_rest,
    cards.PouchCards: lambda rules, step: f"put up to {format(Count(step.n), 'hand card|hand cards')} under it",
    cards.TakeAll: lambda rules, step: f"take all {CARD_KINDS[step.kind]}s of the display",
    cards.Dig: lambda rules, step: f"replace up to {format(Count(step.n), 'card|cards')} of the display or your hand",
    interactive.SpreadVenom: lambda rules, step: f"give {step.n} venom to each player with more appeal",
    interactive.Constrict: lambda rules, step: "give constriction to each player ahead of you",
    interactive.Pilfer: lambda rules, step: "take 5 money or a card from the leader",
    interactive.Hypnotise: lambda rules, step: "use an action card of the leader after the action",
    interactive.Borrow: lambda rules, step: "use an action card of the hypnotised player",
    row.After: after,
    row.MoveActionCard: move_card,
    row.PutMultiplier: lambda rules, step: f"put a multiplier token on {action_of(step, 'any action card')}",
    turn.TakeAction: take_action,
    bonuses.TakePartner: lambda rules, step: "take a partner zoo from the board",
    bonuses.TakeUniversity: lambda rules, step: "take a university from the board",
    bonuses.TakeTile: lambda rules, step: "take a bonus tile, or 5 money",
    scoring.DiscardScoring: lambda rules, step: "everybody discards a final scoring card",
    sponsors.SponsorForMoney: sponsor_for_money,
    placement.PlaceUnique: lambda rules, step: "place its building",
    sponsor_steps.CopyBonus: lambda rules, step: "copy an uncovered bonus of your map",
    sponsor_steps.ChooseClass: lambda rules, step: "choose small or large animals, never play the others",
    sponsor_steps.FindAnimal: lambda rules, step: "search the deck for one",
    FindSponsor: lambda rules, step: "turn over cards until a sponsor comes, and take it",
}
