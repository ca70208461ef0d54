"""A pack with a mistake in it is refused with the file, the record, the field and a reason."""

from __future__ import annotations

import copy
import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from arks.awakening import content
from arks.awakening.content import ContentError, Problem

PACK_FOLDER: Final = Path(str(content.__file__)).parent / "pack"
FILES: Final = sorted(path.name for path in PACK_FOLDER.glob("*.yaml"))

# A file, then mistakes in it: where = what to write there -> record, field and reason of the first problem.
MISTAKES: Final = """
vocabulary.yaml
effects/gain/id = do_dance -> record do_dance, field id: the rules know no 'do_dance' among the effects
effects/gain = (removed) -> field effects: the word gain is missing
effects/gain/params/1 = kind -> record gain, field params: expected [n, type], got [n, kind]
actions/move/section = power -> record move, field section: expected mobility, got 'power'
benefits/move/when = soon -> record move, field when: unknown moment 'soon' (see vocabulary.yaml)
rooms.yaml
special/armory/cost/n = two -> record armory, field cost.n: expected a number, got 'two'
special/armory/cost/n = 1.5 -> record armory, field cost.n: expected a number, got '1.5'
special/armory/cost/n = -1 -> record armory, field cost.n: expected a number not below 0, got -1
special/species-archive/plain/0/id = combat_per_unit
    -> record species-archive, field plain[0].id: combat_per_unit has no meaning here
special/species-archive/plain/0/ladder = [1, 2]
    -> record species-archive, field plain[0].ladder: expected 3 values for 2 placeholders, got 2
special/internal-security/benefits/0/id = combat_per_unit
    -> record internal-security, field plain: expected a benefit for tables where bonuses in combat do not count
special/armory/name = '' -> record armory, field name: expected some text, got ''
special/armory/id = Arms Hall -> record Arms Hall, field id: expected small letters, digits and hyphens, got 'Arms Hall'
special/armory/id = (removed) -> record special[11], field id: is missing
special/armory/cost = (removed) -> record armory, field cost: is missing
special/armory/price = 3 -> record armory, field price: is no field of this record
special/armory/benefits/0/ladder/1 = true
    -> record armory, field benefits[0].ladder[1]: expected a number or a text, got true
special/armory/benefits = {} -> record armory, field benefits: expected a list, got a record
special/armory/fixed/theme = 7 -> record armory, field fixed: expected a text, got a number
cellar = {} -> field cellar: is no field of this file
factories/common/ladder/0 = few -> record factories, field common.ladder[0]: expected a number, got 'few'
generators/common/ladder/0 = '12' -> record generators, field common.ladder[0]: expected a pair such as "1:2", got '12'
groups = (removed) -> field groups: is missing
special/3 = armory -> record special, field [3]: expected a record, got 'armory'
special/armory/source = hearsay
    -> record armory, field source: expected design, printed or e.g. 'rulebook 000:L518', got 'hearsay'
special/armory/fixed/theme = page 4
    -> record armory, field fixed.theme: expected printed or e.g. '000:L518', got 'page 4'
special/armory/icon = a-mouse -> record armory, field icon: unknown icon 'a-mouse' (see icons.txt)
special/armory/group = zoo -> record armory, field group: unknown group 'zoo' (see groups)
special/armory/driver = wheels -> record armory, field driver: expected cylinders or cubes, got 'wheels'
special/armory/cost/type = gold
    -> record armory, field cost.type: expected ordinary resources such as Ti or Ti/Bt, or any, got 'gold'
special/armory/cost/type = none
    -> record armory, field cost.n: expected 0 with type none and only there, got 3 with 'none'
special/armory/benefits/0/id = fly -> record armory, field benefits[0].id: unknown benefit 'fly' (see vocabulary.yaml)
special/armory/benefits/0/id = awake_cost -> record armory, field benefits[0].id: awake_cost has no meaning here
special/armory/chain/from = kitchen -> record armory, field chain.from: unknown section 'kitchen' (see vocabulary.yaml)
groups/grid/ring = pink -> record grid, field ring: expected purple or violet, got 'pink'
special/element-synthesizer/benefits/1/get/what = gold
    -> record element-synthesizer, field benefits[1].get.what: expected Mt or route, got 'gold'
special/armory/benefits/0/ladder = (removed)
    -> record armory, field benefits[0].ladder: is missing, militarize_per_unit needs it
special/armory/benefits/0/colour = black
    -> record armory, field benefits[0].colour: has no meaning for militarize_per_unit
special/central-power-network-hub/benefits/0/cylinders = (removed)
    -> record central-power-network-hub, field benefits[0].cylinders: is missing, route needs it
special/armory/benefits/0/ladder = [1]
    -> record armory, field benefits[0].ladder: expected 2 values for 1 placeholders, got 1
factories/common/circles = 4 -> record factories, field common.ladder: expected 5 values for 4 placeholders, got 4
special/armory/benefits/0/ladder/1 = "1:2" -> record armory, field benefits[0].ladder[1]: expected a number, got '1:2'
special/quantum-oracle/benefits/0/ladder/1 = 2
    -> record quantum-oracle, field benefits[0].ladder[1]: expected a pair, got 2
special/quantum-oracle/benefits/0/ladder/1 = "3:1"
    -> record quantum-oracle, field benefits[0].ladder[1]: expected no more before the colon than after it, got '3:1'
special/armory/circles = 0 -> record armory, field circles: expected 1 or more, got 0
special/armory/cost/n = 0 -> record armory, field cost.n: expected 0 with type none and only there, got 0 with 'Ti'
special/central-power-network-hub/benefits/0/cylinders = 7
    -> record central-power-network-hub, field benefits[0].cylinders: expected 6 black cylinders, got 7
special/central-power-network-hub/benefits/0/colour = violet
    -> record central-power-network-hub, field benefits[0].cylinders: expected 10 violet cylinders, got 6
special/central-power-network-hub/driver = cylinders
    -> record central-power-network-hub, field driver: expected cubes in a room that provides cylinders
generators/types/generator-violet/colour = black
    -> record generator-violet, field colour: expected violet or turquoise, got 'black'
generators/common/ladder/3 = "4:11"
    -> record generator-violet, field cylinders: the ladder asks for 11 cylinders, there are 10
special/robotics/benefits/0/ladder/4 = 5 -> record robotics, field benefits[0].ladder: expected at most 4 robots, got 5
special/robotics/benefits/1 = {id: mercenaries, ladder: [0, 1, 2, 3, 4]}
    -> record robotics, field benefits: a room is home to one kind of units only
special/armory/chain/to = production
    -> record armory, field chain: expected two different sections, got production twice
special/armory/chain = {from: power, to: engineering}
    -> record armory, field chain: the chain power to engineering is that of central-computing-core
special/armory = (removed) -> record hangar, field id: expected 4 special rooms in this group, got 3
special/armory/id = the-brig -> record the-brig, field id: stands twice
groups/labs/ring = violet -> field groups: expected 2 violet groups, got 3
factories/types/factory-ti = (removed) -> record factories, field types: expected 4 types, got 3
factories/types/factory-ti/resource = Os -> record factory-ti, field resource: Os has another factory type
factories/common/copies = 3 -> record factories, field common.copies: expected 4 copies of each type, got 3
generators/types/generator-violet = (removed) -> record generators, field types: expected 2 types, got 1
targets/special = 3 -> record targets, field special: expected 2 copies, got 3
board_a.yaml
side = B -> field side: unknown word 'B'
sections/power/id = kitchen -> record kitchen, field id: unknown section 'kitchen' (see vocabulary.yaml)
sections/mobility/lines/0/1 = fly -> record mobility, field lines[0][1]: unknown action 'fly' (see vocabulary.yaml)
sections/mobility/lines/0/1 = route -> record mobility, field lines[0][1]: route belongs to the section power
sections/units/benefits/0/type = none
    -> record units, field benefits[0].type: expected ordinary resources such as Ti or Ti/Bt, or any, got 'none'
sections/power/benefits/0/colour = black -> record power, field benefits[0].colour: expected own, got 'black'
sections/units/passives = [] -> record units, field benefits: expected 1 heal_cost, got 0
sections/mobility/squares = 2 -> record mobility, field benefits[0].ladder: expected 3 values for 2 placeholders, got 4
sections/artifact/lines/1/0 = discover -> field sections: expected 1 sign discover, got 2
boards_b.yaml
side = A -> field side: unknown word 'A'
factions/hara = (removed) -> field factions: expected 8 factions, got 7
factions/hara/id = diruni -> record diruni, field id: stands twice
factions/hara/colour = pink
    -> record hara, field colour: expected green or yellow or blue or red or purple or any, got 'pink'
factions/hara/powers/0 = flight -> record hara, field powers[0]: unknown power 'flight' (see vocabulary.yaml)
factions/hara/start/units_total = 6 -> record hara, field start.units_total: expected 9, got 6
factions/gimmli/start/cylinders_total = 15 -> record gimmli, field start.cylinders_total: expected 10, got 15
factions/togach/start/arsenal = 25 -> record togach, field start.arsenal: expected at most 24, got 25
factions/qfin/bombs = 0 -> record qfin, field bombs: expected bombs with the power subspace_bombs and only there
factions/diruni/start/cylinders = 2
    -> record diruni, field start.cylinders: expected 3 as on its Power Generator, got 2
factions/pajak/sections/military/powered = []
    -> record pajak military, field circles: expected circles where something is powered and only there
factions/pajak/sections/military/powered/0/ladder = [0, 1]
    -> record pajak military, field powered[0].ladder: expected 4 values for 3 placeholders, got 2
factions/hara/sections/power/id = siege -> record hara, field sections: the section power is missing
factions/hara/sections/mobility/lines/0/1 = place_bombs -> record hara, field sections: expected 1 or more, got 0
factions/hara/sections/mobility/lines/0 = [move, teleport, place_bombs]
    -> record hara, field sections: place_bombs belongs to another faction
factions/hara/sections/units/passives/0/id = pylon -> record hara units, field passives[0].id: pylon has no meaning here
variants.yaml
unfair/help = candle -> record unfair, field help: unknown artifact 'candle' (see artifacts.yaml)
unfair/levels/0/id = master -> record unfair, field levels: expected expert, intermediate, beginner
complexity/seal_cost = 5 -> record complexity, field seal_cost: expected 4, got 5
complexity/extra_cards/0 = aliens-pen
    -> record complexity, field extra_cards: expected airlock-override and architects-key
artifacts.yaml
cards/aliens-pen/power = strong -> record aliens-pen, field power: unknown word 'strong'
cards/auto-welder/use/0/id = do_dance
    -> record auto-welder, field use[0].id: unknown effect 'do_dance' (see vocabulary.yaml)
cards/auto-welder/section/0/id = robots -> record auto-welder, field section[0].id: robots has no meaning here
cards/lode-compass/use/0/type = gold
    -> record lode-compass, field use[0].type: unknown resource 'gold' (see vocabulary.yaml)
cards/auto-welder/use/0/n = (removed) -> record auto-welder, field use[0].n: is missing, do_engineer_free needs it
cards/auto-welder/use/0/keep = 1 -> record auto-welder, field use[0].keep: has no meaning for do_engineer_free
cards/star-shard/power = none -> record star-shard, field power: expected a number on a card of the deck, got 'none'
cards/star-shard/use = [] -> record star-shard, field use: expected 1 or more, got 0
cards/builders-index/use/0/keep = 5
    -> record builders-index, field use[0].keep: expected at most the 4 cards drawn, got 5
cards/star-shard/copies = 4 -> field cards: expected 60 cards in the deck, got 61
cards/aliens-pen/copies = 5 -> record aliens-pen, field copies: expected 6 copies, got 5
cards/aliens-pen/deck = true -> record aliens-pen, field deck: expected false for aliens-pen and beginners-help only
cards/star-shard/id = auto-welder -> record auto-welder, field id: stands twice
missions.yaml
missions/m-01/rooms/3 = armory -> record m-01, field rooms: expected a list of 3, got 4
first_mission/fm-1/objectives/2/id = rooms_painted
    -> record fm-1, field objectives[2].id: unknown objective 'rooms_painted' (see vocabulary.yaml)
missions/m-01/groups/0 = zoo -> record m-01, field groups[0]: unknown group 'zoo' (see rooms.yaml)
missions/m-01/rooms/0 = kitchen -> record m-01, field rooms[0]: unknown special room 'kitchen' (see rooms.yaml)
missions/m-01 = {id: m-01, title: Again, groups: [works, life], rooms: [robotics, armory, generator], source: design}
    -> record m-01, field rooms[1]: armory is of the group hangar (rooms.yaml), which is not on the card
missions/m-01 = {id: m-01, title: Again, groups: [works, hangar], rooms: [robotics, armory, generator], source: design}
    -> field missions: the groups command, life, hangar make a deck of 5 cards, expected 6
missions/m-42 = (removed) -> field missions: expected 42 cards, got 41
missions/m-01/groups/1 = command -> record m-01, field groups: expected two different groups, got command twice
missions/m-01/rooms/0 = medical-labs -> record m-01, field rooms: expected three different rooms
first_mission/fm-4 = (removed) -> field first_mission: expected 4 or more, got 3
first_mission/fm-1/objectives/2/id = artifacts_in_hand
    -> record fm-1, field objectives[2].id: First Mission is played without artifacts_in_hand
achievements.yaml
cards/might/easy/goals/0/n = all
    -> record might, field easy.goals[0].n: expected a number, only units can be counted by all, got 'all'
cards/might/easy/goals/0 = {id: activate, room: kitchen}
    -> record might, field easy.goals[0].room: unknown room 'kitchen' (see rooms.yaml)
cards/might/easy/goals = [] -> record might, field easy.goals: expected 1 or more, got 0
cards/might/easy/vp = [5, 7]
    -> record might, field easy.vp: expected no more for the second player than for the first, got 7
needed/n = 8 -> record needed, field n: expected 1 to 7, got 8
cards/crew = (removed) -> field cards: expected 7 cards, got 6
explore_tokens.yaml
tokens/vein/reward = fun -> record vein, field reward: unknown reward 'fun' (see vocabulary.yaml)
tokens/dust/n = 1 -> record dust, field n: expected 0 for nothing and only there, got 1 for 'nothing'
tokens/dust/count = 9 -> field tokens: expected 35 tokens, got 36
setup.yaml
violet_rule/most/2 = one -> record violet_rule, field most[2]: expected a number, got 'one'
player_start/cards/0 = star-shard
    -> record player_start, field cards[0]: unknown card outside the deck 'star-shard' (see artifacts.yaml)
decks/normal-3/mode = fun -> record normal-3, field mode: expected first_mission or normal, got 'fun'
decks/first-mission-1-4/specials/0 = kitchen
    -> record first-mission-1-4, field specials[0]: unknown special room 'kitchen' (see rooms.yaml)
layouts/small/seating/0/0 = roof -> record small, field seating[0]: unknown board 'roof' (see boards)
player_start/cylinders = 3
    -> record player_start, field cylinders: expected 2 cylinders as on the Power Generator (board_a.yaml), got 3
player_start/cylinders_total = 9 -> record player_start, field cylinders_total: board_a.yaml asks for 10, got 9
player_start/arsenal = 25 -> record player_start, field arsenal: expected at most 24, got 25
limits/hand = 0 -> record limits, field hand: expected 1 or more, got 0
violet_rule/most/0 = 2 -> record violet_rule, field most[0]: expected 1, got 2
decks/normal-3/size = 21 -> record normal-3, field size: expected 20 rooms in all, got 21
decks/normal-4/groups = 3 -> record normal-4, field groups: expected 4 for 4 players, got 3
decks/first-mission-1-4/specials = [medical-labs, medical-labs, armory]
    -> record first-mission-1-4, field specials: a room stands here twice
decks/normal-3 = (removed) -> field decks: expected 1 room deck for 3 players in mode normal, got 0
decks/normal-5/players/0 = 6 -> record normal-5, field players[0]: mode normal is not played by 6
layouts/small/factories/0 = [6, 2] -> record small, field factories[0]: [6, 2] is outside the grid of 8 columns, 6 rows
layouts/small/factories/0 = [1, 5] -> record small, field seating[0]: two rooms lie on [1, 5]
layouts/small/factories = [[1, 2], [1, 5], [4, 2]] -> record small, field factories: expected 4 cells, got 3
layouts/small/generators = [] -> record small, field generators: expected 1 for 1 players, got 0
layouts/small/boards/0/doors = [[1, 3], [1, 4]]
    -> record small, field boards[0].doors: expected two neighbouring cells along one border
layouts/small/boards/0/id = right -> record small, field boards: expected 4 different boards, got 3
layouts/small/factories = [[1, 2], [1, 3], [0, 2], [4, 5]]
    -> record small, field seating[1]: the rooms at [0, 2] form a block of 2 x 2
layouts/small/seating/1 = [top, top] -> record small, field seating[1]: a board stands here twice
layouts/small/seating/1 = (removed) -> record small, field seating: expected 1 list of 2 boards, got 0
layouts/small/players/normal = [1, 2] -> field layouts: no layout for 3 players in mode normal
layouts/small/players/first_mission/3 = 5
    -> record small, field players.first_mission[3]: mode first_mission is not played by 5
layouts/four/swap = true -> record four, field swap: only one generator and one gate can trade places
layouts/four/id = five -> record five, field id: stands twice
enemy.yaml
actions/ea-1/order = RSL -> record ea-1, field order: expected each of R, S, L and B once
actions/ea-6/order = RSLB -> record ea-6, field order: expected none with the stop sign
actions/ea-2/strategy = hide -> record ea-2, field strategy: expected infect or corrupt or bloom, got 'hide'
actions/ea-2/id = ea-1 -> record ea-1, field id: stands twice
actions/ea-3 = (removed) -> field actions: expected 6 enemy-action cards, got 5
reshuffle/targets/0 = kitchen -> record reshuffle, field targets[0]: unknown target 'kitchen' (see rooms.yaml)
guardians/units/1 = 5 -> record guardians, field units[1]: expected 4 Guardians, got 5
guardians/turns/0 = 0 -> record guardians, field turns[0]: expected 1 or more, got 0
guardians/strength = 7 -> record guardians, field strength: expected a number of the track, got 7
glitch/strength/3 = 9 -> record glitch, field strength[3]: expected a number of the track, got 9
glitch/turns/0 = [15, 10] -> record glitch, field turns[0]: expected 3 rounds, got 2
glitch/cubes = 0 -> record glitch, field cubes: expected 1 or more, got 0
common/source = nowhere
    -> record common, field source: expected design, printed or e.g. 'rulebook 000:L518', got 'nowhere'
tracks/infect = (removed) -> field tracks: expected corrupt, infect, removal-cost, combat, defence, from left to right
tracks/infect/symbol = mould
    -> record infect, field symbol: expected corrupt or infect or removal or strength, got 'mould'
tracks/infect/values = [1, 1, 4, 6] -> record infect, field values: expected every upgrade to raise the number
tracks/infect/values = [1] -> record infect, field values: expected 2 or more, got 1
challenger_actions/ca-1 = (removed) -> field challenger_actions: expected 8 cards, got 7
challenger_actions/ca-1/id = ca-2 -> record ca-2, field id: stands twice
challenger_actions/ca-1/left/section = kitchen
    -> record ca-1, field left.section: expected military or mobility or power or production or units or engineering
    or artifact, got 'kitchen'
challenger_actions/ca-1/right/symbol = mould
    -> record ca-1, field right.symbol: expected corrupt or infect or removal or strength, got 'mould'
challenger_actions/ca-1/right/section = engineering
    -> record ca-1, field right.section: expected two different sections on a card
it_learns/adaptations/0 = 0 -> record it_learns, field adaptations[0]: expected 1 or more, got 0
it_learns/adaptations/3 = 14 -> record it_learns, field adaptations[3]: the tracks take 15 cubes only
it_learns/cylinders = 0 -> record it_learns, field cylinders: expected 1 or more, got 0
fallout.yaml
achievements/difficult = 5
    -> record achievements, field difficult: expected no more cards than the 7 there are, got 8
track/steps/1 = 0 -> record track, field steps[1]: expected 1 or more, got 0
objectives/limit/0 = 3 -> record objectives, field limit[0]: expected 1 to 2, got 3
objectives/reveal_after/0 = 7
    -> record objectives, field reveal_after[0]: expected 1 to 6, as many cubes as can be placed, got 7
objectives/end_after/1 = 9
    -> record objectives, field end_after[1]: expected 1 to 8, as many cubes as can be placed, got 9
targets/vp = [7, 10] -> record targets, field vp: expected no more for the second player than for the first, got 10
section/artifact = spoon -> record section, field artifact: unknown artifact 'spoon' (see artifacts.yaml)
mission/source = nowhere
    -> record mission, field source: expected design, printed or e.g. 'rulebook 000:L518', got 'nowhere'
"""


def mistakes() -> Iterator[tuple[str, str, str, str]]:
    file = ""
    for line in MISTAKES.strip().replace("\n    ", " ").split("\n"):
        if line.endswith(".yaml"):
            file = line
        else:
            edit, sentence = line.split(" -> ")
            where, new = edit.split(" = ")
            yield file, where, new, sentence


@cache
def built_in(file: str) -> Any:
    return yaml.safe_load((PACK_FOLDER / file).read_text(encoding="utf-8"))


def write(folder: Path, file: str, value: object) -> None:
    """JSON is YAML too, and quicker to write."""
    (folder / file).write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


def position(value: Any, step: str) -> str | int:
    """A number counts, a word picks the entry of a list by its id."""
    if isinstance(value, list) and not step.isdigit():
        return next(index for index, entry in enumerate(value) if entry["id"] == step)
    return int(step) if step.isdigit() else step


def damaged(folder: Path, file: str, where: str, new: object) -> Path:
    """The folder with a copy of one file in which one value is another."""
    whole = inside = copy.deepcopy(built_in(file))
    *steps, last = where.split("/")
    for step in steps:
        inside = inside[position(inside, step)]
    at = position(inside, last)
    if new == "(removed)":
        del inside[at]
    elif isinstance(inside, list) and at == len(inside):
        inside.append(new)
    else:
        inside[at] = new
    write(folder, file, whole)
    return folder


@pytest.mark.parametrize(("file", "where", "new", "sentence"), mistakes())
def test_a_mistake_is_named(tmp_path: Path, file: str, where: str, new: str, sentence: str) -> None:
    folder = damaged(tmp_path, file, where, yaml.safe_load(new))
    problem = content.check(folder)[0]
    assert str(problem) == f"{file}, {sentence}"
    with pytest.raises(ContentError) as error:
        content.load(folder)
    assert (error.value.problem, str(error.value)) == (problem, str(problem))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tokens: []\ntokens: []", "line 2: the field tokens stands twice in this record"),
        ("tokens: [1:2]", "line 1: expected digits, got 1:2; a pair needs quotes"),
        (
            "tokens: !!python/name:os.system x",
            "line 1: the tag tag:yaml.org,2002:python/name:os.system means nothing here",
        ),
        ("tokens: &a [*a]", "line 1: an alias (*) of this value is used; write the value again instead"),
        ("? [a]\n: 1", "line 1: expected a word before the colon"),
        (f"tokens: {'[' * 30}{']' * 30}", "line 1: nested too deeply"),
        ("", "expected a record, got nothing"),
        ("- 1", "expected a record, got a list"),
    ],
)
def test_what_is_no_plain_yaml_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "explore_tokens.yaml").write_text(text, encoding="utf-8")
    assert content.check(tmp_path) == [Problem("explore_tokens.yaml", "", "", reason)]


def test_a_slip_in_the_yaml_is_named_by_line(tmp_path: Path) -> None:
    (tmp_path / "explore_tokens.yaml").write_text("tokens:\n  - {id: a\n  - {id: b}\n", encoding="utf-8")
    assert str(content.check(tmp_path)[0]).startswith("explore_tokens.yaml: line 3: ")


def test_a_field_needs_a_name(tmp_path: Path) -> None:
    (tmp_path / "explore_tokens.yaml").write_text("tokens: [{id: relic, 7: n}]", encoding="utf-8")
    assert content.check(tmp_path) == [Problem("explore_tokens.yaml", "relic", "", "a field's name must be a text")]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rooms.yaml").write_bytes(b"\xff\xfe\xfa")
    (tmp_path / "setup.yaml").mkdir()
    (tmp_path / "missions.yaml").symlink_to(tmp_path / "nowhere")
    rooms, missions, setup = content.check(tmp_path)
    assert str(rooms).startswith("rooms.yaml: not a YAML file: ")
    assert str(missions) == "missions.yaml: can't be read: No such file or directory"
    assert str(setup) == "setup.yaml: can't be read: Is a directory"


def test_a_folder_without_content_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no such folder"):
        content.load(tmp_path / "nowhere")
    with pytest.raises(ContentError, match="the folder holds no content; the files of a pack are "):
        content.load(tmp_path)
    shutil.copy(PACK_FOLDER / "rooms.yaml", tmp_path)
    shutil.copy(PACK_FOLDER / "rooms.yaml", tmp_path / "room.yaml")
    with pytest.raises(ContentError, match=r"^room\.yaml: no such content file; "):
        content.load(tmp_path)


def test_mistakes_of_all_records_and_files_are_listed(tmp_path: Path) -> None:
    rooms = copy.deepcopy(built_in("rooms.yaml"))
    rooms["special"][0]["squares"] = rooms["special"][2]["name"] = rooms["gate"]["icon"] = None
    write(tmp_path, "rooms.yaml", rooms)
    damaged(tmp_path, "setup.yaml", "limits/hand", "many")
    assert [(problem.file, problem.record, problem.field) for problem in content.check(tmp_path)] == [
        ("rooms.yaml", "helm-and-navigation", "squares"),
        ("rooms.yaml", "tactical-and-ships-defenses", "name"),
        ("rooms.yaml", "gate", "icon"),
        ("setup.yaml", "limits", "hand"),
    ]


def leaves(value: Any, where: str = "") -> Iterator[str]:
    if isinstance(value, dict | list):
        for step, child in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(child, f"{where}/{step}")
    else:
        yield where.removeprefix("/")


@cache
def places(file: str) -> list[str]:
    return list(leaves(built_in(file)))


WORDS: Final = ("all", "any", "none", "1:2", "Ti/Bt", "move", "route", "generator", "armory", "command", "design")
SCALARS: Final = st.one_of(
    st.integers(), st.integers(0, 12), st.floats(), st.booleans(), st.none(), st.text(), st.sampled_from(WORDS)
)


def loads_or_names(folder: Path, file: str) -> None:
    try:
        content.load(folder)
    except ContentError as error:
        assert file in str(error)
    else:
        assert content.check(folder) == []


@settings(deadline=None, max_examples=100)
@given(data=st.data())
def test_any_other_value_is_played_or_named(data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(FILES))
    where = data.draw(st.sampled_from(places(file)))
    with TemporaryDirectory() as folder:
        loads_or_names(damaged(Path(folder), file, where, data.draw(SCALARS)), file)


@settings(deadline=None, max_examples=100)
@given(data=st.data())
def test_any_slip_of_the_pen_is_played_or_named(data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(FILES))
    text = (PACK_FOLDER / file).read_text(encoding="utf-8")
    start = data.draw(st.integers(0, len(text)))
    slip = text[:start] + data.draw(st.text(max_size=3)) + text[start + data.draw(st.integers(0, 3)) :]
    with TemporaryDirectory() as folder:
        (Path(folder) / file).write_text(slip, encoding="utf-8")
        loads_or_names(Path(folder), file)
