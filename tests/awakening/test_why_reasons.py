"""Each reason in a position of its own, with the page that it cites."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import arks
from arks.awakening.state import ARTIFACT_DECK, Ark, add_cylinders, add_units, hand, hand_zone, set_cubes
from arks.awakening.tables import FACTORY, GATE
from arks.kernel.zones import move


def new(seed: int = 1, players: int = 2, **options: object) -> Ark:
    state = arks.new("awakening", players=players, seed=seed, options=options)
    assert isinstance(state, Ark)
    return state


def in_line(section: str, edit: Callable[[Ark], None] | None = None, seed: int = 1, players: int = 2) -> Ark:
    """A first turn in the middle of a line, in an edited position."""
    state = new(seed, players)
    for room in state.rooms:
        room.token = -1  # nobody explores in these positions
    state.tokened = 0
    if edit is not None:
        edit(state)
    state.due = 0
    arks.answer(state, 0, [f"act section:{section} line:0"])
    return state


def room_of(state: Ark, cls: int) -> int:
    return next(number for number, room in enumerate(state.rooms) if state.pack.rooms[room.kind].cls == cls)


def special(state: Ark) -> int:
    """A special room at the door, with squares that cost something."""
    for number in state.near[0]:
        kind = state.pack.rooms[state.rooms[number].kind]
        if kind.cost.n and len(kind.cost.types) == 1:
            return number
    raise AssertionError("take another seed")


def test_an_offered_thing_says_what_it_is_good_for() -> None:
    reason = arks.why_not(new(), 0, "section:mobility")
    assert reason.sentence == "Mobility Control can be chosen now: Mobility Control: MOVE 2."


def test_the_marker_must_move() -> None:
    state = new(players=2, mode="first-mission")
    for seat in (0, 1):
        arks.answer(state, seat, ["act section:production line:1"])
        arks.answer(state, seat, ["done"] if "done" in arks.asks(state)[seat].ids() else ["produce"])
        while seat in arks.asks(state) and arks.asks(state)[seat].prompt != "section":
            arks.answer(state, seat, [arks.asks(state)[seat].ids()[-1]])
    reason = arks.why_not(state, 0, "section:production")
    assert reason[:2] == (
        "Your marker is on Production and Exploitation already; it must go to a different section.",
        "rulebook p. 10",
    )
    assert "not used in this mode" in arks.why_not(state, 0, "section:artifact").sentence
    assert "Choose a line of a section first" in arks.why_not(state, 0, "room:5").sentence


def test_a_question_about_something_else_says_so() -> None:
    state = in_line("mobility")
    arks.answer(state, 0, [arks.asks(state)[0].ids()[0]])
    sentence = arks.why_not(state, 0, "section:power").sentence
    assert sentence.startswith("The question now is: How many units go from your biodome to ")
    assert sentence.endswith("It is not answered with a section.")


def test_units_move_only_to_neighbours() -> None:
    state = in_line("mobility")
    far = [number for number in range(2, len(state.rooms)) if number not in state.near[0]]
    assert arks.why_not(state, 0, f"room:{far[0]}")[:2] == (
        "None of your units is in this room or next to it.",
        "rulebook p. 11",
    )
    assert arks.why_not(state, 0, "room:1")[:2] == ("Only its owner's units enter a biodome.", "rulebook p. 12")
    assert "Sections get cubes by ENGINEER" in arks.why_not(state, 0, "section:power").sentence


def engineering(edit: Callable[[Ark, int], None]) -> tuple[Ark, int]:
    """ENGINEER with one own unit in a special room, and one more change."""
    state = in_line("engineering", lambda state: edit(state, special(state)), seed=1)
    return state, special(state)


def occupied(state: Ark, room: int) -> None:
    add_units(state, 0, 0, -1)
    add_units(state, room, 0, 1)


def test_a_cube_needs_a_unit_in_the_room() -> None:
    state, room = engineering(lambda state, room: None)
    assert arks.why_not(state, 0, f"room:{room}").sentence == "None of your units is in this room to integrate a cube."


def test_a_cube_must_be_paid() -> None:
    def poor(state: Ark, room: int) -> None:
        occupied(state, room)
        state.players[0].resources[:] = [1, 1, 1, 1, 0]

    state, room = engineering(poor)
    cost = state.pack.rooms[state.rooms[room].kind].cost
    type = ("Di", "Os", "Bt", "Ti")[cost.types[0]]
    assert arks.why_not(state, 0, f"room:{room}")[:2] == (
        f"A cube here costs {cost.n} {type}; you have 1 {type} and 0 Mt.",
        "rulebook p. 14",
    )
    assert arks.why_not(state, 0, "section:power").sentence == "A cube here costs 2 Os; you have 1 Os and 0 Mt."


def test_opponents_keep_cubes_out() -> None:
    def shared(state: Ark, room: int) -> None:
        occupied(state, room)
        add_units(state, 1, 1, -1)
        add_units(state, room, 1, 1)

    state, room = engineering(shared)
    assert arks.why_not(state, 0, f"room:{room}")[:2] == ("Red's units are in this room.", "rulebook p. 14")


def test_own_cubes_everywhere_leave_no_square() -> None:
    def filled(state: Ark, room: int) -> None:
        occupied(state, room)
        squares = state.pack.rooms[state.rooms[room].kind].squares
        set_cubes(state, room, (0,) * squares)

    state, room = engineering(filled)
    assert arks.why_not(state, 0, f"room:{room}")[:2] == ("All squares are filled with your cubes.", "rulebook p. 15")


def test_one_cube_in_a_phase_for_each_room_and_section() -> None:
    def rich(state: Ark, room: int) -> None:
        occupied(state, room)
        state.players[0].resources[:] = [9, 9, 9, 9, 0]

    state, room = engineering(rich)
    arks.answer(state, 0, [f"engineer room:{room}"])
    while arks.asks(state)[0].prompt != "line":
        arks.answer(state, 0, [arks.asks(state)[0].ids()[0]])
    assert arks.why_not(state, 0, f"room:{room}")[:2] == (
        "You already integrated a cube here in this phase.",
        "rulebook p. 15",
    )
    assert "At home, cubes go into the sections" in arks.why_not(state, 0, "room:0").sentence
    assert arks.why_not(state, 0, "room:1").sentence == "You cannot place a cube in an opponent's biodome."
    gate = room_of(state, GATE)
    assert arks.why_not(state, 0, f"room:{gate}").sentence == "This room has no squares for cubes."


def test_a_full_room_takes_no_cylinder_from_outside() -> None:
    def full(state: Ark) -> None:
        factory = room_of(state, FACTORY)
        add_cylinders(state, 1, 1, -2)
        add_cylinders(state, factory, 1, 3)

    state = in_line("power", full)
    factory = room_of(state, FACTORY)
    assert arks.why_not(state, 0, f"room:{factory}").sentence == "None of your cylinders is in this room."
    arks.answer(state, 0, ["route yellow room:0"])
    assert arks.why_not(state, 0, f"room:{factory}")[:2] == (
        "This room has no empty circle and none of your units is in it.",
        "rulebook p. 12",
    )
    assert arks.why_not(state, 0, "room:1").sentence == "You cannot place cylinders in an opponent's biodome."
    assert arks.why_not(state, 0, "room:0").sentence == "The cylinder is in this room already."
    assert arks.why_not(state, 0, f"room:{room_of(state, GATE)}").sentence == "This room has no circles for cylinders."


def test_only_controlled_factories_are_exploited() -> None:
    def one(state: Ark) -> None:
        add_cylinders(state, 0, 0, -1)
        add_cylinders(state, room_of(state, FACTORY), 0, 1)

    state = in_line("production", one)
    mine = room_of(state, FACTORY)
    factories = [
        number
        for number, room in enumerate(state.rooms)
        if state.pack.rooms[room.kind].cls == FACTORY and number != mine
    ]
    assert arks.why_not(state, 0, f"room:{factories[0]}")[:2] == ("You do not control this factory.", "rulebook p. 13")
    assert "takes from all your factories at once" in arks.why_not(state, 0, f"room:{mine}").sentence
    assert arks.why_not(state, 0, f"room:{room_of(state, GATE)}").sentence == "This room is not a factory."


def test_the_pen_is_never_used_and_other_cards_need_the_line() -> None:
    state = new()
    (pen,) = hand(state, 0)
    assert arks.why_not(state, 0, f"card:{pen}").sentence == (
        "Artifacts are used with the line USE ARTIFACT of Artifact Research."
    )
    arks.answer(state, 0, ["act section:artifact line:1"])
    assert arks.why_not(state, 0, f"card:{pen}")[:2] == ("Alien's Pen has no one-time use.", "rulebook p. 16")
    (other,) = hand(state, 1)
    assert arks.why_not(state, 0, f"card:{other}").sentence == "This card is not in your hand."


def test_a_room_is_placed_beside_the_explored_one_without_a_square() -> None:
    state = new(mode="first-mission")
    arks.answer(state, 0, ["act section:mobility line:0"])
    while arks.asks(state)[0].kind != "place":
        arks.answer(state, 0, [arks.asks(state)[0].ids()[0]])
    said = {arks.why_not(state, 0, f"cell:{cell}").sentence for cell in range(len(state.at))}
    assert any("is not next to" in sentence for sentence in said)
    assert any(sentence.startswith("There is a room at") for sentence in said)


def test_squares_and_near_gates_are_named() -> None:
    said: set[str] = set()
    rules: set[str] = set()
    for seed in range(12):
        state = new(seed, turn_limit=60)
        rng = Random(seed)
        while arks.outcome(state) is None and len(said) < 2:
            for seat, ask in arks.asks(state).items():
                if ask.kind == "place":
                    for cell in range(len(state.at)):
                        sentence, rule = arks.why_not(state, seat, f"cell:{cell}")[:2]
                        if "2x2" in sentence or "between" in sentence:
                            said.add(sentence)
                            rules.add(rule)
                arks.answer(state, seat, arks.sample(ask, rng))
    assert said == {
        "Placing a room here would complete a 2x2 square.",
        "Fewer than 4 rooms would lie between this gate and another.",
    }
    assert rules == {"rulebook p. 17", "rulebook p. 18"}


def test_targets_and_achievements_come_by_themselves() -> None:
    state = new()
    assert "You have not activated" in arks.why_not(state, 0, "target:0").sentence
    assert arks.why_not(state, 0, "achievement:0").sentence == (
        "The achievement Full Crew comes by itself on your turn; so far: 2 towards 6 units awake."
    )
    state.players[0].targets = (0,)
    state.players[0].achieved = 1
    assert "after your action phase in" in arks.why_not(state, 0, "target:0").sentence
    assert arks.why_not(state, 0, "achievement:0").sentence == "You have the achievement Full Crew already."


def test_a_chain_starts_at_the_marker() -> None:
    state = new()
    sections = state.pack.board.sections
    start = next(target for target in state.pack.targets if sections[target.chain_from].id == "military")
    other = next(target for target in state.pack.targets if sections[target.chain_from].id != "military")
    state.players[0].targets = (start.index, other.index)
    arks.answer(state, 0, ["act section:military line:0"])
    arks.answer(state, 0, ["done"])
    assert arks.asks(state)[0].prompt == "chain"
    assert "choose a line of that section" in arks.why_not(state, 0, f"target:{start.index}").sentence
    assert "your marker is on Military Development" in arks.why_not(state, 0, f"target:{other.index}").sentence
    closed = [section for section in sections if section is not sections[start.chain_to]]
    assert arks.why_not(state, 0, f"section:{closed[0].id}").sentence == (
        f"No chain of yours leads from Military Development to {closed[0].name}."
    )


def test_combat_wants_units_of_both_sides_and_a_card_with_power() -> None:
    def meet(state: Ark) -> None:
        for number in state.near[0]:
            for seat in (0, 1):
                add_units(state, seat, seat, -1)
                add_units(state, number, seat, 1)
        state.players[0].arsenal = 20
        help_card = state.pack.artifact_by_id["beginners-help"]
        top = state.cards.zones[ARTIFACT_DECK][-1]
        move(state, (top,), ARTIFACT_DECK, hand_zone(state, 0))
        state.cards.face[top] = help_card

    state = in_line("military", meet, players=3)
    arks.answer(state, 0, ["done"])
    assert arks.asks(state)[0].prompt == "fight"
    assert "no units in this room" in arks.why_not(state, 0, f"room:{room_of(state, GATE)}").sentence
    assert arks.why_not(state, 0, "seat:2").sentence == "You share no room with units of Green."
    assert arks.why_not(state, 0, "seat:0").sentence == "You do not fight yourself."
    arks.answer(state, 0, [arks.asks(state)[0].ids()[0]])
    assert arks.asks(state)[0].kind == "sealed"
    powerless = [uid for uid in hand(state, 0) if state.pack.artifacts[state.cards.face[uid]].power < 0]
    assert arks.why_not(state, 0, f"card:{powerless[0]}")[:2] == (
        "Beginner's Help has no power symbol.",
        "rulebook p. 20",
    )
