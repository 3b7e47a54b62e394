import { angleAt, type Curve, curvePoints, pointAt, taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { ellipse } from '../drawing/outlines.ts';
import { radial } from '../drawing/paint.ts';
import { BARK, GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import { dot } from './flower.ts';
import { leaf } from './leaf.ts';
import { stem } from './stem.ts';

/** The twigs, back to front. */
const TWIGS: Curve[] = [
  { start: [0, -60], control: [-120, -260], end: [-150, -520] },
  { start: [0, -40], control: [130, -240], end: [170, -480] },
  { start: [0, 0], control: [30, -320], end: [0, -640] },
];
const WHORLS = 17;

function twig(line: Curve, seed: number, palette: LeafPalette): Shape[] {
  const random = createRandom(seed);
  const needles: Shape[] = [];
  for (let whorl = 0; whorl < WHORLS; whorl++) {
    const t = 0.16 + (0.84 * whorl) / (WHORLS - 1);
    const [x, y] = pointAt(line, t);
    const size = 0.7 + 0.45 * Math.sin(Math.PI * (0.1 + 0.78 * t));
    for (const spread of [-1.2, -0.62, 0.62, 1.2]) {
      const side = spread < 0 ? -1 : 1;
      const lean = spread * (1.05 - 0.62 * t) + (random() - 0.5) * 0.16;
      needles.push(
        ...leaf({
          x,
          y,
          length: 104 * size * (Math.abs(spread) > 1 ? 1 : 0.84),
          width: 12.5,
          angle: angleAt(line, t) + lean,
          bend: -side * 0.1,
          widest: 0.8,
          fullness: 0.7,
          veins: 0,
          palette,
          lit: side > 0 ? -1 : 1,
        }),
      );
    }
  }
  return [...stem(curvePoints(line, 14), 7, 3, BARK), ...needles];
}

/** A bottlebrush of white stamens round a stretch of a twig. */
function brush(line: Curve, from: number, to: number, seed: number): Shape[] {
  const random = createRandom(seed);
  const haze = radial([
    [0, '#f7f2dc', 0.95],
    [0.6, '#f7f2dc', 0.7],
    [1, '#f7f2dc', 0],
  ]);
  const shapes = steps(5, (u): Shape => {
    const [x, y] = pointAt(line, from + (to - from) * u);
    return { path: ellipse(x, y, 52, 44), fill: haze };
  });
  for (let index = 0; index < 150; index++) {
    const [x, y] = pointAt(line, from + ((to - from) * index) / 150);
    const side = index % 2 ? 1 : -1;
    const angle = angleAt(line, from) + side * (0.7 + random() * 1.05);
    const length = 40 + random() * 22;
    const [tipX, tipY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const thread: Point[] = [
      [x, y],
      [(x + tipX) / 2, (y + tipY) / 2 + 3],
      [tipX, tipY],
    ];
    shapes.push({ path: taper(thread, 3, 2), fill: '#fffdf4', opacity: 0.9 }, dot(tipX, tipY, 2.8, '#e3c86a'));
  }
  return shapes;
}

/** Tea tree: twigs of narrow whorled leaves and two white bottlebrush flowers. */
export function teaTree(palette = GREEN): Shape[] {
  return TWIGS.flatMap((line, index) => [
    ...twig(line, index + 5, palette),
    ...(index === 0 ? brush(line, 0.62, 0.86, 3) : index === 2 ? brush(line, 0.66, 0.88, 8) : []),
  ]);
}
