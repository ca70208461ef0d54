"""A checked pack as written into a `Pack` as played: ids become indices, printed pairs become grants."""

from __future__ import annotations

from collections.abc import Iterable

from arks.awakening import tables as t

from . import model, words
from .build_boards import complexity, constructed, deals, factions, levels
from .build_enemy import enemy
from .build_fallout import fallout
from .build_rooms import board, fixed, groups, rooms
from .build_setup import deck, layout
from .parts import Objective


def build(name: str, files: model.Files) -> t.Pack:
    """Trusts the checker: call it only with files that have no problems."""
    house = rooms(files.rooms, [deal for card in files.artifacts.cards for deal in deals(card)])
    room_by_id = {room.id: room.index for room in house.kinds}
    artifacts = tuple(_artifact(index, card, house.conversions) for index, card in enumerate(files.artifacts.cards))
    artifact_by_id = {card.id: card.index for card in artifacts}
    targets = {target.id: target.index for target in house.targets}
    group_by_id = {group.id: index for index, group in enumerate(files.rooms.groups)}
    start = files.setup.player_start
    limits = files.setup.limits
    first = t.Start(
        units=start.units,
        units_total=start.units_total,
        cylinders=start.cylinders,
        cylinders_total=start.cylinders_total,
        arsenal=start.arsenal,
        metamorphite=start.metamorphite,
        cards=tuple(artifact_by_id[card] for card in start.cards),
    )
    return t.Pack(
        name=name,
        digest=files.digest,
        groups=groups(files.rooms),
        rooms=house.kinds,
        targets=house.targets,
        conversions=house.conversions,
        board=board(files.board_a.sections, files.vocabulary),
        artifacts=artifacts,
        missions=tuple(
            _mission(index, card, group_by_id, targets) for index, card in enumerate(files.missions.missions)
        ),
        first_missions=tuple(
            t.Mission(index, card.id, card.title, (), _objectives(card.objectives, targets), card.flavour, card.source)
            for index, card in enumerate(files.missions.first_mission)
        ),
        achievements=tuple(_achievement(index, card, targets) for index, card in enumerate(files.achievements.cards)),
        achievements_needed=files.achievements.needed.n,
        tokens=tuple(
            t.Token(index, face.id, t.REWARDS.index(face.reward), face.n, face.count, face.icon)
            for index, face in enumerate(files.explore_tokens.tokens)
        ),
        decks=tuple(deck(written, room_by_id) for written in files.setup.decks),
        layouts=tuple(layout(written) for written in files.setup.layouts),
        violet_groups=(0, *files.setup.violet_rule.most),
        start=first,
        limits=t.Limits(
            arsenal=limits.arsenal_max,
            hand=limits.hand,
            defence=limits.defence_cap,
            exploit=limits.exploit_factories,
            between_gates=limits.min_rooms_between_gates,
        ),
        factions=factions(files, first),
        levels=levels(files.variants.unfair),
        help=artifact_by_id[files.variants.unfair.help],
        complexity=complexity(files.variants.complexity, artifact_by_id),
        gate=room_by_id[files.rooms.gate.id],
        biodome=room_by_id[files.rooms.biodome.id],
        generator_target=targets[words.GENERATOR_TARGET],
        enemy=enemy(files.enemy, targets),
        fallout=fallout(files.fallout, artifact_by_id),
        room_by_id=room_by_id,
        artifact_by_id=artifact_by_id,
    )


def _artifact(index: int, card: model.Artifact, conversions: tuple[t.Conversion, ...]) -> t.Artifact:
    return t.Artifact(
        index=index,
        id=card.id,
        name=card.name,
        copies=card.copies,
        in_deck=card.deck,
        power=card.power if isinstance(card.power, int) else -1,
        critical=card.critical,
        use=tuple(_use(effect) for effect in card.use),
        wild=any(effect.id == "wild_action" for effect in card.use),
        section=constructed(card),
        section_conversions=tuple(conversions.index(deal) for deal in deals(card)),
        icon=card.icon,
        flavour=card.flavour,
        source=card.source,
        fixed=fixed(card),
    )


def _use(effect: model.Effect) -> t.Use:
    return t.Use(effect.id, tuple((name, _number(getattr(effect, name))) for name in words.EFFECTS[effect.id]))


def _number(value: int | str) -> int:
    if isinstance(value, int):
        return value
    return words.ANY if value == "any" else t.RESOURCES.index(value)


def _objectives(goals: Iterable[Objective], targets: dict[str, int]) -> tuple[t.Objective, ...]:
    return tuple(_objective(goal, targets) for goal in goals)


def _objective(goal: Objective, targets: dict[str, int]) -> t.Objective:
    kind = t.OBJECTIVES.index(goal.id)
    if goal.section is not None:
        return t.Objective(kind, t.SECTIONS.index(goal.section))
    if goal.room is not None:
        return t.Objective(kind, targets[goal.room])
    return t.Objective(kind, goal.n if isinstance(goal.n, int) else words.ALL)


def _mission(index: int, card: model.Mission, groups: dict[str, int], targets: dict[str, int]) -> t.Mission:
    return t.Mission(
        index=index,
        id=card.id,
        title=card.title,
        groups=tuple(groups[group] for group in card.groups),
        objectives=tuple(t.Objective(t.ACTIVATE, targets[room]) for room in card.rooms),
        flavour=card.flavour,
        source=card.source,
    )


def _achievement(index: int, card: model.Achievement, targets: dict[str, int]) -> t.Achievement:
    return t.Achievement(
        index=index,
        id=card.id,
        name=card.name,
        easy=_objectives(card.easy.goals, targets),
        difficult=_objectives(card.difficult.goals, targets),
        easy_points=card.easy.vp,
        difficult_points=card.difficult.vp,
        icon=card.icon,
        source=card.source,
        fixed=fixed(card),
    )
