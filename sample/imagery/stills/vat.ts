import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import type { Profile } from '../drawing/profile.ts';
import { createRandom } from '../drawing/random.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standTurned, TILT } from '../scenes/solids.ts';
import { place } from '../scenes/studio.ts';
import { setTable } from './mortar.ts';
import { DARK_WOOD, STONE, type Subject } from './subject.ts';

const VAT: Profile = [
  [-300, 212],
  [-286, 218],
  [-270, 208],
  [-60, 208],
  [-20, 196],
  [0, 176],
];

/** A vat in which herbs steep, its ladle over the rim. */
export const vat: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  setTable(studio, STONE);
  standTurned(
    studio,
    { x: 710, y: 690, scale: 1.12 },
    { profile: VAT, color: '#b8683c', material: 'metal', isOpen: true },
    () => {
      drawing.path(ellipse(0, -284, 196, 196 * TILT), '#b09a34');
      drawing.path(ellipse(-50, -292, 92, 9), '#e6dc97', { opacity: 0.55 });
      const random = createRandom(5);
      for (let leaf = 0; leaf < 12; leaf++) {
        const angle = random() * 6.28;
        drawing.path(
          ellipse(Math.cos(angle) * 150 * random(), -284 + Math.sin(angle) * 22 * random(), 20, 6, angle),
          leaf % 2 ? '#5d7f3a' : '#46682e',
          { opacity: 0.85 },
        );
      }
      const handle = studio.mirrored ? -1 : 1;
      drawing.path(
        taper(
          [
            [handle * 70, -280],
            [handle * 150, -400],
            [handle * 214, -470],
          ],
          15,
          12,
        ),
        adjust(DARK_WOOD, 0.04),
      );
      drawing.path(
        taper(
          [
            [handle * 66, -282],
            [handle * 146, -402],
            [handle * 210, -472],
          ],
          4,
          3,
        ),
        '#ffffff',
        { opacity: 0.25 },
      );
    },
  );
  place(studio, { x: 710, y: 690 }, () => {
    for (const y of [-258, -96])
      drawing.path(
        polygon([
          ...Array.from(
            { length: 21 },
            (_, index) => [-233 + index * 23.3, y + Math.sin((index / 20) * Math.PI) * 34] as const,
          ),
          ...Array.from(
            { length: 21 },
            (_, index) => [233 - index * 23.3, y + 11 + Math.sin((index / 20) * Math.PI) * 34] as const,
          ),
        ]),
        '#7c3f20',
        { opacity: 0.4 },
      );
  });
  drawHeap(
    studio,
    plant,
    [
      { x: 1010, y: 634, width: 1 },
      { x: 1000, y: 662, width: 184 },
    ],
    1.05,
  );
};
