"""The built-in content pack: what the rulebook counts and states is in it, and the rest is playable."""

from __future__ import annotations

import doctest
import importlib
import json
import os
import pkgutil
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
import yaml

from arks.awakening import content
from arks.awakening import tables as t

PACK_FOLDER = Path(str(content.__file__)).parent / "pack"


@pytest.fixture(scope="module")
def pack() -> t.Pack:
    return content.load()


def room(pack: t.Pack, name: str) -> t.RoomKind:
    return pack.rooms[pack.room_by_id[name]]


def grant(owner: t.RoomKind | t.Section, benefit: int) -> tuple[int, ...]:
    (found,) = [grant.ladder for grant in owner.grants if grant.benefit == benefit]
    return found


def group_choices(pack: t.Pack, number: int) -> Iterator[tuple[int, ...]]:
    """Every choice of groups that the violet rule allows: three are chosen by 1-3 players, four by 4-5."""
    most = pack.violet_groups[3 if number == 3 else 5]
    for chosen in combinations(range(len(pack.groups)), number):
        if sum(pack.groups[group].violet for group in chosen) <= most:
            yield chosen


def test_the_built_in_pack_has_no_problems() -> None:
    assert content.check() == []


def test_components_are_as_many_as_the_rulebook_counts(pack: t.Pack) -> None:
    assert Counter(kind.cls for kind in pack.rooms) == {
        t.SPECIAL: 32, t.FACTORY: 4, t.GENERATOR: 2, t.GATE: 1, t.BIODOME: 1,
    }  # fmt: skip
    assert Counter(kind.group for kind in pack.rooms if kind.cls == t.SPECIAL) == dict.fromkeys(range(8), 4)
    assert sum(group.violet for group in pack.groups) == 2
    assert sum(card.copies for card in pack.artifacts) == 70
    assert sum(card.copies for card in pack.artifacts if card.in_deck) == 60
    assert (len(pack.missions), len(pack.first_missions)) == (42, 4)
    assert (len(pack.achievements), pack.achievements_needed) == (7, 2)
    assert sum(token.count for token in pack.tokens) == 35
    assert sum(target.copies for target in pack.targets) == 66  # and 4 factory targets for other modes


def test_rooms_stand_in_the_order_that_tables_promise(pack: t.Pack) -> None:
    classes = [kind.cls for kind in pack.rooms]
    assert classes == [t.SPECIAL] * 32 + [t.FACTORY] * 4 + [t.GENERATOR] * 2 + [t.GATE, t.BIODOME]
    assert [kind.index for kind in pack.rooms] == list(range(len(pack.rooms)))
    assert pack.rooms[pack.gate].id == "transport-gate"
    assert pack.rooms[pack.biodome] == t.RoomKind(
        pack.biodome, "biodome", "Biodome", t.BIODOME, t.BY_NOTHING, 0, 0, t.Cost(0, ()),
        icon="habitat-dome", source="rulebook 000:L335",
    )  # fmt: skip


def test_every_special_room_and_generator_knows_its_target(pack: t.Pack) -> None:
    for kind in pack.rooms:
        if kind.cls == t.SPECIAL:
            assert pack.targets[kind.target].id == kind.id
            assert pack.targets[kind.target].group == kind.group
        else:
            assert kind.target == (pack.generator_target if kind.cls == t.GENERATOR else -1)
    assert pack.targets[pack.generator_target].id == "generator"


def test_chains_are_33_different_ordered_pairs(pack: t.Pack) -> None:
    chains = {(target.chain_from, target.chain_to) for target in pack.targets}
    assert len(chains) == len(pack.targets) == 33
    assert all(start != end for start, end in chains)


@pytest.mark.parametrize(
    ("number", "sizes"), [(3, {0: 6, 1: 4}), (4, {0: 12, 1: 9, 2: 6})], ids=["three groups", "four groups"]
)
def test_mission_decks_have_the_sizes_of_the_rulebook(pack: t.Pack, number: int, sizes: dict[int, int]) -> None:
    for chosen in group_choices(pack, number):
        violet = sum(pack.groups[group].violet for group in chosen)
        assert sum(set(card.groups) <= set(chosen) for card in pack.missions) == sizes[violet], chosen


def test_missions_take_three_rooms_of_their_groups_and_three_resources(pack: t.Pack) -> None:
    for card in pack.missions:
        kinds = [pack.rooms[goal.n] for goal in card.objectives]
        assert {goal.kind for goal in card.objectives} == {t.ACTIVATE}
        assert {kind.group for kind in kinds} == set(card.groups)
        assert len({kind.cost.types for kind in kinds}) == 3
        assert 26 <= sum(kind.squares * kind.cost.n for kind in kinds) <= 33


def test_every_choice_of_groups_can_walk_build_fight_and_earn(pack: t.Pack) -> None:
    families = [
        {t.MOVE, t.TELEPORT, t.TELEPORT_ANY},
        {t.ENGINEER, t.ENGINEER_REMOTE, t.ENGINEER_FREE, t.ENGINEER_FREE_BIODOME},
        {t.MILITARIZE, t.MILITARIZE_PER_UNIT, t.DEFENCE, t.DEFENCE_PER_UNIT, t.COMBAT_PER_UNIT},
        {t.DISCOVER_DRAW, t.DISCOVER_DRAW_PER_UNIT, t.PRODUCE, t.EXPLOIT_BONUS, t.RESOURCES_GAINED},
    ]
    for chosen in (*group_choices(pack, 3), *group_choices(pack, 4)):
        offered = {grant.benefit for kind in pack.rooms if kind.group in chosen for grant in kind.grants}
        assert all(family & offered for family in families), chosen


def test_values_that_the_rulebook_states_for_rooms(pack: t.Pack) -> None:
    for name in ("factory-ti", "factory-os", "factory-bt", "factory-di"):
        factory = room(pack, name)
        assert (factory.yields, factory.cost, factory.grants) == ((2, 4, 7, 10), t.Cost(0, ()), ())
        assert (factory.driver, factory.circles) == (t.BY_CYLINDERS, 3)
    for name, colour, route in (
        ("generator-violet", t.VIOLET, t.ROUTE_VIOLET),
        ("generator-turquoise", t.TURQUOISE, t.ROUTE_TURQUOISE),
    ):
        generator = room(pack, name)
        steps = list(zip(grant(generator, route), generator.capacity, strict=True))
        assert (generator.colour, generator.supply) == (colour, 10)
        assert (steps[0], steps[-1][1]) == ((1, 2), 10)
        assert (3, 7) in steps
    hub = room(pack, "central-power-network-hub")
    assert (hub.colour, hub.supply, set(hub.capacity)) == (t.BLACK, 6, {6})
    robotics, brig = room(pack, "robotics"), room(pack, "the-brig")
    assert (robotics.spawns, robotics.driver) == (t.ROBOTS, t.BY_CYLINDERS)
    assert (robotics.spawned[0], max(robotics.spawned)) == (0, 4)
    assert (brig.spawns, max(brig.spawned)) == (t.MERCENARIES, 4)
    assert 5 in grant(room(pack, "tactical-and-ships-defenses"), t.MILITARIZE)
    assert room(pack, "tactical-and-ships-defenses").cost == t.Cost(3, (t.TI,))
    assert grant(room(pack, "communication-array"), t.MOVE)[:3:2] == (2, 10)
    deposits = room(pack, "reserves-and-deposits")
    assert (deposits.driver, deposits.circles > 0) == (t.BY_CUBES, True)
    observatory = pack.targets[room(pack, "observatory-and-long-range-sensors").target]
    assert (observatory.chain_from, observatory.chain_to) == (t.PRODUCTION, t.MOBILITY)


def test_values_that_the_rulebook_states_for_the_a_side(pack: t.Pack) -> None:
    military, mobility, power, production, units, engineering, artifact = pack.board.sections
    assert [section.id for section in pack.board.sections] == list(t.SECTIONS)
    assert 6 in grant(military, t.MILITARIZE)
    assert grant(military, t.DEFENCE_PER_UNIT) == (2, 2, 2, 2)
    assert (grant(mobility, t.MOVE)[:2], mobility.cost) == ((2, 4), t.Cost(2, (t.DI,)))
    assert (grant(power, t.ROUTE_OWN)[:2], power.capacity[:2], power.capacity[-1]) == ((1, 2), (2, 4), 10)
    assert (grant(units, t.AWAKE_COST)[0], pack.board.awake_types) == (5, (t.TI, t.BT))
    assert (set(grant(units, t.HEAL_COST)), pack.board.heal_types) == ({1}, (t.BT,))
    assert (grant(engineering, t.ENGINEER)[:2], engineering.cost) == ((2, 3), t.Cost(1, (t.OS,)))
    assert (grant(artifact, t.DISCOVER_KEEP)[0], grant(artifact, t.DISCOVER_DRAW)[0]) == (1, 3)
    assert grant(artifact, t.USE_ARTIFACT)[0] == 1
    assert production.lines == ((t.SIGN_EXPLOIT,), (t.SIGN_PRODUCE,))
    assert mobility.lines == ((t.SIGN_MOVE, t.SIGN_TELEPORT),)


def test_values_that_the_rulebook_states_for_cards_and_setup(pack: t.Pack) -> None:
    pen = pack.artifacts[pack.artifact_by_id["aliens-pen"]]
    assert (pen.copies, pen.power, pen.in_deck) == (6, 0, False)
    assert pack.artifacts[pack.artifact_by_id["beginners-help"]].power == -1
    assert [card.id for card in pack.artifacts if card.wild] == ["paradox-lens"]
    assert [card.easy for card in pack.achievements] == [
        (t.Objective(kind, n),)
        for kind, n in (
            (t.UNITS_AWAKE, -1),
            (t.CUBES_INTEGRATED, 12),
            (t.ROOMS_CONTROLLED, 8),
            (t.ARTIFACTS_IN_HAND, 10),
            (t.BATTLES_WON, 1),
            (t.ARSENAL, 17),
            (t.ROOMS_EXPLORED, 10),
        )
    ]
    assert pack.start == t.Start(2, 6, 2, 10, 0, 2, (pack.artifact_by_id["aliens-pen"],))
    assert pack.limits == t.Limits(arsenal=24, hand=15, defence=20, exploit=4, between_gates=4)
    assert pack.violet_groups == (0, 1, 1, 1, 2, 2)
    sizes = {(deck.mode, players): deck.size for deck in pack.decks for players in deck.players}
    assert sizes == dict.fromkeys(product(["first_mission"], range(1, 5)), 11) | {
        ("normal", 1): 16, ("normal", 2): 16, ("normal", 3): 20, ("normal", 4): 24, ("normal", 5): 28,
    }  # fmt: skip
    assert {pack.rooms[special].id for special in pack.decks[0].specials} == {
        "observatory-and-long-range-sensors", "central-knowledgebase", "medical-labs",
    }  # fmt: skip


def test_conversions_are_those_the_rulebook_shows(pack: t.Pack) -> None:
    assert set(pack.conversions) == {
        t.Conversion(t.Cost(2, (t.OS,)), 1, routes=True),
        t.Conversion(t.Cost(3, t.ORDINARY), 2, routes=False),
    }
    conduit = room(pack, "space-time-conduit")
    assert [pack.conversions[index].routes for index in conduit.conversions] == [True]


def test_effects_carry_numbers_by_name(pack: t.Pack) -> None:
    uses = {card.id: card.use for card in pack.artifacts}
    assert uses["lode-compass"] == (t.Use("gain", (("n", 6), ("type", -1))),)
    assert uses["metamorph-seed"][0].number("type") == t.MT
    assert uses["builders-index"] == (t.Use("do_discover", (("keep", 2), ("draw", 4))),)


def test_every_player_count_is_seated(pack: t.Pack) -> None:
    small = pack.layouts[0]
    assert (small.columns, small.rows, small.swap) == (8, 6, True)
    assert small.doors[small.use[1][0]] == (43, 44)  # the bottom board: row 5, columns 3 and 4
    assert small.use[0] == small.use[5] == ()
    for layout in pack.layouts:
        assert {len(seats) for seats in layout.use} - {0} == {*layout.first_mission, *layout.normal}
    assert {players for layout in pack.layouts for players in layout.normal} == {1, 2, 3, 4, 5}


def test_every_record_says_where_it_comes_from() -> None:
    """The format demands it; here nobody may have loosened the format."""
    for path in sorted(PACK_FOLDER.glob("*.yaml")):
        for record in records(yaml.safe_load(path.read_text(encoding="utf-8"))):
            assert record.get("source"), (path.name, record)


def records(value: Any) -> Iterator[dict[str, Any]]:
    """Entries of the lists of a file, and what stands beside these lists; not the parts of an entry."""
    for entry in value.values():
        if isinstance(entry, list):
            yield from (part for part in entry if isinstance(part, dict))
        elif isinstance(entry, dict):
            yield from records(entry) if "types" in entry else [entry]


def test_icons_are_listed_once_and_used() -> None:
    listed = (PACK_FOLDER.parent / "icons.txt").read_text(encoding="utf-8").split()
    texts = [path.read_text(encoding="utf-8") for path in PACK_FOLDER.glob("*.yaml")]
    assert listed == sorted(set(listed))
    assert [name for name in listed if not any(f"icon: {name}" in text for text in texts)] == []


def with_hand_limit(folder: Path, hand: int) -> Path:
    text = (PACK_FOLDER / "setup.yaml").read_text(encoding="utf-8")
    (folder / "setup.yaml").write_text(text.replace("hand: 15", f"hand: {hand}"), encoding="utf-8")
    return folder


def test_a_pack_may_hold_some_of_the_files(tmp_path: Path) -> None:
    own = content.load(with_hand_limit(tmp_path, 12))
    assert (own.name, own.limits.hand, content.load().limits.hand) == (tmp_path.name, 12, 15)
    assert own.rooms == content.load().rooms
    assert own.digest != content.load().digest


def test_a_pack_is_built_once_until_a_file_changes(tmp_path: Path) -> None:
    first = content.load(with_hand_limit(tmp_path, 12))
    assert content.load(str(tmp_path)) is first
    assert content.load() is content.load(PACK_FOLDER)
    with_hand_limit(tmp_path, 13)
    os.utime(tmp_path / "setup.yaml", ns=(1, 1))
    assert content.load(tmp_path).limits.hand == 13


def test_an_objective_may_name_the_generator(tmp_path: Path, pack: t.Pack) -> None:
    text = (PACK_FOLDER / "achievements.yaml").read_text(encoding="utf-8")
    text = text.replace("{id: battles_won, n: 1}", "{id: activate, room: generator}")
    (tmp_path / "achievements.yaml").write_text(text, encoding="utf-8")
    assert content.load(tmp_path).achievements[4].easy == (t.Objective(t.ACTIVATE, pack.generator_target),)


def test_the_digest_sees_values_and_not_their_layout(tmp_path: Path) -> None:
    for path in PACK_FOLDER.glob("*.yaml"):
        values = yaml.safe_load(path.read_text(encoding="utf-8"))
        (tmp_path / path.name).write_text(json.dumps(values), encoding="utf-8")
    assert content.load(tmp_path).digest == content.load().digest


@pytest.mark.parametrize("module", [module.name for module in pkgutil.iter_modules([str(PACK_FOLDER.parent)])])
def test_examples_in_docstrings_run(module: str) -> None:
    assert doctest.testmod(importlib.import_module(f"{content.__name__}.{module}")).failed == 0
