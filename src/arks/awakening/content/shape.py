"""Plain values into the records of `model`, with mistakes named by record and field."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from .parts import ID_PATTERN, PAIR_PATTERN
from .problems import Problem

_MESSAGE: Final = re.compile(r"(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_STEP: Final = re.compile(r"\.([^.\[]+)|\[([0-9]+|\.\.\.)\]")
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `(.*)`")
_EXPECTED: Final = re.compile(r"Expected `([^`]*)`(.*?)(?:, got (.*))?", re.DOTALL)
_KINDS: Final = {
    "int": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a record",
    "null": "nothing",
}
_PATTERNS: Final = {
    ID_PATTERN: "small letters, digits and hyphens",
    PAIR_PATTERN: 'a pair such as "1:2"',
}
_UNKNOWN: Final = object()

Step = str | int


def shape_problems(file: str, value: object, kind: type) -> Iterator[Problem]:
    """The mistakes of a file: one per record, because msgspec stops at the first."""
    if not isinstance(value, dict):
        yield Problem(file, "", "", f"expected a record, got {shown(value)}")
        return
    value = copy.deepcopy(value)
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    for name, inner in fields.items():
        if name in value:
            yield from _field_problems(file, value, name, inner)
        else:
            yield Problem(file, "", name, "is missing")
    for unknown in sorted(str(key) for key in value.keys() - fields.keys()):
        yield Problem(file, "", unknown, "is no field of this file")


def _field_problems(file: str, value: dict[object, object], name: str, kind: type) -> Iterator[Problem]:
    """A wrong record of a list is set aside, so that the others can be looked at."""
    while True:
        try:
            msgspec.convert(value[name], kind)
            return
        except msgspec.ValidationError as error:
            steps, problem = _explained(file, value, name, str(error))
        yield problem
        if not _set_aside(value, steps):
            return


def _explained(file: str, value: object, name: str, message: str) -> tuple[list[Step], Problem]:
    match = _MESSAGE.fullmatch(message)
    assert match is not None
    what, path = match["what"], match["path"] or ""
    steps: list[Step] = [name]
    steps += [word or (int(index) if index.isdigit() else index) for word, index in _STEP.findall(path)]
    if field := _FIELD.fullmatch(what):
        steps.append(field[2])
        reason = "is missing" if field[1] == "missing required" else "is no field of this record"
    elif match["key"]:
        reason = "a field's name must be a text"
    else:
        reason = _reason(what, _walk(value, steps))
    record, inner = _place(value, steps)
    return steps, Problem(file, record, inner, reason)


def _reason(what: str, value: object) -> str:
    """A sentence for people out of a message for programmers."""
    match = _EXPECTED.fullmatch(what)
    if match is None:
        return f"unknown word {shown(value)}"
    kinds, rest, got = match[1], match[2].strip(), match[3] or ""
    expected = " or ".join(_KINDS.get(kind, kind) for kind in kinds.split(" | ") if kind != "null")
    if rest.startswith("matching regex"):
        expected = _PATTERNS[rest.split("'")[1]]
    elif rest.startswith("of length"):
        expected = "some text" if kinds == "str" else f"a list of {rest.removeprefix('of length').strip()}"
    elif rest:
        expected = rest.replace(">=", "a number not below").replace("<=", "a number not above")
    if got.isdigit():
        return f"expected {expected}, got {got}"
    return f"expected {expected}, got {_KINDS.get(got.strip('`'), 'another') if value is _UNKNOWN else shown(value)}"


def shown(value: object) -> str:
    """A value as the file's author wrote it, cut where it is long.

    >>> shown("two"), shown(True), shown(None), shown([1])
    ("'two'", 'true', 'nothing', 'a list')
    """
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a record"
    return repr(value[:40] if isinstance(value, str) else value)


def _walk(value: Any, steps: list[Step]) -> object:
    """What lies at the end of the path; msgspec does not name the keys of free mappings (``[...]``)."""
    for step in steps:
        if step == "...":
            return _UNKNOWN
        value = value[step]
    return value


def _place(value: Any, steps: list[Step]) -> tuple[str, str]:
    """Record and field of a path. Without a list entry on it the record is the top-level one."""
    depth = _record_depth(value, steps)
    if depth:
        record = _walk(value, steps[:depth])
        name = record.get("id") if isinstance(record, dict) else None
        return name if isinstance(name, str) else _path(steps[:depth]), _path(steps[depth:])
    if len(steps) > 1:
        return _path(steps[:1]), _path(steps[1:])
    return "", _path(steps)


def _path(steps: list[Step]) -> str:
    named = [step for step in steps if step != "..."]
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in named).lstrip(".")


def _record_depth(value: object, steps: list[Step]) -> int:
    """How many steps lead to the outermost list entry that is a record; 0: there is none."""
    for depth, step in enumerate(steps, start=1):
        if isinstance(step, int) and isinstance(_walk(value, steps[:depth]), dict):
            return depth
    return 0


def _set_aside(value: object, steps: list[Step]) -> bool:
    depth = _record_depth(value, steps)
    if not depth:
        return False
    entries, index = _walk(value, steps[: depth - 1]), steps[depth - 1]
    assert isinstance(entries, list) and isinstance(index, int)
    del entries[index]
    return True
