"""Setting up the ship and the players (rulebook p. 7-9). What a mode adds, it patches in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.board import connect
from arks.awakening.explore import put_token
from arks.awakening.state import (
    ARTIFACT_DECK,
    BACK_ARTIFACT,
    BACK_MISSION,
    BACK_ROOM,
    BACK_TOKEN,
    MISSION_DECK,
    ROOM_DECK,
    ROOMS_PLACED,
    TOKEN_STACK,
    Ark,
    add_cylinders,
    add_units,
    clear_ship,
    hand_zone,
    new_player,
    new_room,
)
from arks.awakening.tables import FACTORY, GENERATOR, MT, SPECIAL, Deck
from arks.kernel.rng import below, shuffled
from arks.kernel.rules import Step, Verb
from arks.kernel.state import Frame
from arks.kernel.zones import create, move, reveal, shuffle, top


@dataclass(frozen=True)
class LayOutShip(Step):
    """Biodomes around the grid; factories, generators and gates at their places, factory types shuffled."""

    layout: int


@dataclass(frozen=True)
class BuildRoomDeck(Step):
    """Shuffle the factories and special rooms of the deck; ``groups`` are chosen, or drawn when there are none."""

    deck: int
    groups: tuple[int, ...]


@dataclass(frozen=True)
class PlaceDoorRooms(Step):
    """Two rooms above each board."""


@dataclass(frozen=True)
class PlaceTokens(Step):
    """One explore token on every outer room."""


@dataclass(frozen=True)
class SeatPlayers(Step):
    """Each player's units, cylinders and resources."""


@dataclass(frozen=True)
class ShuffleArtifacts(Step):
    """The artifact deck, and each player's start cards."""


@dataclass(frozen=True)
class ShuffleMissions(Step):
    """The mission deck of the chosen groups."""


def run_lay_out_ship(state: Ark, frame: Frame, step: LayOutShip) -> None:
    pack = state.pack
    layout = pack.layouts[step.layout]
    state.layout = step.layout
    clear_ship(state, layout.columns * layout.rows)
    for _ in range(state.boards):
        new_room(state, pack.biodome, -1)
    factories = tuple([kind.index for kind in pack.rooms if kind.cls == FACTORY])
    for kind, cell in zip(shuffled(state, factories), layout.factories, strict=True):
        new_room(state, kind, cell)
    generators = [kind.index for kind in pack.rooms if kind.cls == GENERATOR]
    generator_cells = layout.generators
    gate_cells = layout.gates
    if layout.swap and below(state, 2):
        generator_cells, gate_cells = gate_cells, generator_cells
    for kind, cell in zip(generators, generator_cells, strict=False):
        new_room(state, kind, cell)
    for cell in gate_cells:
        new_room(state, pack.gate, cell)
    connect(state)


def run_build_room_deck(state: Ark, frame: Frame, step: BuildRoomDeck) -> None:
    pack = state.pack
    deck = pack.decks[step.deck]
    state.groups = step.groups or drawn_groups(state, deck)
    faces: list[int] = list(deck.specials)
    for kind in pack.rooms:
        if kind.cls == FACTORY:
            faces += [kind.index] * deck.factories_each
        elif kind.cls == SPECIAL and kind.group in state.groups:
            faces.append(kind.index)
    create(state, ROOM_DECK, BACK_ROOM, tuple(faces))
    shuffle(state, ROOM_DECK)


def drawn_groups(state: Ark, deck: Deck) -> tuple[int, ...]:
    """Random groups, with no more violet ones than may be chosen together (rulebook p. 8)."""
    pack = state.pack
    violet = pack.violet_groups[state.boards]
    chosen: list[int] = []
    for index in shuffled(state, tuple(range(len(pack.groups)))):
        if len(chosen) == deck.groups:
            break
        if pack.groups[index].violet:
            if violet == 0:
                continue
            violet -= 1
        chosen.append(index)
    return tuple(sorted(chosen))


def run_place_door_rooms(state: Ark, frame: Frame, step: PlaceDoorRooms) -> None:
    layout = state.pack.layouts[state.layout]
    for board in layout.use[state.boards]:
        for cell in layout.doors[board]:
            card = top(state, ROOM_DECK, 1)
            move(state, card, ROOM_DECK, ROOMS_PLACED)
            new_room(state, state.cards.face[card[0]], cell)
    connect(state)


def run_place_tokens(state: Ark, frame: Frame, step: PlaceTokens) -> None:
    tokens = state.pack.tokens
    create(state, TOKEN_STACK, BACK_TOKEN, tuple([token.index for token in tokens for _ in range(token.count)]))
    shuffle(state, TOKEN_STACK)
    for room in range(state.boards, len(state.rooms)):
        put_token(state, room)


def run_seat_players(state: Ark, frame: Frame, step: SeatPlayers) -> None:
    for seat in range(state.boards):
        player = new_player(state, seat)
        start = player.start
        player.asleep = start.units_total - start.units
        player.cylinders = start.cylinders_total - start.cylinders
        player.resources[MT] = start.metamorphite
        player.arsenal = start.arsenal
        state.players.append(player)
        add_units(state, seat, seat, start.units)
        add_cylinders(state, seat, seat, start.cylinders)


def run_shuffle_artifacts(state: Ark, frame: Frame, step: ShuffleArtifacts) -> None:
    pack = state.pack
    faces = [artifact.index for artifact in pack.artifacts if artifact.in_deck for _ in range(artifact.copies)]
    create(state, ARTIFACT_DECK, BACK_ARTIFACT, tuple(faces))
    shuffle(state, ARTIFACT_DECK)
    everyone = (1 << state.rules.players) - 1
    for seat in range(state.boards):
        reveal(state, create(state, hand_zone(state, seat), BACK_ARTIFACT, pack.start.cards), everyone)


def run_shuffle_missions(state: Ark, frame: Frame, step: ShuffleMissions) -> None:
    missions = state.pack.missions
    faces = [m.index for m in missions if m.groups[0] in state.groups and m.groups[1] in state.groups]
    create(state, MISSION_DECK, BACK_MISSION, tuple(faces))
    shuffle(state, MISSION_DECK)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(LayOutShip, run_lay_out_ship, lambda rules, step: "lay out the ship"),
    Verb(BuildRoomDeck, run_build_room_deck, lambda rules, step: "build the room deck"),
    Verb(PlaceDoorRooms, run_place_door_rooms, lambda rules, step: "place two rooms above each board"),
    Verb(PlaceTokens, run_place_tokens, lambda rules, step: "place explore tokens"),
    Verb(SeatPlayers, run_seat_players, lambda rules, step: "give each player the start pieces"),
    Verb(ShuffleArtifacts, run_shuffle_artifacts, lambda rules, step: "shuffle the artifacts"),
    Verb(ShuffleMissions, run_shuffle_missions, lambda rules, step: "shuffle the missions"),
)
