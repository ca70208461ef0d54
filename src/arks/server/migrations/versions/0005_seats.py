"""Stand-ins, who has held a seat, recovery phrases; a table's revision, and which process thinks for its bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

DAY_S = "86400"  # nobody said how fast the tables of the past are played


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("away_after", sa.Float, nullable=False, server_default=DAY_S))
    op.add_column("seats", sa.Column("stand_in", sa.String(20), nullable=False, server_default=""))
    op.create_table("holders", table_id(), sa.Column("token", sa.String(64), primary_key=True))
    op.create_table(
        "thinkers",
        table_id(),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "recoveries",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("bundle", sa.LargeBinary, nullable=False),
        sa.Column("refreshed", sa.Float, nullable=False),
    )
    op.execute("DELETE FROM snapshots")  # they are sealed with a digest now; the logs make the same games
    op.execute("DELETE FROM proposals")  # votes by other rules
    # A seat that somebody opened in a running game may be taken by nobody now: its bot comes back.
    op.execute(
        "UPDATE seats SET kind = 'bot', level = 'greedy' WHERE kind = 'open' AND (table_id IN "
        "(SELECT table_id FROM entries) OR table_id IN (SELECT id FROM tables WHERE resumed > 0))"
    )


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
