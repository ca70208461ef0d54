"""Everything a person reads: no word without a text, no text that tells too much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import arks
from arks.games import game
from arks.kernel.events import EVERYONE, Event
from arks.kernel.phrases import Count, listed
from arks.kernel.rules import Step
from arks.kernel.words import SEAT, Kind, Raw
from arks.nova import texts, words
from arks.nova.hexmap import CELLS
from arks.nova.state import DECK, DISPLAY_ZONE, Zoo
from arks.nova.tables import FIRST_UNIQUE
from arks.nova.texts import english
from arks.nova.texts.cards import level_need, level_reward
from arks.nova.texts.effects import ABILITIES, STEPS, printed_bonus, tile_text
from arks.nova.texts.names import building_name, place
from arks.nova.texts.waiting import effect_text
from tests.texts import check_tables

SOURCES = Path(str(texts.__file__)).parent.parent
FIRST_EVENT = words.TURN_STARTED


def new(players: int = 2, seed: int = 1, **options: object) -> Zoo:
    state = arks.new("nova", players=players, seed=seed, options=options)
    assert isinstance(state, Zoo)
    return state


def played(seed: int, most: int = 600) -> Iterator[tuple[Zoo, int, arks.Ask, list[arks.Event]]]:
    """Decisions of a random game, each with its events; the state is the one after the answer."""
    rng = Random(seed)
    state = new(1 + seed % 4, seed, map=str(seed % 9))
    for _ in range(most):
        if arks.outcome(state) is not None:
            return
        seat, ask = next(iter(arks.asks(state).items()))
        before = state.clone()
        events = arks.answer(state, seat, arks.sample(ask, rng))
        yield state, seat, arks.asks(before)[seat], events


# --- the tables are complete


def test_every_word_has_its_template_and_none_is_left_over() -> None:
    check_tables(new().rules, FIRST_EVENT, english.OPTIONS, english.EVENTS, english.PROMPTS)


def prompts() -> set[str]:
    """All prompt ids that the rules name, in a choice or in a step that asks."""
    found: set[str] = {"next-effect"}
    for path in SOURCES.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"Choice\(\s*[\w.]+,\s*\"([\w-]+)\"", source))
        found |= set(re.findall(r"(?:PickCards|May|Choose)\(\"([\w-]+)\"", source))
        found |= set(re.findall(r"leader_choice\([^\"\n]*\"([\w-]+)\"", source))
    return found | {"action"}  # the other half of a choice between two prompts


def test_every_prompt_in_the_rules_has_a_sentence_and_no_sentence_is_left_over() -> None:
    assert {key.partition(" ")[0] for key in english.PROMPTS} == prompts()


def some_number(state: Zoo, kind: Kind) -> int:
    return 1 if kind in (SEAT, words.ACTION, words.SLOT) else 0


def test_every_word_reads_well_even_outside_its_decision() -> None:
    state = new(3)
    for player in state.players:
        player.buildings = ((0, 1, 0),)
    for number, word in enumerate(state.rules.words.words):
        raw: Raw = (number, *[some_number(state, kind) for kind in word.kinds])
        if word.name == "effect":
            raw = (number, state.rules.number["bonus money 5"], 0)
        for seat in (0, 1):
            text = (
                texts.label(state, seat, raw) if number < FIRST_EVENT else texts.tell(state, Event(raw, EVERYONE), seat)
            )
            assert text and "{" not in text and text[0] == text[0].upper(), word.name
            if number < FIRST_EVENT:
                assert isinstance(texts.cost(state, seat, raw), dict)


# --- effects and cards


def every_step(steps: tuple[Step, ...]) -> Iterator[Step]:
    for step in steps:
        yield step
        for body in step.bodies():
            yield from every_step(body)


@pytest.mark.parametrize("players", [1, 2])
def test_every_card_is_told_in_short_lines(players: int) -> None:
    rules = new(players).rules
    for card in rules.content.cards:
        for line in texts.lines_of(rules, card):
            assert line.text[0].isupper() or line.text[0].isdigit(), card.name
            assert line.text.endswith(".") and not set(line.text) & set("{}_|"), line
            assert len(line.text.split()) <= 22, f"{card.name}: {line}"
    for scoring in rules.content.scoring:
        assert texts.scoring_lines(scoring)
    for project in rules.content.projects.values():
        for level in project.levels:
            assert level_need(project, level) and level_reward(level) != "nothing"


def test_every_step_of_a_card_has_its_words() -> None:
    rules = new().rules
    for bound in rules.content.powers.values():
        for steps in bound.procedures().values():
            if steps not in ABILITIES:
                for step in every_step(steps):
                    assert type(step) in STEPS or type(step).__name__ == "Let", step


def test_every_bonus_and_tile_is_told() -> None:
    rules = new().rules
    for zoo in rules.content.maps:
        for _, effect in (*zoo.bonuses, *zoo.left):
            assert printed_bonus(rules, effect) != "nothing", effect
    for tile in range(len(rules.content.tracks.bonus_tiles)):
        assert tile_text(rules, tile) != "nothing"


def test_what_waits_to_be_ordered_is_told_with_its_card() -> None:
    state = new()
    number = state.rules.number
    assert effect_text(state, 0, number["236 each 0"], 0) == "Primatologist: 3 money"
    assert effect_text(state, 0, number["402 now 0"], 0) == "Lion: Pack"
    assert effect_text(state, 0, number["bonus money 5"], 0) == "5 money"
    first = [player.appeal for player in state.players].index(0)
    assert effect_text(state, first, number["income appeal"], 0) == "5 money for appeal"


# --- random games


@pytest.mark.parametrize("seed", range(8))
def test_questions_labels_and_log_lines_of_random_games(seed: int) -> None:
    for state, _, ask, events in played(seed):
        shown = [ask.text, *[option.label for option in ask.options]]
        for viewer in (*range(state.rules.players), None):
            shown += texts.story(state, events, viewer)
        for text in shown:
            assert text and not set(text) & set("{}_|"), text
            assert not re.search(r"(building|card|seat|cell):\d|None", text), text
        for option in ask.options:
            assert all(n > 0 for n in option.cost.values())
        labels = [option.label for option in ask.options]
        assert len(set(labels)) == len(labels), f"two choices read the same: {ask.prompt} {labels}"


@pytest.mark.parametrize("seed", range(4))
def test_texts_say_nothing_that_depends_on_what_is_hidden(seed: int) -> None:
    rng = Random(seed)
    for turn, (state, seat, _, events) in enumerate(played(seed, 400)):
        if turn % 5 or state.rules.players == 1:
            continue
        world = arks.determinise(state, seat, rng)
        assert isinstance(world, Zoo)
        assert texts.story(world, events, seat) == texts.story(state, events, seat)
        for owing, ask in arks.asks(state).items():
            if owing == seat:
                other = arks.asks(world)[seat]
                assert other.text == ask.text
                assert [(o.label, o.cost) for o in other.options] == [(o.label, o.cost) for o in ask.options]


# --- examples


def test_an_event_is_told_from_the_point_of_view_of_its_reader() -> None:
    state = new()
    event = Event((words.GAINED, 1, 0, 3), EVERYONE)
    assert texts.tell(state, event, 1) == "You gained 3 money."
    assert texts.tell(state, event, 0) == texts.tell(state, event, None) == "Red gained 3 money."
    assert texts.tell(state, Event((words.GAINED, 0, 1, -1), EVERYONE), 1) == "Blue spent 1 X-token."


def test_a_card_is_named_only_to_those_who_saw_it() -> None:
    state = new()
    top = state.cards.zones[DECK][-1]
    event = Event((words.PLAYED, 0, top), EVERYONE)
    assert texts.tell(state, event, 0) == "You played a card."
    state.cards.seen[top] = 1
    assert texts.tell(state, event, 0) != "You played a card."
    assert texts.tell(state, event, 1) == texts.tell(state, event, None) == "Blue played a card."


def test_the_story_tells_a_draw_once_by_name_to_its_owner_and_by_number_to_others() -> None:
    state = new()
    cards = state.cards.zones[DECK][-2:]
    for uid in cards:
        state.cards.seen[uid] = 1
    events = [Event((words.DREW, 0, 2), EVERYONE), Event((words.DREW_CARDS, 0, *cards), 1)]
    assert texts.story(state, events, 1) == ["Blue drew 2 cards."]
    (own,) = texts.story(state, events, 0)
    assert own.startswith("You drew ") and " and " in own
    assert game("nova").told(state, events, 1) == [(events[0], "Blue drew 2 cards.")]


def test_prices_stand_beside_what_they_buy() -> None:
    state = new()
    assert texts.cost(state, 0, (words.BUILD, 2)) == {"money": 6}
    assert texts.cost(state, 0, (words.SPEND, 2)) == {"xtokens": 2}
    assert texts.cost(state, 0, (words.SPEND, 0)) == {}
    assert texts.cost(state, 0, (words.DONE,)) == {}
    assert texts.cost(state, 0, (words.DONATE,)) == {"money": 2}
    cards = state.cards.zones[DISPLAY_ZONE]
    assert cards == () or texts.cost(state, 0, (words.SUPPORT, cards[0], 0))


def test_spaces_and_buildings_have_names() -> None:
    state = new()
    assert [place(0), place(CELLS - 1)] == ["A1", "I6"]
    state.players[0].buildings = ((0, 1, 0), (FIRST_UNIQUE, 2, 0))
    assert building_name(state, 0, 0) == "1-space enclosure at A1"
    assert set(english.SHAPES) == {building.id for building in state.pack.buildings}


def test_numbers_take_their_noun() -> None:
    assert [format(Count(n), "card|cards") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [format(Count(2), "money"), f"{Count(7)}"] == ["2 money", "7"]
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"])] == ["nothing", "a", "a, b and c"]
