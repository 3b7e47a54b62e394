import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import { crocus } from './crocus.ts';
import { leaf } from './leaf.ts';

const GRASS = [
  [-2.2, 300],
  [-1.95, 250],
  [-1.66, 190],
  [-1.3, 210],
  [-1.02, 280],
  [-0.74, 240],
] as const;

function grass(palette: LeafPalette): Shape[] {
  return GRASS.flatMap(([angle, length], index) =>
    leaf({
      x: (index - 2.5) * 9,
      y: 0,
      length,
      width: 17,
      angle,
      bend: angle < -Math.PI / 2 ? -0.16 : 0.16,
      widest: 0.6,
      fullness: 0.6,
      veins: 0,
      palette,
      lit: index % 2 ? 1 : -1,
    }),
  );
}

/** A pinch of dried threads at the foot. */
function threads(): Shape[] {
  const random = createRandom(11);
  return Array.from({ length: 16 }, (): Shape => {
    const [x, y] = [(random() - 0.5) * 300, -4 - random() * 16];
    const [dx, dy] = [26 + random() * 26, (random() - 0.5) * 18];
    const line: Point[] = [
      [x - dx, y - dy],
      [x, y + (random() - 0.5) * 22],
      [x + dx, y + dy],
    ];
    return { path: taper(line, 5.5, 2), fill: random() > 0.4 ? '#b3200d' : '#d8481a' };
  });
}

/** Saffron: two open crocuses with their red stigmas among grassy leaves, a pinch of threads before them. */
export function saffron(palette = GREEN): Shape[] {
  return [
    ...crocus({ x: 112, y: -226, scale: 0.82, rotation: 0.26 }),
    ...crocus({ x: -46, y: -300, rotation: -0.1 }),
    ...grass(palette),
    ...threads(),
  ];
}
