import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse, polygon, rectangle, superellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Profile } from '../drawing/profile.ts';
import { placeShapes } from '../drawing/shape.ts';
import { standPlant } from '../scenes/pot.ts';
import { standTurned, TILT } from '../scenes/solids.ts';
import { place } from '../scenes/studio.ts';
import { setTable } from './mortar.ts';
import { BRASS, STONE, type Subject } from './subject.ts';

const BASIN: Profile = [
  [-116, 250],
  [-104, 256],
  [-60, 236],
  [-20, 170],
  [0, 120],
];

/** A wall tap over a stone basin. */
export const basin: Subject = (studio, { plant }) => {
  const { drawing, at } = studio;
  setTable(studio, STONE);
  standPlant(studio, plant, { x: 1046, y: 640, tall: 330 }, '#c9724a');
  const brass = linear(
    [
      [0, adjust(BRASS, -0.12)],
      [0.35, adjust(BRASS, 0.14)],
      [1, adjust(BRASS, -0.24)],
    ],
    [0, 0],
    [0.3, 1],
  );
  place(studio, { x: 720, y: 300 }, () => {
    drawing.group({ x: 22, y: 18, blur: 6, blurRoom: 30, opacity: 0.3 }, () =>
      drawing.path(
        taper(
          [
            [0, 0],
            [0, 60],
            [0, 130],
          ],
          40,
          26,
        ),
        studio.shade,
      ),
    );
    drawing.path(ellipse(0, -6, 54, 52), adjust(BRASS, -0.12));
    drawing.path(ellipse(-2, -8, 48, 46), brass);
    drawing.path(
      polygon([
        [-23, -10],
        [23, -10],
        [20, 84],
        [17, 118],
        [-17, 118],
        [-20, 84],
      ]),
      brass,
    );
    drawing.path(rectangle(-26, 104, 52, 18), adjust(BRASS, -0.06));
    drawing.path(polygon(superellipse(0, -72, 70, 13, 5)), brass);
    drawing.path(rectangle(-9, -66, 18, 30), adjust(BRASS, -0.1));
    drawing.path(
      taper(
        [
          [-10, -4],
          [-12, 60],
          [-11, 112],
        ],
        7,
        5,
      ),
      '#fff3cf',
      { opacity: 0.6 },
    );
  });
  standTurned(
    studio,
    { x: 720, y: 700, scale: 1.12 },
    { profile: BASIN, color: adjust(STONE, 0.03), isOpen: true },
    () => {
      drawing.path(
        ellipse(0, -104, 222, 222 * TILT),
        linear([
          [0, '#6fa6b4'],
          [0.5, '#a9d3da'],
          [1, '#e3f3f3'],
        ]),
      );
      for (const [reach, opacity] of [
        [1, 0.6],
        [0.62, 0.5],
        [0.3, 0.7],
      ] as const) {
        drawing.path(ellipse(0, -104, 120 * reach, 120 * reach * TILT), '#ffffff', { opacity: 0.16 * opacity + 0.08 });
      }
      drawing.group({ clip: ellipse(0, -104, 220, 220 * TILT) }, () =>
        drawing.shapes(placeShapes(studio.drawPlant('sidr'), { x: -120, y: -92, scale: 0.16, rotation: 1.1 })),
      );
    },
  );
  drawing.path(
    taper(
      [
        [at(720), 422],
        [at(720), 500],
        [at(720), 590],
      ],
      12,
      7,
    ),
    '#ffffff',
    { opacity: 0.75 },
  );
  drawing.path(
    taper(
      [
        [at(720) + 2, 424],
        [at(720) + 2, 588],
      ],
      4,
      3,
    ),
    '#8fc0cc',
    { opacity: 0.6 },
  );
};
