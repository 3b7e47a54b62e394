import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse, polygon, rectangle, superellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standPlant } from '../scenes/pot.ts';
import { place } from '../scenes/studio.ts';
import { setTable } from './mortar.ts';
import { BRASS, type Subject, WOOD } from './subject.ts';

/** A lantern with its flame. */
export const lantern: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  setTable(studio, WOOD);
  place(studio, { x: 740, y: 690, scale: 1.16 }, () => {
    drawing.ellipse(40, 4, 130, 16, studio.shade, { opacity: 0.5, blur: 7, blurRoom: 60 });
    const metal = linear([
      [0, adjust(BRASS, -0.2)],
      [0.3, adjust(BRASS, 0.12)],
      [0.6, BRASS],
      [1, adjust(BRASS, -0.26)],
    ]);
    drawing.path(
      polygon([
        [-98, -296],
        [0, -392],
        [98, -296],
      ]),
      metal,
    );
    drawing.path(ellipse(0, -414, 20, 26), adjust(BRASS, -0.16));
    drawing.path(ellipse(0, -414, 12, 18), studio.wall);
    drawing.path(
      rectangle(-82, -286, 164, 250),
      linear([
        [0, '#7a4a12'],
        [0.5, '#ffd98a'],
        [1, '#8a5416'],
      ]),
    );
    drawing.ellipse(0, -130, 74, 96, '#fff1c4', { opacity: 0.75, blur: 16, blurRoom: 60 });
    drawing.path(polygon(superellipse(0, -76, 25, 42, 6)), '#fbf2dc');
    drawing.path(
      [
        { op: 'M', to: [0, -112] },
        { op: 'C', first: [-22, -134], second: [-10, -156], to: [0, -186] },
        { op: 'C', first: [12, -156], second: [22, -134], to: [0, -112] },
        { op: 'Z' },
      ],
      '#ffb02e',
    );
    drawing.path(ellipse(0, -128, 6, 13), '#fff6dc');
    for (const x of [-88, -30, 24, 80]) drawing.path(rectangle(x, -290, 8, 258), metal);
    for (const y of [-202, -122])
      for (const x of [-59, 0, 53])
        drawing.path(
          taper(
            [
              [x - 22, y],
              [x, y - 34],
              [x + 22, y],
            ],
            5,
            5,
          ),
          adjust(BRASS, -0.1),
        );
    drawing.path(rectangle(-106, -300, 212, 15), metal);
    drawing.path(
      polygon([
        [-96, -40],
        [96, -40],
        [114, 0],
        [-114, 0],
      ]),
      metal,
    );
  });
  drawHeap(studio, 'date', [{ x: 490, y: 678, width: 168 }], 1);
  standPlant(studio, plant === 'miswak' ? 'olive' : plant, { x: 1010, y: 646, tall: 340 }, '#c9724a');
};
