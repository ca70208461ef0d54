"""Effects that wait to be ordered, by the procedure they are and the thing they came from."""

from __future__ import annotations

from arks.nova.abilities import abilities_of
from arks.nova.breaks import appeal_income, kiosk_income
from arks.nova.maps import map_income
from arks.nova.state import Zoo, animals, sponsors
from arks.nova.tables import Animal, Card, Sponsor
from arks.nova.texts.effects import procedure_steps, steps_text
from arks.nova.texts.glossary import name_of
from arks.nova.texts.names import shape_name
from arks.nova.tracks import APPEAL, CONSERVATION

INCOMES = {"appeal": ("appeal", appeal_income), "kiosks": ("kiosks", kiosk_income), "map": ("the map", map_income)}


def effect_text(state: Zoo, seat: int, procedure: int, source: int) -> str:
    """``5 money``, ``Lion: 9 appeal``, ``Primatologist: 3 money``."""
    rules = state.rules
    name = rules.names[procedure]
    first, _, rest = name.partition(" ")
    if first.isdigit():
        return card_effect(state, state.pack.cards[state.pack.face[int(first)]], rest)
    if name == "release":
        return f"{state.pack.cards[state.cards.face[source]].name} goes into the wild"
    if name == "move-in":
        return f"animals move into the {shape_name(state.pack, source)}"
    if first == "income" and rest in INCOMES:
        what, count = INCOMES[rest]
        return f"{count(state, seat)} money for {what}"
    text = steps_text(rules, procedure_steps(rules, name))
    if first == "gain":
        track, _, n = rest.partition(" ")
        owner = printed_on(state, seat, source, int(track), int(n))
        return f"{owner}: {text}" if owner else text
    if first == "conservation":
        return f"{rest} conservation points: {text}"
    return text


def card_effect(state: Zoo, card: Card, which: str) -> str:
    """An effect of a card by its moment and place: ``now 0``."""
    moment, _, place = which.partition(" ")
    if isinstance(card, Animal):
        found = abilities_of(card, state.rules.players == 1)
        return f"{card.name}: {name_of([one for one in found if one.after == (moment == 'after')][int(place)])}"
    return f"{card.name}: {steps_text(state.rules, procedure_steps(state.rules, f'{card.number} {which}'))}"


def printed_on(state: Zoo, seat: int, uid: int, track: int, n: int) -> str:
    """The card in the zoo that has this gain printed on it; empty when the gain comes from elsewhere."""
    if uid not in animals(state, seat) + sponsors(state, seat):
        return ""
    card = state.pack.cards[state.cards.face[uid]]
    assert isinstance(card, Animal | Sponsor)
    printed = {APPEAL: card.appeal, CONSERVATION: card.conservation}.get(track, card.reputation)
    return card.name if printed == n else ""
