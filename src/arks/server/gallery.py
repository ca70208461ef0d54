"""What everybody may see of a game: rendered and encoded once, however many look at it."""

from __future__ import annotations

import msgspec

from arks.server.play import Play


class Gallery:
    """The public view of a table, as JSON that goes into each spectator's state as it is."""

    def __init__(self) -> None:
        self._shown: tuple[Play, int] | None = None
        self._view = msgspec.Raw()

    def view(self, play: Play) -> msgspec.Raw:
        shown = self._shown
        if shown is None or shown[0] is not play or shown[1] != play.number:
            self._view = msgspec.Raw(msgspec.json.encode(play.game.view(None)))
            self._shown = (play, play.number)
        return self._view
