"""The tables of unit tests are alike whatever their seed dealt."""

from __future__ import annotations

import pytest

from arks.kernel.views import sees
from arks.nova.state import DECK, DISCARD
from tests.nova.zoos import bring, table

SEEDS = range(1, 9)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_has_seen_a_card_of_the_deck(seed: int) -> None:
    state = table(players=3, seed=seed)
    bring(state, 401, DECK)
    assert not any(sees(state, seat, uid) for seat in range(3) for uid in state.cards.zones[DECK])


@pytest.mark.parametrize("seed", SEEDS)
def test_every_animal_and_sponsor_lies_in_the_deck(seed: int) -> None:
    state = table(players=3, seed=seed)
    pack = state.pack
    cards = {pack.face[card.number] for card in (*pack.animals.values(), *pack.sponsors.values())}
    assert cards <= {state.cards.face[uid] for uid in state.cards.zones[DECK]}
    assert not state.cards.zones[DISCARD]
