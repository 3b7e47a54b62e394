import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse } from '../drawing/outlines.ts';
import { createRandom } from '../drawing/random.ts';
import { place, type Studio } from '../scenes/studio.ts';

/** Trees taller than this show their single leaves. */
const LARGE = 280;
/** The boughs of a crown, as ellipses about the trunk's foot. */
const CLUMPS = [
  [-88, -196, 66, 46],
  [84, -200, 66, 48],
  [-34, -258, 76, 50],
  [52, -262, 66, 44],
  [0, -206, 72, 46],
] as const;
const TONES = [
  ['#1f4d2d', 12, 1],
  ['#2f6b38', 0, 0.95],
  ['#4c8a3c', -12, 0.8],
  ['#7fb24a', -22, 0.54],
] as const;

type Clump = readonly [x: number, y: number, across: number, up: number];

/** The leaves of a crown, clump by clump: the shaded ones first, those in the sun last. */
export function drawCrown(
  { drawing }: Studio,
  random: () => number,
  clumps: readonly Clump[],
  leaf: { count: number; length: number; width: number },
): void {
  for (const [tone, lift, reach] of TONES) {
    for (const [cx, cy, rx, ry] of clumps) {
      for (let index = 0; index < leaf.count; index++) {
        const [angle, far] = [random() * 6.28, Math.sqrt(random()) * reach];
        const x = cx + Math.cos(angle) * far * rx + lift * 0.8;
        const y = cy + Math.sin(angle) * far * ry + lift;
        drawing.path(ellipse(x, y, leaf.length, leaf.width, random() * 3.1), adjust(tone, (random() - 0.5) * 0.05));
      }
    }
  }
}

/** A tree of the wadi: a short trunk under a wide crown of small leaves. */
export function standTree(studio: Studio, { x, y, tall }: { x: number; y: number; tall: number }, seed = 3): void {
  const { drawing, shade } = studio;
  const random = createRandom(seed);
  place(studio, { x, y, scale: tall / 300 }, () => {
    drawing.ellipse(36, 6, 170, 20, shade, { opacity: 0.4, blur: 5, blurRoom: 60 });
    for (const [tx, ty, width] of [
      [-60, -190, 15],
      [8, -210, 20],
      [66, -180, 13],
    ] as const)
      drawing.path(
        taper(
          [
            [0, 4],
            [tx * 0.3, -80],
            [tx, ty],
          ],
          28,
          width * 0.5,
        ),
        '#6f4a2a',
      );
    drawing.path(
      taper(
        [
          [-5, 2],
          [-8, -80],
          [-14, -160],
        ],
        8,
        3,
      ),
      '#a37a4c',
      { opacity: 0.7 },
    );
    const leaf = tall > LARGE ? { count: 84, length: 8, width: 4.5 } : { count: 22, length: 15, width: 7.5 };
    drawCrown(studio, random, CLUMPS, leaf);
    for (let fruit = 0; fruit < 14; fruit++)
      drawing.path(ellipse(-100 + random() * 200, -270 + random() * 100, 4.4, 4.4), '#e0942c');
  });
}
