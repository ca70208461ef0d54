"""Bonuses printed on maps, tracks and tiles, as steps; one that nobody knows stops the loading of the facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, PICK, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, push
from arks.kernel.rules import Chooser, Step
from arks.kernel.state import Frame
from arks.kernel.steps import Choose, Do, If, Var
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.abilities_cards import MAP_ITSELF, PouchCards
from arks.nova.actions.association import partners_offered, universities_offered
from arks.nova.display import SnapCards, TakeCards
from arks.nova.effects import FROM_LEFT_EDGE, Gain, HireWorker, TellIncome, UpgradeAction
from arks.nova.metrics import Of, Times
from arks.nova.placement import FreeBuild
from arks.nova.row import After, MoveActionCard, PutMultiplier
from arks.nova.state import Zoo, is_upgraded
from arks.nova.tables import ASSOCIATION, Pack
from arks.nova.tracks import APPEAL, CONSERVATION, MONEY, REPUTATION, XTOKEN, gain
from arks.nova.turn import TakeAction
from arks.nova.zoo import gain_partner, gain_university

TILE_MONEY: Final = 5  # always there instead of a bonus tile (p. 18)
TILE_PLACES: Final[dict[int, tuple[int, ...]]] = {5: (0, 1), 8: (2, 3)}  # of `Zoo.tiles`, by conservation points
POUCH_APPEAL: Final = 2


@dataclass(frozen=True)
class TakePartner(Step):
    """Take a partner zoo from the association board; lost when none fits (ruling N-R75)."""


@dataclass(frozen=True)
class TakeUniversity(Step):
    """Take a university from the association board; lost when none fits."""


@dataclass(frozen=True)
class TakeTile(Step):
    """Money, or one of the bonus tiles beside a space of the conservation track, which then leaves the game (p. 18)."""

    points: int


def association_side(state: Zoo, seat: int) -> int:
    """Side of the Association card that counts: the own one, or a borrowed one while it is in use (ruling N-B1)."""
    if is_upgraded(state.players[seat], ASSOCIATION):
        return 1
    action = state.rules.number["action"]
    for frame in reversed(state.stack):
        if frame.procedure == action:
            used = bound(state, frame, "card")
            return int(used == ASSOCIATION and is_upgraded(state.players[bound(state, frame, "owner")], ASSOCIATION))
    return 0


def partner_options(state: Zoo, frame: Frame, step: TakePartner, seat: int) -> Choice | None:
    offered = partners_offered(state, seat, association_side(state, seat))
    options: list[Raw] = [(words.PARTNER_UP, continent) for continent in offered]
    return Choice(PICK, "partner-zoo", options) if options else None


def partner_chosen(state: Zoo, frame: Frame, step: TakePartner, seat: int, picked: tuple[Raw, ...]) -> None:
    gain_partner(state, seat, picked[0][1])


def university_options(state: Zoo, frame: Frame, step: TakeUniversity, seat: int) -> Choice | None:
    options: list[Raw] = [(words.ENROL, university) for university in universities_offered(state, seat)]
    return Choice(PICK, "university", options) if options else None


def university_chosen(state: Zoo, frame: Frame, step: TakeUniversity, seat: int, picked: tuple[Raw, ...]) -> None:
    gain_university(state, seat, picked[0][1])


def tile_options(state: Zoo, frame: Frame, step: TakeTile, seat: int) -> Choice:
    options: list[Raw] = [(words.TAKE_TILE, place) for place in TILE_PLACES[step.points] if state.tiles[place] >= 0]
    return Choice(MENU, "bonus-tile", [*options, (words.TAKE_MONEY, TILE_MONEY)])


def tile_chosen(state: Zoo, frame: Frame, step: TakeTile, seat: int, picked: tuple[Raw, ...]) -> None:
    word, place = picked[0]
    if word == words.TAKE_MONEY:
        gain(state, seat, MONEY, TILE_MONEY)
        return
    tile = state.tiles[place]
    state.tiles = (*state.tiles[:place], -1, *state.tiles[place + 1 :])
    emit(state, (words.TILE_TAKEN, seat, place, tile))
    push(state, f"tile {state.pack.tracks.bonus_tiles[tile][0]}", seat)


# --- from the words of the fact tables to steps

Reading = Callable[[Pack, str], tuple[Step, ...]]


def reads(pack: Pack, argument: str) -> tuple[Step, ...]:
    """`free_build reptile_house|large_bird_aviary (Build II not needed)`: what stands in brackets only explains."""
    ids = [building.id for building in pack.buildings]
    return (FreeBuild(tuple([ids.index(id) for id in argument.partition(" ")[0].split("|")])),)


NAMED: Final[dict[str, Reading]] = {
    "money": lambda pack, n: (Gain(MONEY, int(n)),),
    "xtoken": lambda pack, n: (Gain(XTOKEN, int(n)),),
    "appeal": lambda pack, n: (Gain(APPEAL, int(n)),),
    "conservation": lambda pack, n: (Gain(CONSERVATION, int(n)),),
    "reputation": lambda pack, n: (Gain(REPUTATION, int(n)),),
    "hire_worker": lambda pack, n: (HireWorker(),) * int(n),
    "upgrade_action_card": lambda pack, n: (UpgradeAction(),),
    "snap": lambda pack, n: (SnapCards(1),) * int(n),
    "take_card:range_or_deck": lambda pack, n: (TakeCards(int(n)),),
    "free_build": reads,
    "clever": lambda pack, n: (After(f"clever {int(n)}"),),
    "extra_action": lambda pack, n: (After("determination"),),
    "multiplier": lambda pack, n: (PutMultiplier(),) * int(n),
    "partner_zoo": lambda pack, n: (TakePartner(),) * int(n),
    "university": lambda pack, n: (TakeUniversity(),) * int(n),
    "sponsor_for_money": lambda pack, n: (Do("sponsor-for-money"),),
    "ability Pouch": lambda pack, n: (
        PouchCards(int(n), MAP_ITSELF),
        Gain(APPEAL, Times(POUCH_APPEAL, Var("picked"))),
    ),
}
# What the tiles say in words.
TILES: Final[dict[str, str]] = {
    "may free_build enclosure3": "free_build enclosure3",
    "take 1 partner zoo from the association board": "partner_zoo 1",
    "take 1 university from the association board": "university 1",
    "put 1 multiplier token on one own action card at once": "multiplier 1",
    "may play 1 sponsor from hand paying money equal to its level": "sponsor_for_money",
}


def steps_of(pack: Pack, effect: str) -> tuple[Step, ...]:
    """The steps of a bonus as the fact tables write it: a name, then after a space or colon its argument."""
    effect = TILES.get(effect, effect)
    for name, reading in NAMED.items():
        rest = effect[len(name) :]
        if effect.startswith(name) and rest[:1] in ("", " ", ":"):
            return reading(pack, rest[1:])
    raise AssertionError(f"no bonus is called {effect!r}")


def procedures(pack: Pack) -> dict[str, tuple[Step, ...]]:
    """One procedure for each bonus there is, ``bonus money 5``, and for printed gains, ``gain 2 5``."""
    effects = list(pack.tracks.reputation_bonuses.values())
    found: dict[str, tuple[Step, ...]] = {}
    for zoo in pack.maps:
        effects += [effect for _, effect in zoo.bonuses] + [effect for _, effect in zoo.left]
        effects += [effect for effect in (*zoo.partner_zoo, *zoo.university, *zoo.worker) if effect]
        for again, effect in zoo.left:
            if again:  # in every break
                found[f"income bonus {effect}"] = (TellIncome(FROM_LEFT_EDGE), *steps_of(pack, effect))
    for effect in effects:
        found[f"bonus {effect}"] = steps_of(pack, effect)
    for id, effect in pack.tracks.bonus_tiles:
        found[f"tile {id}"] = steps_of(pack, effect)
    for track in (APPEAL, CONSERVATION, REPUTATION):
        for n in range(1, 16):
            found[f"gain {track} {n}"] = (Gain(track, n),)
    choice = Choose("conservation-2", ((UpgradeAction(),), (HireWorker(),)))
    found["conservation 2"] = (If(Of("lying_workers"), (choice,), (UpgradeAction(),)),)  # ruling N-TWO
    for points in TILE_PLACES:
        found[f"conservation {points}"] = (TakeTile(points),)
    for n in (1, 2):
        found[f"clever {n}"] = (MoveActionCard(),) * n
    found["determination"] = (TakeAction(extra=True),)
    return found


CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(TakePartner, partner_options, partner_chosen, lambda rules, step: "take a partner zoo"),
    Chooser(TakeUniversity, university_options, university_chosen, lambda rules, step: "take a university"),
    Chooser(TakeTile, tile_options, tile_chosen, lambda rules, step: f"{TILE_MONEY} money or a bonus tile"),
)
