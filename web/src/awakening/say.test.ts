import { describe, expect, it } from 'vitest';
import { content } from './content';
import { promptIcon, roomLabel, thingName } from './say';
import { board, room, table, view } from './testing';
import { t } from './text';

const card = Object.keys(content.artifacts)[0]!;
const shown = view(2, 0, {
  boards: [board(0, { cards: [{ id: 'card:5', kind: card }], marker: 'power' }), board(1)],
  rooms: [room(0, { seat: 0, kind: 'biodome' }), room(1, { seat: 1, kind: 'biodome' }), room(2, { cell: 3 })],
});

describe('things are called', () => {
  const game = table(shown);
  it.each([
    ['room:0', t('your-biodome')],
    ['room:1', t('biodome-of', { name: '#2' })],
    ['room:2', content.rooms['transport-gate']!.name],
    ['section:power', content.sections.power.name],
    ['card:5', content.artifacts[card]!.name],
    ['seat:1', '#2'],
    ['cell:7', 'H1'],
    ['room:99', 'room:99'],
  ])('%s', (id, name) => expect(thingName(game, id)).toBe(name));
});

it('reads a room to those who do not see it', () => {
  const game = table(shown);
  const label = roomLabel(game, room(2, { cell: 3, control: [1], units: { red: 2 }, token: true }));
  expect(label).toContain(content.rooms['transport-gate']!.name);
  expect(label).toContain(t('label-control', { who: '#2' }));
  expect(label).toContain(t('label-units', { units: t('pieces-of', { n: 2, name: '#2' }) }));
  expect(label).toContain('D1');
  expect(label).toContain(t('label-token'));
  expect(label).not.toContain(t('label-legal'));
});

it('shows the sign of the marked section, and others for other questions', () => {
  const game = table(shown);
  const ask = { number: 1, text: '', lo: 1, hi: 1, options: [], answered: null };
  game.update({ ask: { ...ask, kind: 'menu', prompt: 'line' } });
  expect(promptIcon(game)).toBe('power-generator');
  game.update({ ask: { ...ask, kind: 'menu', prompt: 'section' } });
  expect(promptIcon(game)).toBe('habitat-dome');
  game.update({ ask: { ...ask, kind: 'place', prompt: 'place-room' } });
  expect(promptIcon(game)).toBe('compass');
  game.update({ ask: { ...ask, kind: 'sealed', prompt: 'combat-card' } });
  expect(promptIcon(game)).toBe('crossed-swords');
});
