"""Engines by whose rules games go on, finished games as they were seen, and the deals that tables commit to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "engines",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("filed", sa.Float, nullable=False),
        sa.Column("archive", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "retold",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("deal", sa.Text))
