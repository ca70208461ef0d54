"""Times: when entries were written and how long a seat was waited for, who was seen when, when a game ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for table, column in (("tables", "resumed"), ("seats", "seen"), ("entries", "written"), ("entries", "spent")):
        op.add_column(table, sa.Column(column, sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.Float))
    op.add_column("tables", sa.Column("outcome", sa.Text))
    op.create_index("tables_listed", "tables", ["listed", "ended", "created"])
