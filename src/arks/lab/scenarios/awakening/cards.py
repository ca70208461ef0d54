"""``given``: who holds which cards, and the order of the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arks.awakening.state import (
    ARTIFACT_DECK,
    ARTIFACT_DISCARD,
    BACK_ARTIFACT,
    BACK_MISSION,
    BACK_ROOM,
    BACK_TOKEN,
    MISSION_DECK,
    ROOM_DECK,
    ROOMS_PLACED,
    TOKEN_STACK,
    TOKENS_PLACED,
    Ark,
    hand_zone,
    kept_zone,
    mission_zone,
    set_token,
    under_zone,
)
from arks.awakening.tables import Pack
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.zones import create, no_cards, reveal
from arks.lab.scenarios.awakening import names
from arks.lab.scenarios.naming import Tokens, find
from arks.lab.scenarios.reading import BadScenario, texts, whole

CARD_FIELDS: Final = ("room deck", "artifact deck", "discard pile", "mission deck", "token stack")


class Supply:
    """The cards of one back that are left to be dealt, the top of their deck last."""

    def __init__(self, faces: list[int], known: Mapping[int, list[Tokens]], what: str) -> None:
        self.faces = faces
        self.known = known
        self.what = what

    def take(self, text: str, where: str) -> int:
        face = find(text, self.known, where, self.what)
        if face not in self.faces:
            raise BadScenario(f"{where}: there is no more {text!r} among the cards of this game")
        self.faces.remove(face)
        return face

    def take_all(self, value: object, where: str) -> list[int]:
        """Cards as a scenario lists them: top first."""
        return [self.take(text, where) for text in reversed(texts(value, where))]

    def deck(self, given: dict[str, Any], name: str) -> list[int]:
        """A named deck is exactly what is named; otherwise it is what nobody else has."""
        return self.take_all(given[name], f"given.{name}") if name in given else self.faces


def deal(
    state: Ark, given: dict[str, Any], boards: list[dict[str, Any]], wanted: dict[int, str], old_tokens: list[int]
) -> None:
    """Make all cards anew. ``wanted`` are the tokens named for rooms, ``old_tokens`` lie where they were."""
    pack = state.pack
    zones = state.cards.zones
    faces = state.cards.face

    def lying(zone: int) -> list[int]:
        return [faces[uid] for uid in zones[zone]]

    kept_tokens = {room: faces[uid] for room, uid in enumerate(old_tokens) if uid >= 0}
    tokens = Supply(lying(TOKEN_STACK), names.tokens(pack), "token")
    if not kept_tokens:
        tokens.faces = lying(TOKENS_PLACED) + tokens.faces
    dealt_too = [face for seat in range(state.boards) for face in lying(hand_zone(state, seat))]
    in_deck = [face for face in dealt_too if face not in pack.start.cards]
    artifacts = Supply(in_deck + lying(ARTIFACT_DECK), names.artifacts(pack), "artifact")
    missions = Supply(lying(MISSION_DECK), names.missions(pack), "mission")
    dealt = [lying(mission_zone(state, seat)) for seat in range(state.boards)]
    rooms = room_deck(state, given, lying(ROOM_DECK))
    placed = [] if "rooms" in given else lying(ROOMS_PLACED)
    on_rooms = {room: tokens.take(text, "given.rooms: token") for room, text in wanted.items()} | kept_tokens
    hands = [hand_of(pack, board, artifacts, colour) for board, colour in zip(boards, SEAT_COLOURS)]
    under = [under_biodome(state, seat, board, artifacts) for seat, board in enumerate(boards)]
    discarded = artifacts.take_all(given.get("discard pile", []), "given.discard pile")
    secret = missions_of(boards, missions, dealt)
    kept = [tokens_of(board, tokens, colour) for board, colour in zip(boards, SEAT_COLOURS)]

    state.cards = no_cards(state.owner, len(state.rules.zone_names))
    create(state, ROOM_DECK, BACK_ROOM, tuple(rooms))
    create(state, ROOMS_PLACED, BACK_ROOM, tuple(placed))
    create(state, ARTIFACT_DECK, BACK_ARTIFACT, tuple(artifacts.deck(given, "artifact deck")))
    create(state, ARTIFACT_DISCARD, BACK_ARTIFACT, tuple(discarded))
    create(state, MISSION_DECK, BACK_MISSION, tuple(missions.deck(given, "mission deck")))
    create(state, TOKEN_STACK, BACK_TOKEN, tuple(tokens.deck(given, "token stack")))
    for room, face in on_rooms.items():
        set_token(state, room, create(state, TOKENS_PLACED, BACK_TOKEN, (face,))[0])
    everyone = (1 << state.rules.players) - 1
    for seat in range(state.boards):
        start = len(pack.start.cards) if has_artifacts(state) else 0
        uids = create(state, hand_zone(state, seat), BACK_ARTIFACT, tuple(hands[seat]) if start else ())
        reveal(state, uids[:start], everyone)
        create(state, under_zone(state, seat), BACK_ARTIFACT, tuple(under[seat]))
        create(state, kept_zone(state, seat), BACK_TOKEN, tuple(kept[seat]))
        uids = create(state, mission_zone(state, seat), BACK_MISSION, tuple(secret[seat]))
        if secret[seat] and secret[seat][0] >= len(pack.missions):
            reveal(state, uids, everyone)  # First Mission cards are open


def has_artifacts(state: Ark) -> bool:
    """First Mission has no artifacts, so no start cards either."""
    return "first-mission" not in state.rules.modules


def room_deck(state: Ark, given: dict[str, Any], usual: list[int]) -> list[int]:
    """Rooms may be any of the pack. A ship that is laid out anew has no deck unless it is named."""
    if "room deck" in given:
        kinds = names.room_kinds(state.pack)
        listed = texts(given["room deck"], "given.room deck")
        return [find(text, kinds, "given.room deck", "room") for text in reversed(listed)]
    return [] if "rooms" in given else usual


def hand_of(pack: Pack, board: dict[str, Any], artifacts: Supply, colour: str) -> list[int]:
    """The start cards are always in a hand; naming them changes nothing."""
    where = f"given.{colour}.hand"
    listed = texts(board.get("hand", []), where)
    start = list(pack.start.cards)
    others = [text for text in listed if find(text, artifacts.known, where, "artifact") not in start]
    return start + [artifacts.take(text, where) for text in others]


def under_biodome(state: Ark, seat: int, board: dict[str, Any], artifacts: Supply) -> list[int]:
    """Constructed sections; a help card of the set-up stays where it is."""
    where = f"given.{SEAT_COLOURS[seat]}.under"
    tucked = [state.cards.face[uid] for uid in state.cards.zones[under_zone(state, seat)]]
    return tucked + [artifacts.take(text, where) for text in texts(board.get("under", []), where)]


def missions_of(boards: list[dict[str, Any]], missions: Supply, dealt: list[list[int]]) -> list[list[int]]:
    """The players' missions: any of the pack. Who was dealt the one that another player has takes the other's."""
    for seat, board in enumerate(boards):
        if "mission" not in board:
            continue
        face = find(board["mission"], missions.known, f"given.{SEAT_COLOURS[seat]}.mission", "mission")
        for other in range(len(boards)):
            if face in dealt[other]:
                dealt[other], dealt[seat] = dealt[seat], dealt[other]
        if face not in dealt[seat]:
            missions.faces += dealt[seat]
            dealt[seat] = [face]
        if face in missions.faces:
            missions.faces.remove(face)
    return dealt


def tokens_of(board: dict[str, Any], tokens: Supply, colour: str) -> list[int]:
    """Tokens a player has explored: by name, or so many."""
    where = f"given.{colour}.tokens"
    value = board.get("tokens", 0)
    if isinstance(value, list):
        return tokens.take_all(value, where)
    n = whole(value, where)
    if n > len(tokens.faces):
        raise BadScenario(f"{where}: there are {len(tokens.faces)} tokens left")
    return [tokens.faces.pop() for _ in range(n)]
