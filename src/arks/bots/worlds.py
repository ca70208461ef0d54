"""Trying the best ends of a look ahead in other worlds: what was luck in one of them is none in the next."""

from __future__ import annotations

from typing import Final

from arks.bots.mind import Answer, Node
from arks.bots.search import Search
from arks.kernel.asks import Choice
from arks.kernel.frames import aside_of, choice_of, is_aside
from arks.kernel.state import State

TRIED: Final = 5  # ends
STEPS: Final = 40  # answers of one turn


def steadiest(search: Search, best: Node, worlds: list[State]) -> Node:
    """Of the best ends the one that is best on average in all worlds, with what the next own turn adds in one."""
    if len(search.ends) == 1:
        return best
    search.ends.sort(key=lambda node: node.value, reverse=True)
    tried: set[Answer] = set()
    most = 0.0
    found = best
    for end in search.ends:
        gist = search.mind.gist(end)
        if gist in tried:
            continue
        tried.add(gist)
        total = end.value
        for world in worlds:
            total += replayed(search, end, world)
        total = total / (1 + len(worlds)) + onwards(search, end) - end.value
        if len(tried) == 1 or total > most:
            most = total
            found = end
        if len(tried) == TRIED:
            break
    return found


def path(end: Node) -> list[Answer]:
    """All answers that lead to an end."""
    found: list[Answer] = []
    node = end
    while node.parent is not None:
        found.append(node.picked)
        node = node.parent
    found.reverse()
    return found


def fits(choice: Choice, picked: Answer) -> bool:
    """Whether an answer can be given to another question too."""
    return choice.lo <= len(picked) <= choice.hi and all([raw in choice.options for raw in picked])


def can_be_said(state: State, seat: int, picked: Answer) -> bool:
    """Whether something said unasked can be said here too."""
    return len(picked) > 0 and is_aside(state, state.rules.words.ids(list(picked))) and fits_aside(state, seat, picked)


def fits_aside(state: State, seat: int, picked: Answer) -> bool:
    aside = state.rules.aside
    choice = aside_of(state, seat)
    return choice is not None and fits(choice, picked) and aside is not None and not aside.refusal(state, seat, picked)


def onwards(search: Search, end: Node) -> float:
    """What an end is worth, after the next own turn where the mind looks that far."""
    mind = search.mind
    if mind.further > 1:
        state = mind.next_turn(end.state, search.rng)
        if state is not None:
            following = Search(state, search.seat, mind.for_next_turn(state), search.rng)
            value = following.best().value
            search.nodes += following.nodes
            return value
    return end.value


def replayed(search: Search, end: Node, world: State) -> float:
    """What the same answers lead to in another world; where they do not fit, something else is answered."""
    node = Node(world, None, None, ())
    planned = path(end)
    for nth in range(STEPS):
        if search.is_end(node.state):
            break
        choice = choice_of(node.state, search.seat)
        picked = planned[nth] if nth < len(planned) else ()
        if not fits(choice, picked) and not can_be_said(node.state, search.seat, picked):
            picked = search.mind.worth_trying(node.state, choice)[-1]
        node = search.follow(node, choice, picked)
    return search.mind.value(node.state)
