"""YAML text into plain values: text, whole numbers, true and false, lists and mappings, nothing else."""

from __future__ import annotations

import re
from typing import Any, Final

from .problems import ContentError, Problem

_DEEPEST: Final = 20  # no file nests half as deep; the limit keeps a hostile file from exhausting the stack
_WHOLE: Final = re.compile("-?(0|[1-9][0-9]{0,17})")
_BOOLS: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
_TAG: Final = "tag:yaml.org,2002:"
_TEXTS: Final = ("str", "float", "timestamp", "merge", "value")  # no field wants a fraction or a date


def plain(file: str, data: bytes) -> object:
    """The values of one file; raises `ContentError` with the line of what is no plain YAML.

    >>> plain("x.yaml", b"{id: armory, ladder: [1, 2]}")
    {'id': 'armory', 'ladder': [1, 2]}
    """
    import yaml  # late: `import arks` should not wait for it

    # The C parser is several times faster, but not every build of PyYAML has it.
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return _value(file, yaml.compose(data, Loader=loader), set(), 0)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ContentError(Problem(file, "", "", f"line {line}: {error.problem or error.context}")) from error
    except yaml.YAMLError as error:
        raise ContentError(Problem(file, "", "", f"not a YAML file: {' '.join(str(error).split())}")) from error


def _value(file: str, node: Any, seen: set[int], depth: int) -> object:
    if node is None:
        return None
    if depth > _DEEPEST:
        raise _refusal(file, node, "nested too deeply")
    if node.id == "scalar":
        return _scalar(file, node)
    # An alias is the same node again; a list that contains itself would never end.
    if id(node) in seen:
        raise _refusal(file, node, "an alias (*) of this value is used; write the value again instead")
    seen.add(id(node))
    if node.id == "sequence":
        return [_value(file, child, seen, depth + 1) for child in node.value]
    result: dict[object, object] = {}
    for key_node, child in node.value:
        if key_node.id != "scalar":
            raise _refusal(file, key_node, "expected a word before the colon")
        key = _scalar(file, key_node)
        if key in result:
            raise _refusal(file, key_node, f"the field {key_node.value} stands twice in this record")
        result[key] = _value(file, child, seen, depth + 1)
    return result


def _scalar(file: str, node: Any) -> object:
    kind: str = node.tag.removeprefix(_TAG)
    text: str = node.value
    if kind in _TEXTS:
        return text
    if kind == "int" and _WHOLE.fullmatch(text):
        return int(text)
    if kind == "int":
        raise _refusal(file, node, f"expected digits, got {text[:40]}; a pair needs quotes")
    if kind == "bool" and text.lower() in _BOOLS:
        return _BOOLS[text.lower()]
    if kind == "null":
        return None
    raise _refusal(file, node, f"the tag {node.tag} means nothing here")


def _refusal(file: str, node: Any, reason: str) -> ContentError:
    return ContentError(Problem(file, "", "", f"line {node.start_mark.line + 1}: {reason}"))
