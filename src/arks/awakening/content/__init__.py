"""The printed components of Ark: Awakening as data: ``load`` a pack, ``check`` one you wrote."""

from .check import check
from .load import load
from .problems import ContentError, Problem

__all__ = ["ContentError", "Problem", "check", "load"]
