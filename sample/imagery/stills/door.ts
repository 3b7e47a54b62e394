import { adjust } from '../drawing/color.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { standPlant } from '../scenes/pot.ts';
import { place } from '../scenes/studio.ts';
import { BRASS, type Subject } from './subject.ts';

/** A door left ajar, light behind it; one plant beside it if both of the still are the same. */
export const door: Subject = (studio, { plant, companion }) => {
  const { drawing, wall, mirrored } = studio;
  const side = mirrored ? -1 : 1;
  place(studio, { x: 730, y: 700 }, () => {
    const arch = (half: number, top: number) =>
      [
        { op: 'M', to: [-half, 0] },
        { op: 'L', to: [-half, top + half] },
        { op: 'C', first: [-half, top + half * 0.35], second: [-half * 0.5, top], to: [0, top - half * 0.1] },
        { op: 'C', first: [half * 0.5, top], second: [half, top + half * 0.35], to: [half, top + half] },
        { op: 'L', to: [half, 0] },
        { op: 'Z' },
      ] as const;
    drawing.path(arch(206, -590), adjust(wall, -0.13));
    drawing.path(
      arch(176, -560),
      linear(
        [
          [0, '#fff3d2'],
          [1, '#fbd99a'],
        ],
        [0, 0],
        [1, 1],
      ),
    );
    drawing.path(
      polygon([
        [side * -176, 0],
        [side * 176, 0],
        [side * 320, 100],
        [side * -90, 100],
      ]),
      '#fff0c9',
      { opacity: 0.7 },
    );
    drawing.group({ clip: arch(176, -560) }, () => {
      drawing.path(
        polygon([
          [side * -60, -700],
          [side * 176, -700],
          [side * 176, 0],
          [side * -60, -34],
        ]),
        linear(
          [
            [0, '#17543f'],
            [1, '#0f3b2c'],
          ],
          [0, 0],
          [1, 0.2],
        ),
      );
      drawing.path(
        polygon([
          [side * -60, -700],
          [side * -46, -700],
          [side * -46, -30],
          [side * -60, -34],
        ]),
        '#0a271d',
      );
      for (const [from, to] of [
        [-500, -300],
        [-270, -70],
      ] as const) {
        drawing.path(
          polygon([
            [side * -20, from],
            [side * 142, from - 6],
            [side * 142, to + 10],
            [side * -20, to],
          ]),
          '#0d3527',
        );
        drawing.path(
          polygon([
            [side * -12, from + 8],
            [side * 134, from + 2],
            [side * 134, to + 2],
            [side * -12, to - 8],
          ]),
          '#1a5c45',
        );
      }
      drawing.path(ellipse(side * -32, -286, 9, 10), BRASS);
    });
  });
  standPlant(studio, plant, { x: 1020, y: 716, tall: 420 }, '#c9724a');
  if (companion !== plant) standPlant(studio, companion, { x: 452, y: 712, tall: 250 }, '#f3efe4');
};
