"""Everything a person reads: no word without a text, no text that tells too much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import arks
from arks.awakening import texts, words
from arks.awakening.line import BUDGETS
from arks.awakening.state import ARTIFACT_DECK, Ark
from arks.awakening.tables import BENEFITS, OBJECTIVES, SIGNS
from arks.awakening.texts import english
from arks.awakening.texts.lines import left_text, line_budgets, line_text
from arks.awakening.texts.names import room_name
from arks.awakening.texts.printed import room_gives, room_lines
from arks.kernel.events import EVERYONE, Event
from arks.kernel.frames import bound_tuple
from arks.kernel.phrases import Count, listed
from arks.kernel.words import SEAT, Kind, Raw
from tests.texts import check_tables

SOURCES = Path(str(texts.__file__)).parent.parent
FIRST_EVENT = words.TURN_STARTED


def new(players: int = 2, seed: int = 1, **options: object) -> Ark:
    state = arks.new("awakening", players=players, seed=seed, options=options)
    assert isinstance(state, Ark)
    return state


def played(seed: int) -> Iterator[tuple[Ark, int, arks.Ask, list[arks.Event]]]:
    """Decisions of a random game, each with its events; the state is the one after the answer."""
    rng = Random(seed)
    mode = ("awakening", "first-mission")[seed % 2]
    state = new(2 + seed % 3, seed, mode=mode, turn_limit=25)
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            before = state.clone()
            events = arks.answer(state, seat, arks.sample(ask, rng))
            yield state, seat, arks.asks(before)[seat], events


# --- the tables are complete


def test_every_word_has_its_template_and_none_is_left_over() -> None:
    check_tables(new().rules, FIRST_EVENT, english.OPTIONS, english.EVENTS, english.PROMPTS)


def test_every_prompt_in_the_rules_has_a_sentence_and_no_sentence_is_left_over() -> None:
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        found |= set(re.findall(r"Choice\(\s*[\w.]+,\s*\"([\w-]+)\"", path.read_text(encoding="utf-8")))
    assert found | {"next-effect"} == set(english.PROMPTS)


def test_tables_by_number_are_as_long_as_what_they_name() -> None:
    assert len(english.BUDGETS) == BUDGETS
    assert len(english.SIGNS) == len(SIGNS)
    assert len(english.BENEFITS) == len(english.SHORT_BENEFITS) == len(BENEFITS)
    assert len(english.OBJECTIVES) == len(OBJECTIVES)


def some_number(state: Ark, kind: Kind) -> int:
    if kind is words.ROOM:
        return len(state.rooms) - 1
    return 1 if kind in (SEAT, words.SECTION, words.RESOURCE) else 0


def test_every_word_reads_well_even_outside_its_decision() -> None:
    state = new(3)
    for number, word in enumerate(state.rules.words.words):
        raw: Raw = (number, *[some_number(state, kind) for kind in word.kinds])
        if number == words.ACHIEVED:
            raw = (number, 1, 0)
        for seat in (0, 1):
            text = (
                texts.label(state, seat, raw) if number < FIRST_EVENT else texts.tell(state, Event(raw, EVERYONE), seat)
            )
            assert text and "{" not in text and text[0] == text[0].upper(), word.name
            if number < FIRST_EVENT:
                assert isinstance(texts.cost(state, seat, raw), dict)


# --- random games


@pytest.mark.parametrize("seed", range(6))
def test_questions_labels_and_log_lines_of_random_games(seed: int) -> None:
    for state, _, ask, events in played(seed):
        shown = [ask.text, *[option.label for option in ask.options]]
        for viewer in (*range(state.rules.players), None):
            shown += texts.story(state, events, viewer)
        for text in shown:
            assert text and not set(text) & set("{}_"), text
            assert not re.search(r"(room|card|seat|cell):\d|None", text), text
        for option in ask.options:
            assert all(n > 0 for n in option.cost.values())
        different = [option.label for option in ask.options if "card:" not in option.id]  # cards have copies
        assert len(set(different)) == len(different), "two choices read the same"


@pytest.mark.parametrize("seed", range(4))
def test_texts_say_nothing_that_depends_on_what_is_hidden(seed: int) -> None:
    rng = Random(seed)
    for place, (state, seat, _, events) in enumerate(played(seed)):
        if place % 5:
            continue
        world = arks.determinise(state, seat, rng)
        assert isinstance(world, Ark)
        assert texts.story(world, events, seat) == texts.story(state, events, seat)
        for owing, ask in arks.asks(state).items():
            if owing == seat:
                other = arks.asks(world)[seat]
                assert other.text == ask.text
                assert [(o.label, o.cost) for o in other.options] == [(o.label, o.cost) for o in ask.options]


# --- examples


def test_rooms_are_told_with_their_place_and_biodomes_by_their_owner() -> None:
    state = new()
    assert re.fullmatch(r"[A-Z][\w', -]+ [A-H][1-6]", room_name(state, 5, 0))
    assert room_name(state, 0, 0) == "your biodome"
    assert room_name(state, 0, 1) == room_name(state, 0, None) == "Yellow's biodome"


def test_an_event_is_told_from_the_point_of_view_of_its_reader() -> None:
    state = new()
    event = Event((words.MOVED, 1, 1, 2, 1, 0, 0), EVERYONE)
    target = room_name(state, 2, None)
    assert texts.tell(state, event, 1) == f"You moved 1 unit from your biodome to {target}."
    assert texts.tell(state, event, 0) == f"Red moved 1 unit from Red's biodome to {target}."
    assert texts.tell(state, event, None) == texts.tell(state, event, 0)


def test_a_card_is_named_only_to_those_who_saw_it() -> None:
    state = new()
    top = state.cards.zones[ARTIFACT_DECK][-1]
    event = Event((words.USED, 0, top), EVERYONE)
    assert texts.tell(state, event, 0) == "You used a card."
    state.cards.seen[top] = 1
    assert texts.tell(state, event, 0) != "You used a card."
    assert texts.tell(state, event, 1) == texts.tell(state, event, None) == "Yellow used a card."


def test_the_story_tells_a_draw_once_by_name_to_its_owner_and_by_number_to_others() -> None:
    state = new()
    cards = state.cards.zones[ARTIFACT_DECK][-2:]
    for uid in cards:
        state.cards.seen[uid] = 1
    events = [Event((words.DREW, 0, 2), EVERYONE), Event((words.DREW_CARDS, 0, *cards), 1)]
    assert texts.story(state, events, 1) == ["Yellow drew 2 artifacts."]
    (own,) = texts.story(state, events, 0)
    assert own.startswith("You drew ") and " and " in own


def test_lines_are_worth_what_the_phase_then_freezes() -> None:
    rng = Random(5)
    state = new(turn_limit=8)
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            picked = arks.sample(ask, rng)
            raw = ask.choice.options[ask.ids().index(picked[0])]
            expected = line_budgets(state, seat, raw[1], raw[2]) if raw[0] == words.ACT else None
            in_turn = ask.prompt == "section"
            arks.answer(state, seat, picked)
            now = arks.asks(state).get(seat)
            if expected and in_turn and now is not None and now.prompt == "line":
                assert bound_tuple(state, state.stack[-1], "left") == expected


def test_a_line_shows_its_total() -> None:
    state = new(mode="first-mission")
    assert line_text(state, 0, 1, 0) == "MOVE 2"
    assert line_text(state, 0, 3, 0) == "EXPLOIT (no factory)"
    assert line_text(state, 0, 4, 0) == "AWAKE for 5 Ti/Bt, HEAL for 1 Bt"
    assert left_text((0,) * BUDGETS) == "nothing"


def test_prices_stand_beside_what_they_buy() -> None:
    state = new(mode="first-mission")
    arks.answer(state, 0, ["act section:engineering line:0"])
    prices = {option.id: option.cost for option in arks.asks(state)[0].options}
    assert prices["upgrade section:mobility"] == {"Di": 2}
    assert prices["done"] == {}
    state.players[0].resources[:] = [0, 0, 5, 0, 2]
    arks.answer(state, 0, ["upgrade section:production"])
    pay = {option.label: option.cost for option in arks.asks(state)[0].options}
    assert pay == {"Pay 2 Bt": {"Bt": 2}, "Pay 1 Bt and 1 Mt": {"Bt": 1, "Mt": 1}, "Pay 2 Mt": {"Mt": 2}}
    assert arks.asks(state)[0].text == "How do you pay 2 Bt?"


def test_done_says_what_it_ends() -> None:
    state = new(mode="first-mission")
    arks.answer(state, 0, ["act section:mobility line:0"])
    assert arks.asks(state)[0].options[-1].label == "End this line"


def test_rooms_read_as_printed() -> None:
    pack = new().pack
    array = pack.rooms[pack.room_by_id["communication-array"]]
    assert room_gives(pack, array, (0,)) == ["MOVE 2"]
    assert room_lines(pack, array)[0] == "MOVE 2/5/10 (by cylinders)"
    oracle = pack.rooms[pack.room_by_id["quantum-oracle"]]
    assert room_gives(pack, oracle, (3,)) == ["DISCOVER 2:2 per unit"]
    assert room_gives(pack, oracle, (3,), short=True) == ["DIS2:2/u"]


def test_numbers_take_their_noun() -> None:
    assert [format(Count(n), "unit|units") for n in (0, 1, 2)] == ["0 units", "1 unit", "2 units"]
    assert f"{Count(7)}" == "7"
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"])] == ["nothing", "a", "a, b and c"]
