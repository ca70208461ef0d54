/** Which animal lives where. The rules only know which enclosures are occupied; the story of the game tells the rest. */
import type { Told } from '../../lib/types';

type Homes = Map<string, string[]>;

function move(homes: Homes, card: string, to: string | null): void {
  for (const [home, cards] of homes) {
    const left = cards.filter((other) => other !== card);
    if (left.length) homes.set(home, left);
    else homes.delete(home);
  }
  if (to) homes.set(to, [...(homes.get(to) ?? []), card]);
}

/** A card leaves a building: where the story had put somebody else there, the two have changed places. */
function leave(homes: Homes, card: string, building: string): void {
  const here = homes.get(building) ?? [];
  const was = [...homes].find(([, cards]) => cards.includes(card))?.[0];
  const other = here.find((one) => one !== card);
  move(homes, card, null);
  if (was && was !== building && other) move(homes, other, was);
}

/** The cards of the animals in each building of a seat, by the building's id. */
export function residents(log: Told[], seat: number): Homes {
  const homes: Homes = new Map();
  for (const { word, seat: who, args } of log) {
    if (who !== seat) continue;
    const [, card = '', building = ''] = args;
    if (word === 'housed' || word === 'moved-in') move(homes, card, building);
    else if (word === 'vacated') leave(homes, card, building);
    else if (word === 'released') move(homes, card, null);
  }
  return homes;
}
