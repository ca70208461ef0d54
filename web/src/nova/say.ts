/** What drawn things and questions are called, and the icon that stands for a question. */
import { ACTION_LOOK, buildingKind, content, nameOfCard } from './content';
import { cellName } from './geometry';
import { t } from './text';
import { cardsOf, ownBoard, type BoardView, type BuildingView, type ZooGame } from './types';

/** A whole sentence about a space, for readers of the screen. */
export function cellLabel(board: BoardView, cell: number, legal: boolean): string {
  const map = content.maps[board.map!]!;
  const parts = [t('label-space', { name: cellName(cell) })];
  if (map.water.includes(cell)) parts.push(t('label-water'));
  if (map.rock.includes(cell)) parts.push(t('label-rock'));
  if (map.build2.includes(cell)) parts.push(t('label-two'));
  const effect = map.bonuses[cell];
  if (effect) parts.push(t('label-bonus', { bonus: content.effects[effect] ?? effect }));
  const building = board.buildings.find((one) => one.cells.includes(cell));
  if (building) parts.push(t('label-under', { building: buildingKind(building.kind).name }));
  if (legal) parts.push(t('label-legal'));
  return parts.join(', ');
}

export function buildingLabel(game: ZooGame, building: BuildingView, numbers: number[]): string {
  const kind = buildingKind(building.kind);
  const parts = [kind.name, t('label-at', { name: cellName(building.cells[0]!) })];
  if (numbers.length) parts.push(numbers.map(nameOfCard).join(', '));
  else if (kind.kind === 'standard') parts.push(building.full ? t('label-occupied') : t('label-empty'));
  if (kind.kind === 'special') parts.push(t('label-filled', { n: building.full, of: building.capacity }));
  if (game.legal.has(building.id)) parts.push(t('label-legal'));
  return parts.join(', ');
}

/** What a clicked thing is called. */
export function thingName(game: ZooGame, id: string): string {
  const [kind, name = ''] = id.split(':') as [string, string];
  const view = game.view!;
  switch (kind) {
    case 'card': {
      const card = cardsOf(view).get(id);
      return nameOfCard(card?.number) ?? t('a-card');
    }
    case 'action':
      return t(`action-${name}`);
    case 'cell':
      return t('label-space', { name: cellName(Number(name)) });
    case 'building': {
      const building = ownBoard(game)?.buildings.find((one) => one.id === id);
      return building ? buildingKind(building.kind).name : id;
    }
    case 'shape':
      return content.buildings[Number(name)]!.name;
    case 'map':
      return content.maps[name]?.name ?? name;
    case 'partner':
      return t('partner-in', { name: t(`icon-${name}`) });
    case 'university':
      return t(`university-${name}`);
    case 'task':
      return t(`task-${name}`);
    case 'token': {
      const board = ownBoard(game);
      const space = board?.map == null ? undefined : content.maps[board.map]!.left[Number(name)];
      return space ? (content.effects[space.effect] ?? space.effect) : id;
    }
    case 'tile': {
      const tile = view.tiles.find((one) => one.id === id)?.kind;
      return tile ? (content.tiles[tile] ?? tile) : id;
    }
    case 'slot':
      return t('slot', { n: Number(name) });
    case 'seat':
      return game.nameOf(Number(name));
    default:
      return id;
  }
}

const PROMPT_ICON: Record<string, string> = {
  'keep-four': 'card-pick',
  'hand-limit': 'coffee-cup',
  'discard-scoring': 'laurels-trophy',
  map: 'treasure-map',
  upgrade: 'upgrade',
  'conservation-2': 'three-leaves',
  'bonus-tile': 'three-leaves',
  'left-token': 'three-leaves',
  'partner-zoo': 'wireframe-globe',
  university: 'graduate-cap',
};

export function promptIcon(game: ZooGame): string {
  const own = PROMPT_ICON[game.ask?.prompt ?? ''];
  const doing = game.view?.doing;
  return own ?? (doing ? ACTION_LOOK[doing.action].icon : 'paw-print');
}
