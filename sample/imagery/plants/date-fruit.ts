import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { sphere } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';

const SKINS = [
  ['#c97b3a', '#8a4418', '#54240c', '#331406'],
  ['#dc9048', '#9c5320', '#63300f', '#3d1b08'],
  ['#b06430', '#743814', '#451d0a', '#2b1005'],
] as const;

/** One date along the x axis: glossy, wrinkled lengthwise, with its cap. */
export function dateFruit(placement: Placement, tone: number, seed: number): Shape[] {
  const random = createRandom(seed);
  const [light, middle, dark, edge] = SKINS[tone % SKINS.length] ?? SKINS[0];
  const outline: Point[] = [
    [-92, 0],
    [-80, -28],
    [-40, -43],
    [14, -46],
    [66, -36],
    [92, -10],
    [94, 8],
    [68, 36],
    [16, 46],
    [-40, 43],
    [-80, 28],
  ];
  const wrinkles = Array.from({ length: 11 }, (_, index): Shape => {
    const across = -0.8 + 0.16 * index;
    const start = -74 + random() * 40;
    const line = steps(5, (t): Point => {
      const x = start + t * (70 + random() * 40);
      return [x, across * 40 * Math.cos(x / 82) + (random() - 0.5) * 5];
    });
    return { path: taper(line, 2.6, 0.8), fill: random() > 0.42 ? edge : light, opacity: 0.42 };
  });
  const cap: Shape[] = [
    { path: ellipse(-88, 0, 11, 21), fill: '#d9b873' },
    { path: ellipse(-93, 0, 8, 15), fill: '#a8823f' },
    {
      path: taper(
        [
          [-96, 0],
          [-116, -3],
          [-132, 2],
        ],
        8,
        5,
      ),
      fill: '#b8934c',
    },
  ];
  return placeShapes(
    [
      { path: spline(outline), fill: sphere(light, middle, dark, edge) },
      ...wrinkles,
      { path: ellipse(-8, -24, 44, 7, -0.04), fill: '#ffe3bd', opacity: 0.5 },
      { path: ellipse(50, -20, 12, 4, 0.3), fill: '#ffffff', opacity: 0.45 },
      ...cap,
    ],
    placement,
  );
}
