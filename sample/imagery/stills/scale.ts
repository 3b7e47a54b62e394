import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse, polygon, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Profile } from '../drawing/profile.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standTurned } from '../scenes/solids.ts';
import { place } from '../scenes/studio.ts';
import { setTable } from './mortar.ts';
import { BRASS, STEEL, STONE, type Subject } from './subject.ts';

const POST: Profile = [
  [-330, 9],
  [-60, 9],
  [-40, 20],
  [-26, 84],
  [0, 92],
];

/** A balance: what is paid in one pan, what it weighs in the other. */
export const scale: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  setTable(studio, STONE);
  standTurned(studio, { x: 720, y: 680, scale: 1.2 }, { profile: POST, color: BRASS, material: 'metal' });
  const tip = 12;
  place(studio, { x: 720, y: 286 }, () => {
    drawing.path(
      taper(
        [
          [-196, studio.turn(-1) * tip],
          [0, -8],
          [196, studio.turn(1) * tip],
        ],
        13,
        13,
      ),
      adjust(BRASS, -0.04),
    );
    drawing.path(
      taper(
        [
          [-196, studio.turn(-1) * tip - 3],
          [0, -12],
          [196, studio.turn(1) * tip - 3],
        ],
        4,
        4,
      ),
      '#fff3cf',
      { opacity: 0.7 },
    );
    drawing.path(ellipse(0, -10, 19, 19), BRASS);
    drawing.path(ellipse(-5, -15, 6, 5), '#fff3cf', { opacity: 0.8 });
  });
  for (const side of [-1, 1] as const) {
    const [x, y] = [720 + side * 196, 500 + side * tip];
    const hook = 286 + side * tip;
    for (const reach of [-88, 88])
      drawing.path(
        taper(
          [
            [studio.at(x), hook],
            [studio.at(x) + reach, y - 26],
          ],
          2.4,
          2.4,
        ),
        adjust(BRASS, -0.16),
      );
    if (side > 0)
      drawHeap(
        studio,
        plant,
        [
          { x, y: y - 54, width: 1 },
          { x, y: y - 34, width: 132 },
        ],
        0.9,
      );
    place(studio, { x, y }, () => {
      if (side > 0) return;
      for (const [dx, half, height] of [
        [-34, 26, 52],
        [28, 20, 38],
      ] as const) {
        drawing.path(
          rectangle(dx - half, -26 - height, half * 2, height),
          linear([
            [0, adjust(STEEL, -0.1)],
            [0.3, '#ffffff'],
            [1, adjust(STEEL, -0.28)],
          ]),
        );
        drawing.path(ellipse(dx, -26 - height, half, 6), STEEL);
        drawing.path(rectangle(dx - 7, -38 - height, 14, 13), adjust(STEEL, -0.1));
      }
    });
    place(studio, { x, y }, () => {
      drawing.path(
        polygon([
          [-96, -30],
          [-88, -14],
          [-60, -2],
          [60, -2],
          [88, -14],
          [96, -30],
        ]),
        linear([
          [0, adjust(BRASS, -0.14)],
          [0.3, adjust(BRASS, 0.14)],
          [1, adjust(BRASS, -0.22)],
        ]),
      );
      drawing.path(
        taper(
          [
            [-96, -30],
            [0, -22],
            [96, -30],
          ],
          3,
          3,
        ),
        '#fff3cf',
        { opacity: 0.8 },
      );
    });
  }
};
