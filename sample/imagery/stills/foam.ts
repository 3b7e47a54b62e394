import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse } from '../drawing/outlines.ts';
import { radial } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from '../scenes/studio.ts';
import { LEVEL } from './tub.ts';

/** A foam bubble: white towards the window, blue like the water on its far side, bluer with its `depth` in a mound. */
function blowBubble({ drawing }: Studio, [x, y]: Point, radius: number, depth: number): void {
  const sheen = radial(
    [
      [0, '#ffffff'],
      [0.5, adjust('#fbfcfb', -depth * 0.03)],
      [0.86, adjust('#e9f1f1', -depth * 0.07)],
      [1, adjust('#d3e2e5', -depth * 0.09)],
    ],
    [0.36, 0.3],
    0.76,
  );
  drawing.path(ellipse(x, y, radius, radius * 0.94), sheen);
}

/** The mounds of foam from the back to the front: where each floats, how wide and how tall. */
const MOUNDS = [
  [132, -14, 100, 62],
  [34, -8, 70, 36],
  [196, 2, 60, 46],
  [98, 12, 110, 44],
  [-34, 20, 54, 18],
] as const;

/** Soft foam heaped on the water. */
export function heapFoam(studio: Studio): void {
  const random = createRandom(17);
  for (const [along, float, half, tall] of MOUNDS) {
    const x = studio.mirrored ? -along : along;
    const y = LEVEL + float;
    studio.drawing.ellipse(x - 4, y + 8, half * 1.08, 13, '#4d8594', { opacity: 0.34, blur: 5, blurRoom: 60 });
    for (let row = 3; row >= 0; row--)
      for (let bubble = 0; bubble < 9; bubble++) {
        const across = (bubble / 8) * 2 - 1;
        const reach = Math.sqrt(1 - (row / 4) ** 2);
        const spot: Point = [
          x + across * half * reach + (random() - 0.5) * 12,
          y - (row / 4) * tall * (1 - across * across * 0.35) + random() * 7,
        ];
        const depth = Math.max(0, 0.5 + across * 0.5 - row * 0.12);
        blowBubble(studio, spot, half * (0.11 + random() * 0.15), depth);
      }
  }
}
