"""Compile the engine with mypyc: `python tools/compile.py TARGET`.

TARGET becomes a copy of src/ with extension modules beside the compiled files, so both builds live side by side and
PYTHONPATH=TARGET selects this one. Only changed code is compiled again; everything else is always copied anew. A failed
build leaves the old one alone. Exit status 77: this machine has no C compiler.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
HALVES = (("kernel", "awakening"), ("nova", "bots"))  # packages in arks; the C compiler takes both at the same time
COMPILED = HALVES[0] + HALVES[1]
PLAIN = {"content", "texts", "why", "__init__.py"}  # within these: tables and what people read gain nothing
ABOVE = {"lab", "cli.py", "api.py"}  # layers that no compiled module imports: a change there needs no new build
EXTENSION = str(sysconfig.get_config_var("EXT_SUFFIX"))
NO_COMPILER = 77

IMPORT_ALL = """
import importlib, sys
for name in sys.argv[2:]:
    file = str(importlib.import_module(name).__file__)
    assert file.endswith(sys.argv[1]), f"{name} was imported from {file}"
"""


def missing_tool() -> str:
    """What to install first; empty when all is there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"No compiled build without a C compiler: please install {compiler}."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "No compiled build without Python.h: please install Python's headers (Debian: python3-dev)."
    return ""


def modules(root: Path) -> list[Path]:
    """The files to compile, relative to `root`."""
    found = (path.relative_to(root) for name in COMPILED for path in (root / "arks" / name).rglob("*.py"))
    return sorted(path for path in found if PLAIN.isdisjoint(path.parts))


def fingerprint(root: Path) -> str:
    """Of all that the extension modules depend on."""
    digest = hashlib.sha256(f"{EXTENSION} mypy {version('mypy')}".encode() + Path(__file__).read_bytes())
    for path in sorted((root / "arks").rglob("*.py")):
        relative = path.relative_to(root / "arks")
        if relative.parts[0] not in ABOVE:
            digest.update(f"\n{relative}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def build(root: Path) -> None:
    """Compile in place, then import every module: some faults of compiled classes show only there."""
    from mypyc.build import mypycify
    from setuptools import setup

    start = time.perf_counter()
    os.chdir(root)
    files = modules(Path())
    # Two C files at -O1 are quick to build and play as fast as -O3. Strict types are the business of ./dev check.
    options = ["--config-file=", "--cache-dir=build/mypy", "--explicit-package-bases"]
    groups: list[tuple[list[str], str | None]] = [
        ([str(path) for path in files if path.parts[1] in half], "arks_" + "_".join(half)) for half in HALVES
    ]
    extensions = mypycify([*options, *map(str, files)], opt_level="1", debug_level="0", separate=groups)
    arguments = ["-q", "build_ext", "--inplace", "--parallel=2"]
    setup(name="arks", packages=[], ext_modules=extensions, script_args=arguments)
    shutil.rmtree("build")

    names = [".".join(path.with_suffix("").parts) for path in files]
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", IMPORT_ALL, EXTENSION, *names]
    if subprocess.run(command, env=environment, check=False).returncode:
        sys.exit("The compiled engine cannot be imported.")
    print(f"Compiled {len(files)} modules in {time.perf_counter() - start:.0f} s.", file=sys.stderr)


def main(target: Path) -> int:
    if reason := missing_tool():
        print(reason, file=sys.stderr)
        return NO_COMPILER
    fresh = target.with_name(f"{target.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCE, fresh, ignore=shutil.ignore_patterns("__pycache__", f"*{EXTENSION}"))
    wanted = fingerprint(fresh)
    stamp = target / ".stamp"
    if stamp.exists() and stamp.read_text() == wanted:
        for extension in target.rglob(f"*{EXTENSION}"):
            shutil.copy2(extension, fresh / extension.relative_to(target))
    else:
        build(fresh)
    (fresh / ".stamp").write_text(wanted)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
