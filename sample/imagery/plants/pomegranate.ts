import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { GREEN } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { berry } from './berry.ts';
import { cutHalf } from './cut-pomegranate.ts';
import { leaf } from './leaf.ts';
import { crown, RIND } from './pomegranate-crown.ts';

export function wholePomegranate(placement: Placement): Shape[] {
  const body: Point[] = [
    [0, -136],
    [70, -124],
    [128, -70],
    [140, 6],
    [112, 84],
    [50, 130],
    [0, 136],
    [-50, 130],
    [-112, 84],
    [-140, 6],
    [-128, -70],
    [-70, -124],
  ];
  const random = createRandom(31);
  const freckles = Array.from({ length: 46 }, (): Shape => {
    const [angle, reach] = [random() * 6.28, Math.sqrt(random()) * 120];
    const outline = ellipse(Math.cos(angle) * reach, Math.sin(angle) * reach, 1.4 + random() * 2, 1 + random());
    return { path: outline, fill: random() > 0.5 ? '#f7b58c' : '#6d1222', opacity: 0.4 };
  });
  return placeShapes(
    [
      ...placeShapes(crown(), { y: -128 }),
      { path: spline(body), fill: RIND },
      ...freckles,
      { path: ellipse(-54, -58, 34, 20, -0.7), fill: '#ffe3d2', opacity: 0.5 },
      { path: ellipse(-26, -86, 9, 6, -0.5), fill: '#ffffff', opacity: 0.5 },
    ],
    placement,
  );
}

/** Pomegranate: a crowned fruit and a cut half before two leaves, loose arils. */
export function pomegranate(palette = GREEN): Shape[] {
  const blade = { width: 74, veins: 9, widest: 0.8, palette };
  const loose = [
    [-166, -12],
    [-140, -4],
    [-36, -8],
    [-188, -22],
  ].flatMap(([x = 0, y = 0]) => berry(x, y, 13, ['#ff8a92', '#d81f3a', '#96071f', '#5f0415'], { gloss: 1 }));
  return [
    ...leaf({ ...blade, x: -90, y: -250, length: 280, angle: -2.5, bend: 0.14, lit: 1 }),
    ...leaf({ ...blade, x: -60, y: -260, length: 260, angle: -0.75, bend: -0.14, lit: -1 }),
    ...wholePomegranate({ x: -96, y: -156, rotation: -0.14 }),
    ...cutHalf({ x: 112, y: -136, rotation: 0.1 }),
    ...loose,
  ];
}
