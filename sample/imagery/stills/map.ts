import { taper } from '../drawing/curve.ts';
import { ellipse, rectangle, spline } from '../drawing/outlines.ts';
import { place } from '../scenes/studio.ts';
import { layFlat, laySome, sheetOutline } from './flat.ts';
import { INK, ORANGE, type Subject } from './subject.ts';

/** A map of folded paper with the places pinned on it. */
export const map: Subject = (studio, { plant, companion }) => {
  const { drawing } = studio;
  const [wide, tall] = [580, 430];
  layFlat(
    studio,
    { x: 715, y: 410, rotation: -0.06 },
    { outline: sheetOutline(wide, tall), color: '#bcd9de', lift: 12 },
    () => {
      drawing.group({ clip: rectangle(-wide / 2, -tall / 2, wide, tall) }, () => {
        drawing.path(
          spline(
            [
              [-300, -230],
              [-60, -230],
              [-20, -150],
              [60, -90],
              [150, -60],
              [170, 10],
              [120, 60],
              [40, 90],
              [-30, 160],
              [-120, 200],
              [-300, 230],
            ],
            { tension: 1 / 8 },
          ),
          '#efe2c2',
        );
        drawing.path(
          spline(
            [
              [300, -230],
              [220, -230],
              [170, -170],
              [230, -110],
              [300, -90],
            ],
            { tension: 1 / 8 },
          ),
          '#e7d6b0',
        );
        drawing.path(
          spline([
            [-210, -60],
            [-130, -120],
            [-40, -60],
            [-70, 30],
            [-160, 40],
          ]),
          '#d9c896',
          { opacity: 0.8 },
        );
        for (let dot = 0; dot < 15; dot++)
          drawing.path(ellipse(-190 + dot * 23, 96 - Math.sin(dot / 4) * 108, 3.6, 3.6), ORANGE);
        for (let line = 1; line < 4; line++) {
          drawing.rect(-wide / 2 + (wide * line) / 4, -tall / 2, 2, tall, '#ffffff', { opacity: 0.5 });
          drawing.rect(-wide / 2 + (wide * line) / 4 + 2, -tall / 2, 16, tall, INK, { opacity: 0.05 });
        }
        drawing.rect(-wide / 2, -1, wide, 2, '#ffffff', { opacity: 0.5 });
      });
    },
  );
  for (const [x, y] of [
    [540, 500],
    [655, 400],
    [800, 370],
    [856, 480],
  ] as const) {
    place(studio, { x, y }, () => {
      drawing.path(
        taper(
          [
            [0, 0],
            [30, 16],
          ],
          9,
          3,
        ),
        studio.shade,
        { opacity: 0.35, blur: 2 },
      );
      drawing.path(
        taper(
          [
            [0, 0],
            [-3, -30],
          ],
          3,
          3,
        ),
        '#8b8676',
      );
      drawing.path(ellipse(-3, -36, 14, 14), ORANGE);
      drawing.path(ellipse(-7, -41, 4.5, 3.5), '#ffffff', { opacity: 0.6 });
    });
  }
  laySome(studio, plant, { x: 430, y: 610, rotation: -0.35 }, 210);
  laySome(studio, companion, { x: 1010, y: 640, rotation: 0.9 }, 260);
};
