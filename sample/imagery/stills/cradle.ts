import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { polygon, superellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { standPlant } from '../scenes/pot.ts';
import { place } from '../scenes/studio.ts';
import { LINEN, type Subject, WOOD } from './subject.ts';

/** A cradle by the window. */
export const cradle: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  standPlant(studio, plant, { x: 1060, y: 700, tall: 430 }, '#c9724a');
  place(studio, { x: 710, y: 712 }, () => {
    drawing.ellipse(50, 0, 300, 20, studio.shade, { opacity: 0.42, blur: 9, blurRoom: 60 });
    drawing.path(
      taper(
        [
          [-250, -46],
          [-130, -8],
          [0, 2],
          [130, -8],
          [250, -46],
        ],
        20,
        20,
      ),
      adjust(WOOD, -0.12),
    );
    for (const side of [-1, 1])
      drawing.path(
        polygon([
          [side * 190, -300],
          [side * 214, -300],
          [side * 176, -18],
          [side * 148, -18],
        ]),
        linear([
          [0, adjust(WOOD, 0.05)],
          [1, adjust(WOOD, -0.14)],
        ]),
      );
    drawing.path(
      polygon(superellipse(0, -196, 176, 62, 4)),
      linear(
        [
          [0, '#ffffff'],
          [1, adjust(LINEN, -0.08)],
        ],
        [0, 0],
        [0.4, 1],
      ),
    );
    drawing.path(polygon(superellipse(-112, -236, 78, 36, 4)), '#fffdf6');
    drawing.path(
      polygon([
        [-212, -216],
        [212, -216],
        [172, -66],
        [-172, -66],
      ]),
      linear(
        [
          [0, adjust(WOOD, 0.07)],
          [0.6, WOOD],
          [1, adjust(WOOD, -0.14)],
        ],
        [0, 0],
        [0.4, 1],
      ),
    );
    for (let bar = 0; bar < 9; bar++)
      drawing.path(
        polygon([
          [-174 + bar * 43, -200],
          [-164 + bar * 43, -200],
          [-142 + bar * 35, -84],
          [-150 + bar * 35, -84],
        ]),
        adjust(WOOD, -0.22),
        { opacity: 0.5 },
      );
    drawing.path(
      polygon([
        [20, -240],
        [176, -236],
        [190, -216],
        [170, -110],
        [60, -96],
        [30, -150],
      ]),
      linear(
        [
          [0, '#f9e5a0'],
          [1, '#e3bb4c'],
        ],
        [0, 0],
        [0.5, 1],
      ),
    );
    for (const y of [-206, -172, -138])
      drawing.path(
        taper(
          [
            [36, y],
            [110, y + 8],
            [176, y],
          ],
          3,
          3,
        ),
        '#ffffff',
        { opacity: 0.6 },
      );
    drawing.path(
      polygon([
        [-218, -224],
        [218, -224],
        [216, -208],
        [-216, -208],
      ]),
      adjust(WOOD, 0.1),
    );
  });
};
