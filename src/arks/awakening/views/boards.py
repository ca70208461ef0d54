"""A player's board, and the cards and goals that go with it."""

from __future__ import annotations

from typing import Any

from arks.awakening.control import outer_rooms_controlled
from arks.awakening.goals import cubes_integrated, mission_of, progress, rooms_occupied, units_awake
from arks.awakening.state import Ark, hand, kept_zone, look_zone, mission_zone
from arks.awakening.tables import RESOURCES, SECTION_PLACES
from arks.awakening.texts.names import price_map
from arks.awakening.views.lines import show_lines
from arks.awakening.views.variants import show_variants
from arks.awakening.why.asks import bars_to_marker
from arks.awakening.why.reasons import because, rule_of
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.views import sees

Shown = dict[str, Any]


def show_board(state: Ark, owner: int, seat: int | None) -> Shown:
    pack = state.pack
    player = state.players[owner]
    zones = state.cards.zones
    mission = zones[mission_zone(state, owner)]
    known = mission and (state.outcome is not None or sees(state, seat, mission[0]))
    shown: Shown = {
        "seat": owner,
        "colour": SEAT_COLOURS[owner],
        "arsenal": player.arsenal,
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "marker": SECTION_PLACES[player.marker] if player.marker >= 0 else None,
        "sections": {SECTION_PLACES[place]: cubes for place, cubes in enumerate(player.sections)},
        "lines": show_lines(state, owner),
        "upgrades": show_upgrades(state, owner),
        "closed": show_closed(state, owner, seat),
        "asleep": player.asleep,
        "wounded": player.wounded,
        "cylinders": player.cylinders,
        "targets": [pack.targets[target].id for target in player.targets],
        "achieved": [a.id for a in pack.achievements if player.achieved >> a.index & 1],
        "battles": player.battles,
        "turns": player.turns,
        "tokens": [pack.tokens[state.cards.face[uid]].id for uid in zones[kept_zone(state, owner)]],
        "hand": len(hand(state, owner)),
        "looking": len(zones[look_zone(state, owner)]),
        "mission": len(mission) > 0,
        "awake": units_awake(state, owner),
        "controlled": outer_rooms_controlled(state, owner),
        "occupied": rooms_occupied(state, owner),
        "integrated": cubes_integrated(state, owner),
        "powered": cylinders_routed(state, owner),
    }
    if owner == seat:
        shown["cards"] = show_cards(state, seat, hand(state, owner))
        shown["looking_at"] = show_cards(state, seat, zones[look_zone(state, owner)])
    shown |= show_variants(state, owner)
    if known:
        shown["mission"] = show_mission(state, owner, mission[0])
    return shown


def cylinders_routed(state: Ark, seat: int) -> int:
    """Own cylinders in outer rooms: those that are neither in the supply nor at home."""
    away = state.players[seat].start.cylinders_total - state.players[seat].cylinders
    return away - state.rooms[seat].cylinders[seat]


def show_upgrades(state: Ark, owner: int) -> dict[str, dict[str, int] | None]:
    """What the next cube costs in each section; None where all squares are filled."""
    cubes = state.players[owner].sections
    shown: dict[str, dict[str, int] | None] = {}
    for index, section in enumerate(state.players[owner].board.sections):
        cost = section.cost
        shown[SECTION_PLACES[index]] = None if cubes[index] == section.squares else price_map(cost.n, cost.types)
    return shown


def show_closed(state: Ark, owner: int, seat: int | None) -> dict[str, Shown]:
    """Sections where the owner may not place the action marker next, and why; in words for the owner alone."""
    shown: dict[str, Shown] = {}
    for section, bar in bars_to_marker(state, owner).items():
        printed = state.players[owner].board.sections[section]
        place = SECTION_PLACES[section]
        shown[place] = {"reason": bar, "rule": rule_of(bar)}
        if owner == seat:
            shown[place]["sentence"] = because(bar, section=printed.name).sentence
    return shown


def show_cards(state: Ark, seat: int | None, uids: tuple[int, ...]) -> list[Shown]:
    """The cards of a zone that this seat knows."""
    artifacts = state.pack.artifacts
    return [
        {"id": f"card:{uid}", "kind": artifacts[state.cards.face[uid]].id}
        for uid in sorted(uids)
        if sees(state, seat, uid)
    ]


def show_mission(state: Ark, owner: int, uid: int) -> Shown:
    mission = mission_of(state, uid)
    met = state.players[owner].objectives
    shown: list[Shown] = []
    for bit, objective in enumerate(mission.objectives):
        have, wanted = progress(state, owner, objective)
        shown.append({"have": have, "wanted": wanted, "met": have >= wanted or met >> bit & 1 == 1})
    return {"id": mission.id, "objectives": shown}
