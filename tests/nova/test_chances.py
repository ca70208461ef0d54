"""What the view says about cards agrees with what the rules offer, and tells nobody else about a hand."""

from __future__ import annotations

from random import Random

import pytest

import arks
from arks.nova.chances import show_chances
from arks.nova.scoring import points
from arks.nova.state import Zoo, hand, scoring_zone
from arks.nova.tables import ENCLOSURE_1, KIOSK
from tests.nova.zoos import build, card, give, settle, show, stand, table

PLAYING = {"play-animal": "animal", "sponsors": "sponsor", "association": "project"}


@pytest.mark.parametrize("seed", range(4))
def test_a_card_is_playable_exactly_when_it_is_offered(seed: int) -> None:
    rng = Random(seed)
    state = arks.new("nova", players=2, seed=seed, options={"map": "0"})
    assert isinstance(state, Zoo)
    checked = 0
    for _ in range(500):
        asks = arks.asks(state)
        if not asks:
            break
        for seat, ask in asks.items():
            if ask.prompt in PLAYING:
                offered = {id.split()[1] for id in ask.ids() if id.split()[0] in ("play", "support")}
                if offered and all(id.split()[0] != "done" for id in ask.ids()):
                    known = show_chances(state, seat)
                    kind = PLAYING[ask.prompt]
                    assert {
                        id for id, one in known.items() if one["playable"] and kind_of(state, id) == kind
                    } == offered
                    checked += 1
        seat = min(asks)
        ids = asks[seat].ids()
        least = asks[seat].lo or min(1, asks[seat].hi)
        arks.answer(state, seat, sorted(rng.sample(ids, least), key=ids.index))
    assert checked


def kind_of(state: Zoo, id: str) -> str:
    return ("animal", "sponsor", "project")[state.pack.cards[state.cards.face[int(id[5:])]].kind]


def test_only_the_own_hand_is_told() -> None:
    state = table()
    give(state, 402, seat=0)
    give(state, 411, seat=1)
    for seat in (0, 1):
        known = show_chances(state, seat)
        assert all(f"card:{uid}" in known for uid in hand(state, seat))
        assert not any(f"card:{uid}" in known for uid in hand(state, 1 - seat))
    assert show_chances(state, None) == {}


def test_price_is_told_with_its_reasons() -> None:
    state = table()
    state.players[0].partners = (0,)
    state.players[0].money = 20
    show(state, 402, 3)  # the lion, from Africa
    stand(state, "animals", 5, side=1)
    found = show_chances(state, 0)[card(state, 402)]
    assert (found["price"], found["fee"], found["off"]) == (16 + 3 - 3, 3, [{"by": "partner:Africa", "n": 3}])


def test_conditions_are_told_with_what_there_is() -> None:
    state = table()
    give(state, 402)
    settle(state, 401)  # two predator icons
    stand(state, "animals", 5)
    found = show_chances(state, 0)[card(state, 402)]
    assert found["needs"] == [{"what": "icon", "thing": "Predator", "have": 2, "need": 3, "ok": False}]
    assert [lack["what"] for lack in found["lacks"]] == ["icon", "home"]


def test_homes_are_those_that_are_offered() -> None:
    state = table()
    give(state, 417)
    state.players[0].money = 40
    stand(state, "animals", 5, side=1)
    animal = state.pack.animals[state.cards.face[int(card(state, 417)[5:])]]
    home = build(state, ENCLOSURE_1 + animal.size - 1)
    build(state, KIOSK)
    known = show_chances(state, 0)[card(state, 417)]
    assert known["homes"] == [f"building:{home}"]


def test_scoring_cards_are_counted_as_things_stand() -> None:
    state = table()
    uid = state.cards.zones[scoring_zone(state, 0)][0]
    found = show_chances(state, 0)[f"card:{uid}"]
    assert found["points"] == points(state, 0, state.pack.scoring[state.cards.face[uid]])
    assert f"card:{uid}" not in show_chances(state, 1)


def test_an_action_too_weak_for_animals_is_told() -> None:
    state = table()
    give(state, 402)
    stand(state, "animals", 1)
    lacks = show_chances(state, 0)[card(state, 402)]["lacks"]
    assert lacks[0] == {"what": "strength", "thing": "animals", "have": 1, "need": 2}
