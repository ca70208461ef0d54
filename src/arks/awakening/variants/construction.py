"""CONSTRUCT and REMOVE: artifacts as new sections of a biodome (003:L2023-2067)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.line import LEFT_USE, TakeAction, spend
from arks.awakening.state import ARTIFACT_DISCARD, HAND_CHANGED, Ark, changed, hand, hand_zone, note, noted, under_zone
from arks.awakening.tables import Artifact
from arks.awakening.turn import StartTurn
from arks.awakening.words import CONSTRUCT, CONSTRUCTED, REMOVE_SECTION, SECTION_REMOVED
from arks.kernel.asks import PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, push
from arks.kernel.rules import Chooser, Module, Patch, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.kernel.zones import move

FRESH: Final = "fresh sections"  # constructed in this phase: they count from the next one on


@dataclass(frozen=True)
class FreshNoMore(Step):
    """A new turn: what was constructed before counts, in a mini action phase too."""


@dataclass(frozen=True)
class RemoveOneSection(Step):
    """With one section too many, remove one of those that were there before."""


def artifact_of(state: Ark, uid: int) -> Artifact:
    return state.pack.artifacts[state.cards.face[uid]]


def has_section(artifact: Artifact) -> bool:
    return bool(artifact.section or artifact.section_conversions)


def constructed(state: Ark, seat: int) -> list[int]:
    """The cards that are sections; a help card is tucked under the biodome without being one."""
    return [uid for uid in sorted(state.cards.zones[under_zone(state, seat)]) if artifact_of(state, uid).in_deck]


def list_sections(state: Ark, frame: Frame, seat: int, left: tuple[int, ...], options: list[Raw]) -> None:
    if left[LEFT_USE]:
        options += [(CONSTRUCT, uid) for uid in sorted(hand(state, seat)) if has_section(artifact_of(state, uid))]
    # A phase stays open for it; a line inside the phase does not, since the phase goes on (ruling R-27).
    inside = frame.procedure != state.rules.number["phase"] or bound(state, frame, "wild_used", 0)
    if (options or not inside) and not bound(state, frame, "mini", 0):  # a mini action is no action phase
        options += [(REMOVE_SECTION, uid) for uid in constructed(state, seat)]


def construct(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    uid = option[1]
    spend(state, frame, LEFT_USE)
    move(state, (uid,), hand_zone(state, seat), under_zone(state, seat))
    note(state, FRESH, *sorted([*noted(state, FRESH), uid]))
    emit(state, (CONSTRUCTED, seat, uid))
    changed(state, HAND_CHANGED)
    if len(constructed(state, seat)) > state.pack.complexity.sections:
        push(state, "remove-section", seat, {"newest": uid})


def take_removal(state: Ark, frame: Frame, seat: int, option: Raw) -> None:
    remove(state, seat, option[1])


def remove(state: Ark, seat: int, uid: int) -> None:
    move(state, (uid,), under_zone(state, seat), ARTIFACT_DISCARD)
    note(state, FRESH, *[other for other in noted(state, FRESH) if other != uid])
    emit(state, (SECTION_REMOVED, seat, uid))


def one_options(state: Ark, frame: Frame, step: RemoveOneSection, seat: int) -> Choice:
    newest = bound(state, frame, "newest")
    options: list[Raw] = [(REMOVE_SECTION, uid) for uid in constructed(state, seat) if uid != newest]
    return Choice(PICK, "remove-section", options)


def one_chosen(state: Ark, frame: Frame, step: RemoveOneSection, seat: int, picked: tuple[Raw, ...]) -> None:
    remove(state, seat, picked[0][1])


def phase_starts(state: Ark, frame: Frame) -> None:
    """What was constructed before counts from now on; a line inside a phase is no new phase."""
    if noted(state, FRESH) and not bound(state, frame, "wild_used", 0):
        note(state, FRESH)


def run_fresh_no_more(state: Ark, frame: Frame, step: FreshNoMore) -> None:
    if noted(state, FRESH):
        note(state, FRESH)


def audit(state: Ark) -> str:
    removing = state.rules.number["remove-section"]
    under = [uid for seat in range(state.boards) for uid in state.cards.zones[under_zone(state, seat)]]
    if not set(noted(state, FRESH)) <= set(under):
        return "what was constructed in this phase lies under a biodome"
    for seat in range(state.boards):
        too_many = len(constructed(state, seat)) > state.pack.complexity.sections
        if too_many and not any([frame.procedure == removing for frame in state.stack]):
            return f"a biodome has {state.pack.complexity.sections} constructed sections at most"
    return ""


TAKERS: Final[dict[int, TakeAction]] = {CONSTRUCT: construct, REMOVE_SECTION: take_removal}
MODULE: Final[Module] = Module(
    "construction",
    procedures={"remove-section": (RemoveOneSection(),)},
    patches=(Patch("turn", "after", StartTurn, (FreshNoMore(),)),),
    verbs=(Verb(FreshNoMore, run_fresh_no_more, lambda rules, step: "constructed sections count"),),
    choosers=(Chooser(RemoveOneSection, one_options, one_chosen, lambda rules, step: "remove a section"),),
    hooks={"line actions": list_sections, "line takers": TAKERS, "phase starts": phase_starts, "audit": audit},
)
