"""Cards that enter a zoo: icons are counted, what waits for them is set off, the card's own effects follow."""

from __future__ import annotations

from arks.kernel.events import emit
from arks.kernel.frames import bound_tuple, own_frame, trigger
from arks.kernel.state import Frame
from arks.kernel.zones import move
from arks.nova import powers, words
from arks.nova.effects import after
from arks.nova.powers import fire, icons_entered
from arks.nova.state import (
    DISPLAY_ZONE,
    UNIVERSITY_REPUTATION,
    UNIVERSITY_SCIENCE,
    Zoo,
    animals_zone,
    hand_zone,
    own_player,
    recount,
    sponsors_zone,
)
from arks.nova.tables import ANIMAL, FIRST_CONTINENT, NO_ICONS, SCIENCE, Animal, Sponsor
from arks.nova.tracks import APPEAL, CONSERVATION, REPUTATION


def leave_for(state: Zoo, seat: int, uid: int, zone: int) -> None:
    """Move a card from the hand or the display into a zoo."""
    if uid in state.folders:
        state.folders = tuple([-1 if other == uid else other for other in state.folders])
        move(state, (uid,), DISPLAY_ZONE, zone)
    else:
        move(state, (uid,), hand_zone(state, seat), zone)


def enter(state: Zoo, frame: Frame, seat: int, uid: int) -> None:
    """Put an animal or sponsor beside the map, and all its effects and triggers into the player's bag (p. 11)."""
    card = state.pack.cards[state.cards.face[uid]]
    before = state.players[seat].icons
    zone = animals_zone(state, seat) if card.kind == ANIMAL else sponsors_zone(state, seat)
    leave_for(state, seat, uid, zone)
    recount(state, seat)
    emit(state, (words.PLAYED, seat, uid))
    bound = state.pack.powers[card.face]
    if bound.power.tokens:
        player = own_player(state, seat)
        player.tokens = (*player.tokens, (uid, bound.power.tokens))
    assert isinstance(card, Animal | Sponsor)
    if card.appeal:
        trigger(state, seat, f"gain {APPEAL} {card.appeal}", uid)
    if card.conservation:
        trigger(state, seat, f"gain {CONSERVATION} {card.conservation}", uid)
    if card.reputation:
        trigger(state, seat, f"gain {REPUTATION} {card.reputation}", uid)
    for procedure in bound.now:
        trigger(state, seat, procedure, uid)
    for procedure in bound.after:
        after(state, frame, seat, procedure, uid)
    join_income(state, seat, uid, bound.income)
    icons_entered(state, seat, card.icons, before)
    if isinstance(card, Animal):
        fire(state, seat, powers.ANIMAL_PLAYED, card.size_class)


def join_income(state: Zoo, seat: int, uid: int, incomes: tuple[str, ...]) -> None:
    """A sponsor that enters during its owner's income adds its own to those still to come (ruling N-LATE)."""
    if not incomes:
        return
    number = state.rules.number
    for index, frame in enumerate(state.stack):
        if frame.procedure == number["income"] and frame.seat == seat:
            bag = own_frame(state, index + 1)  # of the incomes; it stays until the last one is done
            for procedure in incomes:
                bag.env["bag"] = (*bound_tuple(state, bag, "bag"), number[procedure], uid)


def gain_partner(state: Zoo, seat: int, continent: int) -> None:
    """Place a partner zoo on the lowest empty space (p. 14)."""
    player = own_player(state, seat)
    before = player.icons
    player.partners = (*player.partners, continent)
    state.partner_offer &= ~(1 << continent)
    emit(state, (words.PARTNERED, seat, continent))
    recount(state, seat)
    slot_bonus(state, seat, state.pack.maps[player.map].partner_zoo, len(player.partners))
    icons = list(NO_ICONS)
    icons[FIRST_CONTINENT + continent] = 1
    icons_entered(state, seat, tuple(icons), before)


def gain_university(state: Zoo, seat: int, university: int) -> None:
    """Place a university on the lowest empty space (p. 14)."""
    player = own_player(state, seat)
    before = player.icons
    player.universities = (*player.universities, university)
    state.university_offer &= ~(1 << university)
    emit(state, (words.ENROLLED, seat, university))
    recount(state, seat)
    slot_bonus(state, seat, state.pack.maps[player.map].university, len(player.universities))
    reputation = UNIVERSITY_REPUTATION[university]
    if reputation:
        trigger(state, seat, f"gain {REPUTATION} {reputation}")
    icons = list(NO_ICONS)
    icons[SCIENCE] = UNIVERSITY_SCIENCE[university]
    icons_entered(state, seat, tuple(icons), before)


def slot_bonus(state: Zoo, seat: int, bonuses: tuple[str, ...], slot: int) -> None:
    if bonuses[slot - 1]:
        trigger(state, seat, f"bonus {bonuses[slot - 1]}")
