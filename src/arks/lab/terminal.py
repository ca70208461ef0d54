"""Play at the terminal: the board, the own biodome, what the others did, and numbered choices."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

import arks
from arks.awakening.state import ROOM_DECK, Ark
from arks.awakening.texts import story
from arks.awakening.texts.names import colour_of
from arks.awakening.why.things import parse, thing_name
from arks.awakening.words import SEAT_COLOURS
from arks.bots import Bot, make
from arks.kernel.asks import AMOUNT, CONFIRM, DISTRIBUTE, PAY
from arks.kernel.phrases import sentence
from arks.lab.records import beginning, read_record
from arks.lab.terminal_board import SEAT_STYLES, SEEN, Marks, draw_ship, legend
from arks.lab.terminal_choices import choices_text, marks_of, numbered, prompt_text
from arks.lab.terminal_end import draw_end
from arks.lab.terminal_player import draw_player
from arks.lab.terminal_things import find_things, impossible, look

Read = Callable[[str], str]  # asks for a line of input; raises EOFError at the end of it

GAME: Final = "awakening"
SEAT: Final = 0  # the person's
NEWS: Final = 14  # lines of news at most; fewer where the screen is low
AROUND_NEWS: Final = 48  # lines that the rest takes
BRIEF: Final = (PAY, AMOUNT, DISTRIBUTE, CONFIRM)  # questions that need no new look at the board

HELP: Final = """\
NUMBER      pick the choice with that number; several numbers where several may be picked
offer WHO   where Challengers exchange resources: offer red give 2 Ti want 1 Os
undo        take back your last answer, unless something new was shown since
why THING   why a room, section or card cannot be picked now: why C4, why mobility, why plasma cache
why         everything that cannot be picked now, with the reasons
look THING  all about a room, a section or a card
hint        what a bot would do
log         what happened so far (log 20: the last 20 lines)
board       draw the table again
save FILE   write the game to a file: arks replay FILE tells it, arks play --resume FILE goes on
quit        leave the table"""


class Table:
    """A person and bots at one game."""

    def __init__(
        self, session: arks.Session, bots: dict[int, Bot], rng: random.Random, console: Console, read: Read
    ) -> None:
        self.session = session
        self.bots = bots
        self.rng = rng
        self.console = console
        self.read = read
        self.lines: list[str] = []  # the log, as this seat may read it
        self.before: list[int] = []  # how long the log was before each answer
        self.shown = 0  # lines of it that were shown as news

    @property
    def state(self) -> Ark:
        state = self.session.state
        assert isinstance(state, Ark)
        return state

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        while True:
            asks = arks.asks(self.state)
            if not asks:
                self.end()
                return
            seat = next((seat for seat in asks if seat in self.bots), SEAT)
            if seat != SEAT:
                self.let_bot_answer(seat)
            elif not self.decide(asks[SEAT]):
                return

    def let_bot_answer(self, seat: int) -> None:
        self.answer(seat, self.think(self.bots[seat], seat))

    def think(self, bot: Bot, seat: int) -> list[str]:
        """A bot never sees the true table, only one that its seat could not tell from it."""
        return bot.answer(arks.determinise(self.state, seat, self.rng), seat, self.rng)

    def answer(self, seat: int, picked: list[str]) -> None:
        events = self.session.answer(seat, picked)
        self.before.append(len(self.lines))
        self.lines += story(self.state, events, SEAT)

    def take_up(self, log: list[dict[str, Any]]) -> None:
        """Go through the log of a record that fits."""
        for entry in log:
            if "undo" in entry:
                self.undo(entry["seat"], entry["undo"])
            else:
                self.answer(entry["seat"], entry["picked"])

    # --- one decision of the person

    def decide(self, ask: arks.Ask) -> bool:
        """Ask until an answer is given; False when the person leaves."""
        self.show(ask, ask.kind not in BRIEF)
        while True:
            try:
                typed = self.read(prompt_text(ask)).strip()
            except (EOFError, KeyboardInterrupt):
                typed = "quit"
            try:
                if typed == "quit" or typed == "q":
                    self.say("Until next time.")
                    return False
                if self.obey(ask, typed):
                    return True
            except (arks.Illegal, OSError) as error:
                self.say(f"{error}", "red")

    def obey(self, ask: arks.Ask, typed: str) -> bool:
        """Do what was typed; True when it settles the decision."""
        verb, _, rest = typed.partition(" ")
        if not typed or typed[0].isdecimal() or typed[0] == "-":
            self.answer(SEAT, numbered(ask, typed))
            return True
        if verb in ("undo", "u"):
            self.undo(SEAT, 1)
            return True
        if verb == "offer":
            self.answer(SEAT, offer_ids(rest))
            return True
        command = COMMANDS.get(verb.lower())
        if command is None:
            raise arks.Illegal(f"{verb!r} is not a command; type a number, or help for all commands")
        command(self, ask, rest.strip())
        return False

    def undo(self, seat: int, answers: int) -> None:
        if not self.session.undoable(seat):
            raise arks.Illegal("there is nothing to take back: what was shown, and what others did, stays")
        self.session.undo(seat, answers)
        del self.lines[self.before[-answers] :]
        del self.before[-answers:]
        self.shown = min(self.shown, len(self.lines))

    # --- what is shown

    def show(self, ask: arks.Ask, full: bool) -> None:
        if full:
            self.draw(marks_of(ask))
        self.tell_news()
        self.console.print()
        self.console.print(Text(ask.text, style="bold"))
        self.console.print(choices_text(ask, self.console.width))
        self.say("     undo  why  look  hint  log  board  save  help  quit", SEEN)

    def draw(self, marks: Marks) -> None:
        if self.console.is_terminal:
            self.console.clear()
        state = self.state
        mode = state.rules.setup["options"]["mode"]
        title = f"Ark: Awakening, {mode}, seed {state.seed}, {len(state.cards.zones[ROOM_DECK])} rooms to discover"
        self.console.rule(title, style=SEEN, characters="─")
        for line in draw_ship(state, SEAT, self.console.width, marks):
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)
        self.console.print(draw_player(state, SEAT, self.console.width, marks))

    def tell_news(self) -> None:
        news = self.lines[self.shown :]
        self.shown = len(self.lines)
        most = max(NEWS // 2, min(NEWS, self.console.height - AROUND_NEWS))
        if len(news) > most:
            self.say(f"... and {len(news) - most} lines before (log {len(news)})", SEEN)
        self.tell(news[-most:])

    def tell(self, lines: list[str]) -> None:
        """Log lines, players in their colours."""
        for line in lines:
            text = Text(f"  {line}")
            for seat in range(self.state.rules.players):
                names = ["You", "you", "your"] if seat == SEAT else [colour_of(seat)]
                text.highlight_regex(rf"\b({'|'.join(names)})\b", SEAT_STYLES[seat])
            self.console.print(text)

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))

    # --- commands that settle nothing

    def why(self, ask: arks.Ask, rest: str) -> None:
        if rest:
            for thing in find_things(self.state, SEAT, rest):
                name = thing_name(self.state, parse(self.state, thing), SEAT)
                self.explain([name], arks.why_not(self.state, SEAT, thing))
            return
        reasons = impossible(self.state, SEAT)
        if not reasons:
            self.say("Nothing this question is about is impossible.")
        for reason, names in reasons:
            self.explain(names, reason)

    def explain(self, names: list[str], reason: arks.WhyNot) -> None:
        text = Text.assemble((sentence(", ".join(names)), "cyan"), f": {reason.sentence}")
        if reason.rule:
            text.append(f" ({reason.rule})", style=SEEN)
        self.console.print(text)

    def look(self, ask: arks.Ask, rest: str) -> None:
        for thing in find_things(self.state, SEAT, rest):
            head, *lines = look(self.state, SEAT, thing)
            self.say(head, "bold")
            for line in lines:
                self.say(f"  {line}")

    def log(self, ask: arks.Ask, rest: str) -> None:
        if rest and not rest.isdecimal():
            raise arks.Illegal("log takes a number of lines, or nothing")
        self.tell(self.lines[-int(rest) :] if rest else self.lines)
        if not self.lines:
            self.say("Nothing happened so far.")

    def hint(self, ask: arks.Ask, rest: str) -> None:
        bot = make("greedy")
        picked = self.think(bot, SEAT)
        labels = [option.label for option in ask.options if option.id in picked]
        reason = bot.reason()
        self.say(f"A bot would choose: {'; '.join(labels) or 'nothing'}{f' ({reason})' if reason else ''}", "cyan")

    def save(self, ask: arks.Ask | None, rest: str) -> None:
        if not rest:
            raise arks.Illegal("save where? Type save and the name of a file")
        path = Path(rest).expanduser()
        path.write_text(json.dumps(self.session.record()), encoding="utf-8")
        self.say(f"The game is in {path}.")

    def board(self, ask: arks.Ask, rest: str) -> None:
        self.show(ask, True)

    def help(self, ask: arks.Ask, rest: str) -> None:
        self.say(HELP)
        self.console.print(legend(self.state))

    # --- the end

    def end(self) -> None:
        self.draw({})
        self.tell_news()
        self.console.print()
        self.console.print(draw_end(self.state, SEAT))
        while True:
            try:
                verb, _, rest = self.read("save FILE, log, or Enter to leave: ").strip().partition(" ")
            except (EOFError, KeyboardInterrupt):
                return
            try:
                if verb == "save":
                    self.save(None, rest.strip())
                elif verb == "log":
                    self.tell(self.lines)
                else:
                    return
            except (arks.Illegal, OSError) as error:
                self.say(f"{error}", "red")


def offer_ids(words: str) -> list[str]:
    """``red give 2 Ti want 1 Os`` as the ids of an offer."""
    who, *rest = words.split() or [""]
    if who.lower() not in SEAT_COLOURS or len(rest) % 3:
        raise arks.Illegal("offer whom what? Type, say: offer red give 2 Ti want 1 Os")
    found = [f"trade seat:{SEAT_COLOURS.index(who.lower())}"]
    for at in range(0, len(rest), 3):
        verb, n, resource = rest[at : at + 3]
        found.append(f"{verb.lower()} {resource.capitalize()} {n}")
    return found


Command = Callable[[Table, arks.Ask, str], None]
COMMANDS: Final[dict[str, Command]] = {
    "why": Table.why,
    "w": Table.why,
    "look": Table.look,
    "log": Table.log,
    "l": Table.log,
    "hint": Table.hint,
    "save": Table.save,
    "board": Table.board,
    "b": Table.board,
    "help": Table.help,
    "h": Table.help,
    "?": Table.help,
}


# --- setting up


def play_at_terminal(
    game: str, mode: str, players: int, bots: str, seed: int | None, resume: Path | None = None
) -> int:
    """The command ``arks play --terminal``."""
    if resume is not None:
        record = read_record(resume)
        arks.replay(record)
        first = beginning(record)
    else:
        record = None
        drawn = random.SystemRandom().randrange(1_000_000) if seed is None else seed
        options = {"mode": mode} if game == GAME else {}
        first = arks.new(game, players=players, seed=drawn, options=options)
    if not isinstance(first, Ark):
        raise arks.Illegal(f"the table at the terminal is for {GAME}; other games are played in the browser: arks play")
    console = Console()
    others = {seat: make(bots) for seat in range(first.rules.players) if seat != SEAT}

    def read(prompt: str) -> str:
        return console.input(Text(prompt, style=SEEN))

    table = Table(arks.Session(first), others, random.Random(first.seed), console, read)
    if record is not None:
        table.take_up(record["log"])
    try:
        table.run()
    except KeyboardInterrupt:
        table.say("Until next time.")
    return 0
