"""The evaluation of Ark Nova in small: more of what helps is worth more, and what is not known is any card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arks.bots.mind import Node
from arks.bots.nova.judge import END, PROJECTS, Judge
from arks.bots.nova.mind import NovaMind
from arks.bots.nova.outlook import Outlook, conservation_points
from arks.bots.nova.prune import Pruner
from arks.kernel.frames import choice_of
from arks.kernel.state import Outcome
from arks.kernel.words import Raw
from arks.kernel.zones import move
from arks.nova.state import DECK, Player, hand, hand_zone, own_player, recount, set_buildings
from arks.nova.words import ACT, BUILD, PLACE, REST
from tests.nova.zoos import find, give, settle, table


def more(change: Callable[[Player], None]) -> tuple[float, float]:
    """The value of a table before and after a change of seat 0."""
    state = table()
    judge = Judge(state, 0)
    before = judge.value(state)
    change(own_player(state, 0))
    return before, judge.value(state)


def money(player: Player) -> None:
    player.money += 5


def xtoken(player: Player) -> None:
    player.xtokens += 1


def appeal(player: Player) -> None:
    player.appeal += 3


def conservation(player: Player) -> None:
    player.conservation += 1


def reputation(player: Player) -> None:
    player.reputation += 1


def upgrade(player: Player) -> None:
    player.upgraded |= 1


def worker(player: Player) -> None:
    player.hired += 1
    player.workers += 1


@pytest.mark.parametrize("change", [money, xtoken, appeal, conservation, reputation, upgrade, worker])
def test_more_is_worth_more(change: Callable[[Player], None]) -> None:
    before, after = more(change)
    assert after > before


def test_what_others_have_changes_nothing() -> None:
    state = table()
    judge = Judge(state, 0)
    before = judge.value(state)
    own_player(state, 1).money += 20
    assert judge.value(state) == before


def test_conservation_points_count_more_beyond_ten() -> None:
    assert conservation_points(3, 0.0) == 6.0
    assert conservation_points(12, 0.0) == 26.0
    assert conservation_points(3, 20.0) == 9.0  # those to come will be beyond 10


def test_the_game_gets_shorter_with_the_points_of_the_leader() -> None:
    state = table()
    early = Outlook(state, 0).turns
    own_player(state, 1).appeal = 60
    own_player(state, 1).conservation = 15
    assert Outlook(state, 0).turns < early / 2


def test_a_solo_game_has_the_turns_it_has() -> None:
    outlook = Outlook(table(players=1), 0)
    assert outlook.turns == 26.0 and outlook.breaks == 5.0


def test_icons_bring_projects_nearer_and_a_full_zoo_supports_them() -> None:
    state = table()
    judge = Judge(state, 0)
    before = judge.terms(state)[PROJECTS]
    settle(state, 401, 402, 404, 428)  # four African animals, three of them predators
    recount(state, 0)
    assert judge.terms(state)[PROJECTS] >= before
    assert max(judge.appraisal.icons) > 0.0


def test_an_empty_enclosure_makes_an_animal_in_hand_worth_more() -> None:
    state = table()
    give(state, 428)  # the Giraffe, of size 3
    judge = Judge(state, 0)
    homeless = judge.value(state)
    set_buildings(state, 0, ((2, 0b111, 0),))
    assert judge.value(state) > homeless
    housed = judge.value(state)
    set_buildings(state, 0, ((0, 0b1, 0),))  # too small
    assert judge.value(state) < housed


def test_money_is_worth_less_where_there_is_much_of_it() -> None:
    outlook = Outlook(table(), 0)
    assert outlook.purse(10) == pytest.approx(10 * outlook.money)
    assert outlook.cost(10, 60) < outlook.cost(10, 30) < outlook.cost(10, 10)
    assert outlook.cost(10, 4) == pytest.approx(10 * outlook.money)  # the rest has to be earned


def test_one_more_project_adds_less_than_the_first() -> None:
    state = table()
    face = state.cards.face
    *some, last = [uid for uid in state.cards.zones[DECK] if face[uid] in state.pack.projects]
    agenda = Judge(state, 0).agenda
    project = state.pack.projects[face[last]]
    alone = agenda.marginal(state, last, project)
    move(state, tuple(some[:5]), DECK, hand_zone(state, 0))
    assert 0.0 <= agenda.marginal(state, last, project) < alone


def test_a_card_drawn_while_looking_ahead_is_any_card() -> None:
    state = table()
    lion = find(state, 402)
    sheep = find(state, 520)
    judge = Judge(state, 0)
    values = []
    for uid in (lion, sheep):
        world = state.clone()
        move(world, (uid,), DECK, hand_zone(world, 0))
        values.append(judge.value(world))
    assert values[0] == values[1] > judge.value(state)


def test_a_won_game_is_worth_more_than_a_lost_one() -> None:
    state = table()
    judge = Judge(state, 0)
    state.outcome = Outcome((0,), (3, 1), "victory points")
    won = judge.value(state)
    state.outcome = Outcome((1,), (3, 8), "victory points")
    assert won > judge.value(state)


@pytest.mark.parametrize(("rival", "good"), [(20, True), (105, False)])  # whatever final scoring is dealt
def test_the_end_is_hurried_when_ahead_and_not_when_behind(rival: int, good: bool) -> None:
    state = table()
    own_player(state, 0).appeal = 70
    own_player(state, 0).conservation = 20
    own_player(state, 1).appeal = rival
    own_player(state, 1).conservation = 10
    judge = Judge(state, 0)
    state.last_turns = 1  # seat 1 has one turn more
    state.active = 1
    assert (judge.terms(state)[END] > 0.0) == good


def test_only_promising_answers_are_looked_at() -> None:
    state = table()
    judge = Judge(state, 0)
    tried = Pruner(judge, state, 3).worth_trying(state, choice_of(state, 0))
    first = [answer[0][0] for answer in tried]
    assert first.count(REST) == 1  # the card that is least wanted where it is
    assert first.count(ACT) == len([1 for raw in choice_of(state, 0).options if raw[0] == ACT])


def test_places_are_few_and_legal() -> None:
    state = table()
    judge = Judge(state, 0)
    places = Pruner(judge, state, 3).places
    options: list[Raw] = [(PLACE, cell) for cell in range(20)]
    best = places.best(state, 0, options, 3)
    assert len(best) == 3 and set(best) <= set(options)
    assert places.best(state, 0, options, 3) is best


def test_turns_are_told_apart_by_what_is_done_not_by_where() -> None:
    state = table()
    mind = NovaMind(state, 0)
    start = Node(state, None, None, ())
    act = Node(state, start, None, ((ACT, 2),))
    ends = [Node(state, Node(state, act, None, ((BUILD, kind),)), None, ((PLACE, cell),)) for kind, cell in PLACED]
    assert mind.gist(ends[0]) == mind.gist(ends[1]) == ((ACT, 2), (BUILD, 8))
    assert mind.gist(ends[0]) != mind.gist(ends[2])


PLACED = ((8, 3), (8, 4), (9, 3))  # kiosks and a pavilion, by space


def test_a_plan_ends_where_a_card_is_revealed() -> None:
    state = table()
    mind = NovaMind(state, 0)
    assert mind.was_foreseen(state)
    world = state.clone()
    hidden = [uid for uid in world.cards.zones[DECK] if not world.cards.seen[uid] & 1]
    move(world, (hidden[0],), DECK, hand_zone(world, 0))
    assert not mind.was_foreseen(world)
    assert len(hand(world, 0)) == 1
