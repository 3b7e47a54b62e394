import { ellipse, type Point, spline } from '../drawing/geometry.ts';
import { radial, sphere } from '../drawing/paint.ts';
import { GREEN } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { berry } from './botany.ts';
import { leaf } from './leaf.ts';

const RIND = sphere('#f08a6a', '#cf3a3c', '#8e1a2b', '#5c0f1f');

/** The crown of sepals a pomegranate wears, its foot at (0, 0). */
function crown(): Shape[] {
  const sepal = (lean: number, height: number, fill: string): Shape => {
    const outline: Point[] = [
      [lean * 18 - 13, 6],
      [lean * 30 - 11, -height * 0.5],
      [lean * 46, -height],
      [lean * 30 + 11, -height * 0.5],
      [lean * 18 + 13, 6],
    ];
    return { path: spline(outline, { tension: 1 / 8 }), fill };
  };
  return [
    sepal(-0.5, 52, '#8e1a2b'),
    sepal(0.5, 52, '#7c1526'),
    { path: ellipse(0, -2, 30, 13), fill: '#a62433' },
    sepal(-1, 50, '#cf4a45'),
    sepal(1, 50, '#a32535'),
    sepal(0, 44, '#d9594c'),
  ];
}

function wholeFruit(placement: Placement): Shape[] {
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

const CHAMBERS = 6;

/** The cut half: rind, pale pith, six chambers packed with arils. */
function cutHalf(placement: Placement): Shape[] {
  const random = createRandom(9);
  const aril = (x: number, y: number, radius: number) =>
    berry(x, y, radius, ['#ff8a92', '#d81f3a', '#96071f', '#5f0415'], { gloss: 1 });
  const chambers = Array.from({ length: CHAMBERS }, (_, chamber) => {
    const middle = (chamber / CHAMBERS) * 2 * Math.PI - Math.PI / 2;
    const spread = (Math.PI / CHAMBERS) * 0.8;
    const wall: Point[] = [
      [Math.cos(middle) * 26, Math.sin(middle) * 26],
      [Math.cos(middle - spread) * 70, Math.sin(middle - spread) * 70],
      [Math.cos(middle - spread * 0.92) * 112, Math.sin(middle - spread * 0.92) * 112],
      [Math.cos(middle) * 119, Math.sin(middle) * 119],
      [Math.cos(middle + spread * 0.92) * 112, Math.sin(middle + spread * 0.92) * 112],
      [Math.cos(middle + spread) * 70, Math.sin(middle + spread) * 70],
    ];
    const rows = [
      { reach: 104, across: [-0.72, -0.24, 0.24, 0.72] },
      { reach: 80, across: [-0.62, 0, 0.62] },
      { reach: 55, across: [-0.4, 0.4] },
      { reach: 34, across: [0] },
    ];
    const arils = rows.flatMap(({ reach, across }) =>
      across.flatMap((share) => {
        const angle = middle + spread * share + (random() - 0.5) * 0.05;
        return aril(Math.cos(angle) * reach, Math.sin(angle) * reach, 11.5 + random() * 2.5);
      }),
    );
    return [{ path: spline(wall), fill: '#7d0a1d' }, ...arils];
  }).flat();
  const pith = radial([
    [0, '#fbe6c4'],
    [0.8, '#f6d3a2'],
    [1, '#e3a878'],
  ]);
  return placeShapes(
    [
      { path: ellipse(5, 9, 138, 136), fill: '#6d1222' },
      { path: ellipse(0, 0, 138, 136), fill: RIND },
      { path: ellipse(0, 0, 128, 126), fill: pith },
      ...chambers,
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
    ...wholeFruit({ x: -96, y: -156, rotation: -0.14 }),
    ...cutHalf({ x: 112, y: -136, rotation: 0.1 }),
    ...loose,
  ];
}
