"""What a server needs of the games, in plain values: so another process, with other rules, can answer just as well."""

from arks.engine.hosting import HERE, Hosted
from arks.engine.values import (
    Answered,
    Choice,
    Document,
    Engine,
    Game,
    Log,
    Outcome,
    Position,
    Reason,
    Setup,
    Told,
)

__all__ = [
    "HERE",
    "Answered",
    "Choice",
    "Document",
    "Engine",
    "Game",
    "Hosted",
    "Log",
    "Outcome",
    "Position",
    "Reason",
    "Setup",
    "Told",
]
