import { adjust } from '../drawing/color.ts';
import { bentCurve, curvePoints, taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from '../scenes/studio.ts';
import { drawClearSky, drawGroundPlane, drawHills, SAND } from './land.ts';
import type { Subject } from './subject.ts';
import { drawCrown } from './trees.ts';

const BARK = '#8f6540';
const CUT = '#f0dcb0';
const DAMP = '#8a6238';

/** The far lip of the hole, its sides and its near lip, from the reading start. */
const HOLE: readonly Point[] = [
  [400, 498],
  [520, 476],
  [700, 484],
  [880, 474],
  [1030, 494],
  [1070, 540],
  [1030, 620],
  [910, 668],
  [740, 684],
  [550, 672],
  [430, 616],
  [378, 546],
];

/** A root through the points: its shadow on the sand, its bark, the light along its upper side and its knots. */
function drawRoot({ drawing, shade, at }: Studio, line: readonly Point[], width: number, end: number): void {
  const points = line.map(([x, y]): Point => [at(x), y]);
  const moved = (dx: number, dy: number) => points.map(([x, y]): Point => [x + dx, y + dy]);
  drawing.path(taper(moved(width * 0.4, width * 0.42), width, end), shade, { opacity: 0.5, blur: 3, blurRoom: 40 });
  drawing.path(taper(points, width, end), adjust(BARK, -0.16));
  drawing.path(taper(moved(-width * 0.05, -width * 0.09), width * 0.78, end * 0.78), BARK);
  drawing.path(taper(moved(-width * 0.09, -width * 0.22), width * 0.26, end * 0.26), adjust(BARK, 0.14), {
    opacity: 0.8,
  });
  const random = createRandom(points.length + Math.round(width));
  for (const [x, y] of points.slice(1, -1))
    if (random() > 0.45)
      drawing.path(ellipse(x, y, width * 0.2, width * 0.09, random() * 3), adjust(BARK, -0.24), { opacity: 0.7 });
}

const bent = (start: Point, angle: number, length: number, bend: number) =>
  curvePoints(bentCurve(start, angle, length, bend), 10);

/** The roots of the shrub in the hole: the main root straight down, side roots that run into the sand. */
function drawRoots(studio: Studio): void {
  for (const [start, angle, length, bend] of [
    [[690, 548], 2.5, 130, 0.16],
    [[716, 598], 0.9, 110, -0.2],
    [[850, 566], 1.2, 90, 0.2],
    [[930, 572], 0.4, 120, 0.14],
    [[600, 568], 1.8, 80, -0.2],
  ] as const)
    drawRoot(studio, bent([start[0], start[1]], angle, length, bend), 9, 2);
  drawRoot(studio, bent([690, 474], 2.5, 330, -0.16), 25, 12);
  drawRoot(studio, bent([710, 474], 1.5, 240, 0.06), 44, 26);
  drawRoot(studio, bent([720, 484], 0.36, 400, -0.12), 34, 20);
}

/** The sand that was dug out, still damp. */
function heapSand({ drawing, at, shade }: Studio): void {
  const mound = (x: number, y: number, half: number, tall: number) =>
    spline(
      [
        [x - half, y],
        [x - half * 0.5, y - tall * 0.62],
        [x - half * 0.05, y - tall],
        [x + half * 0.46, y - tall * 0.6],
        [x + half, y],
        [x, y + tall * 0.26],
      ],
      { tension: 1 / 7 },
    );
  drawing.path(mound(at(318) + 26, 566, 130, 46), shade, { opacity: 0.35, blur: 6, blurRoom: 40 });
  drawing.path(
    mound(at(318), 560, 128, 78),
    linear(
      [
        [0, adjust(DAMP, 0.2)],
        [0.5, adjust(DAMP, 0.12)],
        [1, adjust(DAMP, -0.02)],
      ],
      [0, 0],
      [1, 0.5],
    ),
  );
  const random = createRandom(31);
  for (let crumb = 0; crumb < 40; crumb++) {
    const across = random() * 2 - 1;
    const size = 2 + random() * 5;
    const y = 562 - random() * 56 * (1 - Math.abs(across)) + random() * 14;
    drawing.path(ellipse(at(318) + across * 140, y, size, size * 0.7), adjust(DAMP, random() * 0.22 - 0.02));
  }
}

/** The hole: damp sand, darker below its far lip and towards the sun. */
function digHole(studio: Studio): void {
  const { drawing, at, shade } = studio;
  const outline = spline(
    HOLE.map(([x, y]): Point => [at(x), y]),
    { tension: 1 / 7 },
  );
  drawing.group({ x: -4, y: -9 }, () => drawing.path(outline, adjust(SAND.near, 0.03)));
  drawing.path(
    outline,
    vertical([
      [0, adjust(DAMP, -0.12)],
      [0.5, DAMP],
      [1, adjust(DAMP, 0.14)],
    ]),
  );
  drawing.group({ clip: outline }, () => {
    const random = createRandom(23);
    for (let grain = 0; grain < 120; grain++) {
      const size = 1.5 + random() * 5;
      drawing.path(
        ellipse(360 + random() * 740, 476 + random() * 212, size, size * 0.6, random()),
        adjust(DAMP, random() * 0.2 - 0.08),
        { opacity: 0.8 },
      );
    }
    drawing.ellipse(at(740) - 330, 566, 150, 130, shade, { opacity: 0.45, blur: 22, blurRoom: 60 });
    drawRoots(studio);
  });
}

/** The shrub over its roots: green down to the ground. */
function growShrub(studio: Studio): void {
  const { drawing, at, shade } = studio;
  drawing.ellipse(at(700) + 60, 478, 300, 22, shade, { opacity: 0.4, blur: 7, blurRoom: 60 });
  drawing.group({ x: at(700), y: 476 }, () => {
    for (const [x, y] of [
      [-90, -120],
      [-20, -160],
      [60, -150],
      [120, -100],
    ] as const)
      drawing.path(
        taper(
          [
            [x * 0.1, 14],
            [x * 0.4, y * 0.5],
            [x, y],
          ],
          26,
          9,
        ),
        linear([
          [0, adjust(BARK, 0.05)],
          [0.5, adjust(BARK, -0.06)],
          [1, adjust(BARK, -0.18)],
        ]),
      );
    drawCrown(
      studio,
      createRandom(9),
      [
        [-190, -70, 90, 60],
        [190, -72, 92, 58],
        [-110, -150, 110, 76],
        [110, -154, 108, 76],
        [0, -210, 116, 70],
        [-40, -110, 90, 60],
        [60, -112, 84, 58],
      ],
      { count: 110, length: 11, width: 5.4 },
    );
  });
}

/** What was dug out, and two roots that are cut. */
function layHarvest(studio: Studio): void {
  const { drawing, at, shade } = studio;
  for (const [line, width] of [
    [bent([470, 734], -0.06, 330, 0.05), 26],
    [bent([500, 764], 0.03, 290, -0.06), 22],
  ] as const) {
    drawRoot(studio, line, width, width * 0.8);
    for (const [x, y] of [line[0], line.at(-1)].flatMap((point) => (point ? [point] : []))) {
      drawing.path(ellipse(at(x), y, width * 0.2, width * 0.42), CUT);
      drawing.path(ellipse(at(x), y, width * 0.1, width * 0.2), shade, { opacity: 0.3 });
    }
  }
}

/** A side root of the arak followed with the fingers: the shrub, the hole in the sand, two roots cut. */
export const roots: Subject = (studio) => {
  drawClearSky(studio, 340);
  drawHills(studio, 340, SAND, 0.5);
  drawGroundPlane(studio, 340, SAND);
  heapSand(studio);
  digHole(studio);
  growShrub(studio);
  layHarvest(studio);
};
