"""Checks on what a scenario file holds; each complaint names the field that is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class BadScenario(ValueError):
    """A scenario that cannot be read, as one sentence that names the field."""


def fields(value: object, where: str, allowed: Iterable[str] | None = None) -> dict[str, Any]:
    """A mapping with these keys and no others."""
    if not isinstance(value, dict):
        raise BadScenario(f"{where} is a list of fields with values, not {value!r}")
    for key in value:
        if not isinstance(key, str):
            raise BadScenario(f"{where}: {key!r} is no name")
    if allowed is not None:
        known = list(allowed)
        for key in value:
            if key not in known:
                raise BadScenario(f"{where} has no field {key!r}; it has {', '.join(known)}")
    return value


def whole(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadScenario(f"{where} is a whole number, not {value!r}")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise BadScenario(f"{where} is text, not {value!r}")
    return value


def texts(value: object, where: str) -> list[str]:
    """A list of texts; one text alone is a list of one."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list):
        raise BadScenario(f"{where} is a list, not {value!r}")
    return [text(item, where) for item in value]


def items(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{where} is a list, not {value!r}")
    return value
