import { taper } from '../drawing/curve.ts';
import { ellipse, type Point, spline } from '../drawing/geometry.ts';
import { sphere } from '../drawing/paint.ts';
import { GREEN } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { around, dot, gradientAlong, petal } from './flower.ts';
import { leaf } from './leaf.ts';

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

function wholeLemon(placement: Placement): Shape[] {
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

const SEGMENTS = 9;

/** The cut face: rind, pith, nine segments with their juice sacs. */
function cutLemon(placement: Placement): Shape[] {
  const segments = around(SEGMENTS, 1, { turn: 0.2 }).flatMap(({ angle }): Shape[] => {
    const spread = (Math.PI / SEGMENTS) * 0.86;
    const at = (lean: number, reach: number): Point => [Math.cos(angle + lean) * reach, Math.sin(angle + lean) * reach];
    const wall = spline(
      [
        at(0, 14),
        at(-spread * 0.9, 52),
        at(-spread, 88),
        at(-spread * 0.5, 100),
        at(0, 102),
        at(spread * 0.5, 100),
        at(spread, 88),
        at(spread * 0.9, 52),
      ],
      { tension: 1 / 7 },
    );
    const sacs = [-0.5, 0, 0.5].map((share): Shape => {
      const line = [at(spread * share * 0.6, 36), at(spread * share, 66), at(spread * share, 92)];
      return { path: taper(line, 3, 7), fill: '#fff6a8', opacity: 0.6 };
    });
    const fill = gradientAlong(angle, [
      [0, '#fff3a0'],
      [0.6, '#f9d94a'],
      [1, '#f0bf22'],
    ]);
    return [{ path: wall, fill }, ...sacs];
  });
  const pips: Shape[] = [0.6, 3.4].map((angle) => ({
    path: ellipse(Math.cos(angle) * 40, Math.sin(angle) * 40, 12, 6, angle),
    fill: '#f4e6bd',
  }));
  return placeShapes(
    [
      { path: ellipse(6, 9, 122, 120), fill: '#b98506' },
      { path: ellipse(0, 0, 122, 120), fill: '#f6cb22' },
      { path: ellipse(0, 0, 114, 112), fill: '#fffbe9' },
      ...segments,
      dot(0, 0, 13, '#fff8dc'),
      ...pips,
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
