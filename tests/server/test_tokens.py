"""Ids of tables and tokens of seats."""

from __future__ import annotations

from arks.server.tokens import new_id


def test_the_id_of_a_table_can_be_typed_at_the_command_line() -> None:
    ids = {new_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(len(one) == 12 and one.isascii() and one.isalnum() for one in ids), "none starts with a dash"
