"""A finished game as it was seen: all views and all that was told, so that watching it again needs no engine."""

from __future__ import annotations

import lzma
from typing import Final

import msgspec

from arks.engine.values import Document, Told

STEPS: Final = 32  # in a part: the views of neighbours are much alike, and a part opens in milliseconds
PRESET: Final = 1


class Retelling(msgspec.Struct, frozen=True):
    """Packed texts. ``told`` has the lines by entry of the log and audience; ``views`` have views, 32 entries a part.

    Views begin with the one before the first entry. The last audience is a spectator.
    """

    told: bytes
    views: list[bytes]


class Binder:
    """Packs scenes as they come."""

    def __init__(self) -> None:
        self._told: list[list[list[Told]]] = []
        self._views: list[list[Document]] = []
        self._parts: list[bytes] = []

    def add(self, views: list[Document], told: list[list[Told]]) -> None:
        """A scene: what each audience saw, and what it was told before that."""
        self._told.append(told)
        self._views.append(views)
        if len(self._views) == STEPS:
            self._bind()

    def _bind(self) -> None:
        self._parts.append(packed(self._views))
        self._views = []

    def bound(self) -> Retelling:
        if self._views:
            self._bind()
        return Retelling(packed(self._told), self._parts)


def packed(value: object) -> bytes:
    return lzma.compress(msgspec.json.encode(value), preset=PRESET)


def unpacked_views(part: bytes) -> list[list[Document]]:
    """By entry and audience."""
    return msgspec.json.decode(lzma.decompress(part), type=list[list[Document]])


def unpacked_told(told: bytes) -> list[list[list[Told]]]:
    """By entry and audience."""
    return msgspec.json.decode(lzma.decompress(told), type=list[list[list[Told]]])
