import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { type Profile, roundProfile } from '../drawing/profile.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standPlant } from '../scenes/pot.ts';
import { setTurned, standClear, TILT } from '../scenes/solids.ts';
import { type Place, place, type Studio } from '../scenes/studio.ts';
import { setTable } from './mortar.ts';
import { BRASS, type Subject, WOOD } from './subject.ts';
import { standBox } from './wares.ts';

const TEA = '#c1731f';

const GLASS: Profile = roundProfile([
  [-128, 46],
  [-122, 44],
  [-64, 34],
  [-18, 40],
  [0, 33],
]);

const TEAPOT: Profile = roundProfile([
  [-134, 56],
  [-124, 64],
  [-100, 98],
  [-66, 114],
  [-28, 102],
  [0, 74],
]);

/** How high the tea stands in the pot, and so in its spout. */
const TEA_LEVEL = -84;

/** The lid sits in the mouth of the pot. */
const LID: Profile = roundProfile([
  [-52, 9],
  [-46, 13],
  [-38, 8],
  [-33, 14],
  [-24, 40],
  [-10, 55],
  [0, 58],
]);

/** The spout: a tube of the same glass, the tea in it as high as in the pot. */
function drawSpout({ drawing, shade, mirrored }: Studio): void {
  const side = mirrored ? -1 : 1;
  const along = (shift: number): Point[] => [
    [side * -78, -50 + shift],
    [side * -118, -72 + shift],
    [side * (-140 + shift * 0.3), -110],
    [side * (-158 + shift * 0.5), -150],
  ];
  drawing.path(taper(along(0), 46, 20), '#ffffff', { opacity: 0.3 });
  drawing.group({ clip: rectangle(-200, TEA_LEVEL, 400, 90) }, () =>
    drawing.path(taper(along(0), 38, 14), TEA, { opacity: 0.85 }),
  );
  for (const shift of [-15, 15]) drawing.path(taper(along(shift), 3.4, 2), shade, { opacity: 0.34 });
  drawing.path(taper(along(-8), 5, 2.4), '#ffffff', { opacity: 0.75 });
  drawing.path(ellipse(side * -159, -151, 11.5, 5, side * -0.5), shade, { opacity: 0.3 });
  drawing.path(ellipse(side * -159, -152, 9, 3.6, side * -0.5), '#ffffff', { opacity: 0.6 });
}

/** The handle: a bow of brass. */
function drawHandle({ drawing, shade, mirrored }: Studio): void {
  const side = mirrored ? -1 : 1;
  const bow = (shift: number): Point[] => [
    [side * 88, -104 + shift],
    [side * 124, -126 + shift],
    [side * (160 - shift), -110 + shift],
    [side * (168 - shift), -76],
    [side * (146 - shift), -44 - shift],
    [side * 100, -34 - shift],
  ];
  const brass = linear(
    [
      [0, adjust(BRASS, 0.12)],
      [0.5, BRASS],
      [1, adjust(BRASS, -0.2)],
    ],
    [0, 0],
    [0.4, 1],
  );
  drawing.group({ x: 5, y: 5, opacity: 0.3, blur: 3, blurRoom: 30 }, () => drawing.path(taper(bow(0), 14, 13), shade));
  drawing.path(taper(bow(0), 15, 13), adjust(BRASS, -0.22));
  drawing.path(taper(bow(0.8), 11, 9.5), brass);
  drawing.path(taper(bow(-2.4), 3, 2), '#fff3cf', { opacity: 0.75 });
}

/** A glass pot of tea with its brass lid. */
export function standTeapot(studio: Studio, at: Place): void {
  const { scale = 1 } = at;
  place(studio, at, () => {
    drawHandle(studio);
    drawSpout(studio);
  });
  standClear(studio, at, { profile: TEAPOT, liquid: TEA, surface: TEA_LEVEL, wall: 6 });
  setTurned(studio, { ...at, y: at.y - 131 * scale }, { profile: LID, color: BRASS, material: 'metal' });
  // The rim of the mouth runs in front of the lid.
  place(studio, at, () =>
    studio.drawing.path(
      taper(
        [-1, -0.6, 0, 0.6, 1].map((u): Point => [u * 57, -133 + Math.sqrt(1 - u * u) * 57 * TILT]),
        3.4,
        3.4,
      ),
      '#ffffff',
      { opacity: 0.7 },
    ),
  );
}

/** A small waisted glass of tea. */
export function standTeaGlass(studio: Studio, at: Place): void {
  standClear(studio, at, { profile: GLASS, liquid: '#b5651d', surface: -96, wall: 4 });
}

/** Tea: a glass pot and two glasses on a tray. */
export const teapot: Subject = (studio, { plant, companion }) => {
  setTable(studio, WOOD);
  standPlant(studio, companion, { x: 1046, y: 634, tall: 300 }, '#c9724a');
  standBox(studio, { x: 440, y: 700, width: 540, height: 18, depth: 96, color: BRASS });
  standTeapot(studio, { x: 826, y: 662, scale: 1.22 });
  for (const [x, y] of [
    [506, 654],
    [598, 674],
  ] as const)
    standTeaGlass(studio, { x, y, scale: 1.15 });
  drawHeap(studio, plant, [{ x: 1032, y: 676, width: 1 }], 0.56);
};
