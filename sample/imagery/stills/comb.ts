import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { dropShadow, type Place, place, type Studio } from '../scenes/studio.ts';
import { layCloth } from './cloth.ts';
import { layBowl, layFlat, laySome } from './flat.ts';
import { BRASS, STEEL, type Subject, WOOD } from './subject.ts';

export function drawGrain({ drawing }: Studio, wide: number, tall: number, color: Color, seed: number): void {
  const random = createRandom(seed);
  for (let line = 0; line < tall / 9; line++) {
    const y = -tall / 2 + 6 + line * 9 + random() * 4;
    const start = -wide / 2 + 6 + random() * wide * 0.3;
    const end = Math.min(wide / 2 - 6, start + wide * (0.3 + random() * 0.6));
    const points: Point[] = [
      [start, y],
      [(start + end) / 2, y + (random() - 0.5) * 7],
      [end, y + (random() - 0.5) * 4],
    ];
    drawing.path(taper(points, 2, 0.8), adjust(color, -0.12), { opacity: 0.4 });
  }
}

/** A wooden comb, its teeth downwards. */
function layComb(studio: Studio, at: Place, color: Color = WOOD): void {
  const [wide, tall, teeth] = [330, 112, 25];
  const outline: Point[] = [
    [-wide / 2, -tall / 2 + 26],
    [-wide / 2 + 26, -tall / 2],
    [wide / 2 - 26, -tall / 2],
    [wide / 2, -tall / 2 + 26],
  ];
  const step = (wide - 24) / teeth;
  const teethLine: Point[] = [
    [wide / 2, tall / 2],
    [wide / 2 - 14, tall / 2],
  ];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const x = wide / 2 - 14 - tooth * step;
    teethLine.push([x, -2], [x - step * 0.42, -2], [x - step * 0.5, tall / 2], [x - step * 0.86, tall / 2]);
  }
  layFlat(studio, at, { outline: polygon([...outline, ...teethLine, [-wide / 2, tall / 2]]), color, lift: 11 }, () => {
    studio.drawing.group({ y: -tall * 0.25 }, () => drawGrain(studio, wide - 30, 46, color, 4));
    studio.drawing.rect(-wide / 2 + 20, -tall / 2 + 3, wide - 40, 3, '#ffffff', { opacity: 0.35 });
  });
}

/** The weekly oiling: a comb and a bowl of oil on linen. */
export const comb: Subject = (studio, { plant }) => {
  layCloth(studio, { x: 760, y: 420, rotation: 0.05 }, 520, 590);
  layBowl(studio, { x: 820, y: 310 }, { radius: 122, color: '#8c5a3c', content: '#d8992b' }, () => {
    studio.drawing.path(ellipse(-34, -40, 26, 9, -0.7), '#fff6dc', { opacity: 0.6 });
  });
  layComb(studio, { x: 700, y: 570, rotation: -0.22 });
  laySome(studio, plant, { x: 500, y: 350, rotation: -0.35 }, 330);
};

/** A salon: two combs and scissors. */
export const salon: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  layCloth(studio, { x: 760, y: 420, rotation: -0.06 }, 500, 600, '#2c3a34');
  layComb(studio, { x: 760, y: 270, rotation: 0.12 }, '#2b211a');
  layComb(studio, { x: 745, y: 420, rotation: -0.08 }, WOOD);
  place(studio, { x: 760, y: 592, rotation: 0.12 }, () => {
    for (const side of [-1, 1] as const) {
      const blade = polygon([
        [-118, side * 40],
        [-104, side * 46],
        [0, side * 9],
        [176, -side * 20],
        [0, -side * 9],
      ]);
      const ring = steps(24, (t): Point => {
        const angle = 2 * Math.PI * t;
        return [-152 + Math.cos(angle) * 46, side * 52 + Math.sin(angle) * 27];
      });
      dropShadow(studio, blade, 7);
      drawing.path(
        blade,
        linear(
          [
            [0, adjust(STEEL, -0.16)],
            [1, adjust(STEEL, 0.06)],
          ],
          [0, 0],
          [0, 1],
        ),
      );
      drawing.path(taper(ring, 13, 13), BRASS);
    }
    drawing.path(ellipse(0, 0, 7, 7), BRASS);
  });
  laySome(studio, plant, { x: 455, y: 430, rotation: -0.3 }, 290);
};
