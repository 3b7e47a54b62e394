import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { polygon, superellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Profile } from '../drawing/profile.ts';
import { standPlant } from '../scenes/pot.ts';
import { standTurned } from '../scenes/solids.ts';
import { BRASS, LINEN, ORANGE, type Subject, WOOD } from './subject.ts';
import { leftOf, standBox } from './wares.ts';

const CUP: Profile = [
  [-128, 46],
  [-122, 44],
  [-60, 34],
  [-16, 40],
  [0, 34],
];

/** A bench against the wall, its places empty. */
export const bench: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  standPlant(studio, plant, { x: 1040, y: 694, tall: 520 }, '#c9724a');
  for (const x of [440, 860])
    standBox(studio, { x, y: 724, width: 36, height: 132, depth: 34, color: adjust(WOOD, -0.1) });
  standBox(studio, { x: 400, y: 606, width: 540, height: 28, depth: 74, color: WOOD });
  const left = leftOf(studio, 470, 150);
  drawing.path(
    polygon(superellipse(left + 75, 548, 75, 40, 4)),
    linear(
      [
        [0, adjust(ORANGE, 0.05)],
        [1, adjust(ORANGE, -0.16)],
      ],
      [0, 0],
      [0.6, 1],
    ),
  );
  drawing.path(
    taper(
      [
        [left + 14, 556],
        [left + 75, 562],
        [left + 136, 552],
      ],
      2,
      2,
    ),
    adjust(ORANGE, -0.2),
  );
  standTurned(studio, { x: 770, y: 572, scale: 0.8 }, { profile: CUP, color: LINEN });
};

/** A majlis: cushions along the wall, a low table with coffee. */
export const majlis: Subject = (studio, { companion, vessel }) => {
  const { drawing } = studio;
  standPlant(studio, companion, { x: 1090, y: 690, tall: 430 }, '#c9724a');
  standBox(studio, { x: 330, y: 690, width: 680, height: 74, depth: 62, color: vessel });
  for (const [index, x] of [360, 580, 800].entries()) {
    const left = leftOf(studio, x, 200);
    const color = index === 1 ? LINEN : adjust(vessel, 0.07);
    drawing.path(polygon(superellipse(left + 112, 512, 100, 62, 5)), studio.shade, { opacity: 0.3, blur: 6 });
    drawing.path(
      polygon(superellipse(left + 100, 500, 100, 66, 5)),
      linear(
        [
          [0, adjust(color, 0.05)],
          [0.5, color],
          [1, adjust(color, -0.13)],
        ],
        [0, 0],
        [0.5, 1],
      ),
    );
    for (const y of [462, 536]) drawing.rect(left + 12, y, 176, 4, ORANGE, { opacity: 0.75 });
  }
  const band = leftOf(studio, 330, 680);
  for (let tuft = 0; tuft < 17; tuft++)
    drawing.path(
      polygon([
        [band + tuft * 40, 634],
        [band + 20 + tuft * 40, 652],
        [band + 40 + tuft * 40, 634],
      ]),
      ORANGE,
      { opacity: 0.5 },
    );
  standBox(studio, { x: 560, y: 764, width: 260, height: 46, depth: 50, color: WOOD });
  standTurned(
    studio,
    { x: 640, y: 704, scale: 0.62 },
    {
      profile: [
        [-150, 16],
        [-140, 30],
        [-110, 36],
        [-84, 26],
        [-40, 70],
        [-14, 76],
        [0, 60],
      ],
      color: BRASS,
      material: 'metal',
    },
  );
  for (const x of [712, 762])
    standTurned(
      studio,
      { x, y: 706, scale: 0.34 },
      {
        profile: [
          [-80, 50],
          [-30, 42],
          [0, 24],
        ],
        color: '#f7f3ea',
        isOpen: true,
      },
    );
};
