import { describe, expect, it } from 'vitest';
import { cardOf, content, scoringOf } from '../content';
import { abilityIcon, MOMENTS, rowsOf, shortAbilities } from './abilities';
import { building, HEIGHT, pictureOf, WIDTH } from './art';
import { lackShort, lackText, reputationFor } from './words';

const numbers = [...Object.keys(content.cards), ...Object.keys(content.scoring)].map(Number);
const LACKS = [
  { what: 'folder', thing: null },
  { what: 'icon', thing: 'Reptile' },
  { what: 'icon', thing: 'PettingZooAnimal' },
  { what: 'partner', thing: 'Asia' },
  { what: 'partners', thing: null },
  { what: 'side', thing: 'animals' },
  { what: 'reputation', thing: null },
  { what: 'appeal', thing: null },
  { what: 'class', thing: 'small' },
  { what: 'level', thing: null },
  { what: 'home', thing: null },
  { what: 'home', thing: 'reptile_house' },
  { what: 'terrain', thing: 'Water' },
  { what: 'place', thing: 'cable_car' },
  { what: 'money', thing: null },
  { what: 'strength', thing: 'animals' },
  { what: 'workers', thing: null },
  { what: 'tokens', thing: null },
];

describe('what a card lacks', () => {
  it.each(LACKS)('has words for $what $thing', (lack) => {
    for (const text of [lackText({ ...lack, have: 1, need: 3 }), lackShort({ ...lack, have: 1, need: 3 })]) {
      expect(text).not.toMatch(/card-|\{|undefined/);
      expect(text).not.toBe('');
    }
  });

  it('names the special enclosure of an animal that lives nowhere else', () => {
    expect(lackText({ what: 'home', thing: 'petting_zoo', have: 0, need: 0 })).toBe(
      'No room in a petting zoo',
    );
  });

  it('knows the reputation that reaches a folder', () => {
    expect([1, 2, 3, 4, 5, 6].map(reputationFor)).toEqual([1, 2, 4, 7, 10, 13]);
  });
});

describe('the face', () => {
  it('has a picture for every card, with something in its middle', () => {
    for (const number of numbers) {
      const picture = pictureOf(number, (cardOf(number) ?? scoringOf(number))!);
      expect(picture.landscape ?? picture.paper).toBeTruthy();
      expect(picture.icon ?? picture.disc ?? picture.building).toBeTruthy();
    }
  });

  it('keeps unique buildings within the picture', () => {
    for (const kind of content.buildings.filter((one) => one.kind === 'unique')) {
      const { at, radius } = building(kind);
      for (const { x, y } of at) {
        expect(x - radius).toBeGreaterThan(40);
        expect(x + radius).toBeLessThan(WIDTH - 30);
        expect(y + radius).toBeLessThan(HEIGHT);
      }
    }
  });

  it('has an icon for every ability and a moment for every effect', () => {
    for (const card of Object.values(content.cards))
      for (const [head] of card.lines) {
        if (card.kind === 'animal') expect(abilityIcon(head), head).not.toBe('paw-print');
        if (card.kind === 'sponsor') expect(MOMENTS, head).toHaveProperty(head);
      }
  });

  it('shortens abilities and counts the rows of names', () => {
    expect(shortAbilities(['Iconic Animal: Africa'])).toBe('Iconic');
    expect(shortAbilities(['Multiplier: Sponsors', 'Flock Animal 4'])).toBe('Multiplier +1');
    expect([
      rowsOf('Lion'),
      rowsOf('Bald Eagle'),
      rowsOf('White Rhinoceros'),
      rowsOf('Galápagos Giant Tortoise'),
    ]).toEqual([1, 1, 2, 3]);
  });
});
