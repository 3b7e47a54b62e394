import { curvePoints, taper } from '../drawing/curve.ts';
import { ellipse, type Point, polygon, spline, steps } from '../drawing/geometry.ts';
import { linear, radial, sphere, vertical } from '../drawing/paint.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';

const FIBRE_TONES = ['#5b3a1f', '#8a5d34', '#b78a57', '#3d2614'] as const;

/** Coarse fibres over a round husk, following its bulge. */
function fibres(radiusX: number, radiusY: number, count: number, seed: number, lower = -1): Shape[] {
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
function wholeNut(placement: Placement): Shape[] {
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

const OPENING = { rx: 158, ry: 112 } as const;

/** The half: husk, dark shell, the white flesh, its bowl in shadow. */
function halfNut(placement: Placement): Shape[] {
  const { rx, ry } = OPENING;
  const bowlBody: Point[] = [
    ...steps(16, (t): Point => [-Math.cos(Math.PI * t) * rx, Math.sin(Math.PI * t) * 146]),
    [0, -20],
  ];
  const flesh = linear(
    [
      [0, '#efe7da'],
      [0.4, '#ffffff'],
      [1, '#e3d8c6'],
    ],
    [0, 0],
    [1, 1],
  );
  const bowl = linear(
    [
      [0, '#a99a86'],
      [0.34, '#d8ccb9'],
      [0.75, '#fbf7ef'],
      [1, '#ffffff'],
    ],
    [0.1, 0],
    [0.8, 1],
  );
  const half: Shape[] = [
    { path: polygon(bowlBody), fill: sphere('#a9784a', '#80532d', '#4d2f16', '#2e1b0c') },
    ...fibres(158, 146, 46, 9, 0.12),
    { path: ellipse(0, 0, rx, ry), fill: '#8f6238' },
    { path: ellipse(0, 1, rx * 0.965, ry * 0.955), fill: '#3a2212' },
    { path: ellipse(0, 2, rx * 0.93, ry * 0.915), fill: flesh },
    { path: ellipse(2, 6, rx * 0.7, ry * 0.68), fill: '#cfc2ad' },
    { path: ellipse(3, 8, rx * 0.685, ry * 0.665), fill: bowl },
    {
      path: ellipse(18, 34, rx * 0.4, ry * 0.3),
      fill: radial([
        [0, '#ffffff', 0.9],
        [1, '#ffffff', 0],
      ]),
    },
    { path: ellipse(-58, -66, 46, 9, -0.34), fill: '#ffffff', opacity: 0.85 },
  ];
  return placeShapes(half, placement);
}

const PIECE_TOP: Point[] = [
  [-58, 2],
  [-34, -20],
  [0, -28],
  [36, -20],
  [58, 2],
  [30, -3],
  [0, -6],
  [-30, -3],
];
const PIECE: Shape[] = [
  {
    path: spline(
      PIECE_TOP.map(([x, y]): Point => [x, y + 13]),
      { tension: 1 / 10 },
    ),
    fill: '#6a4120',
  },
  {
    path: spline(PIECE_TOP, { tension: 1 / 10 }),
    fill: vertical([
      [0, '#ffffff'],
      [1, '#e9dfce'],
    ]),
  },
];

/** Leaflets of a palm frond that fan out behind the nuts. */
function frond(palette: LeafPalette): Shape[] {
  const rib = { start: [-30, -120], control: [60, -330], end: [220, -470] } as const;
  const leaflets = Array.from({ length: 9 }, (_, index) => {
    const t = 0.18 + index * 0.095;
    const [x, y] = [-30 + 250 * t ** 1.15, -120 - 372 * t ** 0.86];
    const blade = { length: 230 - index * 9, width: 24, veins: 0, widest: 0.7, palette };
    return [
      ...leaf({ ...blade, x, y, angle: -2.3 + index * 0.09, bend: -0.16, lit: 1 }),
      ...leaf({ ...blade, x, y, angle: 0.05 - index * 0.1, bend: 0.16, lit: -1 }),
    ];
  }).flat();
  return [...leaflets, { path: taper(curvePoints(rib), 8, 3), fill: palette.highlight }];
}

/** Coconut: a whole nut, a half that shows its flesh, two pieces, a frond behind. */
export function coconut(palette = GREEN): Shape[] {
  return [
    ...frond(palette),
    ...wholeNut({ x: -118, y: -150, rotation: -0.2 }),
    ...halfNut({ x: 88, y: -136, rotation: -0.06 }),
    ...placeShapes(PIECE, { x: -150, y: -12, rotation: 0.12 }),
    ...placeShapes(PIECE, { x: -54, y: -4, rotation: -0.3, scale: 0.8 }),
  ];
}
