"""Makers: the list of tables takes turns among them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(32), nullable=False, server_default=""))
