"""A second bookkeeping of Ark Nova: the table as its events tell it, against the table as the view shows it.

It knows no rules. What a rule moves without telling, or tells without moving, is a difference here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from arks.nova.hexmap import CELLS
from arks.nova.tables import CONTINENTS, TASKS, UNIVERSITIES, Animal
from tests.conformance.nova_events import CARDS, NOTED, PACK, SILENT, tail

View = dict[str, Any]

PRINTED = frozenset(
    [f"cell:{cell}" for cell in range(CELLS)]
    + [f"shape:{shape}" for shape in range(len(PACK.buildings))]
    + [f"map:{zoo.index}" for zoo in PACK.maps]
    + [f"task:{task}" for task in TASKS]
    + [f"partner:{continent}" for continent in CONTINENTS]
    + [f"university:{university}" for university in UNIVERSITIES]
    + [f"slot:{slot}" for slot in range(1, 6)]
)


def drawn_things(view: View) -> set[str]:
    """Maps, shapes and the association board are printed; cards, buildings and tokens are in the view."""
    return set(PRINTED)


class Board:
    """What lies on and beside a player's map, under the names of the view."""

    def __init__(self, shown: View) -> None:
        numbers = ("money", "xtokens", "appeal", "conservation", "reputation", "workers", "hired", "turns")
        self.numbers = Counter({name: shown[name] for name in numbers})
        # Which of the cards that only their owner sees are hand cards is secret while some of them are looked at.
        self.private = shown["hand"] + shown["looking"] + shown["scoring"]
        self.row = [{name: card[name] for name in ("action", "side", "venom", "constricted", "multipliers")}
                    for card in shown["row"]]  # fmt: skip
        self.tasks: Counter[str] = Counter(shown["tasks"])
        self.partners = list(shown["partners"])
        self.universities = list(shown["universities"])
        self.left = [token["used"] for token in shown["left"]]
        self.icons: Counter[str] = Counter(shown["icons"])
        self.buildings = [[building["kind"], building["cells"], building["full"]] for building in shown["buildings"]]
        self.cards = {card["id"] for card in (*shown["animals"], *shown["sponsors"])}
        self.pouched = len(shown["pouched"])
        self.tokens = dict(shown["tokens"])
        self.waza = shown["waza"]
        self.sold = shown["sold"]

    def action(self, action: str) -> dict[str, Any]:
        return next(card for card in self.row if card["action"] == tail(action))

    def to_slot(self, action: str, slot: int) -> None:
        card = self.action(action)
        self.row.remove(card)
        self.row.insert(slot - 1, card)


class Ledger:
    """Follows one game. ``look`` gives the spectator's view, for the numbers of cards that come into sight."""

    def __init__(self, look: Callable[[], View]) -> None:
        self.look = look
        view = look()
        self.boards = [Board(shown) for shown in view["boards"]]
        self.table = table_of(view)
        self.numbers: dict[str, int] = {}  # of cards in zoos, by id
        self.pouched: set[str] = set()

    def compare(self) -> None:
        """The table is as the events told."""
        view = self.look()
        for seat, (board, shown) in enumerate(zip(self.boards, view["boards"], strict=True)):
            true = Board(shown)
            for name, value in vars(board).items():
                assert value == getattr(true, name), f"seat:{seat} {name}"
        true_table = table_of(view)
        for name, value in self.table.items():
            assert value == true_table[name], name

    def note(self, event: str) -> None:
        name, *words = event.split()
        noted = NOTED.get(name)
        assert (noted is None) == (name in SILENT), f"the ledger does not know what {name} means"
        if noted is not None:
            noted(self, *words)

    def board(self, seat: str) -> Board:
        return self.boards[int(tail(seat))]

    def take_away(self, board: Board, card: str) -> None:
        """A card leaves the place where everybody saw it, or else the cards that only its owner sees."""
        table = self.table
        if card in table["display"]:
            table["display"][table["display"].index(card)] = None
        elif card in table["shown"]:
            table["shown"].remove(card)
        elif card in table["unused"]:
            table["unused"].remove(card)
        elif card in board.cards:
            board.cards.remove(card)
        elif card in self.pouched:
            self.pouched.remove(card)
            board.pouched -= 1
        else:
            board.private -= 1

    def number(self, card: str) -> int:
        """The printed number of a card that is or was in a zoo."""
        if card not in self.numbers:
            for board in self.look()["boards"]:
                self.numbers |= {other["id"]: other["number"] for other in (*board["animals"], *board["sponsors"])}
        return self.numbers[card]

    def animal(self, card: str) -> Animal:
        animal = CARDS[self.number(card)]
        assert isinstance(animal, Animal)
        return animal


def table_of(view: View) -> dict[str, Any]:
    """The parts of the view that are nobody's."""
    return {
        "display": [card and card["id"] for card in view["display"]],
        "shown": [card["id"] for card in view["shown"]],
        "unused": [card["id"] for card in view["unused_base_projects"]],
        "decks": dict(view["decks"]),
        "break": dict(view["break"]),
        "projects": {card["id"]: card["levels"] for card in (*view["base_projects"], *view["projects"])},
        "order": [card["id"] for card in view["projects"]],
        "partner_offer": set(view["partner_offer"]),
        "university_offer": set(view["university_offer"]),
        "tiles": [tile["kind"] for tile in view["tiles"]],
        "donations": view["donations"],
        "solo": (view["round"], view["solo_turns"]),
    }
