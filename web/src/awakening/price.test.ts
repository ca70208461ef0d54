import { expect, it } from 'vitest';
import { afterPaying } from './price';

const have = { Di: 0, Os: 4, Bt: 6, Ti: 2, Mt: 3 };

it('takes what is paid', () => {
  expect(afterPaying(have, { Bt: 2, Mt: 3 })).toEqual({
    Bt: { n: 4, either: false },
    Mt: { n: 0, either: false },
  });
  expect(afterPaying(have, {})).toEqual({});
});

it('lets Metamorphite stand in for what is missing', () => {
  expect(afterPaying(have, { Ti: 4 })).toEqual({ Ti: { n: 0, either: false }, Mt: { n: 1, either: false } });
  expect(afterPaying(have, { Di: 2 })).toEqual({ Mt: { n: 1, either: false } });
});

it('leaves open which of several resources is paid', () => {
  expect(afterPaying(have, { 'Ti/Bt': 5 })).toEqual({
    Ti: { n: 0, either: true },
    Bt: { n: 1, either: true },
  });
});
