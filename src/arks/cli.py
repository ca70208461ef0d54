"""The command ``arks``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

if TYPE_CHECKING:
    from arks.engine.finding import Shelf

app = App(name="arks", help="Two Arks: Ark: Awakening and Ark Nova, alone, with friends, or ten thousand times.")
content = App(name="content", help="Content packs.")
app.command(content)

Flag = Annotated[bool, Parameter(negative="")]


@app.command
def play(
    game: str = "awakening",
    *,
    mode: str = "first-mission",
    players: int = 2,
    bots: str = "greedy",
    seed: int | None = None,
    resume: Path | None = None,
    terminal: Flag = False,
    port: int = 8000,
    data: Path | None = None,
    no_browser: Flag = False,
) -> int:
    """Start the table on this machine and open it; or play against bots at the terminal.

    Parameters
    ----------
    game
        Which game.
    mode
        Which mode of it.
    players
        How many seats; you take the first.
    bots
        Bot of the other seats.
    seed
        Decides everything random; drawn when not given.
    resume
        Go on with a game that was saved into this file.
    terminal
        At the terminal, without a server; only here the game is chosen by the options above.
    port
        Where the table is served on this machine.
    data
        Folder in which games are kept; the user's own when not given.
    no_browser
        Do not open a browser.
    """
    if not terminal:
        from arks.server.serve import play_here

        return play_here(port, data, not no_browser)
    from arks.lab.terminal import play_at_terminal

    return play_at_terminal(game, mode, players, bots, seed, resume)


@app.command
def serve(
    *,
    database: str = "sqlite:///arks.sqlite",
    workers: int = 1,
    host: str = "127.0.0.1",
    port: int = 8000,
    origin: tuple[str, ...] = (),
    page: Path | None = None,
) -> int:
    """Serve tables to many people.

    Parameters
    ----------
    database: sqlite:///FILE, or postgresql://USER@HOST/NAME, which several workers need.
    workers: Processes.
    host: Address to listen at.
    port: Port to listen at.
    origin: Another site whose pages may call this server, like https://ark.example; may be given several times.
    page: Folder of the built page; found by itself when not given.
    """
    from arks.server.serve import serve as run
    from arks.server.settings import Settings

    folder = None if page is None else str(page)
    return run(Settings(database=database, workers=workers, origins=origin, page=folder), host, port)


@app.command
def simulate(
    game: str,
    *,
    players: str,
    games: int,
    bots: str = "greedy",
    mode: str | None = None,
    seed: int = 0,
    turn_limit: int | None = None,
    map: str | None = None,
    option: tuple[str, ...] = (),
    jobs: int = 1,
    json: Flag = False,
    report: Path | None = None,
) -> int:
    """Play many games between bots and sum them up.

    Parameters
    ----------
    game: Which game.
    players: How many seats; several by commas, or like 1-4, make a table with a row for each.
    games: How many games.
    bots: One bot for all seats, or one for each, by commas; of two the second leads the Enemy as a Dark Player.
    mode: Which mode, or several by commas; the game's default when not given.
    seed: Seed of the first game; the others count up.
    turn_limit: Turns per player before the best standing wins, 100 when not given, 0 for none; Ark Nova has none.
    map: Zoo maps of Ark Nova: one for all seats, one for each by commas, random, choose or draft.
    option: Any other option of the game, like side=B or complexity2=true; may be given several times.
    jobs: Processes.
    json: Print one JSON document.
    report: Write plots into this HTML file.
    """
    from arks.lab.simulate import run

    return run(game, players, games, bots, mode, seed, turn_limit, jobs, json, report, map, option)


@app.command
def arena(
    game: str,
    *,
    bots: str,
    games: int,
    mode: str | None = None,
    seed: int = 0,
    turn_limit: int | None = None,
    map: str | None = None,
    jobs: int = 1,
    json: Flag = False,
) -> int:
    """Let bots play each other, two at a table, and rate them (Elo with 95 % intervals).

    Parameters
    ----------
    game: Which game.
    bots: Two or more bots, by commas.
    games: How many games each pair plays; an even number, so that both sit first equally often.
    mode: Which mode; the game's default when not given.
    seed: Seed of the first game; each seed is played from both seats.
    turn_limit: Turns per player before the best standing wins, 100 when not given, 0 for none; Ark Nova has none.
    map: Zoo maps of Ark Nova: one for all seats, one for each by commas, random, choose or draft.
    jobs: Processes.
    json: Print one JSON document.
    """
    from arks.lab.arena import run

    return run(game, bots, games, mode, seed, turn_limit, jobs, json, map)


@app.command
def bench(game: str | None = None, *, seconds: float = 5.0, memory: Flag = False, json: Flag = False) -> int:
    """Measure speed: games and decisions per second, microseconds of clone, asks and view.

    Parameters
    ----------
    game: Which game; all of them when not given.
    seconds: How long to play.
    memory: Instead play 1,000 games in this process and tell the most memory it took.
    json: Print one JSON document.
    """
    from arks.lab.bench import run

    return run(game, seconds, memory, json)


@app.command
def scenario(*files: Path) -> int:
    """Run given/when/then scenarios; exit status 1 if one fails."""
    from arks.lab.scenarios import run

    return run(list(files))


@app.command
def replay(file: Path, *, data: Path | None = None, database: str | None = None) -> int:
    """Replay a recorded game and tell how it ended, by the rules it was played by.

    Parameters
    ----------
    file: What arks export wrote.
    data: Folder of a server's games; its database has the engines of rules that are older than this release.
    database: Instead of a folder: sqlite:///FILE or postgresql://USER@HOST/NAME.
    """
    from arks.lab.records import run

    return run(file, shelf=shelf_of(data, database))


@app.command
def verify(file: Path, *, json: Flag = False, data: Path | None = None, database: str | None = None) -> int:
    """Check a recorded game: its deal, its log and its end; exit status 1 if something is not as it was.

    Parameters
    ----------
    file: What arks export wrote.
    json: Print one JSON document.
    data: Folder of a server's games; its database has the engines of rules that are older than this release.
    database: Instead of a folder: sqlite:///FILE or postgresql://USER@HOST/NAME.
    """
    from arks.lab.records import check as run

    return run(file, json, shelf_of(data, database))


@app.command
def export(
    table: str,
    file: Path | None = None,
    *,
    data: Path | None = None,
    database: str | None = None,
    unfinished: Flag = False,
) -> int:
    """Export the record of a table's game, which replay reads.

    Parameters
    ----------
    table: The table's id, or a link to it on another server.
    file: Write into this file; printed when not given.
    data: Folder in which games are kept; the user's own when not given.
    database: Instead of a folder: sqlite:///FILE or postgresql://USER@HOST/NAME.
    unfinished: Also while the game goes on; the record holds everybody's secrets.
    """
    from arks.server.exporting import export as run

    return run(table, file, data, database, unfinished)


@app.command
def doctor(*, data: Path | None = None, database: str | None = None, repair: Flag = False) -> int:
    """Examine the database of a server; exit status 1 if something is wrong with it.

    Parameters
    ----------
    data: Folder in which games are kept; the user's own when not given.
    database: Instead of a folder: sqlite:///FILE or postgresql://USER@HOST/NAME.
    repair: Put right what can be put right; a log is never changed. No server may be running.
    """
    from arks.server.doctor import doctor as run

    return run(data, database, repair)


@app.command
def backup(file: Path, *, data: Path | None = None, database: str | None = None) -> int:
    """Copy the database of a server into a file, also while the server runs.

    Parameters
    ----------
    file: A new file.
    data: Folder in which games are kept; the user's own when not given.
    database: Instead of a folder: sqlite:///FILE or postgresql://USER@HOST/NAME.
    """
    from arks.server.backup import backup as run

    return run(file, data, database)


@app.command
def restore(file: Path, *, data: Path | None = None, database: str | None = None) -> int:
    """Put a backup in the place of a server's database, which is kept beside it. No server may be running.

    Parameters
    ----------
    file: What arks backup wrote.
    data: Folder in which games are kept; the user's own when not given.
    database: Instead of a folder: sqlite:///FILE or postgresql://USER@HOST/NAME, which must be empty.
    """
    from arks.server.backup import restore as run

    return run(file, data, database)


@app.command
def rules(*word: str) -> int:
    """Look up a word of the rules: an action, a room, an artifact, an ability, an animal; none lists them all."""
    from arks.lab.glossary import run

    return run(" ".join(word) or None)


@content.command
def check(pack: Path | None = None) -> int:
    """Check a content pack: everything that is wrong with it, by file, record and field.

    Parameters
    ----------
    pack: Folder with a pack of Ark: Awakening, the built-in one when not given; or nova, for the facts of Ark Nova.
    """
    from arks.lab.packs import run

    return run(pack)


def shelf_of(data: Path | None, database: str | None) -> Shelf | None:
    """Only a database needs the server's modules."""
    if data is None and database is None:
        return None
    from arks.server.filed import shelf_of as find

    return find(data, database)


def main(words: list[str] | None = None) -> None:
    """Entry point: what a user did wrong is one sentence and exit status 2, never a traceback."""
    try:
        sys.exit(app(words, result_action="return_int_as_exit_code_else_zero"))
    except ValueError as error:
        print(f"arks: {error}", file=sys.stderr)
        sys.exit(2)
