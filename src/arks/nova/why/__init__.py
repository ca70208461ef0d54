"""Why a thing offers nothing now."""

from arks.nova.why.answer import why_not

__all__ = ["why_not"]
