import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse } from '../drawing/outlines.ts';
import { createRandom } from '../drawing/random.ts';
import { place, type Studio } from '../scenes/studio.ts';

/** A tree of the wadi: a short trunk under a wide crown of small leaves. */
export function standTree(studio: Studio, { x, y, tall }: { x: number; y: number; tall: number }, seed = 3): void {
  const { drawing, shade } = studio;
  const random = createRandom(seed);
  place(studio, { x, y, scale: tall / 300 }, () => {
    drawing.ellipse(70, 4, 150, 16, shade, { opacity: 0.4, blur: 5, blurRoom: 60 });
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
    for (const [tone, lift, reach] of [
      ['#1f4d2d', 12, 1],
      ['#2f6b38', 0, 0.95],
      ['#4c8a3c', -14, 0.84],
      ['#7fb24a', -28, 0.62],
    ] as const) {
      for (let leaf = 0; leaf < 120; leaf++) {
        const [angle, far] = [random() * 6.28, Math.sqrt(random()) * reach];
        const lx = Math.cos(angle) * far * 142 + lift * 0.8;
        const ly = -212 + Math.sin(angle) * far * 84 + lift;
        drawing.path(ellipse(lx, ly, 15, 7.5, random() * 3.1), adjust(tone, (random() - 0.5) * 0.05));
      }
    }
    for (let fruit = 0; fruit < 9; fruit++)
      drawing.path(ellipse(-90 + random() * 190, -250 + random() * 80, 5, 5), '#e0942c');
  });
}
