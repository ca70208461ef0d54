/** What lies on the circles of a room: cylinders, then power tokens, which cover two circles where they can. */

export interface Laid {
  /** The first circle that it covers, and how many. */
  place: number;
  span: number;
  /** The colour of a cylinder; null: a power token. */
  colour: string | null;
}

const COVERS = 2;

export function laid(circles: number, cylinders: string[], tokens: number): Laid[] {
  const found: Laid[] = cylinders.map((colour, place) => ({ place, span: 1, colour }));
  let place = cylinders.length;
  for (let token = 0; token < tokens; token++) {
    const span = Math.min(COVERS, circles - place);
    if (span < 1) break;
    found.push({ place, span, colour: null });
    place += span;
  }
  return found;
}
