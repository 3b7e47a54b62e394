import { adjust } from '../drawing/color.ts';
import { buildMark } from '../drawing/mark.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { drawCastShadow } from '../scenes/cast-shadow.ts';
import { place } from '../scenes/studio.ts';
import { ORANGE, type Subject } from './subject.ts';

/** A delivery van at the kerb. */
export const van: Subject = (studio) => {
  const { drawing, at } = studio;
  const body = '#f7f4ea';
  drawing.ellipse(at(720), 712, 330, 16, studio.shade, { opacity: 0.5, blur: 8, blurRoom: 60 });
  drawCastShadow(drawing, studio.shade, { x: at(720), y: 710, halfWidth: 290, height: 200, opacity: 0.36 });
  const side = studio.mirrored ? -1 : 1;
  const flip = (points: readonly (readonly [number, number])[]) =>
    polygon(points.map(([x, y]) => [side * x, y] as const));
  place(studio, { x: 720, y: 700 }, () => {
    drawing.path(
      flip([
        [-300, -44],
        [-300, -318],
        [-286, -334],
        [120, -334],
        [150, -322],
        [236, -186],
        [300, -160],
        [308, -44],
      ]),
      linear(
        [
          [0, '#ffffff'],
          [0.6, body],
          [1, adjust(body, -0.1)],
        ],
        [0, 0],
        [0.4, 1],
      ),
    );
    drawing.path(
      flip([
        [150, -296],
        [216, -188],
        [128, -188],
        [128, -296],
      ]),
      linear(
        [
          [0, '#9fc3cf'],
          [0.5, '#5f8794'],
          [1, '#41626d'],
        ],
        [0, 0],
        [1, 1],
      ),
    );
    drawing.path(
      flip([
        [-300, -110],
        [308, -110],
        [308, -44],
        [-300, -44],
      ]),
      '#1d5a3f',
    );
    drawing.path(
      flip([
        [116, -320],
        [119, -320],
        [119, -50],
        [116, -50],
      ]),
      adjust(body, -0.2),
      { opacity: 0.6 },
    );
    drawing.path(
      flip([
        [136, -160],
        [166, -160],
        [166, -150],
        [136, -150],
      ]),
      '#10271d',
      { opacity: 0.5 },
    );
    drawing.path(
      flip([
        [290, -100],
        [308, -98],
        [308, -72],
        [286, -72],
      ]),
      '#ffe9b0',
    );
    drawing.group({ x: side * -92, y: -140 }, () => {
      const { leaf, veins, stem } = buildMark(150);
      drawing.path(leaf, ORANGE);
      for (const vein of [stem, ...veins]) drawing.path(vein, body);
    });
    for (const x of [-186, 196]) {
      drawing.path(ellipse(side * x, -44, 66, 62), '#10271d', { opacity: 0.55 });
      drawing.path(ellipse(side * x, -42, 54, 54), '#1a211f');
      drawing.path(ellipse(side * x, -42, 30, 30), '#c3cdd0');
      drawing.path(ellipse(side * x - 4, -46, 20, 20), '#eef2f3');
      drawing.path(ellipse(side * x, -42, 7, 7), '#55605f');
    }
  });
};
