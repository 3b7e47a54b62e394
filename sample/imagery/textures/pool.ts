import { adjust, shadeOf } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import { createNoise } from './surface.ts';
import type { Swatch } from './swatch.ts';

type Pool = {
  x: number;
  y: number;
  size: number;
  seed: number;
  /** At lower values more of the page below shows through. */
  opacity?: number;
};

function edgeOf({ x, y, size, seed }: Pool, reach = 1): Point[] {
  const noise = createNoise(seed);
  // Small pools are round.
  const loose = Math.min(1, size / 150);
  return steps(43, (t): Point => {
    const angle = t * (43 / 44) * 2 * Math.PI;
    const wobble = 1 + loose * (0.13 * noise(Math.cos(angle) * 1.3 + 20) + 0.1 * noise(Math.sin(angle) * 1.6 + 50));
    const radius = size * wobble * reach;
    return [x + Math.cos(angle) * radius * (1 + 0.16 * loose), y + Math.sin(angle) * radius * (1 - 0.14 * loose)];
  });
}

/** Part of the edge, as a line that swells and ends thin. */
function glint(pool: Pool, reach: number, from: number, to: number, width: number): Path {
  const edge = edgeOf(pool, reach).slice(from, to);
  const half = Math.ceil(edge.length / 2);
  const back = taper(edge.slice(0, half + 1).reverse(), width, 0.5);
  return [...back, ...taper(edge.slice(half), width, 0.5)];
}

/** A pool of clear liquid: light leaves on its far side and glints on the near one. */
export function drawPool(drawing: Drawing, color: Color, pool: Pool): void {
  const { size, opacity = 0.9 } = pool;
  const outline = spline(edgeOf(pool));
  const lift = size * 0.07 + 3;
  drawing.group({ x: lift * 0.8, y: lift }, () =>
    drawing.path(outline, shadeOf(color), { opacity: 0.34, blur: lift * 0.7, blurRoom: 25 }),
  );
  // The light that the liquid focuses falls within its shadow.
  drawing.group({ x: lift * 0.9, y: lift * 1.1, scale: 1 }, () =>
    drawing.path(spline(edgeOf(pool, 0.94)), adjust(color, 0.09), { opacity: 0.5, blur: lift * 0.5, blurRoom: 25 }),
  );
  drawing.group({ opacity }, () => {
    const body = linear(
      [
        [0, adjust(color, -0.12)],
        [0.4, color],
        [0.8, adjust(color, 0.09)],
        [1, adjust(color, 0.02)],
      ],
      [0.1, 0],
      [0.9, 1],
    );
    drawing.path(outline, adjust(color, -0.07));
    drawing.path(spline(edgeOf(pool, 0.985)), body);
    const glow = radial(
      [
        [0, adjust(color, 0.15), 0.85],
        [1, adjust(color, 0.1), 0],
      ],
      [0.5, 0.5],
      0.5,
    );
    drawing.group({ clip: outline }, () => {
      drawing.path(ellipse(pool.x + size * 0.42, pool.y + size * 0.36, size * 0.75, size * 0.46, 0.2), glow);
    });
  });
  drawing.path(glint(pool, 0.9, 23, 34, size * 0.05 + 2), '#ffffff', { opacity: 0.9, blur: 0.7 });
  drawing.path(glint(pool, 0.93, 2, 9, size * 0.02 + 1), '#ffffff', { opacity: 0.5, blur: 0.8 });
  const window: Path = spline([
    [pool.x - size * 0.5, pool.y - size * 0.34],
    [pool.x - size * 0.16, pool.y - size * 0.5],
    [pool.x + size * 0.02, pool.y - size * 0.4],
    [pool.x - size * 0.34, pool.y - size * 0.2],
  ]);
  drawing.path(window, '#ffffff', { opacity: 0.34, blur: size * 0.02 + 0.6 });
}

const DROPS: readonly Pool[] = [
  { x: 352, y: 280, size: 196, seed: 3 },
  { x: 634, y: 186, size: 46, seed: 9 },
  { x: 664, y: 362, size: 70, seed: 12 },
  { x: 588, y: 478, size: 30, seed: 15 },
  { x: 150, y: 488, size: 24, seed: 18 },
  { x: 712, y: 262, size: 15, seed: 21 },
  { x: 108, y: 92, size: 17, seed: 24 },
];

export const oil: Swatch = (drawing, color) => {
  for (const drop of DROPS) drawPool(drawing, color, drop);
};

/** A rinse or a drink, as clear as its glass. */
export const water: Swatch = (drawing, color) => {
  for (const drop of DROPS) drawPool(drawing, adjust(color, 0.03), { ...drop, seed: drop.seed + 30, opacity: 0.66 });
};
