"""The rules of a table of Ark Nova: its options, its modules, and its first state."""

from __future__ import annotations

from typing import Any, Final

from arks.kernel.errors import Illegal
from arks.kernel.rng import Seed, keys_of
from arks.kernel.rules import Module, Rules, Step, Table
from arks.kernel.state import Owner, State, start
from arks.kernel.steps import FLOW
from arks.kernel.zones import no_cards
from arks.nova import (
    abilities,
    audit,
    bonuses,
    breaks,
    display,
    effects,
    harbour,
    housing,
    maps,
    metrics,
    order,
    placement,
    release,
    rounds,
    row,
    saved,
    scoring,
    setup,
    sponsor_steps,
    texts,
    turn,
    views,
    why,
    words,
)
from arks.nova.actions import animals, association, build, cards, sponsors
from arks.nova.content import pack_for
from arks.nova.modules import solo
from arks.nova.state import ZONES, Zoo, clear_table
from arks.nova.tables import Pack

RULESET: Final = 3  # raised whenever a rule changes what an old log would do
DEFAULTS: Final[dict[str, Any]] = {"map": "A"}
PLAYERS: Final[tuple[int, ...]] = (1, 2, 3, 4)


def base_module(pack: Pack, map_choice: tuple[Step, ...]) -> Module:
    procedures: dict[str, tuple[Step, ...]] = {
        "setup": (
            setup.SetUpBoards(),
            setup.SeatPlayers(),
            *map_choice,
            setup.DealCards(),
            setup.KeepFour(),
            setup.RevealDisplay(),
        )
    }
    for part in (
        bonuses.procedures(pack),
        rounds.PROCEDURES,
        turn.PROCEDURES,
        animals.PROCEDURES,
        housing.PROCEDURES,
        release.PROCEDURES,
        association.PROCEDURES,
        placement.PROCEDURES,
        build.PROCEDURES,
        cards.PROCEDURES,
        sponsors.PROCEDURES,
        abilities.PROCEDURES,
        maps.PROCEDURES,
        breaks.PROCEDURES,
        scoring.PROCEDURES,
    ):
        procedures.update(part)
    for bound in pack.powers.values():
        procedures.update(bound.procedures())
    return Module(
        "nova",
        procedures=procedures,
        verbs=(
            *setup.VERBS,
            *rounds.VERBS,
            *turn.VERBS,
            *display.VERBS,
            *effects.VERBS,
            *row.VERBS,
            *housing.VERBS,
            *release.VERBS,
            *association.VERBS,
            *build.VERBS,
            *sponsors.VERBS,
            *sponsor_steps.VERBS,
            *abilities.VERBS,
            *maps.VERBS,
            *breaks.VERBS,
            *scoring.VERBS,
        ),
        choosers=(
            *setup.CHOOSERS,
            *turn.CHOOSERS,
            *display.CHOOSERS,
            *effects.CHOOSERS,
            *row.CHOOSERS,
            *harbour.CHOOSERS,
            *bonuses.CHOOSERS,
            *placement.CHOOSERS,
            *animals.CHOOSERS,
            *housing.CHOOSERS,
            *association.CHOOSERS,
            *build.CHOOSERS,
            *cards.CHOOSERS,
            *sponsors.CHOOSERS,
            *sponsor_steps.CHOOSERS,
            *abilities.CHOOSERS,
            *maps.CHOOSERS,
            *breaks.CHOOSERS,
            *scoring.CHOOSERS,
        ),
        amounts=(
            *metrics.AMOUNTS,
            *rounds.AMOUNTS,
            *cards.AMOUNTS,
            *abilities.AMOUNTS,
            *breaks.AMOUNTS,
            *scoring.AMOUNTS,
            *sponsor_steps.AMOUNTS,
        ),
    )


TABLE: Final[Table] = Table(
    game="nova",
    blank=Zoo,
    words=tuple(words.WORDS),
    zones=ZONES,
    view=views.view,
    encode=saved.encode,
    decode=saved.decode,
    audit=audit.audit,
    plausible=lambda state, seat: True,
    label=texts.label,
    cost=texts.cost,
    prompt=texts.prompt,
    why_not=why.why_not,
    clash=order.clash,
)

_rules: dict[str, Rules] = {}


def rules(players: int, options: dict[str, Any]) -> Rules:
    """The rules of a table; made once for each set of options."""
    chosen = DEFAULTS | options
    unknown = sorted(set(options) - set(DEFAULTS))
    if unknown:
        raise Illegal(f"nova has no option {unknown[0]!r}; it has {', '.join(DEFAULTS)}")
    if players not in PLAYERS:
        raise Illegal(f"nova is for 1 to 4 players, not {players!r}")
    key = repr((players, sorted(chosen.items(), key=str)))
    found = _rules.get(key)
    if found is None:
        pack = pack_for(players == 1)
        base = base_module(pack, maps.choice(players, chosen["map"]))
        modules = [FLOW, base, solo.MODULE if players == 1 else rounds.COMPETITION]
        made = {"players": players, "options": chosen, "ruleset": RULESET, "content": pack.digest}
        found = _rules[key] = Rules(TABLE, made, players, pack, modules)
    return found


def fresh(made: Rules, seed: Seed) -> State:
    """A state before its set-up; `begin` runs it."""
    state = Zoo()
    owner = Owner()
    start(state, made, seed, keys_of(seed), no_cards(owner, len(made.zone_names)))
    clear_table(state)
    return state
