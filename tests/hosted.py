"""The true state behind a table."""

from __future__ import annotations

import arks
from arks.engine import Hosted
from arks.server.play import Play


def state_of(play: Play) -> arks.State:
    assert isinstance(play.game, Hosted)
    return play.game.session.state
