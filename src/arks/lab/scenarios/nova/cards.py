"""``given``: where the cards are. They are taken from wherever the set-up put them; none is made up."""

from __future__ import annotations

from typing import Any, Final

from arks.kernel.zones import create, no_cards
from arks.lab.scenarios.naming import seat_named
from arks.lab.scenarios.nova import names
from arks.lab.scenarios.reading import BadScenario, fields, items, text, texts, whole
from arks.nova.state import (
    ABOVE,
    BACK_SCORING,
    BACK_ZOO,
    BASE,
    BLOCKED,
    DECK,
    DISCARD,
    DISPLAY_ZONE,
    SCORING_DECK,
    UNUSED_BASE,
    Zoo,
    animals_zone,
    hand_zone,
    own_player,
    scoring_zone,
    sponsors_zone,
    under_zone,
)
from arks.nova.tables import DISPLAY, Card, Project
from arks.nova.words import SEAT_COLOURS

CARD_FIELDS: Final = ("display", "deck", "discard", "rest", "projects", "base projects", "supports", "scoring deck")
NEUTRAL: Final = "neutral"
NOTHING: Final = "nothing"


class Supply:
    """Cards of one back that are left to be dealt, the top of their deck last."""

    def __init__(self, faces: list[int], known: names.Named) -> None:
        self.faces = faces
        self.known = known

    def take(self, name: object, where: str) -> int:
        face = names.card_called(self.known, name, where)
        if face not in self.faces:
            raise BadScenario(f"{where}: {name!r} is named twice, or is no card of this game")
        self.faces.remove(face)
        return face

    def take_all(self, value: object, where: str) -> list[int]:
        return [self.take(name, where) for name in items([value] if isinstance(value, str | int) else value, where)]


def deal(state: Zoo, given: dict[str, Any], boards: list[dict[str, Any]]) -> None:
    """Make all cards anew, with those that are named where they belong."""
    players = range(state.rules.players)
    zones = state.cards.zones
    face = state.cards.face
    dealt = [face[uid] for seat in players for uid in zones[hand_zone(state, seat)]]
    zoo = Supply(
        [*dealt, *[face[uid] for zone in (DISCARD, DISPLAY_ZONE, UNUSED_BASE, BASE, DECK) for uid in zones[zone]]],
        names.zoo_cards(state.pack),
    )
    scoring = Supply([face[uid] for uid in zones[SCORING_DECK]], names.scoring_cards(state.pack))
    secret = [[face[uid] for uid in zones[scoring_zone(state, seat)]] for seat in players]
    base = [face[uid] for uid in zones[BASE]]

    state.cards = no_cards(state.owner, len(state.rules.zone_names))
    for seat, board in enumerate(boards):
        deal_player(state, seat, board, zoo)
    if "base projects" in given:
        base = zoo.take_all(given["base projects"], "given.base projects")
    else:
        base = [number for number in base if number in zoo.faces]
        zoo.faces = [number for number in zoo.faces if number not in base]
    create(state, BASE, BACK_ZOO, tuple(base))
    above = zoo.take_all(given.get("projects", []), "given.projects")
    create(state, ABOVE, BACK_ZOO, tuple(reversed(above)))
    for number in (*base, *above):
        if not isinstance(state.pack.cards[number], Project):
            raise BadScenario(f"given: {state.pack.cards[number].name} is no conservation project")
    support(state, fields(given.get("supports", {}), "given.supports"))
    lay_out(state, given, zoo)
    deal_scoring(state, given.get("scoring deck", []), boards, scoring, secret)


def deal_player(state: Zoo, seat: int, board: dict[str, Any], zoo: Supply) -> None:
    """Hand, animals, sponsors with their tokens, and pouched cards."""
    where = f"given.{SEAT_COLOURS[seat]}"
    create(state, hand_zone(state, seat), BACK_ZOO, tuple(zoo.take_all(board.get("hand", []), f"{where}.hand")))
    for written in written_cards(board, "animals", where):
        face = zoo.take(written.partition(" in ")[0], f"{where}.animals")
        create(state, animals_zone(state, seat), BACK_ZOO, (face,))
    tokens: list[tuple[int, int]] = []
    for written in written_cards(board, "sponsors", where):
        name, _, count = written.partition(" with ")
        face = zoo.take(name, f"{where}.sponsors")
        [uid] = create(state, sponsors_zone(state, seat), BACK_ZOO, (face,))
        n = state.pack.powers[face].power.tokens
        if count:
            n = whole(int(count.split()[0]), f"{where}.sponsors")
        if n:
            tokens.append((uid, n))
    own_player(state, seat).tokens = tuple(tokens)
    own_player(state, seat).pouched = tuple(pouched(state, seat, board, zoo))


def written_cards(board: dict[str, Any], name: str, where: str) -> list[str]:
    """Cards of a zoo as they are written, by name or number."""
    return [str(card) for card in items(board.get(name, []), f"{where}.{name}")]


def pouched(state: Zoo, seat: int, board: dict[str, Any], zoo: Supply) -> list[tuple[int, int]]:
    """Cards under animals of the zoo: ``{Common Brushtail Possum: [Lion]}``; ``map`` has them under itself."""
    where = f"given.{SEAT_COLOURS[seat]}.pouched"
    found: list[tuple[int, int]] = []
    for name, under in fields(board.get("pouched", {}), where).items():
        top = -1
        if name != "map":
            face = names.card_called(zoo.known, name, where)
            there = [uid for uid in state.cards.zones[animals_zone(state, seat)] if state.cards.face[uid] == face]
            if not there:
                raise BadScenario(f"{where}: {name!r} is not among the animals")
            top = there[0]
        for face in zoo.take_all(under, where):
            [uid] = create(state, under_zone(state, seat), BACK_ZOO, (face,))
            found.append((top, uid))
    return found


def support(state: Zoo, written: dict[str, Any]) -> None:
    """Tokens on projects; with two players the neutral ones of the set-up lie there as well (p. 5)."""
    known = names.zoo_cards(state.pack)
    in_play = {state.cards.face[uid]: uid for zone in (BASE, ABOVE) for uid in state.cards.zones[zone]}
    found: list[tuple[int, int, int]] = []
    if state.rules.players == 2:
        found = [(uid, level, BLOCKED) for level, uid in enumerate(state.cards.zones[BASE])]
    for name, levels in written.items():
        where = f"given.supports.{name}"
        face = names.card_called(known, name, where)
        if face not in in_play:
            raise BadScenario(f"{where}: this project is not in play; name it under projects or base projects")
        for level, colour in fields(levels, where, names.LEVELS).items():
            colours = SEAT_COLOURS[: state.rules.players]
            if colour != NEUTRAL and colour not in colours:
                raise BadScenario(f"{where}.{level}: there is no player {colour!r}")
            seat = BLOCKED if colour == NEUTRAL else SEAT_COLOURS.index(colour)
            found.append((in_play[face], names.LEVELS.index(level), seat))
    state.supported = tuple(dict.fromkeys(found))


def lay_out(state: Zoo, given: dict[str, Any], zoo: Supply) -> None:
    """Deck, discard pile and display; what is not named of the display comes from the deck."""
    shown = [
        -1 if name == NOTHING else zoo.take(name, "given.display")
        for name in items(given.get("display", []), "display")
    ]
    if len(shown) > DISPLAY:
        raise BadScenario(f"given.display has {DISPLAY} folders, not {len(shown)}")
    deck = zoo.take_all(given.get("deck", []), "given.deck")
    discarded = zoo.take_all(given.get("discard", []), "given.discard")
    unused = [face for face in zoo.faces if is_base(state.pack.cards[face])]
    left = [face for face in zoo.faces if face not in unused]
    while len(shown) < DISPLAY and left:
        shown.append(left.pop())
    rest = rest_zone(state, given)
    if rest != DECK:
        create(state, rest, BACK_ZOO, tuple(left))
        left = []
    create(state, DECK, BACK_ZOO, tuple([*left, *reversed(deck)]))
    create(state, DISCARD, BACK_ZOO, tuple(reversed(discarded)))
    create(state, UNUSED_BASE, BACK_ZOO, tuple(sorted(unused)))
    state.folders = tuple([-1 if face < 0 else create(state, DISPLAY_ZONE, BACK_ZOO, (face,))[0] for face in shown])


def rest_zone(state: Zoo, given: dict[str, Any]) -> int:
    """Where all cards lie that nothing names: in the deck, the discard pile, or somebody's hand."""
    rest = given.get("rest", "deck")
    if rest in ("deck", "discard"):
        return DECK if rest == "deck" else DISCARD
    return hand_zone(state, seat_named(rest, SEAT_COLOURS[: state.rules.players], "given.rest"))


def is_base(card: Card) -> bool:
    return isinstance(card, Project) and card.base


def deal_scoring(
    state: Zoo, deck: object, boards: list[dict[str, Any]], scoring: Supply, dealt: list[list[int]]
) -> None:
    """Final scoring cards: those named, else those dealt in the set-up that nobody else is given."""
    for seat, board in enumerate(boards):
        if "final scoring" in board:
            scoring.faces = dealt[seat] + scoring.faces
    hands: list[list[int]] = []
    for seat, board in enumerate(boards):
        where = f"given.{SEAT_COLOURS[seat]}.final scoring"
        if "final scoring" not in board:
            hands.append(dealt[seat])
            continue
        taken: list[int] = []
        for name in texts(board["final scoring"], where):
            face = names.card_called(scoring.known, text(name, where), where)
            holder = next(
                (other for other, cards in enumerate(dealt) if face in cards and face not in scoring.faces), -1
            )
            if holder >= 0 and scoring.faces:  # somebody else was dealt it: that player gets another one
                dealt[holder][dealt[holder].index(face)] = scoring.faces.pop(0)
                scoring.faces.append(face)
            taken.append(scoring.take(name, where))
        hands.append(taken)
    for name in items(deck, "given.scoring deck"):  # whoever was dealt one of them gets another one
        face = names.card_called(scoring.known, name, "given.scoring deck")
        for seat, faces in enumerate(hands):
            if face in faces and "final scoring" not in boards[seat] and scoring.faces:
                faces[faces.index(face)] = scoring.faces.pop(0)
                scoring.faces.append(face)
    top = scoring.take_all(deck, "given.scoring deck")
    create(state, SCORING_DECK, BACK_SCORING, (*scoring.faces, *reversed(top)))
    for seat, faces in enumerate(hands):
        create(state, scoring_zone(state, seat), BACK_SCORING, tuple(faces))
