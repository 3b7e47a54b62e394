import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { sphere } from '../drawing/paint.ts';
import { GREEN } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { cutLemon } from './cut-lemon.ts';
import { dot } from './flower.ts';
import { leaf } from './leaf.ts';
import { petal } from './petal.ts';
import { around } from './scatter.ts';

const RIND_OUTLINE: Point[] = [
  [-158, 4],
  [-140, -18],
  [-112, -62],
  [-58, -102],
  [6, -110],
  [72, -96],
  [122, -54],
  [146, -20],
  [170, -4],
  [168, 10],
  [144, 24],
  [116, 64],
  [64, 102],
  [0, 112],
  [-64, 100],
  [-116, 62],
  [-142, 22],
];

export function wholeLemon(placement: Placement): Shape[] {
  const random = createRandom(27);
  const pores = Array.from({ length: 110 }, (): Shape => {
    const [angle, reach] = [random() * 6.28, Math.sqrt(random())];
    const [x, y] = [Math.cos(angle) * reach * 132, Math.sin(angle) * reach * 94];
    return dot(x, y, 1.3 + random() * 1.4, random() > 0.5 ? '#c98f06' : '#fff3a6', 0.38);
  });
  return placeShapes(
    [
      { path: spline(RIND_OUTLINE), fill: sphere('#fff29a', '#fad62e', '#e0a70a', '#a87405') },
      ...pores,
      { path: ellipse(-48, -50, 46, 20, -0.5), fill: '#fffbe0', opacity: 0.5 },
      { path: ellipse(164, 2, 9, 12), fill: '#c2970c' },
    ],
    placement,
  );
}

const BLOSSOM = { base: '#dcd6e6', middle: '#f8f6fb', tip: '#ffffff', rim: '#ffffff' };

function blossom(placement: Placement): Shape[] {
  const petals = around(5, 8, { turn: -1.57 }).flatMap(({ x, y, angle }) =>
    petal({ x, y, angle, length: 74, width: 42, colors: BLOSSOM }),
  );
  const stamens = around(9, 19, { turn: 0.3 }).map(({ x, y }) => dot(x, y, 4, '#f0b72a'));
  return placeShapes([...petals, ...stamens, dot(0, 0, 9, '#c9d98a')], placement);
}

/** Lemon: one whole, one cut, two leaves and a blossom. */
export function lemon(palette = GREEN): Shape[] {
  const blade = { width: 104, veins: 9, widest: 0.72, serration: 0.05, teeth: 20, palette };
  return [
    ...leaf({ ...blade, x: -60, y: -190, length: 290, angle: -2.42, bend: 0.14, lit: 1 }),
    ...leaf({ ...blade, x: -10, y: -200, length: 300, angle: -1.0, bend: -0.14, lit: -1 }),
    ...wholeLemon({ x: -84, y: -132, rotation: -0.26 }),
    ...cutLemon({ x: 122, y: -120, rotation: 0.1 }),
    ...blossom({ x: -30, y: -258, rotation: 0.2 }),
  ];
}
