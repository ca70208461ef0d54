"""What `import arks` offers: the names people rely on, typed and described, and nothing by accident."""

from __future__ import annotations

import inspect
from importlib.resources import files
from types import ModuleType

import pytest

import arks

# The public contract. Add beside it freely; changing a name or a parameter needs a line in the changelog.
PARAMETERS = {
    "games": [],
    "new": ["name", "players", "seed", "options"],
    "asides": ["state"],
    "asks": ["state"],
    "why_not": ["state", "seat", "thing"],
    "sample": ["ask", "rng"],
    "answers": ["ask"],
    "answer": ["state", "seat", "picked"],
    "view": ["state", "seat"],
    "determinise": ["state", "seat", "rng"],
    "outcome": ["state"],
    "save": ["state"],
    "load": ["document"],
    "replay": ["record"],
}
CLASSES = {"Ask", "Event", "GameInfo", "Illegal", "Option", "OptionInfo", "Outcome", "Session", "State", "WhyNot"}


def test_all_names_the_contract_and_nothing_else() -> None:
    assert sorted(arks.__all__) == list(arks.__all__)
    assert set(arks.__all__) == set(PARAMETERS) | CLASSES
    public = {name for name, value in vars(arks).items() if not name.startswith("_") and not is_module(value)}
    assert public == set(arks.__all__)


def is_module(value: object) -> bool:
    return isinstance(value, ModuleType)


@pytest.mark.parametrize("name", PARAMETERS)
def test_a_function_has_the_parameters_of_the_contract(name: str) -> None:
    signature = inspect.signature(getattr(arks, name))
    assert list(signature.parameters) == PARAMETERS[name]
    assert signature.return_annotation is not inspect.Signature.empty
    assert all(parameter.annotation is not inspect.Parameter.empty for parameter in signature.parameters.values())


@pytest.mark.parametrize("name", arks.__all__)
def test_every_public_name_is_described(name: str) -> None:
    assert inspect.getdoc(getattr(arks, name)), f"arks.{name} has no docstring"


def test_illegal_is_a_value_error() -> None:
    assert issubclass(arks.Illegal, ValueError)


def test_the_package_is_typed() -> None:
    assert files("arks").joinpath("py.typed").is_file()
