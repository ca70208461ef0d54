"""What an action would have to work with: the one that runs, or one that could be chosen now."""

from __future__ import annotations

from typing import NamedTuple

from arks.kernel.asks import WhyNot
from arks.kernel.frames import bound
from arks.kernel.state import Frame
from arks.nova.actions import animals, build
from arks.nova.housing import has_room
from arks.nova.placement import can_place
from arks.nova.state import Zoo, is_upgraded
from arks.nova.tables import ANIMALS, ASSOCIATION, BUILD, ENCLOSURE_1
from arks.nova.texts.names import action_name
from arks.nova.turn import POSSIBLE, strength
from arks.nova.why.reasons import because


class Use(NamedTuple):
    """An action card in use, or as it would be with all X-tokens."""

    running: bool
    side: int
    strength: int
    used: int  # strength, levels or spaces spent so far
    frame: Frame | None


def use_of(state: Zoo, seat: int, action: int) -> Use:
    number = state.rules.number["action"]
    for frame in reversed(state.stack):
        if frame.procedure == number and frame.seat == seat and bound(state, frame, "card") == action:
            found = bound(state, frame, "strength")
            if not found:  # X-tokens are being chosen
                found = strength(state, bound(state, frame, "owner"), action, state.players[seat].xtokens)
            top = state.stack[-1]
            return Use(True, bound(state, frame, "side"), found, bound(state, top, "used", 0), top)
    player = state.players[seat]
    return Use(False, int(is_upgraded(player, action)), strength(state, seat, action, player.xtokens), 0, None)


def is_possible(state: Zoo, seat: int, action: int) -> bool:
    use = use_of(state, seat, action)
    return use.running or POSSIBLE[action](state, seat, use.side, use.strength)


def no_action(state: Zoo, seat: int, action: int) -> WhyNot:
    """Why an action card would have nothing to do."""
    use = use_of(state, seat, action)
    player = state.players[seat]
    if action == ANIMALS:
        if not animals.allowed(state, use.side, use.strength):
            return because("no-animal-at", strength=str(use.strength))
        return because("no-animal" if has_room(state, seat) else "no-room")
    if action == BUILD:
        if player.money < build.COST_PER_SPACE:
            return because("no-building", money=str(player.money))
        if not can_place(state, seat, ENCLOSURE_1, use.side == 1):
            return because("no-space")
    if action == ASSOCIATION:
        return because("no-task", strength=str(use.strength)) if player.workers else because("no-worker")
    return because("not-this-action", action=action_name(action))
