"""What a seat sees of the table, as names and numbers; the page draws nothing else and works nothing out."""

from arks.awakening.views.table import view

__all__ = ["view"]
