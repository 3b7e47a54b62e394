import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from './studio.ts';
import type { TableDressing } from './table-dressings.ts';

/** The size of a picture of a table. */
export const WIDTH = 1280;
export const HEIGHT = 720;
/** Where the table top begins, before the wall, and where its front edge is. */
export const BACK = 380;
const FRONT = 664;

/** The grain of boards, or the specks of stone, which lie closer together the farther away they are. */
function drawSurface({ drawing }: Studio, { table, isWood }: TableDressing): void {
  const random = createRandom(isWood ? 5 : 11);
  if (!isWood) {
    for (let speck = 0; speck < 150; speck++) {
      const far = random() ** 0.7;
      const size = 1 + far * 2.6 * random();
      const tone = adjust(table, random() > 0.55 ? -0.09 : 0.06);
      drawing.ellipse(random() * WIDTH, BACK + 6 + far * (FRONT - BACK - 12), size * 1.9, size * 0.7, tone, {
        opacity: 0.5,
      });
    }
    return;
  }
  for (let board = 0, y = BACK; y < FRONT; board++) {
    const next = y + 18 + board * 9;
    drawing.rect(0, next, WIDTH, 1.4 + board * 0.25, adjust(table, -0.17), { opacity: 0.5 });
    for (let line = 0; line < 7; line++) {
      const from = random() * WIDTH;
      const level = y + ((line + random()) / 7) * (next - y);
      const grain: Point[] = [
        [from, level],
        [from + 90, level + (random() - 0.5) * 3],
        [from + 160 + random() * 240, level],
      ];
      drawing.path(taper(grain, 1.7, 0.5), adjust(table, -0.13), { opacity: 0.38 });
    }
    y = next;
  }
}

/** The table from a little above, its front edge towards the camera. */
export function drawTable(studio: Studio, dressing: TableDressing): void {
  const { drawing, wall, shade } = studio;
  const { table } = dressing;
  drawing.rect(0, BACK - 22, WIDTH, 26, shade, { opacity: 0.3, blur: 7, blurRoom: 60 });
  const top = vertical([
    [0, adjust(table, 0.035)],
    [0.5, table],
    [1, adjust(table, 0.02)],
  ]);
  drawing.path(rectangle(-20, BACK, WIDTH + 40, FRONT - BACK), top);
  drawSurface(studio, dressing);
  // The sun comes over the table in the same beams as down the wall.
  drawing.group({ blur: 4, blurRoom: 10, opacity: 0.5 }, () => {
    for (const x of studio.mirrored ? [40, 330, 620] : [560, 850, 1140]) {
      const beam: Point[] = [
        [x, BACK],
        [x + 150, BACK],
        [x + 560, FRONT],
        [x + 330, FRONT],
      ];
      drawing.path(polygon(beam), adjust(table, 0.09, 0.9));
    }
  });
  const front = vertical([
    [0, adjust(table, -0.06)],
    [0.5, adjust(table, -0.13)],
    [1, adjust(table, -0.2)],
  ]);
  drawing.path(rectangle(-20, FRONT, WIDTH + 40, HEIGHT - FRONT), front);
  drawing.rect(-20, FRONT - 1.4, WIDTH + 40, 3, adjust(table, 0.14, 0.8), { opacity: 0.75 });
  drawing.rect(-20, BACK, WIDTH + 40, 1.6, adjust(wall, 0.08), { opacity: 0.35 });
}

/** A runner of cloth over the table, which falls over its front edge. */
export function layRunner(studio: Studio, color: Color, hem: Color): void {
  const { drawing, shade, at } = studio;
  const across = (u: number, y: number): Point => {
    const t = (y - (BACK + 34)) / (FRONT - BACK - 34);
    const half = 330 + t * 130;
    return [at(640 + 20 * t + u * half), y];
  };
  const strip = (from: number, to: number, top: number, bottom: number): Point[] => [
    across(from, top),
    across(to, top),
    across(to, bottom),
    across(from, bottom),
  ];
  const top = BACK + 34;
  drawing.group({ x: 6, y: 5, blur: 5, blurRoom: 20, opacity: 0.34 }, () =>
    drawing.path(polygon(strip(-1, 1, top, FRONT)), shade),
  );
  const light = linear(
    [
      [0, adjust(color, -0.02)],
      [0.45, adjust(color, 0.025)],
      [1, adjust(color, -0.04)],
    ],
    [0, 0],
    [1, 0.5],
  );
  drawing.path(polygon(strip(-1, 1, top, FRONT)), light);
  for (const u of [-0.94, 0.9]) drawing.path(polygon(strip(u, u + 0.035, top, FRONT)), hem, { opacity: 0.75 });
  drawing.path(polygon(strip(-1, 1, top, top + 5)), hem, { opacity: 0.6 });
  // It falls straight down, in shade, in soft folds.
  const [left = 0, right = 0] = [across(-1, FRONT)[0], across(1, FRONT)[0]].sort((one, other) => one - other);
  drawing.rect(left + 8, FRONT + 3, right - left, HEIGHT - FRONT, shade, { opacity: 0.3, blur: 5, blurRoom: 20 });
  drawing.path(
    rectangle(left, FRONT, right - left, HEIGHT - FRONT),
    vertical([
      [0, adjust(color, 0.01)],
      [0.16, adjust(color, -0.08)],
      [1, adjust(color, -0.15)],
    ]),
  );
  for (let fold = 1; fold < 7; fold++)
    drawing.rect(left + (fold * (right - left)) / 7, FRONT + 6, 26, HEIGHT - FRONT, adjust(color, -0.2), {
      opacity: 0.3,
      blur: 7,
      blurRoom: 200,
    });
  for (const u of [-0.94, 0.9]) {
    const [from, to] = [across(u, FRONT)[0], across(u + 0.035, FRONT)[0]];
    drawing.rect(Math.min(from, to), FRONT, Math.abs(to - from), HEIGHT - FRONT, adjust(hem, -0.1), { opacity: 0.6 });
  }
}
