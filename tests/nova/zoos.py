"""Zoos for unit tests: a table at the first turn, with chosen cards and buildings."""

from __future__ import annotations

import arks
from arks.kernel.zones import move, own_cards
from arks.nova.placement import bits
from arks.nova.state import (
    DECK,
    DISCARD,
    DISPLAY_ZONE,
    Zoo,
    animals_zone,
    hand_zone,
    map_of,
    own_player,
    recount,
    set_buildings,
    sponsors_zone,
)
from arks.nova.tables import ACTIONS, ANIMAL


def table(players: int = 2, zoo: str = "0", seed: int = 1) -> Zoo:
    """Seat 0 is to move; nobody holds, has built or has seen anything; display and discard lie in the deck."""
    state = arks.new("nova", players=players, seed=seed)
    assert isinstance(state, Zoo)
    while arks.asks(state)[min(arks.asks(state))].prompt != "action":
        for seat, ask in arks.asks(state).items():
            arks.answer(state, seat, ask.ids()[: ask.lo])
    while state.active:
        ask = arks.asks(state)[state.active]
        arks.answer(state, state.active, [id for id in ask.ids() if id.startswith("rest")][:1])
    for seat in range(players):
        player = own_player(state, seat)
        player.map = [one.id for one in state.pack.maps].index(zoo)
        player.xtokens = 0
        player.appeal = 0
        set_buildings(state, seat, ())
        move(state, state.cards.zones[hand_zone(state, seat)], hand_zone(state, seat), DECK)
    for zone in (DISPLAY_ZONE, DISCARD):
        move(state, state.cards.zones[zone], zone, DECK)
    forget(state, state.cards.zones[DECK], DECK)
    state.folders = (-1,) * 6
    return fresh(state)


def forget(state: Zoo, uids: tuple[int, ...], zone: int) -> None:
    """Cards are known to those who see them where they are, and to nobody who saw them before."""
    cards = own_cards(state)
    for uid in uids:
        cards.seen[uid] = state.rules.seen_in[zone]


def fresh(state: Zoo) -> Zoo:
    """Have the open question asked anew after the position was changed."""
    state.choices = {}
    return state


def find(state: Zoo, number: int) -> int:
    """The uid of a card by its printed number."""
    return state.cards.face.index(state.pack.face[number])


def bring(state: Zoo, number: int, zone: int) -> int:
    uid = find(state, number)
    for source, uids in enumerate(state.cards.zones):
        if uid in uids:
            state.folders = tuple([-1 if other == uid else other for other in state.folders])
            move(state, (uid,), source, zone)
            forget(state, (uid,), zone)
            fresh(state)
            return uid
    raise AssertionError(f"card {number} is nowhere")


def give(state: Zoo, *numbers: int, seat: int = 0) -> None:
    for number in numbers:
        bring(state, number, hand_zone(state, seat))


def settle(state: Zoo, *numbers: int, seat: int = 0) -> None:
    """Cards that are in a zoo already."""
    for number in numbers:
        card = state.pack.cards[state.pack.face[number]]
        zone = animals_zone(state, seat) if card.kind == ANIMAL else sponsors_zone(state, seat)
        bring(state, number, zone)
    recount(state, seat)


def show(state: Zoo, number: int, folder: int) -> None:
    uid = bring(state, number, DISPLAY_ZONE)
    state.folders = tuple([uid if place == folder - 1 else other for place, other in enumerate(state.folders)])


def spot(state: Zoo, kind: int, rock: int = -1, water: int = -1, touching: int = -1, seat: int = 0) -> int:
    """Free spaces beside exactly so many spaces of rock and water (-1: any number) and beside some of a set."""
    zoo = map_of(state, seat)
    for mask, around, _ in state.pack.buildings[kind].places:
        if mask & (zoo.rock | zoo.water | state.players[seat].covered) or not around & touching:
            continue
        if rock in (-1, bits(around & zoo.rock)) and water in (-1, bits(around & zoo.water)):
            return mask
    raise AssertionError("the map has no such place")


def build(state: Zoo, kind: int, mask: int = 0, full: int = 0, seat: int = 0) -> int:
    """Put a building somewhere; returns its number."""
    buildings = state.players[seat].buildings
    set_buildings(state, seat, (*buildings, (kind, mask or spot(state, kind, seat=seat), full)))
    fresh(state)
    return len(buildings)


def stand(state: Zoo, action: str, strength: int, side: int = 0, seat: int = 0) -> None:
    """Put an action card under a slot, with one of its sides up."""
    player = own_player(state, seat)
    number = ACTIONS.index(action)
    row = [other for other in player.row if other != number]
    row.insert(strength - 1, number)
    player.row = tuple(row)
    player.upgraded = player.upgraded & ~(1 << number) | side << number
    fresh(state)


def options(state: Zoo, seat: int = 0) -> list[str]:
    ask = arks.asks(state).get(seat)
    return ask.ids() if ask is not None else []


def pick(state: Zoo, *ids: str, seat: int = 0) -> None:
    """Answer one question after the other."""
    for id in ids:
        arks.answer(state, seat, [id])


def card(state: Zoo, number: int) -> str:
    """A card as options name it."""
    return f"card:{find(state, number)}"
