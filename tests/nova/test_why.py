"""Why a thing offers nothing: the reason fits the options, cites its page, and tells no secret."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from string import Formatter

import pytest

import arks
from arks.kernel.phrases import Count
from arks.nova import conditions, words
from arks.nova.hexmap import CELLS
from arks.nova.state import Zoo, hand
from arks.nova.tables import ACTIONS, CONTINENTS, TASKS, UNIVERSITIES
from arks.nova.why import answer, reasons, things

PACKAGE = Path(str(answer.__file__)).parent


def new(seed: int = 1, players: int = 2, **options: object) -> Zoo:
    state = arks.new("nova", players=players, seed=seed, options=options)
    assert isinstance(state, Zoo)
    return state


def all_things(state: Zoo, seat: int) -> list[str]:
    zones = state.cards.zones
    projects = [uid for zone in (3, 4) for uid in zones[zone]]
    return [
        *[f"card:{uid}" for uid in (*hand(state, seat), *projects, *[u for u in state.folders if u >= 0])],
        *[f"card:{uid} level:{level}" for uid in projects for level in range(3)],
        *[f"seat:{other}" for other in range(state.rules.players)],
        *[f"action:{name}" for name in ACTIONS],
        *[f"cell:{cell}" for cell in range(0, CELLS, 5)],
        *[f"building:{index}" for index in range(len(state.players[seat].buildings))],
        *[f"shape:{kind}" for kind in range(0, len(state.pack.buildings), 2)],
        *[f"partner:{name}" for name in CONTINENTS],
        *[f"university:{name}" for name in UNIVERSITIES],
        *[f"task:{name}" for name in TASKS],
        *[f"token:{place}" for place in range(7)],
        *[f"tile:{place}" for place in range(4)],
        "map:3",
        "slot:5",
    ]


def is_touched(ask: arks.Ask, thing: str) -> bool:
    options = [raw for raw in ask.choice.options if answer.is_about(ask.state, raw, thing)]  # type: ignore[arg-type]
    if thing.startswith("action:") and ask.prompt in ("action", "extra-action"):
        options = [raw for raw in options if raw[0] == words.ACT]
    return bool(options)


@pytest.mark.parametrize("seed", range(8))
def test_a_thing_can_be_chosen_exactly_when_an_option_touches_it(seed: int) -> None:
    rng = Random(seed)
    state = new(seed, 1 + seed % 4, map=str(seed))
    for _ in range(250):
        if arks.outcome(state) is not None:
            break
        seat, ask = next(iter(arks.asks(state).items()))
        for thing in all_things(state, seat):
            sentence, rule, _ = arks.why_not(state, seat, thing)
            assert ("can be chosen now" in sentence) == is_touched(ask, thing), (ask.prompt, thing, sentence)
            assert sentence.endswith((".", "?")) and "{" not in sentence
            assert rule == "" or re.fullmatch(r"rulebook p\. \d+", rule)
        arks.answer(state, seat, arks.sample(ask, rng))


@pytest.mark.parametrize("seed", range(3))
def test_reasons_do_not_depend_on_what_is_hidden(seed: int) -> None:
    rng = Random(seed)
    state = new(seed, 2 + seed)
    for turn in range(240):
        seat, ask = next(iter(arks.asks(state).items()))
        if turn % 4 == 0:
            world = arks.determinise(state, seat, rng)
            hidden = [f"card:{uid}" for uid in range(0, len(state.cards.face), 17)]
            for thing in (*all_things(state, seat)[::3], *hidden):
                assert arks.why_not(world, seat, thing) == arks.why_not(state, seat, thing)
        arks.answer(state, seat, arks.sample(ask, rng))
        if arks.outcome(state) is not None:
            break


def test_every_reason_is_given_somewhere_with_the_fields_it_needs() -> None:
    code = "\n".join([path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py") if path.name != "reasons.py"])
    for id, (template, _) in reasons.REASONS.items():
        assert f'"{id}"' in code, f"nobody gives the reason {id}"
        fields = {name: Count(2) for _, name, _, _ in Formatter().parse(template) if name}
        assert "{" not in reasons.because(id, **fields).sentence


def test_everything_a_card_can_lack_has_its_words() -> None:
    source = Path(str(conditions.__file__)).read_text(encoding="utf-8")
    kinds = [int(number) for number in re.findall(r"^[A-Z]+: Final = (\d+)", source, re.MULTILINE)]
    assert sorted(kinds) == sorted(reasons.LACKS)


def test_every_drawn_kind_is_a_thing() -> None:
    drawn = {kind.prefix for word in new().rules.words.words for kind in word.kinds if kind.drawn}
    assert drawn == set(things.KINDS) == set(things.NOUNS)


# --- whose question it is


def test_the_seat_that_is_not_asked_learns_who_is() -> None:
    state = new()
    for seat in (0, 1):
        ask = arks.asks(state)[seat]
        arks.answer(state, seat, ask.ids()[:4])
    other = 1 - state.active
    asked = "Blue" if state.active == 0 else "Red"
    expected = f"Nothing is asked of you now; {asked} must answer first."
    assert arks.why_not(state, other, "action:build").sentence == expected


def test_who_has_answered_learns_who_has_not() -> None:
    state = new()
    arks.answer(state, 0, arks.asks(state)[0].ids()[:4])
    assert arks.why_not(state, 0, "action:build").sentence == "You have answered already; Red must answer too."


@pytest.mark.parametrize(
    ("thing", "part"),
    [
        ("cell:99", "there are cell:0 to cell:57"),
        ("cell:-1", "there is no 'cell:-1'"),
        ("card:x", "there is no 'card:x'"),
        ("action:sleep", "there are animals, association"),
        ("moon:1", "is not a thing of the table"),
        ("card:1 level:3", "is not a thing of the table"),
        ("cell", "there is no 'cell'"),
        ("", "is not a thing of the table"),
    ],
)
def test_an_unknown_thing_is_refused_with_a_sentence(thing: str, part: str) -> None:
    with pytest.raises(arks.Illegal, match=re.escape(part)):
        arks.why_not(new(), 0, thing)
