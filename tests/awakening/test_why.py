"""Why a thing offers nothing: the reason fits the options, cites its page, and tells no secret."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from string import Formatter

import pytest

import arks
from arks.awakening.state import Ark, hand
from arks.awakening.tables import SECTIONS
from arks.awakening.texts import english
from arks.awakening.why import answer, reasons
from arks.kernel.asks import WhyNot

PAGES = r"rulebook p\. \d+(, \d+)*(, appendix III)?|appendix III"
PACKAGE = Path(str(answer.__file__)).parent


def new(seed: int = 1, players: int = 2, **options: object) -> Ark:
    state = arks.new("awakening", players=players, seed=seed, options=options)
    assert isinstance(state, Ark)
    return state


def things(state: Ark, seat: int) -> list[str]:
    return [
        *[f"room:{number}" for number in range(len(state.rooms))],
        *[f"section:{name}" for name in SECTIONS],
        *[f"card:{uid}" for uid in hand(state, seat)],
        *[f"seat:{other}" for other in range(state.rules.players)],
        *[f"cell:{cell}" for cell in range(0, len(state.at), 3)],
        *[f"target:{target}" for target in range(0, len(state.pack.targets), 5)],
        *[f"achievement:{card.index}" for card in state.pack.achievements],
    ]


# --- random games


@pytest.mark.parametrize("seed", range(8))
def test_a_thing_can_be_chosen_exactly_when_an_option_touches_it(seed: int) -> None:
    rng = Random(seed)
    state = new(seed, 2 + seed % 3, mode=("awakening", "first-mission")[seed % 2], turn_limit=12)
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            touched = {thing for option in ask.options for thing in option.touches}
            for thing in things(state, seat):
                sentence, rule = arks.why_not(state, seat, thing)[:2]
                assert ("can be chosen now" in sentence) == (thing in touched)
                assert sentence.endswith((".", "?")) and "{" not in sentence
                assert re.fullmatch(PAGES, rule)
            arks.answer(state, seat, arks.sample(ask, rng))


@pytest.mark.parametrize("seed", range(3))
def test_reasons_do_not_depend_on_what_is_hidden(seed: int) -> None:
    rng = Random(seed)
    state = new(seed, turn_limit=12)
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            world = arks.determinise(state, seat, rng)
            for thing in (*things(state, seat)[::4], *[f"card:{uid}" for uid in range(0, len(state.cards.face), 17)]):
                assert arks.why_not(world, seat, thing) == arks.why_not(state, seat, thing)
            arks.answer(state, seat, arks.sample(ask, rng))


def test_no_reason_and_no_question_lacks_its_page() -> None:
    for id, (_, rule) in reasons.REASONS.items():
        assert rule == reasons.ASKED or re.fullmatch(PAGES, rule), id
    assert set(reasons.QUESTIONS) == set(english.PROMPTS)
    for id, rule in reasons.QUESTIONS.items():
        assert re.fullmatch(PAGES, rule), id


def test_several_reasons_cite_every_page_once() -> None:
    found = [WhyNot("One.", "rulebook p. 11"), WhyNot("Two.", "rulebook p. 14"), WhyNot("Three.", "rulebook p. 11")]
    assert reasons.all_of(found)[:2] == ("One. Two. Three.", "rulebook p. 11, 14")


def test_every_reason_is_given_somewhere_with_the_fields_it_needs() -> None:
    files = [*PACKAGE.glob("*.py"), *PACKAGE.parent.joinpath("modes").rglob("*.py")]  # a mode may bar a way
    code = "\n".join([path.read_text(encoding="utf-8") for path in files if path.name != "reasons.py"])
    for id, (template, rule) in reasons.REASONS.items():
        assert f'"{id}"' in code, f"nobody gives the reason {id}"
        fields = {name: "x" for _, name, _, _ in Formatter().parse(template + rule) if name}
        assert "{" not in reasons.because(id, **fields).sentence


# --- whose question it is


def test_the_seat_that_is_not_asked_learns_who_is() -> None:
    assert arks.why_not(new(), 1, "room:3").sentence == "Nothing is asked of you now; Yellow must answer first."


def test_after_the_end_nothing_is_asked() -> None:
    state = new(turn_limit=1)
    rng = Random(0)
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            arks.answer(state, seat, arks.sample(ask, rng))
    assert arks.why_not(state, 0, "room:0").sentence == "The game is over."


@pytest.mark.parametrize(
    ("thing", "part"),
    [
        ("room:99", "there are room:0 to room:"),
        ("room:-1", "there is no 'room:-1'"),
        ("room:x", "there is no 'room:x'"),
        ("card:9999", "there are card:0 to"),
        ("section:galley", "there are military, mobility"),
        ("moon:1", "is not a thing of the table"),
        ("room", "there is no 'room'"),
        ("", "is not a thing of the table"),
    ],
)
def test_an_unknown_thing_is_refused_with_a_sentence(thing: str, part: str) -> None:
    with pytest.raises(arks.Illegal, match=re.escape(part)):
        arks.why_not(new(), 0, thing)
