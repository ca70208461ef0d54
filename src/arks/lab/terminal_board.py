"""The ship in characters: one box for each room on the grid, biodomes as coloured bars on their side of it.

Pieces are letters in their player's colour: ``▲Y2`` two yellow units, ``●YV○`` circles with a yellow and a violet
cylinder and an empty one, ``■YR□`` squares with two cubes. The frame and the letters at its corner say who controls it.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from arks.awakening.control import control
from arks.awakening.state import Ark, Room, kind_of
from arks.awakening.tables import BIODOME, GATE, ORDINARY, RESOURCES, RoomKind
from arks.awakening.texts.names import player, whose
from arks.awakening.texts.printed import gives_now
from arks.awakening.words import SEAT_COLOURS
from arks.kernel.phrases import sentence

SEAT_STYLES: Final = ("bright_yellow", "bright_red", "bright_green", "bright_blue", "bright_magenta")
CYLINDER_STYLES: Final = (*SEAT_STYLES, "medium_purple1", "turquoise2", "white")
CYLINDER_LETTERS: Final = "YRGBPVTK"
UNIT_STYLES: Final = (*SEAT_STYLES, "white", "medium_purple1")
UNIT_LETTERS: Final = "YRGBPrm"
RESOURCE_STYLES: Final = ("orange1", "indian_red", "dark_olive_green2", "sky_blue2", "white")
MARK: Final = "bold black on white"
SEEN: Final = "grey66"

LABEL: Final = 3  # columns for the numbers of the rows
EMPTY: Final = 5  # width of a column without rooms
NARROW: Final = 6  # a box has at least this width
WIDE: Final = 20
TALL: Final = 4  # lines of a box
SIDES: Final = ("left", "right")

Homes = dict[int, tuple[str, tuple[int, ...]]]  # by seat: side of the grid, and the columns or rows of the doors
Marks = dict[str, str]  # what is written on a thing, by its id: the number of the option that picks it


def draw_ship(state: Ark, seat: int | None, width: int, marks: Marks) -> list[Text]:
    """The lines of the board."""
    layout = state.pack.layouts[state.layout]
    homes = home_sides(state)
    left = gutter(homes, "left", width)
    right = gutter(homes, "right", width)
    widths = column_widths(state, width - LABEL - left - right)
    lines = [*bars(state, seat, homes, "top", left, widths, marks), letters(left, widths)]
    for row in range(layout.rows):
        lines += draw_row(state, seat, row, (left, right), widths, homes, marks)
    return lines + bars(state, seat, homes, "bottom", left, widths, marks)


# --- the frame: biodomes, letters and numbers


def home_sides(state: Ark) -> Homes:
    """On which side of the grid each biodome lies, and the two columns or rows of its doors."""
    layout = state.pack.layouts[state.layout]
    found: Homes = {}
    for seat, board in enumerate(layout.use[state.boards]):
        (row, column), (row2, column2) = [divmod(cell, layout.columns) for cell in layout.doors[board]]
        if row == row2:
            found[seat] = ("top" if row == 0 else "bottom", (column, column2))
        else:
            found[seat] = ("left" if column == 0 else "right", (row, row2))
    return found


def gutter(homes: Homes, side: str, width: int) -> int:
    """The width kept free for biodomes on one side."""
    return (7 if width >= 100 else 5) if any(place[0] == side for place in homes.values()) else 0


def letters(left: int, widths: list[int]) -> Text:
    line = Text(" " * (left + LABEL))
    for column, width in enumerate(widths):
        line.append(chr(ord("A") + column).center(width), style="dim")
    return line


def bars(
    state: Ark,
    seat: int | None,
    homes: Homes,
    side: str,
    left: int,
    widths: list[int],
    marks: Marks,
) -> list[Text]:
    """One line with the biodomes above or below the grid."""
    line = Text()
    for owner, (place, columns) in sorted(homes.items(), key=lambda item: item[1][1]):
        if place == side:
            start = left + LABEL + sum(widths[: columns[0]])
            width = sum(widths[columns[0] : columns[1] + 1])
            text = home_text(state, owner, sentence(f"{whose(owner, seat)} biodome"), marks)
            start = max(line.cell_len, start - max(0, len(text) - width) // 2)
            line.append(" " * (start - line.cell_len))
            line.append(f"{text:^{width}}", style=f"bold reverse {SEAT_STYLES[owner]}")
    return [line] if line.cell_len else []


def home_text(state: Ark, owner: int, name: str, marks: Marks) -> str:
    room = state.rooms[owner]
    parts = [f" {name}", f"▲{room.units[owner]}", f"●{room.cylinders[owner]}"]
    if state.players[owner].wounded:
        parts.append(f"wounded {state.players[owner].wounded}")
    mark = marks.get(f"room:{owner}")
    if mark:
        parts.append(f"[{mark}]")
    return " ".join(parts) + " "


def side_lines(state: Ark, seat: int | None, owner: int, width: int, marks: Marks) -> list[str]:
    """A biodome left or right of the grid, line by line."""
    room = state.rooms[owner]
    name = player(owner, seat)
    lines = [name.capitalize(), f"▲{room.units[owner]}", f"●{room.cylinders[owner]}"]
    if state.players[owner].wounded:
        lines[1] += f" w{state.players[owner].wounded}"
    mark = marks.get(f"room:{owner}")
    if mark:
        lines[0] = f"[{mark}]"
    return [f"{line[: width - 1]:^{width - 1}}" for line in lines]


# --- rows and boxes


def column_widths(state: Ark, width: int) -> list[int]:
    """Columns without a room are narrow, so that the others have room for names."""
    layout = state.pack.layouts[state.layout]
    used = [False] * layout.columns
    for cell, number in enumerate(state.at):
        if number >= 0:
            used[cell % layout.columns] = True
    filled = sum(used)
    wide = (width - EMPTY * (layout.columns - filled)) // max(1, filled)
    return [max(NARROW, min(WIDE, wide)) if one else EMPTY for one in used]


def draw_row(
    state: Ark,
    seat: int | None,
    row: int,
    gutters: tuple[int, int],
    widths: list[int],
    homes: Homes,
    marks: Marks,
) -> list[Text]:
    layout = state.pack.layouts[state.layout]
    first = row * layout.columns
    cells = range(first, first + layout.columns)
    filled = any(state.at[cell] >= 0 for cell in cells)
    tall = TALL if filled or any(row in rows for side, rows in homes.values() if side in SIDES) else 1
    lines = [Text() for _ in range(tall)]
    blocks = [side_block(state, seat, row, tall, gutters[at], side, homes, marks) for at, side in enumerate(SIDES)]
    for line, block in zip(lines, blocks[0], strict=True):
        line.append_text(block)
    for nth, line in enumerate(lines):
        line.append(f"{row + 1:>2} " if nth == tall // 2 else " " * LABEL, style="dim")
    for column, cell in enumerate(cells):
        box = draw_cell(state, cell, widths[column], tall, marks)
        for line, part in zip(lines, box, strict=True):
            line.append_text(part)
    for line, block in zip(lines, blocks[1], strict=True):
        line.append_text(block)
    return lines


def side_block(
    state: Ark,
    seat: int | None,
    row: int,
    tall: int,
    width: int,
    side: str,
    homes: Homes,
    marks: Marks,
) -> list[Text]:
    """What stands beside a row: a part of the biodome whose doors are there, or blanks."""
    for owner, (place, rows) in homes.items():
        if place == side and row in rows:
            texts = side_lines(state, seat, owner, width, marks) if row == rows[0] else []
            style = f"bold reverse {SEAT_STYLES[owner]}"
            blanks = [" " * (width - 1)] * tall
            shown = ["", *texts, *blanks][:tall]
            gap = Text(" ")
            parts = [Text(f"{text:^{width - 1}}", style=style) for text in shown]
            return [part + gap if side == "left" else gap + part for part in parts]
    return [Text(" " * width) for _ in range(tall)]


def draw_cell(state: Ark, cell: int, width: int, tall: int, marks: Marks) -> list[Text]:
    number = state.at[cell]
    if number >= 0:
        return draw_room(state, number, width, marks)
    mark = marks.get(f"cell:{cell}")
    lines = [Text(" " * width) for _ in range(tall)]
    middle = f"[{mark}]".center(width) if mark else "·".center(width)
    lines[tall // 2] = Text(middle, style=MARK if mark else "dim")
    return lines


def draw_room(state: Ark, number: int, width: int, marks: Marks) -> list[Text]:
    room = state.rooms[number]
    kind = kind_of(state, room)
    inner = width - 2
    mask = control(state, number)
    holders = [seat for seat in range(state.boards) if mask >> seat & 1]
    frame = SEAT_STYLES[holders[0]] if len(holders) == 1 else "white" if holders else "grey50"
    top = Text("╭", style=frame)
    signs = signs_text(room, holders, marks.get(f"room:{number}"))
    name = short_name(kind, inner - signs.cell_len)
    top.append(name, style="bold" if kind.cls != GATE else "bold cyan")
    top.append("─" * (inner - len(name) - signs.cell_len))
    top.append_text(signs)
    top.append("╮")
    bottom = Text("╰", style=frame)
    cubes = cubes_text(room, kind)
    price = price_text(kind) if len(room.cubes) < kind.squares else Text()
    if cubes.cell_len + price.cell_len > inner:
        price = Text()
    bottom.append_text(cubes)
    bottom.append("─" * (inner - cubes.cell_len - price.cell_len))
    bottom.append_text(price)
    bottom.append("╯")
    gives = gives_text(state, number)
    return [top, framed(gives, Text(), inner, frame), framed(*pieces(room, kind, inner), inner, frame), bottom]


def framed(left: Text, right: Text, inner: int, style: str) -> Text:
    """Two texts at the ends of a line of a box; the right one is never cut."""
    room = inner - right.cell_len
    left.truncate(room)
    line = Text("│", style=style)
    line.append_text(left)
    line.append(" " * (room - left.cell_len))
    line.append_text(right)
    line.append("│", style=style)
    return line


def short_name(kind: RoomKind, width: int) -> str:
    """As much of a name as fits, small words first to go."""
    if len(kind.name) <= width:
        return kind.name
    words = [word for word in kind.name.replace(",", "").split() if word not in ("and", "of", "the", "The")]
    name = " ".join(words)
    return name[:width].rstrip()


def gives_text(state: Ark, number: int) -> Text:
    kind = kind_of(state, state.rooms[number])
    style = RESOURCE_STYLES[kind.resource] if kind.resource >= 0 else "bright_white"
    return Text(" ".join(gives_now(state, number, short=True)), style=style)


def signs_text(room: Room, holders: list[int], mark: str | None) -> Text:
    """An option's number, a question mark for an unexplored room, and who controls it."""
    text = Text()
    if mark:
        text.append(f"[{mark}]", style=MARK)
    if room.token >= 0:
        text.append("?", style="bold gold1")
    if holders and not mark:
        text.append("─")
    for seat in holders:
        text.append(CYLINDER_LETTERS[seat], style=f"bold {SEAT_STYLES[seat]}")
    return text


def pieces(room: Room, kind: RoomKind, inner: int) -> tuple[Text, Text]:
    """Units on the left, cylinders on the right; the signs before them go when there is no space."""
    units = Text()
    for owner, n in enumerate(room.units):
        if n:
            units.append(f"{UNIT_LETTERS[owner]}{n}", style=UNIT_STYLES[owner])
    if room.wounded:
        units.append(f"w{room.wounded}", style=SEEN)
    cylinders = Text()
    for colour, n in enumerate(room.cylinders):
        if n and colour == kind.colour:  # waiting in their own generator
            cylinders.append(f"{CYLINDER_LETTERS[colour]}{n}", style=CYLINDER_STYLES[colour])
        else:
            cylinders.append(CYLINDER_LETTERS[colour] * n, style=CYLINDER_STYLES[colour])
    if room.power_tokens:
        cylinders.append(f"+{room.power_tokens}", style="bold")
    cylinders.append("○" * max(0, kind.circles - room.powered), style=SEEN)
    if units.cell_len and units.cell_len + cylinders.cell_len + 2 <= inner:
        units = Text("▲", style=SEEN) + units
    if cylinders.cell_len and units.cell_len + cylinders.cell_len + 1 <= inner:
        cylinders = Text("●", style=SEEN) + cylinders
    return units, cylinders


def cubes_text(room: Room, kind: RoomKind) -> Text:
    text = Text("■" if kind.squares else "", style=SEEN)
    for seat in room.cubes:
        text.append(CYLINDER_LETTERS[seat], style=SEAT_STYLES[seat])
    text.append("□" * (kind.squares - len(room.cubes)), style=SEEN)
    return text


def price_text(kind: RoomKind) -> Text:
    if kind.cls in (BIODOME, GATE):
        return Text()
    if kind.cost.n == 0:
        return Text("free", style=SEEN)
    if kind.cost.types == ORDINARY:
        return Text(f"{kind.cost.n}any", style=SEEN)
    return Text(
        f"{kind.cost.n}{'/'.join(RESOURCES[type] for type in kind.cost.types)}",
        style=RESOURCE_STYLES[kind.cost.types[0]],
    )


def legend(state: Ark) -> Text:
    """What the letters stand for."""
    text = Text()
    for seat in range(state.boards):
        text.append(f" {CYLINDER_LETTERS[seat]} {SEAT_COLOURS[seat]} ", style=SEAT_STYLES[seat])
    if state.enemy >= 0:
        text.append(f" {CYLINDER_LETTERS[state.enemy]} the Enemy ", style=SEAT_STYLES[state.enemy])
    text.append("V violet ", style=CYLINDER_STYLES[5])
    text.append("T turquoise ", style=CYLINDER_STYLES[6])
    text.append("K black ", style=CYLINDER_STYLES[7])
    text.append("r robots m mercenaries w wounded  ▲ units ● cylinders ■ cubes ? unexplored", style=SEEN)
    return text
