"""Reads the fact tables into a `Pack`."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from pathlib import Path
from typing import Any, Final

from arks.nova.hexmap import cell_of
from arks.nova.tables import (
    ACTIONS,
    CONTINENTS,
    FIRST_CONTINENT,
    ICONS,
    MAPS,
    PROJECT_KINDS,
    SIZE_CLASSES,
    Animal,
    Building,
    Card,
    Level,
    Needs,
    Pack,
    Project,
    Scoring,
    Sponsor,
    Tracks,
    ZooMap,
)

FACTS: Final = Path(__file__).parent / "facts"
SPECIALS: Final = {"": -1, "PettingZoo": 5, "ReptileHouse": 6, "LargeBirdAviary": 7}
ORDER: Final = (
    *(f"enclosure{n}" for n in range(1, 6)),
    "petting_zoo",
    "reptile_house",
    "large_bird_aviary",
    "kiosk",
    "pavilion",
)
BORDER_SPACES: Final = {"zoo_school": 2, "side_entrance": 2}

Row = dict[str, str]


def table(facts: Path, name: str) -> list[Row]:
    return list(csv.DictReader(io.StringIO((facts / f"{name}.csv").read_text("utf-8"))))


def document(facts: Path, name: str) -> Any:
    return json.loads((facts / f"{name}.json").read_text("utf-8"))


def load(facts: Path = FACTS) -> Pack:
    """The pack of a folder of fact tables; the built-in one if none is named."""
    buildings = tuple(read_buildings(facts))
    index = {building.id: building.index for building in buildings}
    cards: list[Card] = []
    for row in table(facts, "animals"):
        cards.append(read_animal(len(cards), row))
    for row in table(facts, "sponsors"):
        cards.append(read_sponsor(len(cards), row, index))
    for row in table(facts, "projects"):
        cards.append(read_project(len(cards), row))
    scoring = [read_scoring(place, row) for place, row in enumerate(table(facts, "final_scoring"))]
    maps = [read_map(place, record, index) for place, record in enumerate(document(facts, "maps")["maps"])]
    assert tuple([zoo.id for zoo in maps]) == MAPS
    return Pack(digest(facts), tuple(cards), tuple(scoring), buildings, tuple(maps), read_tracks(facts))


def digest(facts: Path) -> str:
    """Of all fact tables: a saved game belongs to the facts it was played with."""
    found = hashlib.sha256()
    for path in sorted(facts.iterdir()):
        found.update(path.name.encode() + b"\n" + path.read_bytes())
    return found.hexdigest()[:16]


def parts(text: str) -> list[str]:
    return [part for part in text.split(";") if part]


def icon_counts(names: list[str], rock: int = 0, water: int = 0) -> tuple[int, ...]:
    counts = [names.count(icon) for icon in ICONS]
    counts[ICONS.index("Rock")] += rock
    counts[ICONS.index("Water")] += water
    return tuple(counts)


def read_needs(text: str) -> Needs:
    icons = [0] * len(ICONS)
    partners: tuple[int, ...] = ()
    partner_zoos = reputation = 0
    upgraded = max_appeal = -1
    for part in parts(text):
        name, _, value = part.partition(":")
        if name in ICONS:
            icons[ICONS.index(name)] = int(value)
        elif name == "PartnerZoo" and value in CONTINENTS:
            partners += (CONTINENTS.index(value),)
        elif name == "PartnerZoo":
            partner_zoos = int(value)
        elif name == "Reputation":
            reputation = int(value)
        elif name == "MaxAppeal":
            max_appeal = int(value)
        else:
            assert name.endswith("II"), f"no condition {part!r}"
            upgraded = ACTIONS.index(name.removesuffix("II").lower())
    return Needs(tuple(icons), partners, partner_zoos, upgraded, reputation, max_appeal)


def read_abilities(text: str) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for part in parts(text):
        name, _, argument = part.partition(":")
        if name != "Flock":
            found.append((name, argument))
    return tuple(found)


def read_animal(face: int, row: Row) -> Animal:
    rock, water = int(row["rock"]), int(row["water"])
    flock = [int(part.partition(":")[2]) for part in parts(row["abilities"]) if part.startswith("Flock:")]
    return Animal(
        face=face,
        number=int(row["id"]),
        name=row["name"],
        latin=row["latin"],
        icons=icon_counts(parts(row["categories"]) + parts(row["continents"]), rock, water),
        needs=read_needs(row["requirements"]),
        cost=int(row["cost"]),
        size=int(row["size"]),
        size_class=SIZE_CLASSES.index(row["size_class"]),
        rock=rock,
        water=water,
        standard=row["can_standard"] == "1",
        special=SPECIALS[row["special"]],
        spaces=int(row["special_spaces"] or 0),
        appeal=int(row["appeal"]),
        conservation=int(row["conservation"]),
        reputation=int(row["reputation"]),
        abilities=read_abilities(row["abilities"]),
        solo_abilities=read_abilities(row["solo_abilities"]) or read_abilities(row["abilities"]),
        flock=flock[0] if flock else 0,
    )


def read_sponsor(face: int, row: Row, buildings: dict[str, int]) -> Sponsor:
    rock, water = int(row["rock"]), int(row["water"])
    return Sponsor(
        face=face,
        number=int(row["id"]),
        name=row["name"],
        icons=icon_counts(parts(row["icons"]), rock, water),
        needs=read_needs(row["requirements"]),
        level=int(row["level"]),
        rock=rock,
        water=water,
        appeal=int(row["appeal"]),
        conservation=int(row["conservation"]),
        reputation=int(row["reputation"]),
        building=buildings[row["unique_building"]] if row["unique_building"] else -1,
    )


def read_level(row: Row, column: str) -> Level:
    need = row[f"{column}_req"]
    least, most = 0, 9
    if need.startswith("size"):
        comparison, size = need[4:6].rstrip("0123456789"), int(need.lstrip("size<>="))
        least = 0 if comparison == "<=" else size
        most = 9 if comparison == ">=" else size
    elif need.isdigit():
        least = int(need)
    return Level(least, most, int(row[f"{column}_cp"]), int(row[f"{column}_rep"]))


def read_project(face: int, row: Row) -> Project:
    bonus = row["play_bonus"].removeprefix("reputation ")
    return Project(
        face=face,
        number=int(row["id"]),
        name=row["name"],
        base=row["deck"] == "base",
        project=PROJECT_KINDS.index(row["kind"]),
        metric=row["icon"],
        levels=tuple([read_level(row, column) for column in ("left", "middle", "right")]),
        bonus=int(bonus or 0),
    )


def read_scoring(index: int, row: Row) -> Scoring:
    steps = [int(row[f"for_{n}cp"]) for n in range(1, 5) if row[f"for_{n}cp"]]
    return Scoring(index, int(row["id"]), row["name"], row["metric"], tuple(steps), row["solo"] == "same")


def read_buildings(facts: Path) -> list[Building]:
    records = document(facts, "buildings")["buildings"]
    known = {record["id"]: record for record in records}
    ids = [*ORDER, *[record["id"] for record in records if record["type"] == "unique"]]
    found: list[Building] = []
    for index, id in enumerate(ids):
        record = known[id]
        found.append(
            Building(
                index,
                id,
                record["size"],
                tuple([(q, r) for q, r in record["cells_axial"]]),
                record.get("adjacent_rock", 0),
                record.get("adjacent_water", 0),
                BORDER_SPACES.get(id, 0),
                id == "side_entrance",
            )
        )
    return found


def mask_of(cells: list[list[int]]) -> int:
    mask = 0
    for column, row in cells:
        mask |= 1 << cell_of(column, row)
    return mask


def slots(written: dict[str, str | None], n: int) -> tuple[str, ...]:
    return tuple([written.get(str(slot)) or "" for slot in range(1, n + 1)])


def read_map(index: int, record: dict[str, Any], buildings: dict[str, int]) -> ZooMap:
    return ZooMap(
        index=index,
        id=record["id"],
        name=record["name"],
        rock=mask_of(record["rock"]),
        water=mask_of(record["water"]),
        build2=mask_of(record["build2"]),
        bonuses=tuple([(cell_of(column, row), effect) for column, row, effect in record["bonuses"]]),
        left=tuple([(text.startswith("income:"), text.partition(":")[2]) for text in record["left"]]),
        partner_zoo=slots(record["partner_zoo"], 4),
        university=slots(record["university"], 3),
        worker=slots(record["worker"], 3),
        marks={name: mask_of(cells) for name, cells in record["marks"].items()},
        start=tuple([(buildings[part["type"]], mask_of(part["cells"])) for part in record["start"]]),
    )


def by_players(written: dict[str, int], solo: int = 0) -> tuple[int, ...]:
    return tuple([0, written.get("1", solo), *[written[str(n)] for n in (2, 3, 4)]])


def read_tracks(facts: Path) -> Tracks:
    tracks = document(facts, "tracks")
    actions = document(facts, "action_cards")
    reputation = tracks["reputation"]
    association = tracks["association"]
    cards = [actions["cards_I"], actions["cards_II"]]
    return Tracks(
        income=tuple(tracks["appeal_income_by_space"]),
        reputation_bonuses={int(step): effect for step, effect in reputation["bonuses"].items()},
        folders=tuple([0, *[reputation["folder_by_reputation"][str(n)] for n in range(1, 16)]]),
        break_steps=by_players(tracks["break"]["steps_by_players"]),
        projects_above=by_players(association["projects_above_board_by_players"]),
        base_projects=by_players(association["base_projects_by_players"]),
        donations=tuple(tracks["donation"]["order_of_costs"]),
        bonus_tiles=tuple([(row["id"], row["effect"]) for row in table(facts, "bonus_tiles")]),
        cards=tuple([(tuple(side["draw"]), tuple(side["discard"]), side["snap_from_strength"]) for side in cards]),
        animals=tuple([tuple(actions[f"animals_{side}"]["max_animals"]) for side in ("I", "II")]),
    )


assert ICONS.index(CONTINENTS[0]) == FIRST_CONTINENT
