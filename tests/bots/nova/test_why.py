"""Reasons in words: the most telling thing a plan does."""

from __future__ import annotations

import pytest

from arks.bots.mind import Node
from arks.bots.nova.judge import Judge
from arks.bots.nova.why import Deeds
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.state import BASE, Zoo, own_player
from arks.nova.tables import ENCLOSURE_1, KIOSK
from tests.nova.zoos import find, give, table


def told(state: Zoo, *raws: Raw, appeal: int = 0) -> str:
    """The reason of a plan with these answers, after which seat 0 has so much more appeal."""
    judge = Judge(state, 0)
    node = Node(state, None, None, ())
    after = state.clone()
    own_player(after, 0).appeal += appeal
    for raw in raws:
        node = Node(after, node, None, (raw,))
    return Deeds(judge, node).told()


def test_animals_are_played_for_appeal() -> None:
    state = table()
    give(state, 402, 401)
    lion, cheetah = find(state, 402), find(state, 401)
    assert told(state, (words.ACT, 0), (words.PLAY, lion), appeal=9) == "Plays the Lion for 9 appeal."
    both = told(state, (words.PLAY, lion), (words.PLAY, cheetah), appeal=15)
    assert both == "Plays the Lion and the Cheetah for 15 appeal."


def test_a_project_is_named_with_its_points() -> None:
    state = table()
    uid = state.cards.zones[BASE][0]
    name = state.pack.projects[state.cards.face[uid]].name
    assert told(state, (words.ACT, 1), (words.SUPPORT, uid, 0)) == f"Reaches the 5-point level of the {name} project."


def test_a_project_that_is_gone_again_has_no_name() -> None:
    state = table()
    give(state, 402)
    assert told(state, (words.SUPPORT, find(state, 402), 0)) == "Supports a conservation project."


def test_an_enclosure_is_built_with_an_animal_in_mind() -> None:
    state = table()
    give(state, 402)  # the Lion, of size 4
    built = told(state, (words.BUILD, ENCLOSURE_1 + 3), (words.BUILD, KIOSK))
    assert built == "Builds a 4-space enclosure and a kiosk, with the Lion in mind."


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        ((words.PARTNER_UP, 0), "Gains the partner zoo in Africa."),
        ((words.ENROL, 1), "Gains a university."),
        ((words.CLIMB, 0), "Gains reputation."),
        ((words.DRAW, 3), "Draws 3 cards."),
        ((words.DRAW, 1), "Draws a card."),
        ((words.CALL_BREAK, 5), "Takes money; the break comes nearer."),
        ((words.REST, 4), "Takes an X-token and lets Sponsors wait: nothing better was found."),
        ((words.UPGRADE, 2), "Turns Build to side II."),
        ((words.SHIFT, 3, 1), "Moves Cards to slot 1: so the others are where they are wanted."),
        ((words.TOKEN, 2), "Of the bonuses at the left edge this one is worth the most now."),
        ((words.TAKE_TILE, 1), "Of the bonus tiles this one is worth the most now."),
        ((words.DONATE,), "A conservation point is worth more than the money."),
        ((words.PLACE, 3, 4), "Bonuses, neighbours and room for later are best here."),
        ((words.DONE,), "Nothing else was worth its price."),
        ((words.PAY, 5), "It leaves the zoo best off."),
    ],
)
def test_everything_else_is_told_shortly(raw: Raw, sentence: str) -> None:
    assert told(table(), raw) == sentence


def test_the_question_at_hand_is_answered_before_the_rest_of_the_plan() -> None:
    state = table()
    give(state, 402)
    lion = find(state, 402)
    assert told(state, (words.ACT, 0), (words.PLAY, lion), (words.UPGRADE, 2)) == "Plays the Lion."
    assert told(state, (words.UPGRADE, 2), (words.PLAY, lion)) == "Turns Build to side II."
    assert told(state, (words.DISCARD, lion), (words.BUILD, KIOSK)) == "Gives up Lion, the least useful."


def test_a_plan_without_a_telling_answer_is_told_by_what_it_brings() -> None:
    assert told(table(), (words.ACT, 1), appeal=2) == "Brings 2 appeal."
