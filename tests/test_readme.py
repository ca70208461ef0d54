"""The examples that people read first run as they are printed."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import arks
import arks.api

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("file", ["README.md"])
def test_the_examples_of_a_page_run(file: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / file), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


@pytest.mark.parametrize("module", [arks, arks.api], ids=lambda module: module.__name__)
def test_the_examples_of_a_module_run(module: object) -> None:
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]
    assert failed == 0 and tried > 0
