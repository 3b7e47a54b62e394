import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { ellipse } from '../drawing/outlines.ts';
import { sphere } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';

const FIBRE_TONES = ['#5b3a1f', '#8a5d34', '#b78a57', '#3d2614'] as const;

/** Coarse fibres over a round husk, following its bulge. */
export function fibres(radiusX: number, radiusY: number, count: number, seed: number, lower = -1): Shape[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index): Shape => {
    const longitude = -0.96 + (1.92 * index) / (count - 1);
    const from = Math.max(lower, -0.95 + random() * 0.9);
    const to = Math.min(0.95, from + 0.3 + random() * 0.6);
    const line = steps(5, (t): Point => {
      const v = from + (to - from) * t;
      const half = Math.sqrt(Math.max(0, 1 - v * v));
      return [longitude * half * radiusX * 0.98 + (random() - 0.5) * 4, v * radiusY * 0.98];
    });
    const fill = FIBRE_TONES[index % FIBRE_TONES.length] ?? FIBRE_TONES[0];
    return { path: taper(line, 1.4 + random() * 1.6, 0.6), fill, opacity: 0.55 };
  });
}

/** The whole nut with its three eyes. */
export function wholeNut(placement: Placement): Shape[] {
  const eyes: Shape[] = [
    { path: ellipse(-30, -84, 15, 13, 0.2), fill: '#2b190d' },
    { path: ellipse(18, -96, 14, 12), fill: '#2b190d' },
    { path: ellipse(2, -58, 16, 15), fill: '#23140a' },
    { path: ellipse(-2, -62, 8, 5), fill: '#6d4a2b', opacity: 0.6 },
  ];
  const nut: Shape[] = [
    { path: ellipse(0, 0, 138, 132), fill: sphere('#b48453', '#8a5c33', '#553519', '#35200f') },
    ...fibres(138, 132, 54, 4),
    ...eyes,
    { path: ellipse(-52, -50, 34, 20, -0.7), fill: '#f0d3a4', opacity: 0.22 },
  ];
  return placeShapes(nut, placement);
}
