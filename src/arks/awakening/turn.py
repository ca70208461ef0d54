"""A turn: marker on a different section, one line, at most one chain, then combat (rulebook p. 10, 18, 20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.units import FieldHeal
from arks.awakening.combat import ChooseCombat
from arks.awakening.gates import BottomTileShown
from arks.awakening.state import CHANGED_BY_OTHERS, DUE_EXPLORE, Ark, changed, own_player
from arks.awakening.words import ACT, CHAIN, CHAINED, DONE, MARKER_PLACED, SECTION_CHOSEN, TURN_STARTED
from arks.kernel.asks import MENU, Choice
from arks.kernel.events import emit
from arks.kernel.frames import again, push
from arks.kernel.rules import Chooser, Step, Verb, query
from arks.kernel.state import Frame
from arks.kernel.steps import Do, If
from arks.kernel.words import Raw


@dataclass(frozen=True)
class NextTurn(Step):
    """Turn after turn, clockwise, until somebody wins."""


@dataclass(frozen=True)
class StartTurn(Step):
    """The next player becomes the active one; what it controls may already activate or complete something."""


@dataclass(frozen=True)
class ChooseLine(Step):
    """Place the action marker on a different section and perform one of its lines."""


@dataclass(frozen=True)
class ChooseChain(Step):
    """Chain once from the marker's section to another, or not."""


@dataclass(frozen=True)
class PerformAnyLine(Step):
    """Perform one line of any section, as if the marker stood there (an artifact's use)."""


@dataclass(frozen=True)
class EndTurn(Step):
    """Nobody is active until the next turn starts."""


def run_next_turn(state: Ark, frame: Frame, step: NextTurn) -> None:
    again(frame)
    push(state, "turn", state.next_seat)


def run_start_turn(state: Ark, frame: Frame, step: StartTurn) -> None:
    state.active = frame.seat
    player = own_player(state, frame.seat)
    player.turns += 1
    emit(state, (TURN_STARTED, frame.seat, player.turns))
    state.due |= DUE_EXPLORE
    changed(state, CHANGED_BY_OTHERS)


def run_end_turn(state: Ark, frame: Frame, step: EndTurn) -> None:
    state.active = -1
    state.next_seat = (frame.seat + 1) % state.boards


def lines(state: Ark, seat: int, word: int, sections: list[int]) -> list[Raw]:
    """The lines of some sections as options."""
    printed = state.players[seat].board.sections
    closable = "LineClosed" in state.rules.queries
    found: list[Raw] = []
    for section in sections:
        if not closable or query(state, "LineClosed", seat, section, 0) == 0:
            for line in range(len(printed[section].lines)):
                found.append((word, section, line))
    return found


def open_sections(state: Ark, seat: int) -> list[int]:
    """The sections of which a seat may perform a line: all but that of its marker, unless a mode says otherwise."""
    choose = state.rules.hook("open sections")
    if choose is not None:
        found: list[int] = choose(state, seat)
        return found
    marker = state.players[seat].marker
    return [section for section in range(len(state.players[seat].sections)) if section != marker]


def line_options(state: Ark, frame: Frame, step: ChooseLine, seat: int) -> Choice:
    return Choice(MENU, "section", lines(state, seat, ACT, open_sections(state, seat)))


def line_chosen(state: Ark, frame: Frame, step: ChooseLine, seat: int, picked: tuple[Raw, ...]) -> None:
    _, section, line = picked[0]
    own_player(state, seat).marker = section
    marked = state.rules.hook("open sections") is None
    emit(state, (MARKER_PLACED if marked else SECTION_CHOSEN, seat, section, line))
    start_phase(state, seat, section, line)
    for take in state.rules.hooks.get("section chosen", []):  # what it starts comes before the phase
        take(state, seat, section)


def start_phase(state: Ark, seat: int, section: int, line: int) -> None:
    push(state, "phase", seat, {"section": section, "line": line, "integrated": ()})


def chain_options(state: Ark, frame: Frame, step: ChooseChain, seat: int) -> Choice | None:
    player = state.players[seat]
    targets = state.pack.targets
    sections = sorted({targets[t].chain_to for t in player.targets if targets[t].chain_from == player.marker})
    if not sections:
        return None
    return Choice(MENU, "chain", [*lines(state, seat, CHAIN, sections), (DONE,)])


def chain_chosen(state: Ark, frame: Frame, step: ChooseChain, seat: int, picked: tuple[Raw, ...]) -> None:
    if picked[0][0] != DONE:
        _, section, line = picked[0]
        emit(state, (CHAINED, seat, section, line))
        start_phase(state, seat, section, line)


def any_line_options(state: Ark, frame: Frame, step: PerformAnyLine, seat: int) -> Choice:
    return Choice(MENU, "wild-line", lines(state, seat, ACT, list(range(len(state.players[seat].sections)))))


def any_line_chosen(state: Ark, frame: Frame, step: PerformAnyLine, seat: int, picked: tuple[Raw, ...]) -> None:
    _, section, line = picked[0]
    # It is part of the running phase: the limit of one cube per room stays bound outside.
    push(state, "phase", seat, {"section": section, "line": line, "wild_used": 1})


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {
    "game": (Do("setup"), NextTurn()),
    "turn": (
        StartTurn(),
        FieldHeal(),
        ChooseLine(),
        ChooseChain(),
        ChooseCombat(),
        EndTurn(),
        If(BottomTileShown(), (Do("gates"),)),
    ),
}
VERBS: Final[tuple[Verb, ...]] = (
    Verb(NextTurn, run_next_turn, lambda rules, step: "take turns clockwise"),
    Verb(StartTurn, run_start_turn, lambda rules, step: "start the turn"),
    Verb(EndTurn, run_end_turn, lambda rules, step: "end the turn"),
)
CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(ChooseLine, line_options, line_chosen, lambda rules, step: "place the action marker"),
    Chooser(ChooseChain, chain_options, chain_chosen, lambda rules, step: "you may chain"),
    Chooser(PerformAnyLine, any_line_options, any_line_chosen, lambda rules, step: "perform one line of any section"),
)
