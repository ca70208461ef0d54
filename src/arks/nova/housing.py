"""Where an animal can live, and how it moves in and out (p. 11, 12).

No record says which animal lives where: enclosures are occupied or not, special ones are filled to a number. Whoever
leaves empties what the rules name (p. 12, 15).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, bind, bound, lookup, push
from arks.kernel.rules import Chooser, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.nova import powers, words
from arks.nova.conditions import ENCLOSURE, TERRAIN, Lack
from arks.nova.maps import GATE_SPACES, enclosure_size, flipped
from arks.nova.placement import beside, capacity, is_special, is_standard
from arks.nova.powers import lasts
from arks.nova.state import Zoo, animals, set_buildings
from arks.nova.tables import ENCLOSURE_5, HERBIVORE, ROCK, WATER, Animal

# --- where there is room


def beside_enough(state: Zoo, seat: int, mask: int, animal: Animal) -> bool:
    """Whether an enclosure lies beside the rock and water an animal needs; what is covered is terrain no more."""
    if not (animal.rock or animal.water) or lasts(state, seat, powers.OVER_TERRAIN):
        return True
    return beside(state, seat, mask, ROCK) >= animal.rock and beside(state, seat, mask, WATER) >= animal.water


def is_home(state: Zoo, seat: int, index: int, animal: Animal) -> bool:
    """Whether an animal can move into a building: an empty standard enclosure, or its special one with free spaces."""
    kind, mask, full = state.players[seat].buildings[index]
    if is_standard(kind):
        if full or not animal.standard or enclosure_size(state, seat, index) < animal.size:
            return False
    elif kind != animal.special or capacity(kind) - full < animal.spaces:
        return False
    return beside_enough(state, seat, mask, animal)


def host(state: Zoo, seat: int, animal: Animal) -> int:
    """The largest herbivore a flock animal can live with, -1: none; which one it is has no consequence."""
    found, most = -1, animal.flock - 1
    if animal.flock:
        pack = state.pack.animals
        face = state.cards.face
        for uid in animals(state, seat):
            other = pack[face[uid]]
            if other.icons[HERBIVORE] and other.size > most:
                found, most = uid, other.size
    return found


def homes(state: Zoo, seat: int, animal: Animal) -> list[Raw]:
    """All ways to house an animal, as options."""
    options: list[Raw] = []
    for index in range(len(state.players[seat].buildings)):
        if is_home(state, seat, index, animal):
            options.append((words.HOUSE, index))
    herd = host(state, seat, animal)
    if herd >= 0:
        options.append((words.FLOCK, herd))
    return options


def has_home(state: Zoo, seat: int, animal: Animal) -> bool:
    """Whether there is any; asked for every menu of actions, so what cannot be one is passed over."""
    least = animal.size - GATE_SPACES
    for index, (kind, _, full) in enumerate(state.players[seat].buildings):
        if kind <= ENCLOSURE_5:
            if full or not animal.standard or state.pack.buildings[kind].size < least:
                continue
        elif kind != animal.special:
            continue
        if is_home(state, seat, index, animal):
            return True
    return animal.flock > 0 and host(state, seat, animal) >= 0


def has_room(state: Zoo, seat: int) -> bool:
    """Whether any animal at all might find a home, as everybody can see."""
    for kind, _, full in state.players[seat].buildings:
        if is_special(kind) or (is_standard(kind) and not full):
            return True
    return state.players[seat].icons[HERBIVORE] > 0


def homeless(state: Zoo, seat: int, animal: Animal) -> list[Lack]:
    """Why an animal finds no home; empty when it does."""
    if has_home(state, seat, animal):
        return []
    largest = rock = water = 0
    for index, (kind, mask, full) in enumerate(state.players[seat].buildings):
        if is_standard(kind) and animal.standard and not full:
            size = enclosure_size(state, seat, index)
            largest = max(largest, size)
            roomy = size >= animal.size
        else:
            roomy = kind == animal.special and capacity(kind) - full >= animal.spaces
        if roomy:
            rock = max(rock, beside(state, seat, mask, ROCK))
            water = max(water, beside(state, seat, mask, WATER))
            largest = max(largest, animal.size)
    if largest < animal.size or not animal.standard:
        return [Lack(ENCLOSURE, animal.special, largest, animal.size)]
    found = [Lack(TERRAIN, ROCK, rock, animal.rock), Lack(TERRAIN, WATER, water, animal.water)]
    return [lack for lack in found if lack.have < lack.need] or [lack for lack in found if lack.need]


# --- moving in and out


def fill(state: Zoo, seat: int, index: int, full: int) -> None:
    buildings = list(state.players[seat].buildings)
    kind, mask, _ = buildings[index]
    buildings[index] = (kind, mask, full)
    set_buildings(state, seat, tuple(buildings))


def house(state: Zoo, seat: int, uid: int, home: Raw) -> None:
    """Let an animal live in one of its homes: flip a standard enclosure or mark spaces of a special one."""
    if home[0] == words.FLOCK:
        emit(state, (words.FLOCKED, seat, uid, home[1]))
        return
    index = home[1]
    kind, _, full = state.players[seat].buildings[index]
    emit(state, (words.HOUSED, seat, uid, index))
    if is_standard(kind):
        fill(state, seat, index, 1)
        flipped(state, seat, index)
    else:
        fill(state, seat, index, full + state.pack.animals[state.cards.face[uid]].spaces)


def enclosures_left(state: Zoo, seat: int, animal: Animal, new: int = -1) -> list[int]:
    """The building that an animal leaves; several when equally small ones leave the choice to the player (p. 12, 15).

    First the special enclosure that meets its needs, if enough spaces are filled there, then the smallest standard one
    that does, then the same two without rock and water (ruling N-LEAVE). Nothing is emptied when there is none. ``new``
    is the building it moves to.
    """
    for everywhere in (False, True):
        special: list[int] = []
        standard: list[int] = []
        smallest = 99
        for index, (kind, mask, full) in enumerate(state.players[seat].buildings):
            if index == new or not (everywhere or beside_enough(state, seat, mask, animal)):
                continue
            if kind == animal.special and full >= animal.spaces:
                special.append(index)
            elif is_standard(kind) and full and animal.standard:
                size = enclosure_size(state, seat, index)
                if animal.size <= size < smallest:
                    standard, smallest = [index], size
                elif size == smallest:
                    standard.append(index)
        if special or standard:
            return special or standard
    return []


@dataclass(frozen=True)
class Leave(Step):
    """The animal ``source`` leaves its enclosure; ``new-home`` is where it goes, unless into the wild."""


@dataclass(frozen=True)
class MoveAnimals(Step):
    """Choose animals that move into the new special enclosure, as long as there is room (p. 12)."""


@dataclass(frozen=True)
class Settle(Step):
    """The animal ``source`` fills spaces of the special enclosure ``new-home``."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "move-in": (MoveAnimals(),),
    "move-animal": (Leave(), Settle()),
}


def moving(state: Zoo, frame: Frame) -> Animal:
    return state.pack.animals[state.cards.face[bound(state, frame, "source")]]


def leave_options(state: Zoo, frame: Frame, step: Leave, seat: int) -> Choice | None:
    left = enclosures_left(state, seat, moving(state, frame), bound(state, frame, "new-home", -1))
    if not left:
        return None
    options: list[Raw] = [(words.VACATE, index) for index in left]
    return Choice(PICK, "vacate", options, about=(words.PLAY, bound(state, frame, "source")))


def leave_chosen(state: Zoo, frame: Frame, step: Leave, seat: int, picked: tuple[Raw, ...]) -> None:
    index = picked[0][1]
    kind, _, full = state.players[seat].buildings[index]
    fill(state, seat, index, 0 if is_standard(kind) else full - moving(state, frame).spaces)
    emit(state, (words.VACATED, seat, bound(state, frame, "source"), index))


def new_home(state: Zoo, seat: int, kind: int) -> int:
    """Where the special enclosure of a kind stands; every zoo has one at most."""
    for index, (other, _, _) in enumerate(state.players[seat].buildings):
        if other == kind:
            return index
    raise AssertionError("animals move into a building that is not there")


def newcomers(state: Zoo, frame: Frame) -> tuple[int, ...]:
    """The animals that have moved in so far."""
    arrived = lookup(state, frame, "arrived")
    return arrived if isinstance(arrived, tuple) else ()


def move_options(state: Zoo, frame: Frame, step: MoveAnimals, seat: int) -> Choice | None:
    kind = bound(state, frame, "source")
    home = new_home(state, seat, kind)
    arrived = newcomers(state, frame)
    options: list[Raw] = []
    for uid in animals(state, seat):
        animal = state.pack.animals[state.cards.face[uid]]
        if uid in arrived or animal.special != kind or not is_home(state, seat, home, animal):
            continue
        if enclosures_left(state, seat, animal, home):
            options.append((words.MOVE_IN, uid))
    return Choice(MENU, "move-in", [*options, (words.DONE,)], about=(words.HOUSE, home)) if options else None


def move_chosen(state: Zoo, frame: Frame, step: MoveAnimals, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] == words.DONE:
        return
    uid = picked[0][1]
    home = new_home(state, seat, bound(state, frame, "source"))
    bind(state, frame, "arrived", (*newcomers(state, frame), uid))
    again(frame)
    push(state, "move-animal", seat, {"source": uid, "new-home": home})


def run_settle(state: Zoo, frame: Frame, step: Settle) -> None:
    home = bound(state, frame, "new-home")
    full = state.players[frame.seat].buildings[home][2]
    fill(state, frame.seat, home, full + moving(state, frame).spaces)
    emit(state, (words.MOVED_IN, frame.seat, bound(state, frame, "source"), home))


VERBS: Final[tuple[Verb, ...]] = (Verb(Settle, run_settle, lambda rules, step: "it fills its spaces there"),)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(Leave, leave_options, leave_chosen, lambda rules, step: "its enclosure is empty again"),
    Chooser(MoveAnimals, move_options, move_chosen, lambda rules, step: "animals may move in"),
)
