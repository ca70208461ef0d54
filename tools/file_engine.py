"""File the engine of an older release: `python tools/file_engine.py REVISION NAME`.

Servers file their own engine when they start. Releases before that did not, so their engine is shipped with this one:
the games of that revision, with today's module that takes a server's calls.
"""

import io
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from arks.engine import copies
from arks.engine.elsewhere import Elsewhere
from arks.engine.values import Setup
from arks.games import GAMES

HERE = Path(__file__).parents[1]


def old_files(revision: str) -> dict[str, bytes]:
    """What a copy holds, as it was then."""
    tar = subprocess.run(["git", "archive", revision, "src/arks"], cwd=HERE, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(tar)) as archive:
        names = {member.name.removeprefix("src/"): archive.extractfile(member) for member in archive if member.isfile()}
    wanted = [f"arks/{name}" for name in copies.FILES] + [f"arks/{part}/" for part in copies.PARTS]
    return {name: file.read() for name, file in names.items() if file is not None and name.startswith(tuple(wanted))}


def main(revision: str, name: str) -> None:
    files = old_files(revision)
    for path in sorted((HERE / "src/arks/engine").glob("*.py")):
        files[f"arks/engine/{path.name}"] = path.read_bytes()
    files[copies.LABEL] = json.dumps({"keys": []}).encode()
    with tempfile.TemporaryDirectory() as folder:
        engine = Elsewhere(copies.unpack(copies.copy_of(copies.packed(files)), Path(folder)))
        keys = [[game, *engine.rules(Setup(game, copies.PLAYERS, {}, 0))] for game in GAMES]
        engine.stop()
    files[copies.LABEL] = json.dumps({"keys": keys}).encode()
    copies.SHIPPED.mkdir(exist_ok=True)
    (copies.SHIPPED / f"{name}.zip").write_bytes(copies.packed(files))
    print(f"{name}: {keys}")


if __name__ == "__main__":
    main(*sys.argv[1:])
