import { adjust } from '../drawing/color.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse } from '../drawing/outlines.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from '../scenes/studio.ts';

/** A low bush with its flowers, for the background. */
export function standBush(
  { drawing, shade, at }: Studio,
  { x, y, tall }: { x: number; y: number; tall: number },
  flower: Color,
  seed: number,
): void {
  const random = createRandom(seed);
  drawing.ellipse(at(x) + tall * 0.14, y - tall * 0.06, tall * 0.66, tall * 0.14, shade, {
    opacity: 0.4,
    blur: 3,
    blurRoom: 60,
  });
  for (const [tone, reach, lift] of [
    ['#2c6336', 1, 0],
    ['#4c8a3c', 0.86, 0.08],
    ['#7fb24a', 0.66, 0.16],
  ] as const) {
    for (let leaf = 0; leaf < 26; leaf++) {
      const [angle, far] = [random() * 6.28, Math.sqrt(random()) * reach];
      drawing.path(
        ellipse(
          at(x) + Math.cos(angle) * far * tall * 0.6,
          y - tall * (0.46 + lift) + Math.sin(angle) * far * tall * 0.42,
          tall * 0.12,
          tall * 0.065,
          random() * 3,
        ),
        adjust(tone, (random() - 0.5) * 0.06),
      );
    }
  }
  for (let index = 0; index < 8; index++) {
    const [fx, fy] = [at(x) + (random() - 0.5) * tall * 1.05, y - tall * (0.28 + random() * 0.62)];
    drawing.path(ellipse(fx, fy, tall * 0.1, tall * 0.095), adjust(flower, -0.1));
    drawing.path(ellipse(fx - tall * 0.02, fy - tall * 0.02, tall * 0.07, tall * 0.066), flower);
    drawing.path(ellipse(fx, fy, tall * 0.03, tall * 0.03), adjust(flower, -0.16, 1.2));
  }
}
