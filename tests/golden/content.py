"""Everything printed, with its effects: a changed verb shows which cards it touches."""

from __future__ import annotations

from pathlib import Path

from tests.golden import content_awakening, content_nova

FOLDER = Path(__file__).parent / "content"


def make() -> dict[str, str]:
    """The snapshots by file name."""
    found = {"awakening.txt": content_awakening.parts(), "nova.txt": content_nova.parts()}
    return {name: as_text(parts) for name, parts in found.items()}


def as_text(parts: list[tuple[str, list[str]]]) -> str:
    return "\n".join([f"# {title}\n" + "".join([f"{line}\n" for line in lines]) for title, lines in parts])


def read() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in make().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
