import { adjust } from '../drawing/color.ts';
import { ellipse, polygon, superellipse } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from '../scenes/studio.ts';
import { drawClearSky, drawGroundPlane, drawHills, EARTH } from './land.ts';
import { BRASS, LINEN, ORANGE, type Subject, WIDTH, WOOD } from './subject.ts';
import { standTeaGlass, standTeapot } from './tea.ts';
import { standTree } from './trees.ts';
import { leftOf, standBox } from './wares.ts';

/** A low garden wall across the picture. */
function raiseWall({ drawing }: Studio, y: number, height: number): void {
  const lime = '#f3e8d6';
  drawing.rect(
    0,
    y - height,
    WIDTH,
    height,
    vertical([
      [0, lime],
      [1, adjust(lime, -0.1)],
    ]),
  );
  drawing.rect(0, y - height - 9, WIDTH, 13, adjust(lime, 0.03));
  drawing.rect(0, y - height + 4, WIDTH, 6, adjust(lime, -0.2), { opacity: 0.5 });
  drawing.rect(-60, y - 10, WIDTH + 120, 14, '#6b5a3e', { opacity: 0.3, blur: 4, blurRoom: 40 });
}

/** The shade of a crown on the ground, with the sun that falls through it. */
function dappleGround({ drawing, at, shade }: Studio, x: number, y: number): void {
  drawing.ellipse(at(x), y, 420, 92, shade, { opacity: 0.34, blur: 14, blurRoom: 40 });
  const random = createRandom(9);
  for (let spot = 0; spot < 34; spot++) {
    const [angle, far] = [random() * 6.28, Math.sqrt(random())];
    const size = 5 + random() * 12;
    drawing.path(
      ellipse(at(x) + Math.cos(angle) * far * 380, y + Math.sin(angle) * far * 78, size * 1.7, size * 0.6),
      '#fff0c8',
      { opacity: 0.32 },
    );
  }
}

/** A cushion on the ground. */
function layCushion(studio: Studio, x: number, y: number, color: string): void {
  const { drawing, shade } = studio;
  const left = leftOf(studio, x, 150);
  drawing.ellipse(left + 84, y - 2, 86, 15, shade, { opacity: 0.5, blur: 5, blurRoom: 60 });
  drawing.path(
    polygon(superellipse(left + 75, y - 27, 75, 27, 3.4)),
    linear(
      [
        [0, adjust(color, 0.06)],
        [0.5, color],
        [1, adjust(color, -0.15)],
      ],
      [0, 0],
      [0.4, 1],
    ),
  );
  drawing.path(polygon(superellipse(left + 75, y - 36, 56, 12, 3)), adjust(color, 0.08), { opacity: 0.6 });
}

/** A table laid for tea in the shade of a sidr tree. */
export const shade: Subject = (studio) => {
  drawClearSky(studio, 420);
  drawHills(studio, 440, EARTH, 0.6);
  raiseWall(studio, 520, 104);
  drawGroundPlane(studio, 520, { far: '#c9b088', near: '#d3b98c' });
  dappleGround(studio, 800, 664);
  standTree(studio, { x: 880, y: 622, tall: 500 }, 3);
  layCushion(studio, 396, 700, LINEN);
  standBox(studio, { x: 520, y: 724, width: 400, height: 66, depth: 66, color: WOOD });
  standBox(studio, { x: 566, y: 646, width: 300, height: 9, depth: 44, color: BRASS });
  standTeapot(studio, { x: 770, y: 622, scale: 0.7 });
  for (const [x, y] of [
    [604, 616],
    [652, 628],
  ] as const)
    standTeaGlass(studio, { x, y, scale: 0.62 });
  layCushion(studio, 962, 730, ORANGE);
};
