import { adjust } from '../drawing/color.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import type { Pack, PackLook } from './pack.ts';
import { tube } from './tube.ts';

/** The spatula's half outline from the blade's edge to the handle's end, mirrored to the other side. */
const FLANK: Point[] = [
  [0, 42],
  [26, 52],
  [92, 50],
  [122, 34],
  [150, 17],
  [230, 13],
  [310, 15],
  [346, 13],
];
const SPATULA: Path = spline([...FLANK, [356, 0], ...FLANK.map(([x, y]): Point => [x, -y]).reverse()], {
  tension: 1 / 9,
});
const GROOVE: Path = spline(
  [
    [14, 34],
    [84, 38],
    [118, 22],
    [140, 7],
    [140, -7],
    [118, -22],
    [84, -38],
    [14, -34],
  ],
  { tension: 1 / 9 },
);
const PLACE = { x: -236, y: 34, rotation: -0.2 } as const;

function drawSpatula(drawing: Drawing, { cap }: PackLook) {
  drawing.group({ ...PLACE, y: PLACE.y + 12, blur: 6, blurRoom: 30, opacity: 0.4 }, () =>
    drawing.path(SPATULA, '#0b1a13'),
  );
  const plastic = (light: number) =>
    linear(
      [
        [0, adjust(cap, 0.02 + light)],
        [0.5, adjust(cap, -0.05 + light)],
        [1, adjust(cap, -0.2 + light)],
      ],
      [0, 0],
      [0.12, 1],
    );
  drawing.group({ ...PLACE, y: PLACE.y + 5 }, () => drawing.path(SPATULA, adjust(cap, -0.26)));
  drawing.group(PLACE, () => {
    drawing.path(SPATULA, plastic(0));
    drawing.path(GROOVE, plastic(-0.06));
    drawing.rect(160, -5, 176, 3.5, '#ffffff', { opacity: 0.6 });
  });
}

/** Spatula set: the tube of cream and the spatula that takes it off, lying before it. */
export const spatulaSet: Pack = {
  scale: 1.14,
  footprint: { halfWidth: 190, height: 610, depth: 48 },
  draw(canvas, look) {
    const { drawing } = canvas;
    drawing.group({ x: 36, y: -22, scale: 0.92 }, () => tube.draw(canvas, look));
    drawSpatula(drawing, look);
  },
};
