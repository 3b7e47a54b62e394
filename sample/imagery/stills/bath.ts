import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear, radial } from '../drawing/paint.ts';
import { type Profile, roundProfile } from '../drawing/profile.ts';
import { createRandom } from '../drawing/random.ts';
import { standPlant } from '../scenes/pot.ts';
import { standTurned, TILT } from '../scenes/solids.ts';
import { place, type Studio } from '../scenes/studio.ts';
import { pileTowels } from '../scenes/towels.ts';
import { setTable } from './mortar.ts';
import { INK, LINEN, ORANGE, type Subject, WOOD } from './subject.ts';

const ENAMEL = '#b9d5d3';
const WATER = '#a9d3da';
const DUCK = '#f2bf3a';
const RIM = { y: -164, half: 284 };

/** The tub from its rolled rim to its foot. */
const TUB: Profile = roundProfile([
  [RIM.y, RIM.half],
  [-158, 290],
  [-150, 284],
  [-140, 275],
  [-80, 266],
  [-30, 256],
  [0, 242],
]);

/** How high the water stands, as its far edge shows it. */
const LEVEL = -152;

/** Warm water a little below the rim, with rings that run out from the duck. */
function pourWater({ drawing, mirrored }: Studio): void {
  const surface = ellipse(0, LEVEL, 262, 262 * TILT * 0.86);
  drawing.path(
    surface,
    linear([
      [0, '#6fa6b4'],
      [0.5, WATER],
      [1, '#def0ef'],
    ]),
  );
  drawing.group({ clip: surface }, () => {
    for (const reach of [150, 96, 48])
      drawing.path(ellipse(mirrored ? 150 : -150, LEVEL + 8, reach, reach * TILT), '#ffffff', { opacity: 0.13 });
  });
}

/** A bubble of foam: white towards the window, the water's blue on its far side, more of it in the `depth` of a mound. */
function blowBubble({ drawing }: Studio, [x, y]: Point, radius: number, depth: number): void {
  const sheen = radial(
    [
      [0, '#ffffff'],
      [0.5, adjust('#fbfcfb', -depth * 0.03)],
      [0.86, adjust('#e9f1f1', -depth * 0.07)],
      [1, adjust('#d3e2e5', -depth * 0.09)],
    ],
    [0.36, 0.3],
    0.76,
  );
  drawing.path(ellipse(x, y, radius, radius * 0.94), sheen);
}

/** The mounds of foam from the back to the front: where each floats, how wide and how tall. */
const MOUNDS = [
  [132, -14, 100, 62],
  [34, -8, 70, 36],
  [196, 2, 60, 46],
  [98, 12, 110, 44],
  [-34, 20, 54, 18],
] as const;

/** Soft foam heaped on the water. */
function heapFoam(studio: Studio): void {
  const random = createRandom(17);
  for (const [along, float, half, tall] of MOUNDS) {
    const x = studio.mirrored ? -along : along;
    const y = LEVEL + float;
    studio.drawing.ellipse(x - 4, y + 8, half * 1.08, 13, '#4d8594', { opacity: 0.34, blur: 5, blurRoom: 60 });
    for (let row = 3; row >= 0; row--)
      for (let bubble = 0; bubble < 9; bubble++) {
        const across = (bubble / 8) * 2 - 1;
        const reach = Math.sqrt(1 - (row / 4) ** 2);
        const spot: Point = [
          x + across * half * reach + (random() - 0.5) * 12,
          y - (row / 4) * tall * (1 - across * across * 0.35) + random() * 7,
        ];
        const depth = Math.max(0, 0.5 + across * 0.5 - row * 0.12);
        blowBubble(studio, spot, half * (0.11 + random() * 0.15), depth);
      }
  }
}

/** The near edge of the rim, `x` from the middle of the tub. */
const rimAt = (x: number) => RIM.y + Math.sqrt(1 - (x / RIM.half) ** 2) * RIM.half * TILT;

/** A cotton cloth over the near rim: its folds and its shadow on the tub. */
function hangCloth({ drawing, shade, mirrored }: Studio): void {
  const side = mirrored ? -1 : 1;
  const cloth = spline(
    [
      ...[-128, -96, -64, -32, 0].map((x): Point => [x * side, rimAt(x) - 7]),
      [4 * side, -104],
      [9 * side, -36],
      [-20 * side, -30],
      [-56 * side, -38],
      [-92 * side, -33],
      [-130 * side, -44],
      [-131 * side, -108],
    ],
    { tension: 1 / 12 },
  );
  drawing.group({ x: 9, y: 6 }, () => drawing.path(cloth, shade, { opacity: 0.34, blur: 5, blurRoom: 30 }));
  const linen = linear(
    [
      [0, adjust(LINEN, 0.05)],
      [0.55, LINEN],
      [1, adjust(LINEN, -0.1)],
    ],
    [0, 0],
    [0.6, 1],
  );
  drawing.path(cloth, linen);
  drawing.group({ clip: cloth }, () => {
    for (const [x, wide, light] of [
      [-84, 12, -0.08],
      [-46, 18, -0.07],
      [-100, 8, 0.06],
      [-66, 10, 0.06],
      [-22, 10, 0.04],
    ] as const) {
      const fold: Point[] = [
        [x * side, -118],
        [(x + 2) * side, -80],
        [(x + 5) * side, -28],
      ];
      drawing.path(taper(fold, wide * 0.4, wide), adjust(LINEN, light), { opacity: 0.7, blur: 3, blurRoom: 60 });
    }
    const hem: Point[] = [-130, -92, -56, -20, 10].map((x, index): Point => [x * side, (index % 2 ? -42 : -47) - 2]);
    drawing.path(taper(hem, 2, 2), adjust(LINEN, -0.16), { opacity: 0.6 });
  });
}

/** A duck afloat, its bill to the middle of the tub. */
function floatDuck({ drawing, mirrored }: Studio): void {
  const side = mirrored ? -1 : 1;
  const outline = (points: readonly Point[]) => spline(points.map(([x, y]): Point => [x * side, y]));
  const round = (color: Color) =>
    radial(
      [
        [0, adjust(color, 0.09)],
        [0.55, color],
        [1, adjust(color, -0.13)],
      ],
      [0.36, 0.28],
      0.8,
    );
  drawing.group({ x: -164 * side, y: LEVEL + 6 }, () => {
    drawing.ellipse(6, 4, 44, 7, '#3f7684', { opacity: 0.5, blur: 3, blurRoom: 60 });
    const bill = outline([
      [30, -51],
      [44, -50],
      [50, -44],
      [42, -39],
      [28, -40],
    ]);
    drawing.path(bill, round(ORANGE));
    drawing.path(
      outline([
        [-40, -26],
        [-30, -20],
        [-8, -24],
        [16, -26],
        [36, -18],
        [36, -4],
        [22, 6],
        [-16, 7],
        [-34, -2],
        [-42, -18],
      ]),
      round(DUCK),
    );
    drawing.path(ellipse(17 * side, -44, 20, 20), round(DUCK));
    drawing.path(
      outline([
        [-26, -14],
        [-8, -17],
        [8, -12],
        [0, -3],
        [-16, -4],
      ]),
      adjust(DUCK, -0.09),
      { opacity: 0.7 },
    );
    drawing.path(ellipse(24 * side, -48, 2.8, 3.2), INK);
  });
}

/** A baby’s tub with water and foam on the bench, the towels folded beside it. */
export const bath: Subject = (studio, { plant }) => {
  setTable(studio, WOOD);
  standPlant(studio, plant, { x: 1030, y: 612, tall: 350 }, '#c9724a');
  const at = { x: 622, y: 634, scale: 0.95 };
  standTurned(studio, at, { profile: TUB, color: ENAMEL, isOpen: true }, () => {
    pourWater(studio);
    floatDuck(studio);
    heapFoam(studio);
  });
  place(studio, at, () => hangCloth(studio));
  pileTowels(studio, [LINEN, adjust(ENAMEL, 0.05), '#f8f3e8'], 984, 664);
};
