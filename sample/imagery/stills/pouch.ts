import { taper } from '../drawing/curve.ts';
import { polygon, superellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { place } from '../scenes/studio.ts';
import { layCloth } from './cloth.ts';
import { laySome } from './flat.ts';
import { standPack } from './packs.ts';
import { ORANGE, type Subject } from './subject.ts';

/** Small packs in a clear bag, as security wants them. */
export const pouch: Subject = (studio, { plant }) => {
  const { drawing, shade } = studio;
  layCloth(studio, { x: 730, y: 420, rotation: 0.05 }, 640, 520);
  const bag = polygon(superellipse(0, 0, 250, 170, 18));
  place(studio, { x: 735, y: 430 }, () => drawing.path(bag, '#ffffff', { opacity: 0.5 }));
  standPack(studio, { range: 'tarwa', form: 'shampoo' }, { x: 580, y: 560, tall: 236 });
  standPack(studio, { range: 'nadiya', form: 'lotion' }, { x: 700, y: 560, tall: 210 });
  standPack(studio, { range: 'basma', form: 'tube' }, { x: 808, y: 560, tall: 190 });
  standPack(studio, { range: 'balsam', form: 'tin' }, { x: 912, y: 562, tall: 56 });
  place(studio, { x: 735, y: 430 }, () => {
    drawing.path(
      bag,
      linear(
        [
          [0, '#ffffff', 0.34],
          [0.3, '#ffffff', 0.06],
          [0.5, '#ffffff', 0.2],
          [0.52, '#ffffff', 0.04],
          [1, shade, 0.12],
        ],
        [0, 0],
        [1, 0.7],
      ),
    );
    drawing.rect(-250, -158, 500, 14, ORANGE, { opacity: 0.85 });
    drawing.rect(-250, -154, 500, 2, '#ffffff', { opacity: 0.6 });
    drawing.path(polygon(superellipse(-214, -151, 26, 13, 5)), '#b83c0c');
    for (const [x, y, width, height] of [
      [-250, -170, 500, 3],
      [-250, 166, 500, 4],
      [-250, -170, 3, 340],
      [247, -170, 3, 340],
    ] as const)
      drawing.rect(x, y, width, height, '#ffffff', { opacity: 0.75 });
    drawing.path(
      taper(
        [
          [-200, -130],
          [-140, 20],
          [-180, 150],
        ],
        4,
        2,
      ),
      '#ffffff',
      { opacity: 0.5 },
    );
  });
  laySome(studio, plant, { x: 430, y: 500, rotation: -0.3 }, 300);
};
