import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { GREEN } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import { dot } from './flower.ts';
import { leaf } from './leaf.ts';
import { type Finger, finger, type RhizomeColors, slice } from './rhizome.ts';

const COLORS: RhizomeColors = {
  light: '#e8b05c',
  skin: '#c27f2c',
  dark: '#7c4a14',
  ring: '#5f360d',
  flesh: '#f59a1b',
  heart: '#d9720a',
};
const FINGERS: Finger[] = [
  { x: -40, y: -120, angle: -2.5, length: 210, width: 74 },
  { x: 20, y: -120, angle: -0.62, length: 230, width: 76, cut: true },
  { x: -160, y: -70, angle: -0.08, length: 300, width: 86 },
  { x: -90, y: -60, angle: 2.9, length: 130, width: 66, cut: true },
];

/** A heap of the ground spice. */
function powder(cx: number, width: number, height: number): Shape[] {
  const random = createRandom(14);
  const ridge = steps(12, (t): Point => {
    const x = cx - width / 2 + width * t;
    return [x, -height * Math.sin(Math.PI * t) ** 1.25 + (random() - 0.5) * 5 + 4];
  });
  const foot = steps(8, (t): Point => [cx + width / 2 - width * t, 8 + 7 * Math.sin(Math.PI * t)]);
  const grains = Array.from({ length: 90 }, () => {
    const t = random();
    const y = -height * Math.sin(Math.PI * t) ** 1.25 * random();
    return dot(cx - width / 2 + width * t, y + 4, 1.2 + random() * 1.8, random() > 0.5 ? '#ffd27a' : '#b8650a', 0.6);
  });
  return [
    {
      path: spline([...ridge, ...foot], { tension: 1 / 9 }),
      fill: vertical([
        [0, '#f9b23a'],
        [0.6, '#e88f12'],
        [1, '#b8660a'],
      ]),
    },
    ...grains,
  ];
}

/** Turmeric: two broad leaves, ringed fingers cut to their orange flesh, a heap of powder. */
export function turmeric(palette = GREEN): Shape[] {
  const blade = { width: 112, veins: 12, veinAngle: 0.9, widest: 0.78, palette };
  return [
    ...leaf({ ...blade, x: -30, y: -120, length: 430, angle: -2.05, bend: -0.1, lit: 1 }),
    ...leaf({ ...blade, x: 20, y: -120, length: 460, angle: -1.2, bend: 0.12, lit: -1 }),
    ...FINGERS.flatMap((one, index) => finger(one, COLORS, index + 6)),
    ...powder(150, 250, 92),
    ...slice(-110, 0, 54, COLORS),
    ...slice(-22, 8, 46, COLORS),
  ];
}
