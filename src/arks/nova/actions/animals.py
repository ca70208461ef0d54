"""The Animals action (p. 11-13): play animals one after the other, each into a home of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import CONFIRM, MENU, PLACE, Choice
from arks.kernel.frames import again, bind, bound, push
from arks.kernel.rules import Chooser, Step
from arks.kernel.state import Frame
from arks.kernel.steps import Let
from arks.kernel.words import NO, YES, Raw
from arks.kernel.zones import reveal
from arks.nova import powers, words
from arks.nova.conditions import CLASS, FOLDER, MONEY, Lack, lacks, meets
from arks.nova.display import folder_of, take_from_display
from arks.nova.harbour import PRICE, sale_options, sell
from arks.nova.housing import has_home, has_room, homeless, homes, house
from arks.nova.powers import lasts
from arks.nova.state import Zoo, hand, is_upgraded, sponsors
from arks.nova.tables import (
    ANIMALS,
    CARDS,
    FIRST_CONTINENT,
    LARGE,
    MAX_REPUTATION,
    MEDIUM,
    REPUTATION_CAP,
    SMALL,
    Animal,
)
from arks.nova.tracks import REPUTATION, folders_in_range, gain, pay
from arks.nova.zoo import enter

DISCOUNT: Final = 3  # for each continent icon of a partner zoo
CLIMB_FROM: Final = 5  # strength of side II that brings reputation


@dataclass(frozen=True)
class ClimbFirst(Step):
    """With side II and strength 5 the player may take 1 reputation before anything else (p. 13)."""


@dataclass(frozen=True)
class PlayAnimals(Step):
    """Play animals as long as the table of the action card allows; ``bigger`` counts those that are not small."""


@dataclass(frozen=True)
class ChooseHome(Step):
    """Choose where ``animal`` will live, pay for it and put it into the zoo."""


@dataclass(frozen=True)
class TakeSmall(Step):
    """Sponsor 228: after small animals alone, take one from the display, whatever the reputation."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "animals": (Let("played", 0), Let("bigger", 0), ClimbFirst(), PlayAnimals(), TakeSmall()),
    "play-animal": (ChooseHome(),),
}


# --- what may be played


def cost(state: Zoo, seat: int, animal: Animal, folder: int) -> int:
    """Of an animal from a folder (0: the hand), partner zoos and sponsors considered (p. 11, 13, ruling N-COST)."""
    player = state.players[seat]
    price = animal.cost + folder
    for continent in player.partners:
        price -= DISCOUNT * animal.icons[FIRST_CONTINENT + continent]
    if animal.size_class != MEDIUM:
        bound_powers = state.pack.powers
        face = state.cards.face
        for uid in sponsors(state, seat):
            power = bound_powers[face[uid]].power
            price -= power.small_discount if animal.size_class == SMALL else power.large_discount
    return max(price, 0)


def forbidden(state: Zoo, seat: int, animal: Animal) -> bool:
    """Whether WAZA Special Assignment (227) rules out its size class; size 3 is never affected."""
    waza = state.players[seat].waza
    return waza >= 0 and animal.size_class in (SMALL, LARGE) and animal.size_class != waza


def side_two(state: Zoo, seat: int, side: int) -> int:
    """Action cards that count as side II for conditions: the own ones and the one in use (ruling N-HYPNOSIS)."""
    return state.players[seat].upgraded | side << ANIMALS


def is_playable(state: Zoo, seat: int, uid: int, folder: int, side: int, money: int) -> bool:
    animal = state.pack.animals.get(state.cards.face[uid])
    if animal is None or (animal.cost + folder > money and cost(state, seat, animal, folder) > money):
        return False
    if forbidden(state, seat, animal):
        return False
    return meets(state, seat, animal, side_two(state, seat, side)) and has_home(state, seat, animal)


def from_hand(state: Zoo, seat: int, side: int, money: int) -> list[int]:
    return [uid for uid in hand(state, seat) if is_playable(state, seat, uid, 0, side, money)]


def from_display(state: Zoo, seat: int, side: int, folders: int, money: int) -> list[int]:
    return [
        uid
        for place, uid in enumerate(state.folders[:folders])
        if uid >= 0 and is_playable(state, seat, uid, place + 1, side, money)
    ]


def allowed(state: Zoo, side: int, strength: int) -> int:
    """How many animals the table of the action card allows; a strength above 5 counts as 5."""
    return state.pack.tracks.animals[side][min(strength, 5) - 1]


def can_climb(state: Zoo, seat: int) -> bool:
    """Whether 1 reputation would change anything: at 9 it needs Cards II, beyond 15 it is appeal (p. 9)."""
    player = state.players[seat]
    return is_upgraded(player, CARDS) or player.reputation < REPUTATION_CAP


def possible(state: Zoo, seat: int, side: int, strength: int) -> bool:
    """Whether at least one animal can be played: the action must do something (ruling N-R1)."""
    if not allowed(state, side, strength) or not has_room(state, seat):
        return False
    money = state.players[seat].money
    for uid in hand(state, seat):
        if is_playable(state, seat, uid, 0, side, money):
            return True
    if not side:
        return False
    folders = folders_in_range(state, seat)
    if strength >= CLIMB_FROM and can_climb(state, seat):
        folders = state.pack.tracks.folders[min(state.players[seat].reputation + 1, MAX_REPUTATION)]
    return bool(from_display(state, seat, side, folders, money))


def obstacles(state: Zoo, seat: int, uid: int, side: int) -> list[Lack]:
    """Why an animal in the hand or the display cannot be played with a side of the action card; empty: it can."""
    animal = state.pack.animals[state.cards.face[uid]]
    found: list[Lack] = []
    folder = folder_of(state, uid)
    reach = folders_in_range(state, seat) if side else 0
    if folder > reach:
        found.append(Lack(FOLDER, -1, reach, folder))
    if not meets(state, seat, animal, side_two(state, seat, side)):
        found += lacks(state, seat, animal.needs, side_two(state, seat, side))
    if forbidden(state, seat, animal):
        found.append(Lack(CLASS, animal.size_class, 0, 1))
    money = state.players[seat].money
    price = cost(state, seat, animal, folder)
    if price > money:
        found.append(Lack(MONEY, -1, money, price))
    return found + homeless(state, seat, animal)


# --- steps


def climb_options(state: Zoo, frame: Frame, step: ClimbFirst, seat: int) -> Choice | None:
    side = bound(state, frame, "side")
    if not side or bound(state, frame, "strength") < CLIMB_FROM or not can_climb(state, seat):
        return None
    if not possible(state, seat, side, CLIMB_FROM):  # then the action was not begun: no world may be dealt so
        return None
    options: list[Raw] = [(YES,)]
    if possible(state, seat, side, CLIMB_FROM - 1):  # else the first animal needs the wider range
        options.append((NO,))
    return Choice(CONFIRM, "animals-reputation", options, public=False)


def climb_chosen(state: Zoo, frame: Frame, step: ClimbFirst, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == YES:
        gain(state, seat, REPUTATION, 1)


def play_options(state: Zoo, frame: Frame, step: PlayAnimals, seat: int) -> Choice | None:
    side = bound(state, frame, "side")
    played = bound(state, frame, "played")
    money = state.players[seat].money
    most = allowed(state, side, bound(state, frame, "strength"))
    if played < most:
        cards = from_hand(state, seat, side, money)
        if side:
            cards += from_display(state, seat, side, folders_in_range(state, seat), money)
    elif played == most and one_more(state, frame, seat):
        cards = [uid for uid in from_hand(state, seat, side, money) if is_small(state, uid)]
    else:
        return None
    options: list[Raw] = [(words.PLAY, uid) for uid in cards]
    if not options and (not played or not hand(state, seat) or not has_room(state, seat)):
        return None  # everybody can see that there is nothing to play
    sales = sale_options(state, seat)
    if played:
        options.append((words.DONE,))
    else:
        sales = [sale for sale in sales if leaves_animal(state, seat, side, cards, sale[1])]
    return Choice(MENU, "play-animal", options + sales, public=False)


def leaves_animal(state: Zoo, seat: int, side: int, cards: list[int], sold: int) -> bool:
    """Whether something can be played after a sale at the harbour: the action must not end up empty."""
    if cards != [sold]:
        return True
    money = state.players[seat].money + PRICE
    left = [uid for uid in from_hand(state, seat, side, money) if uid != sold]
    return bool(left or (side and from_display(state, seat, side, folders_in_range(state, seat), money)))


def is_small(state: Zoo, uid: int) -> bool:
    animal = state.pack.animals.get(state.cards.face[uid])
    return animal is not None and animal.size_class == SMALL


def one_more(state: Zoo, frame: Frame, seat: int) -> bool:
    """Sponsor 228: whether only small animals were played in this run."""
    only_small = bound(state, frame, "played") > 0 and not bound(state, frame, "bigger")
    return only_small and lasts(state, seat, powers.MORE_SMALL)


def play_chosen(state: Zoo, frame: Frame, step: PlayAnimals, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if choice[0] == words.DONE or sell(state, frame, seat, choice):
        return
    uid = choice[1]
    reveal(state, (uid,), (1 << state.rules.players) - 1)
    bind(state, frame, "played", bound(state, frame, "played") + 1)
    if not is_small(state, uid):
        bind(state, frame, "bigger", bound(state, frame, "bigger") + 1)
    again(frame)
    push(state, "play-animal", seat, {"animal": uid})


def home_options(state: Zoo, frame: Frame, step: ChooseHome, seat: int) -> Choice | None:
    uid = bound(state, frame, "animal")
    options = homes(state, seat, state.pack.animals[state.cards.face[uid]])
    return Choice(PLACE, "house", options, about=(words.PLAY, uid))


def home_chosen(state: Zoo, frame: Frame, step: ChooseHome, seat: int, picked: tuple[Raw, ...]) -> None:
    uid = bound(state, frame, "animal")
    animal = state.pack.animals[state.cards.face[uid]]
    pay(state, seat, cost(state, seat, animal, folder_of(state, uid)))
    house(state, seat, uid, picked[0])
    enter(state, frame, seat, uid)


def small_options(state: Zoo, frame: Frame, step: TakeSmall, seat: int) -> Choice | None:
    if not one_more(state, frame, seat):
        return None
    options: list[Raw] = [(words.TAKE, uid) for uid in state.folders if uid >= 0 and is_small(state, uid)]
    return Choice(MENU, "take-small", [*options, (words.DONE,)]) if options else None


def small_chosen(state: Zoo, frame: Frame, step: TakeSmall, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == words.TAKE:
        take_from_display(state, seat, picked[0][1])


CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ClimbFirst, climb_options, climb_chosen, lambda rules, step: "1 reputation with strength 5"),
    Chooser(PlayAnimals, play_options, play_chosen, lambda rules, step: "play animals"),
    Chooser(ChooseHome, home_options, home_chosen, lambda rules, step: "choose its home"),
    Chooser(TakeSmall, small_options, small_chosen, lambda rules, step: "a small animal from the display"),
)
