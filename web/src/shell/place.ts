/** Where a small box is put beside a thing without lying on anything that may be clicked. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;

export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

type Spot = { left: number; top: number };
interface Size {
  width: number;
  height: number;
}

/** Steps across and down an area in which places are tried. */
const STEPS = 6;

function around({ width, height }: Size, area: Rect): Spot[] {
  const spots: Spot[] = [];
  const across = area.right - area.left - width - 2 * GAP;
  const down = area.bottom - area.top - height - 2 * GAP;
  for (let row = STEPS; row >= 0; row--)
    for (let column = 0; column <= STEPS; column++)
      spots.push({
        left: area.left + GAP + (across * column) / STEPS,
        top: area.top + GAP + (down * row) / STEPS,
      });
  return across < 0 || down < 0 ? [] : spots;
}

function beside({ width, height }: Size, thing: Rect): Spot[] {
  const middle = {
    left: (thing.left + thing.right - width) / 2,
    top: (thing.top + thing.bottom - height) / 2,
  };
  return [
    { left: thing.right + GAP, top: middle.top },
    { left: thing.left - width - GAP, top: middle.top },
    { left: middle.left, top: thing.top - height - GAP },
    { left: middle.left, top: thing.bottom + GAP },
  ];
}

/** The first place that covers nothing, beside the thing or in one of the areas; else the one that covers least. */
export function place(size: Size, thing: Rect | null, areas: [Rect, ...Rect[]], blocked: Rect[]): Spot {
  const [first] = areas;
  const held = (spot: Spot): Spot => ({
    left: Math.max(first.left + GAP, Math.min(first.right - size.width - GAP, spot.left)),
    top: Math.max(first.top + GAP, Math.min(first.bottom - size.height - GAP, spot.top)),
  });
  const near = thing ? beside(size, thing).map(held) : [];
  const kept = thing ? [...blocked, thing] : blocked;
  let best = held({ left: first.left, top: first.bottom });
  let least = Infinity;
  for (const spot of [...near, ...areas.flatMap((area) => around(size, area))]) {
    const box = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    const covered = kept.reduce((sum, one) => sum + overlap(box, one), 0);
    if (covered < least) {
      least = covered;
      best = spot;
    }
    if (least === 0) break;
  }
  return best;
}
