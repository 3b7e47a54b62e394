import { taper } from '../drawing/curve.ts';
import { ellipse, type Path, type Point, polygon, spline, steps } from '../drawing/geometry.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';

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

function comb(): Shape[] {
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

const LIQUID = linear(
  [
    [0, '#c9740f'],
    [0.3, '#ffcf5c'],
    [0.55, '#eb9a1a'],
    [1, '#a85608'],
  ],
  [0, 0],
  [1, 0],
);

/** Honey that runs from the comb's lower edge, and the drop that leaves it. */
function drip(x: number, top: number, length: number, width: number): Shape[] {
  const w = width / 2;
  const outline: Point[] = [
    [x - w * 1.5, top],
    [x - w * 0.8, top + length * 0.2],
    [x - w * 0.55, top + length * 0.6],
    [x - w, top + length * 0.86],
    [x, top + length],
    [x + w, top + length * 0.86],
    [x + w * 0.55, top + length * 0.6],
    [x + w * 0.8, top + length * 0.2],
    [x + w * 1.5, top],
  ];
  return [
    { path: spline(outline), fill: LIQUID },
    { path: ellipse(x - w * 0.3, top + length * 0.82, w * 0.2, length * 0.08), fill: '#ffffff', opacity: 0.8 },
  ];
}

const WOOD = linear(
  [
    [0, '#8a5a2e'],
    [0.3, '#d8a468'],
    [0.6, '#b07a42'],
    [1, '#6b4220'],
  ],
  [0, 0],
  [1, 0],
);

/** The grooved dipper, honey between its rings. */
function dipper(): Shape[] {
  const handle: Point[] = [
    [0, -150],
    [3, -300],
    [0, -470],
  ];
  const rings = steps(6, (t): Shape[] => {
    const y = -10 - t * 128;
    const half = 30 + 22 * Math.sin(Math.PI * (0.12 + 0.76 * t));
    return [
      { path: ellipse(0, y + 6, half * 0.9, 9), fill: '#e79a1c' },
      { path: ellipse(0, y, half, 10), fill: WOOD },
      { path: ellipse(0, y - 3, half * 0.9, 6), fill: '#e5b87c', opacity: 0.8 },
    ];
  });
  return [
    { path: taper(handle, 17, 13), fill: WOOD },
    { path: ellipse(0, -472, 10, 9), fill: '#c18d52' },
    ...rings.flat(),
    ...drip(-6, 0, 64, 26),
  ];
}

const POOL: Point[] = [
  [-220, -8],
  [-150, -34],
  [-20, -40],
  [120, -36],
  [214, -20],
  [230, 2],
  [150, 22],
  [10, 28],
  [-140, 22],
];

/** Honey: a piece of comb that runs over into a pool, and a dipper. */
export function honey(): Shape[] {
  return [
    {
      path: spline(POOL),
      fill: vertical([
        [0, '#f7b73c'],
        [1, '#c8720f'],
      ]),
    },
    { path: ellipse(-70, -20, 80, 7, -0.04), fill: '#ffe9ab', opacity: 0.6 },
    ...comb(),
    ...drip(-70, -30, 44, 24),
    ...drip(34, -34, 56, 28),
    ...placeShapes(dipper(), { x: 168, y: -60, rotation: 0.42 }),
  ];
}
