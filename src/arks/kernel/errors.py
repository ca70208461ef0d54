"""The one error a person sees."""

from __future__ import annotations


class Illegal(ValueError):
    """A wrong call: one sentence that names what was wrong and what is allowed. Nothing was changed."""
