import { type Curve, curvePoints, pointAt, taper } from '../drawing/curve.ts';
import { ellipse, type Point, spline, steps } from '../drawing/geometry.ts';
import { linear, sphere } from '../drawing/paint.ts';
import { type LeafPalette, OLIVE } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';

const SKINS = [
  ['#c97b3a', '#8a4418', '#54240c', '#331406'],
  ['#dc9048', '#9c5320', '#63300f', '#3d1b08'],
  ['#b06430', '#743814', '#451d0a', '#2b1005'],
] as const;

/** One date along the x axis: glossy, wrinkled lengthwise, with its cap. */
function dateFruit(placement: Placement, tone: number, seed: number): Shape[] {
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

/** A split date with its stone. */
function openDate(placement: Placement): Shape[] {
  const stone: Point[] = [
    [-46, 0],
    [-26, -11],
    [20, -12],
    [48, 0],
    [20, 12],
    [-26, 11],
  ];
  return [
    ...dateFruit(placement, 1, 44),
    ...placeShapes(
      [
        { path: ellipse(2, -2, 66, 22), fill: '#e0a868' },
        { path: ellipse(2, 0, 58, 17), fill: '#c98747' },
        {
          path: spline(stone),
          fill: linear(
            [
              [0, '#a8733e'],
              [1, '#5e3716'],
            ],
            [0, 0],
            [0, 1],
          ),
        },
        {
          path: taper(
            [
              [-38, 0],
              [0, 1],
              [40, 0],
            ],
            2.6,
            1.4,
          ),
          fill: '#3d210c',
        },
      ],
      placement,
    ),
  ];
}

/** A palm frond that arches over the fruit. */
function frond(rib: Curve, palette: LeafPalette): Shape[] {
  const leaflets = steps(15, (u): Shape[] => {
    const t = 0.12 + 0.86 * u;
    const [x, y] = pointAt(rib, t);
    const size = Math.sin(Math.PI * (0.22 + 0.66 * u));
    const along = Math.atan2(rib.end[1] - rib.start[1], rib.end[0] - rib.start[0]);
    return ([-1, 1] as const).flatMap((side) =>
      leaf({
        x,
        y,
        length: 128 * size,
        width: 15,
        angle: along + side * (0.78 - 0.36 * u),
        bend: side * 0.08,
        widest: 0.7,
        fullness: 0.7,
        veins: 0,
        palette,
        lit: side > 0 ? -1 : 1,
      }),
    );
  });
  return [...leaflets.flat(), { path: taper(curvePoints(rib, 16), 10, 3), fill: palette.highlight }];
}

/** Date: a heap of glossy fruits, one open, under two palm fronds. */
export function date(palette = OLIVE): Shape[] {
  return [
    ...frond({ start: [-20, -70], control: [-130, -270], end: [-290, -370] }, palette),
    ...frond({ start: [20, -70], control: [120, -290], end: [270, -420] }, palette),
    ...dateFruit({ x: -60, y: -160, rotation: -0.24 }, 0, 5),
    ...dateFruit({ x: 84, y: -150, rotation: 0.34 }, 2, 8),
    ...dateFruit({ x: -132, y: -74, rotation: 0.12 }, 2, 12),
    ...dateFruit({ x: 132, y: -66, rotation: -0.16 }, 1, 19),
    ...dateFruit({ x: 4, y: -88, rotation: 0.06 }, 1, 23),
    ...openDate({ x: -6, y: -24, rotation: -0.08, scale: 0.94 }),
  ];
}
