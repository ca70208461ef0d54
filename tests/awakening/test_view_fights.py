"""Fights in the view: the equation of the defence, both strengths, and what each own card would bring."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import arks
from arks.awakening.state import Ark
from tests.awakening.positions import Position, position

View = dict[str, Any]
YELLOW, RED, GREEN, BLUE = range(4)
PACKS = Path(__file__).parent.parent / "packs"

# Rulebook p. 20, the example of the defence (K01): (2 + 1) x 2 + 4 = 10.
EXAMPLE = """
RoomA: {room: Ti factory, units: {yellow: 1, blue: 2}}
Internal Security: {units: {blue: 1}}
Holodeck: {units: {blue: 1}}
"""


def fight_of(table: Position, seat: int | None = None) -> View:
    fights: list[View] = arks.view(table.state, seat)["fights"]
    assert len(fights) == 1
    return fights[0]


def added(parts: list[View]) -> int:
    return sum([part["value"] for part in parts])


def test_the_defence_is_an_equation_with_its_sources() -> None:
    table = position(EXAMPLE, players=4, yellow={"arsenal": 11}, blue={"arsenal": 3})
    fight = fight_of(table)
    assert fight["defence"] == {
        "per_unit": [
            {"value": 2, "source": "section:military"},
            {"value": 1, "source": f"room:{table.rooms['Holodeck']}"},
        ],
        "units": 2,
        "flat": [{"value": 4, "source": f"room:{table.rooms['Internal Security']}"}],
        "capped": False,
        "total": 10,
    }
    assert (fight["room"], fight["attacker"], fight["defender"]) == (f"room:{table.rooms['RoomA']}", YELLOW, BLUE)
    assert fight["option"] == f"fight room:{table.rooms['RoomA']} seat:3"
    assert fight["arsenal"] == {"0": 11, "3": 3}
    assert (fight["threshold"], fight["reached"]) == (10, True)


def test_everybody_sees_a_coming_fight_alike() -> None:
    table = position(EXAMPLE, players=4, yellow={"arsenal": 9})
    assert not fight_of(table)["reached"]
    for seat in range(4):
        assert fight_of(table, seat) == fight_of(table)


def test_a_defence_above_the_cap_says_so() -> None:
    strong = """
    RoomA: {room: Ti factory, units: {yellow: 1, blue: 4}}
    Internal Security: {cubes: [blue], cylinders: {blue: 1}}
    Holodeck: {cubes: [blue], cylinders: {blue: 1}}
    """
    defence = fight_of(position(strong, players=4))["defence"]
    assert added(defence["per_unit"]) * defence["units"] + added(defence["flat"]) == 22
    assert (defence["capped"], defence["total"]) == (True, 20)


def test_strength_per_unit_stands_beside_the_arsenal() -> None:
    table = position(
        """
        RoomA: {room: Ti factory, units: {yellow: 3, red: 1}}
        Species Archive: {cubes: [yellow], cylinders: {yellow: 1}}
        """,
        options={"complexity2": True},
        yellow={"arsenal": 12},
        red={"arsenal": 5},
    )
    strength = fight_of(table)["strength"]
    archive = f"room:{table.rooms['Species Archive']}"
    bonus = {"value": 6, "source": archive, "units": 3}  # example K08
    assert strength["0"] == {"arsenal": 12, "bonuses": [bonus], "total": 18}
    assert strength["1"] == {"arsenal": 5, "bonuses": [], "total": 5}


def test_a_cube_in_the_room_counts_once_for_defence_and_strength() -> None:
    table = position(
        "RoomA: {room: Communication Array, units: {yellow: 1, red: 3}, cubes: {red: 4}}",
        options={"content": str(PACKS / "cube-bonus"), "complexity2": True},
        red={"arsenal": 12},
    )
    fight = fight_of(table)
    bonus = [{"value": 8, "source": "section:military"}]
    assert fight["defence"]["flat"] == bonus
    assert fight["threshold"] == 14  # example K09: 2 x 3 + 8
    assert fight["strength"]["1"] == {"arsenal": 12, "bonuses": bonus, "total": 20}


def test_which_fight_comes_first_is_a_step_of_its_own() -> None:
    table = position("{Ti factory: {units: {yellow: 1, red: 1}}, Os factory: {units: {yellow: 1, red: 1}}}")
    assert arks.view(table.state, None)["combat"] is None
    table.play(yellow="act Engineering; done")
    offered = arks.asks(table.state)[YELLOW].ids()
    for seat in (None, YELLOW, RED):
        view = arks.view(table.state, seat)
        assert view["combat"] == {"step": "choose", "attacker": YELLOW}
        assert [fight["option"] for fight in view["fights"]] == offered


def at_cards(mine: list[str], theirs: list[str], arsenal: int = 12, other: int = 7) -> Ark:
    """Yellow attacks red, and both choose a card."""
    table = position(
        "Ti factory: {units: {yellow: 1, red: 1}}",
        yellow={"arsenal": arsenal, "hand": mine},
        red={"arsenal": other, "hand": theirs},
    )
    table.play(yellow="act Engineering; done")
    return table.state


TWO = ["Alien's Pen", "Paradox Lens"]


def test_the_fight_that_goes_on_is_shown_to_everybody_and_cards_to_their_owner_alone() -> None:
    state = at_cards(TWO, TWO)
    public = arks.view(state, None)["combat"]
    assert (public["step"], public["previews"]) == ("cards", {})
    assert arks.view(state, None)["fights"] == []
    for seat in (YELLOW, RED):
        combat = arks.view(state, seat)["combat"]
        assert set(combat["previews"]) == set(arks.asks(state)[seat].ids())
        assert combat | {"previews": {}} == public


def sentences(state: Ark, seat: int) -> dict[int, str]:
    """By power."""
    return {card["power"]: card["sentence"] for card in arks.view(state, seat)["combat"]["previews"].values()}


def test_a_card_says_what_it_wins_against() -> None:
    state = at_cards(TWO, TWO, arsenal=12, other=7)
    assert sentences(state, YELLOW) == {
        0: "12 in all: wins if Red plays 4 or less.",
        2: "14 in all: wins if Red plays 6 or less.",
    }
    assert sentences(state, RED) == {0: "7 in all: loses to any card.", 2: "9 in all: loses to any card."}


def test_the_defender_wins_a_tie() -> None:
    state = at_cards(TWO, TWO, arsenal=10, other=9)
    assert sentences(state, RED)[2] == "11 in all: wins if Yellow plays 1 or less."
    assert sentences(state, YELLOW)[2] == "12 in all: wins if Red plays 2 or less."


def test_a_critical_card_says_when_both_lose() -> None:
    state = at_cards(["Alien's Pen", *CRITICAL], TWO, arsenal=24, other=0)
    artifact = next(card for card in state.pack.artifacts if card.name == CRITICAL[0])
    assert artifact.critical
    assert sentences(state, YELLOW)[artifact.power] == (
        f"{24 + artifact.power} in all: wins against any card; both lose if Red's card is critical too."
    )
    assert sentences(state, YELLOW)[0] == "24 in all: wins against any card."


CRITICAL = ["Choir Cannon"]


def test_a_card_locked_in_can_still_be_compared_with_the_others() -> None:
    state = at_cards(TWO, TWO)
    before = arks.view(state, YELLOW)["combat"]
    arks.answer(state, YELLOW, [next(iter(before["previews"]))])
    assert arks.view(state, YELLOW)["combat"] == before


# --- many fights


NAMES = ["Paradox Lens", "Choir Cannon", "Mirror Ledger", "Airlock Override", "Architect's Key", "Event Grenade"]


def some_fight(rng: Random) -> Ark:
    """Two sides with anything that counts in combat; yellow's line is about to end."""
    units = f"{{yellow: {rng.randrange(1, 4)}, red: {rng.randrange(1, 3)}}}"
    owners = [f"cubes: [{rng.choice(('yellow', 'red'))}]" for _ in range(3)]
    table = position(
        f"""
        RoomA: {{room: Ti factory, units: {units}}}
        Species Archive: {{{owners[0]}}}
        Holodeck: {{{owners[1]}}}
        Internal Security: {{{owners[2]}}}
        """,
        options={"side": "B", "factions": ["hara", "togach"]},
        yellow={"arsenal": rng.randrange(25), "hand": ["Alien's Pen", *rng.sample(NAMES, 2)]},
        red={"arsenal": rng.randrange(25), "hand": ["Alien's Pen", *rng.sample(NAMES, 2)]},
    )
    table.play(yellow="act Engineering")
    return table.state


@pytest.mark.parametrize("seed", range(40))
def test_fights_end_as_the_view_said(seed: int) -> None:
    rng = Random(seed)
    state = some_fight(rng)
    (fight,) = arks.view(state, RED)["fights"]
    defence = fight["defence"]
    made = added(defence["per_unit"]) * defence["units"] + added(defence["flat"])
    assert fight["threshold"] == defence["total"] == min(made, 20)
    for side in fight["strength"].values():
        assert side["total"] == side["arsenal"] + added(side["bonuses"])
    told = happened(state, YELLOW, ["done"])
    assert told["combat-started"][-1] == str(fight["threshold"])
    assert ("attack-failed" in told) != fight["reached"]
    if fight["reached"]:
        check_cards(state, rng)


def happened(state: Ark, seat: int, picked: list[str]) -> dict[str, list[str]]:
    """The events of an answer, by word; of several of one word the last."""
    told: dict[str, list[str]] = {}
    for event in arks.answer(state, seat, picked):
        word, *args = state.rules.words.id(event.raw).split()
        told[f"{word} {args[0]}" if word == "strength" else word] = args
    return told


def check_cards(state: Ark, rng: Random) -> None:
    shown: dict[int, View] = {}
    told: dict[str, list[str]] = {}
    for seat in (YELLOW, RED):
        previews = arks.view(state, seat)["combat"]["previews"]
        card = rng.choice(sorted(previews))
        shown[seat] = previews[card]
        told = happened(state, seat, [card])
    if all([card["critical"] for card in shown.values()]):
        assert "critical-mass" in told
        return
    for seat, card in shown.items():
        assert told[f"strength seat:{seat}"][1] == str(card["total"])
    winner = int(told["combat-won"][0].removeprefix("seat:"))
    for seat, card in shown.items():
        other = shown[1 - seat]["power"]
        assert (other <= card["up_to"]) == (seat == winner)
        assert card["outcome"] != ("none" if seat == winner else "any")
