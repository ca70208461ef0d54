"""Bonuses printed on maps, tracks and tiles, as steps."""

from __future__ import annotations

from arks.kernel.rules import Step
from arks.kernel.steps import Choose
from arks.nova.display import SnapCards, TakeCards
from arks.nova.effects import Gain, HireWorker, UpgradeAction
from arks.nova.tables import Pack
from arks.nova.tracks import APPEAL, CONSERVATION, MONEY, REPUTATION, XTOKEN

TRACKS = {"money": MONEY, "xtoken": XTOKEN, "appeal": APPEAL, "conservation": CONSERVATION, "reputation": REPUTATION}


def steps_of(effect: str) -> tuple[Step, ...]:
    """The steps of a bonus as the fact tables write it."""
    name, _, rest = effect.partition(" ")
    if name in TRACKS:
        return (Gain(TRACKS[name], int(rest)),)
    if effect.startswith("take_card:range_or_deck:"):
        return (TakeCards(int(effect.rpartition(":")[2])),)
    match name:
        case "hire_worker":
            return (HireWorker(),)
        case "upgrade_action_card":
            return (UpgradeAction(),)
        case "snap":
            return (SnapCards(int(rest)),)
    return ()


def procedures(pack: Pack) -> dict[str, tuple[Step, ...]]:
    """One procedure for each bonus there is, ``bonus money 5``, and for printed gains, ``gain 2 5``."""
    found: dict[str, tuple[Step, ...]] = {}
    for zoo in pack.maps:
        effects = [effect for _, effect in zoo.bonuses] + [effect for _, effect in zoo.left]
        for effect in [*effects, *zoo.partner_zoo, *zoo.university, *zoo.worker]:
            if effect:
                found[f"bonus {effect}"] = steps_of(effect)
    for effect in pack.tracks.reputation_bonuses.values():
        found[f"bonus {effect}"] = steps_of(effect)
    for id, effect in pack.tracks.bonus_tiles:
        found[f"tile {id}"] = steps_of(effect)
    for track in (APPEAL, CONSERVATION, REPUTATION):
        for n in range(1, 16):
            found[f"gain {track} {n}"] = (Gain(track, n),)
    found["conservation 2"] = (Choose("conservation-2", ((UpgradeAction(),), (HireWorker(),))),)
    found["conservation 5"] = (Gain(MONEY, 5),)
    found["conservation 8"] = (Gain(MONEY, 5),)
    return found
