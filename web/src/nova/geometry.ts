/** Where the spaces of a zoo map are drawn: flat-top hexagons in 9 columns, the odd ones half a hexagon higher. */
export const R = 36;
const PITCH_X = R * 1.5;
const PITCH_Y = R * Math.sqrt(3);
export const COLUMNS = 9;
export const BOX = { x: -6, y: -6, width: 516, height: 448 };

export interface Point {
  x: number;
  y: number;
}
export type Axial = readonly [q: number, r: number];

export const POSITIONS: readonly { column: number; row: number }[] = Array.from(
  { length: COLUMNS },
  (_, column) => Array.from({ length: 6 + (column % 2) }, (_, row) => ({ column, row })),
).flat();
export const CELLS = POSITIONS.length;

export const AXIAL: readonly Axial[] = POSITIONS.map(({ column, row }) => [
  column,
  row - Math.floor((column + 1) / 2),
]);
const AT = new Map(AXIAL.map(([q, r], cell) => [`${q},${r}`, cell]));

export function cellAt(q: number, r: number): number | undefined {
  return AT.get(`${q},${r}`);
}

export const CENTRES: readonly Point[] = POSITIONS.map(({ column, row }) => ({
  x: R + PITCH_X * column,
  y: PITCH_Y * (row + (column % 2 ? 0.5 : 1)),
}));

/** How a space is called: columns are letters, rows are numbers from the top. */
export function cellName(cell: number): string {
  const { column, row } = POSITIONS[cell]!;
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Where a shape that is on no map would be drawn. */
export function axialCentre([q, r]: Axial, radius = R): Point {
  return { x: radius * 1.5 * q, y: radius * Math.sqrt(3) * (r + q / 2) };
}

const CORNERS = Array.from({ length: 6 }, (_, n) => ({
  x: Math.cos((n * Math.PI) / 3),
  y: Math.sin((n * Math.PI) / 3),
}));

export function hexPoints({ x, y }: Point, radius: number): string {
  return CORNERS.map(
    (corner) => `${(x + corner.x * radius).toFixed(1)},${(y + corner.y * radius).toFixed(1)}`,
  ).join(' ');
}

/** The outline of some hexagons as one path; edges between two of them are inside. */
export function outlineOf(centres: Point[], radius: number): string {
  const key = (point: Point) => `${Math.round(point.x * 4)},${Math.round(point.y * 4)}`;
  const edges = new Map<string, { from: Point; to: Point }>();
  for (const { x, y } of centres) {
    const corners = CORNERS.map((corner) => ({ x: x + corner.x * radius, y: y + corner.y * radius }));
    corners.forEach((from, n) => {
      const to = corners[(n + 1) % 6]!;
      if (!edges.delete(`${key(to)}>${key(from)}`)) edges.set(`${key(from)}>${key(to)}`, { from, to });
    });
  }
  const next = new Map([...edges.values()].map((edge) => [key(edge.from), edge]));
  const paths: string[] = [];
  while (next.size) {
    const [start] = next.keys();
    let at = start!;
    let path = '';
    for (let edge = next.get(at); edge; edge = next.get(at)) {
      path += `${path ? 'L' : 'M'}${edge.from.x.toFixed(1)},${edge.from.y.toFixed(1)}`;
      next.delete(at);
      at = key(edge.to);
    }
    paths.push(`${path}Z`);
  }
  return paths.join('');
}

export function outline(cells: number[]): string {
  return outlineOf(
    cells.map((cell) => CENTRES[cell]!),
    R,
  );
}

export function middle(cells: number[]): Point {
  const points = cells.map((cell) => CENTRES[cell]!);
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
}

/** The space in the middle of a building: the one nearest to all the others. */
export function heart(cells: number[]): Point {
  const point = middle(cells);
  const far = (cell: number) => Math.hypot(CENTRES[cell]!.x - point.x, CENTRES[cell]!.y - point.y);
  return CENTRES[cells.toSorted((a, b) => far(a) - far(b))[0]!]!;
}

const STEPS: readonly Axial[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function around(cell: number): number[] {
  const [q, r] = AXIAL[cell]!;
  return STEPS.flatMap(([dq, dr]) => cellAt(q + dq, r + dr) ?? []);
}

/** A shape turned clockwise by one step. */
export function turned(shape: readonly Axial[]): Axial[] {
  return shape.map(([q, r]) => [-r, q + r] as const);
}
