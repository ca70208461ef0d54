"""The API keeps what its schema promises, also when called with whatever fits and does not fit the schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.room import new_room, opened
from tests.server.room import settings as server_settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 4  # of each call


def test_the_api_keeps_its_schema(tmp_path: Path) -> None:
    with opened(server_settings(tmp_path)) as client:
        room = new_room(client)
        schema: Any = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
        for found in schema.get_all_operations():
            operation = found.ok()

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def call(case: Any) -> None:
                if "table_id" in case.path_parameters:
                    case.path_parameters["table_id"] = room.id
                case.headers.update(room.headers(0))
                call_and_check(client, case)

            call()


def call_and_check(client: Any, case: Any) -> None:
    made = case.as_transport_kwargs(base_url="")
    answer = client.request(
        made["method"],
        made["url"],
        params=made.get("params"),
        headers=dict(made["headers"]),
        json=made.get("json"),
    )
    case.validate_response(answer, checks=CHECKS)


@pytest.mark.soak
def test_the_api_keeps_its_schema_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.test_schema.EXAMPLES", 100)
    test_the_api_keeps_its_schema(tmp_path)
