import type { Path, Point } from '../drawing/geometry.ts';
import { polygon, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Shape } from '../drawing/shape.ts';

const CELL = 46;
const ROW_STEP = CELL * 1.5;
const COLUMN_STEP = CELL * Math.sqrt(3);

const hexagon = (cx: number, cy: number, radius: number): Path =>
  polygon(
    Array.from({ length: 6 }, (_, corner): Point => {
      const angle = Math.PI / 6 + (corner * Math.PI) / 3;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    }),
  );

/** How many cells each row of the comb holds, from the top, and how far it is shifted in half cells. */
const ROWS = [
  { cells: 3, shift: -2 },
  { cells: 4, shift: -3 },
  { cells: 5, shift: -4 },
  { cells: 4, shift: -3 },
  { cells: 3, shift: -2 },
] as const;
/** Cells that are capped with wax or empty; all others shine with honey. */
const CAPPED = new Set(['0/0', '1/3', '4/2']);
const EMPTY = new Set(['0/2', '2/4']);

const HONEY = linear(
  [
    [0, '#ffd76a'],
    [0.45, '#f0a21f'],
    [1, '#b8620c'],
  ],
  [0, 0],
  [0.7, 1],
);
const WAX = linear(
  [
    [0, '#ffeab5'],
    [1, '#e2ae52'],
  ],
  [0, 0],
  [0.7, 1],
);
const HOLLOW = linear(
  [
    [0, '#7a3d08'],
    [1, '#c77a1b'],
  ],
  [0, 0],
  [0.7, 1],
);

function cell(key: string, cx: number, cy: number): Shape[] {
  const inside = CAPPED.has(key) ? WAX : EMPTY.has(key) ? HOLLOW : HONEY;
  const gloss: Point[] = [
    [cx - 22, cy - 4],
    [cx - 20, cy - 18],
    [cx - 2, cy - 28],
    [cx + 4, cy - 24],
    [cx - 12, cy - 15],
    [cx - 16, cy - 2],
  ];
  const shine: Shape[] = EMPTY.has(key) ? [] : [{ path: spline(gloss), fill: '#fff6d8', opacity: 0.75 }];
  return [
    { path: hexagon(cx, cy, CELL * 0.9), fill: '#9a4f0a' },
    { path: hexagon(cx + 1, cy + 2, CELL * 0.84), fill: inside },
    ...shine,
  ];
}

export function comb(): Shape[] {
  const slab: Shape[] = [];
  const cells: Shape[] = [];
  ROWS.forEach(({ cells: count, shift }, row) => {
    for (let column = 0; column < count; column++) {
      const [cx, cy] = [(column + (shift + 1) / 2) * COLUMN_STEP, -330 + row * ROW_STEP];
      slab.push({ path: hexagon(cx + 10, cy + 22, CELL * 1.1), fill: '#8a4508' });
      cells.push({ path: hexagon(cx, cy, CELL * 1.06), fill: '#f3c25a' }, ...cell(`${row}/${column}`, cx, cy));
    }
  });
  return [...slab, ...cells];
}
