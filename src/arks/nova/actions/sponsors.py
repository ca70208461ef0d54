"""The Sponsors action (p. 17): play sponsors, or advance the break token for money."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, Choice
from arks.kernel.frames import again, bind, bound
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.nova import maps, words
from arks.nova.conditions import FOLDER, LEVEL, MONEY, PLACE, Lack, lacks, meets
from arks.nova.display import folder_of
from arks.nova.harbour import sale_options, sell
from arks.nova.placement import can_place
from arks.nova.sponsor_steps import use_token
from arks.nova.state import Zoo, hand
from arks.nova.tables import SPONSORS, Sponsor
from arks.nova.tracks import MONEY as MONEY_GAIN
from arks.nova.tracks import advance_break, folders_in_range, gain, pay
from arks.nova.zoo import enter

LOWEST_LEVEL: Final = 3  # of all sponsors


@dataclass(frozen=True)
class PlaySponsors(Step):
    """Play one sponsor, with side II several; or call for the break and take money."""


@dataclass(frozen=True)
class SponsorForMoney(Step):
    """Play a sponsor from the hand and pay its level in money; the action card does not move.

    With ``token`` it takes a token off the sponsor that allows it (253).
    """

    token: bool = False


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "sponsors": (PlaySponsors(),),
    "sponsor-for-money": (SponsorForMoney(),),
}


# --- what may be played


def level(state: Zoo, seat: int, sponsor: Sponsor) -> int:
    """The level of a sponsor; one less with all letters of map 8 covered."""
    return max(0, sponsor.level - maps.level_discount(state, seat))


def budget(side: int, strength: int) -> int:
    """The sum of levels that an action allows (p. 17)."""
    return strength + side


def is_playable(state: Zoo, seat: int, uid: int, side: int, left: int, folder: int) -> bool:
    """Whether a sponsor may be played with so much level left, from a folder of the display or from the hand (0)."""
    sponsor = state.pack.sponsors.get(state.cards.face[uid])
    if sponsor is None or level(state, seat, sponsor) > left or folder > state.players[seat].money:
        return False
    if not meets(state, seat, sponsor, side_two(state, seat, side)):
        return False
    return sponsor.building < 0 or can_place(state, seat, sponsor.building)


def side_two(state: Zoo, seat: int, side: int) -> int:
    """Action cards that count as side II for conditions: the own ones and the one in use (ruling N-HYPNOSIS)."""
    return state.players[seat].upgraded | side << SPONSORS


def hindrances(state: Zoo, seat: int, uid: int, side: int, left: int) -> list[Lack]:
    """What keeps a sponsor of the hand or the display from being played, the most blocking first."""
    sponsor = state.pack.sponsors[state.cards.face[uid]]
    found: list[Lack] = []
    folder = folder_of(state, uid)
    reach = folders_in_range(state, seat) if side else 0
    if folder > reach:
        found.append(Lack(FOLDER, folder, reach, folder))
    found += lacks(state, seat, sponsor.needs, side_two(state, seat, side))
    if level(state, seat, sponsor) > left:
        found.append(Lack(LEVEL, -1, left, level(state, seat, sponsor)))
    if sponsor.building >= 0 and not can_place(state, seat, sponsor.building):
        found.append(Lack(PLACE, sponsor.building, 0, 1))
    if folder > state.players[seat].money:
        found.append(Lack(MONEY, -1, state.players[seat].money, folder))
    return found


def playable(state: Zoo, seat: int, side: int, left: int) -> list[int]:
    found = [uid for uid in hand(state, seat) if is_playable(state, seat, uid, side, left, 0)]
    if side:
        for place, uid in enumerate(state.folders[: folders_in_range(state, seat)]):
            if uid >= 0 and is_playable(state, seat, uid, side, left, place + 1):
                found.append(uid)
    return found


def possible(state: Zoo, seat: int, side: int, strength: int) -> bool:
    """The break can always be called for."""
    return True


# --- the action


def play_options(state: Zoo, frame: Frame, step: PlaySponsors, seat: int) -> Choice | None:
    side = bound(state, frame, "side")
    strength = bound(state, frame, "strength")
    played = bound(state, frame, "played", 0)
    left = budget(side, strength) - bound(state, frame, "used", 0)
    if played and (not side or left < LOWEST_LEVEL - maps.level_discount(state, seat)):
        return None
    options: list[Raw] = [(words.PLAY, uid) for uid in playable(state, seat, side, left)]
    options.append((words.DONE,) if played else (words.CALL_BREAK, strength))
    return Choice(MENU, "sponsors", options + sale_options(state, seat), public=not hand(state, seat))


def play_chosen(state: Zoo, frame: Frame, step: PlaySponsors, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if sell(state, frame, seat, choice) or choice[0] == words.DONE:
        return
    side = bound(state, frame, "side")
    if choice[0] == words.CALL_BREAK:
        advance_break(state, seat, choice[1])
        gain(state, seat, MONEY_GAIN, choice[1] * (1 + side))
        return
    again(frame)
    uid = choice[1]
    pay(state, seat, folder_of(state, uid))
    bind(state, frame, "played", bound(state, frame, "played", 0) + 1)
    spent = level(state, seat, state.pack.sponsors[state.cards.face[uid]])
    bind(state, frame, "used", bound(state, frame, "used", 0) + spent)
    enter(state, frame, seat, uid)


# --- a sponsor for money


def money_options(state: Zoo, frame: Frame, step: SponsorForMoney, seat: int) -> Choice | None:
    cards = hand(state, seat)
    if not cards:  # as everybody can see
        return None
    money = state.players[seat].money
    options: list[Raw] = [(words.PLAY, uid) for uid in cards if is_playable(state, seat, uid, 0, money, 0)]
    return Choice(MENU, "sponsor-for-money", [*options, *sale_options(state, seat), (words.DONE,)], public=False)


def money_chosen(state: Zoo, frame: Frame, step: SponsorForMoney, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if sell(state, frame, seat, choice) or choice[0] == words.DONE:
        return
    if step.token:
        use_token(state, seat, bound(state, frame, "source"))
    pay(state, seat, level(state, seat, state.pack.sponsors[state.cards.face[choice[1]]]))
    enter(state, frame, seat, choice[1])


VERBS: Final[tuple[Verb, ...]] = ()
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(PlaySponsors, play_options, play_chosen, lambda rules, step: "play sponsors"),
    Chooser(
        SponsorForMoney,
        money_options,
        money_chosen,
        lambda rules, step: "you may play a sponsor for money equal to its level",
    ),
)
