"""Checks of the card files: artifacts, missions, achievements, explore tokens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from arks.awakening import tables as t

from . import model, words
from .check_parts import Place, at_least, conversion, distinct, fixed, icon, known, objective, provenance, written
from .problems import Problem
from .shape import shown

ARTIFACTS: Final = "artifacts.yaml"
MISSIONS: Final = "missions.yaml"
ACHIEVEMENTS: Final = "achievements.yaml"
TOKENS: Final = "explore_tokens.yaml"

ARTIFACT_DECK: Final = 60  # of 70 cards, rulebook 000:L103
OUTSIDE_DECK: Final = {"aliens-pen": 6, "beginners-help": 4}  # rulebook 000:L476
IN_DECK: Final = {"airlock-override": 3, "architects-key": 3}  # rulebook 003:L1954
MISSION_CARDS: Final = 42
FIRST_MISSION_PLAYERS: Final = 4  # one card each
NOT_IN_FIRST_MISSION: Final = ("activate", "artifacts_in_hand")
# Rulebook 000:L490: the size of the mission deck, by the number of groups chosen and of violet ones among them.
# Three groups belong to 1-3 players, who may not choose both violet ones.
MISSION_DECKS: Final = {(3, 0): 6, (3, 1): 4, (4, 0): 12, (4, 1): 9, (4, 2): 6}
ACHIEVEMENT_CARDS: Final = 7
TOKEN_COUNT: Final = 35  # rulebook 000:L144


def artifacts(files: model.Files) -> Iterator[Problem]:
    cards = files.artifacts.cards
    yield from distinct(ARTIFACTS, (card.id for card in cards))
    for card in cards:
        at = Place(ARTIFACTS, card.id)
        yield from provenance(at, card)
        yield from icon(at, card.icon)
        yield from at_least(at, "copies", card.copies, 1)
        if card.deck == (card.id in OUTSIDE_DECK):
            yield at("deck", f"expected false for {' and '.join(OUTSIDE_DECK)} only")
        yield from _artifact_parts(at, card)
    copies = {card.id: card.copies for card in cards}
    for name, number in (OUTSIDE_DECK | IN_DECK).items():
        yield from fixed(Place(ARTIFACTS, name), "copies", copies.get(name, 0), number, "copies")
    in_deck = sum(card.copies for card in cards if card.deck)
    yield from fixed(Place(ARTIFACTS), "cards", in_deck, ARTIFACT_DECK, "cards in the deck")


def _artifact_parts(at: Place, card: model.Artifact) -> Iterator[Problem]:
    # Rulebook 000:L800: a card of the deck has a power, a use and a section.
    if card.deck and card.power == "none":
        yield at("power", "expected a number on a card of the deck, got 'none'")
    for name in ("use", "section"):
        yield from at_least(at, name, len(getattr(card, name)), int(card.deck))
    for index, effect in enumerate(card.use):
        field = f"use[{index}]"
        yield from written(at, field, effect, "effect", words.EFFECTS)
        if effect.type is not None:
            yield from known(at, f"{field}.type", effect.type, "resource", (*t.RESOURCES, "any"))
        yield from _kept(at, field, effect.keep, effect.draw)
    for index, benefit in enumerate(card.section):
        field = f"section[{index}]"
        yield from written(at, field, benefit, "benefit", words.ON_ARTIFACTS)
        if benefit.give is not None and benefit.get is not None:
            yield from conversion(at, field, benefit.give, benefit.get)
        yield from _kept(at, field, benefit.keep, benefit.draw)


def _kept(at: Place, field: str, keep: int | None, draw: int | None) -> Iterator[Problem]:
    if keep is not None and draw is not None and keep > draw:
        yield at(f"{field}.keep", f"expected at most the {draw} cards drawn, got {keep}")


def missions(files: model.Files) -> Iterator[Problem]:
    book = files.missions
    yield from distinct(MISSIONS, (card.id for card in (*book.first_mission, *book.missions)))
    groups = {room.id: room.group for room in files.rooms.special}
    for first in book.first_mission:
        at = Place(MISSIONS, first.id)
        yield from provenance(at, first)
        for index, goal in enumerate(first.objectives):
            yield from objective(at, f"objectives[{index}]", goal, (*groups, words.GENERATOR_TARGET))
            if goal.id in NOT_IN_FIRST_MISSION:
                yield at(f"objectives[{index}].id", f"First Mission is played without {goal.id}")
    for mission in book.missions:
        yield from _mission(mission, groups, [group.id for group in files.rooms.groups])
    at = Place(MISSIONS)
    yield from fixed(at, "missions", len(book.missions), MISSION_CARDS, "cards")
    yield from at_least(at, "first_mission", len(book.first_mission), FIRST_MISSION_PLAYERS)
    yield from _mission_decks(files)


def _mission(mission: model.Mission, group_of: dict[str, str], groups: list[str]) -> Iterator[Problem]:
    at = Place(MISSIONS, mission.id)
    yield from provenance(at, mission)
    for index, group in enumerate(mission.groups):
        yield from known(at, f"groups[{index}]", group, "group", groups, see="rooms.yaml")
    if mission.groups[0] == mission.groups[1]:
        yield at("groups", f"expected two different groups, got {mission.groups[0]} twice")
    if len(set(mission.rooms)) < len(mission.rooms):
        yield at("rooms", "expected three different rooms")
    for index, room in enumerate(mission.rooms):
        field = f"rooms[{index}]"
        if room == words.GENERATOR_TARGET:  # in play whatever was chosen
            continue
        yield from known(at, field, room, "special room", group_of, see="rooms.yaml")
        if room in group_of and group_of[room] not in mission.groups:
            yield at(field, f"{room} is of the group {group_of[room]} (rooms.yaml), which is not on the card")


def _mission_decks(files: model.Files) -> Iterator[Problem]:
    """Every legal choice of groups makes a deck of the size that the rulebook names."""
    violet = {group.id for group in files.rooms.groups if group.ring == "violet"}
    pairs = [frozenset(mission.groups) for mission in files.missions.missions]
    for number in (3, 4):
        for chosen in combinations((group.id for group in files.rooms.groups), number):
            size = MISSION_DECKS.get((number, len(violet.intersection(chosen))))
            found = sum(pair.issubset(chosen) for pair in pairs)
            if size is not None and found != size:
                reason = f"the groups {', '.join(chosen)} make a deck of {found} cards, expected {size}"
                yield Problem(MISSIONS, "", "missions", reason)
                return  # one wrong card spoils many choices


def achievements(files: model.Files) -> Iterator[Problem]:
    book = files.achievements
    yield from provenance(Place(ACHIEVEMENTS, "needed"), book.needed)
    if not 1 <= book.needed.n <= len(book.cards):
        yield Problem(ACHIEVEMENTS, "needed", "n", f"expected 1 to {len(book.cards)}, got {book.needed.n}")
    yield from distinct(ACHIEVEMENTS, (card.id for card in book.cards))
    rooms = {words.GENERATOR_TARGET, *(room.id for room in files.rooms.special)}
    for card in book.cards:
        at = Place(ACHIEVEMENTS, card.id)
        yield from provenance(at, card)
        yield from icon(at, card.icon)
        for name, side in (("easy", card.easy), ("difficult", card.difficult)):
            yield from at_least(at, f"{name}.goals", len(side.goals), 1)
            for index, goal in enumerate(side.goals):
                yield from objective(at, f"{name}.goals[{index}]", goal, rooms)
            if side.vp[0] < side.vp[1]:
                yield at(f"{name}.vp", f"expected no more for the second player than for the first, got {side.vp[1]}")
    yield from fixed(Place(ACHIEVEMENTS), "cards", len(book.cards), ACHIEVEMENT_CARDS, "cards")


def tokens(files: model.Files) -> Iterator[Problem]:
    faces = files.explore_tokens.tokens
    yield from distinct(TOKENS, (face.id for face in faces))
    for face in faces:
        at = Place(TOKENS, face.id)
        yield from provenance(at, face)
        yield from icon(at, face.icon)
        yield from known(at, "reward", face.reward, "reward", t.REWARDS)
        if (face.n == 0) != (face.reward == "nothing"):
            yield at("n", f"expected 0 for nothing and only there, got {face.n} for {shown(face.reward)}")
    yield from fixed(Place(TOKENS), "tokens", sum(face.count for face in faces), TOKEN_COUNT, "tokens")
