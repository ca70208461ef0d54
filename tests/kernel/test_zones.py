"""Cards: what a move shows, what a shuffle forgets, and that clones do not share what one of them writes."""

from __future__ import annotations

import pytest

from arks.kernel.views import sees
from arks.kernel.zones import create, move, own_cards, reveal, shuffle, top
from tests.kernel.toy import CARD_BACK, DECK, GRAVE, HAND, PILE, TOKEN_BACK, TOKENS, Toy, faces, hand
from tests.kernel.toy_game import new_toy, play_by
from tests.kernel.toy_steps import Earn, PlayCard

RULES = play_by("plain", {"turn": (PlayCard(), Earn(1))})


def known_by(state: Toy, uid: int) -> list[int]:
    return [seat for seat in range(3) if sees(state, seat, uid)]


def test_zones_are_numbered_in_order_those_of_seats_once_each() -> None:
    assert RULES.zone_names == [
        *("deck", "pile", "grave", "played", "tokens", "turned"),
        *("hand:0", "hand:1", "hand:2"),
    ]


def test_a_card_drawn_is_known_to_its_owner_alone() -> None:
    state = new_toy(RULES)
    (uid,) = top(state, DECK, 1)
    assert known_by(state, uid) == []
    move(state, (uid,), DECK, HAND + 1)
    assert known_by(state, uid) == [1]
    assert hand(state, 1)[-1] == uid
    assert uid not in state.cards.zones[DECK]


def test_a_card_shown_once_stays_known_when_it_is_put_away() -> None:
    state = new_toy(RULES)
    uid = hand(state, 0)[0]
    move(state, (uid,), HAND + 0, PILE)
    move(state, (uid,), PILE, DECK)
    assert known_by(state, uid) == [0, 1, 2]
    assert sees(state, None, uid)
    assert top(state, DECK, 1) == (uid,)


def test_a_card_put_away_face_down_is_known_to_who_held_it() -> None:
    state = new_toy(RULES)
    uid = hand(state, 2)[0]
    move(state, (uid,), HAND + 2, GRAVE)
    assert known_by(state, uid) == [2]
    assert not sees(state, None, uid)


def test_a_reveal_shows_without_moving() -> None:
    state = new_toy(RULES)
    uid = hand(state, 0)[0]
    reveal(state, (uid,), 0b110)
    assert known_by(state, uid) == [0, 1, 2]
    assert uid in hand(state, 0)


def test_a_shuffle_keeps_the_cards_and_forgets_who_knew_them() -> None:
    state = new_toy(RULES)
    move(state, hand(state, 0), HAND + 0, DECK)
    before = sorted(faces(state, DECK))
    shuffle(state, DECK)
    assert sorted(faces(state, DECK)) == before
    assert all(known_by(state, uid) == [] for uid in state.cards.zones[DECK])


def test_a_shuffle_deals_the_faces_by_the_generator_not_by_history() -> None:
    one, two = new_toy(RULES), new_toy(RULES)
    order = two.cards.zones[DECK]
    two.cards.zones[DECK] = tuple(reversed(order))
    shuffle(one, DECK)
    shuffle(two, DECK)
    assert one.cards.zones[DECK] == two.cards.zones[DECK]
    assert one.cards.face == two.cards.face


def test_the_order_of_shuffled_uids_does_not_tell_when_a_card_is_drawn() -> None:
    state = new_toy(RULES)
    shuffle(state, DECK)
    uids = state.cards.zones[DECK]
    assert list(uids) not in (sorted(uids), sorted(uids, reverse=True))


def test_cards_with_different_backs_cannot_be_shuffled_together() -> None:
    state = new_toy(RULES)
    move(state, top(state, TOKENS, 1), TOKENS, DECK)
    with pytest.raises(AssertionError, match="do not mix"):
        shuffle(state, DECK)


def test_a_card_cannot_be_taken_from_where_it_is_not() -> None:
    state = new_toy(RULES)
    with pytest.raises(AssertionError, match="not where it is taken from"):
        move(state, (hand(state, 0)[0],), PILE, DECK)


def test_the_top_is_asked_for_from_the_top() -> None:
    state = new_toy(RULES)
    deck = state.cards.zones[DECK]
    assert top(state, DECK, 2) == (deck[-1], deck[-2])
    assert top(state, GRAVE, 2) == ()
    assert len(top(state, DECK, 999)) == len(deck)


def test_new_cards_lie_on_top_of_their_zone() -> None:
    state = new_toy(RULES)
    total = len(state.cards.face)
    uids = create(state, HAND + 1, CARD_BACK, (7, 8))
    assert uids == (total, total + 1)
    assert hand(state, 1)[-2:] == uids
    assert [known_by(state, uid) for uid in uids] == [[1], [1]]


def test_what_a_clone_does_with_cards_stays_in_the_clone() -> None:
    state = new_toy(RULES)
    clone = state.clone()
    before = (list(state.cards.zones), state.cards.face[:], state.cards.back[:], state.cards.seen[:])
    create(clone, PILE, TOKEN_BACK, (1,))
    move(clone, hand(clone, 0), HAND + 0, PILE)
    shuffle(clone, DECK)
    reveal(clone, hand(clone, 1), 7)
    assert (state.cards.zones, state.cards.face, state.cards.back, state.cards.seen) == before


def test_the_original_copies_too_when_it_writes_first() -> None:
    state = new_toy(RULES)
    clone = state.clone()
    held = hand(clone, 0)
    move(state, held, HAND + 0, PILE)
    assert hand(clone, 0) == held
    assert own_cards(state) is state.cards
