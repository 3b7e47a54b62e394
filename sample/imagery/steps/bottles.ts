import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import type { Drawing } from '../drawing/svg.ts';
import {
  arc,
  block,
  bowl,
  CLAY,
  CREAM,
  dollop,
  LEAF,
  OIL,
  roundLight,
  solid,
  swell,
  type Tool,
  WATER,
} from './paint.ts';

/** Steps that dispense something. */

function bottle(drawing: Drawing, color: Color, cap: Color = adjust(LEAF, -0.2)): void {
  solid(drawing, block(-11, -62, 22, 26, 8), cap, { isRound: true });
  solid(drawing, block(-28, -40, 56, 96, 6), color, { isRound: true });
  drawing.rect(-27, -8, 54, 40, CREAM, { opacity: 0.92 });
  drawing.path(ellipse(0, 12, 7, 14), LEAF);
  drawing.path(block(-21, -32, 7, 80, 5), '#ffffff', { opacity: 0.4 });
}

export const pour: Tool = (drawing) => {
  drawing.path(
    taper(
      [
        [112, 36],
        [119, 62],
        [118, 138],
      ],
      9,
      7,
    ),
    OIL,
  );
  drawing.group({ x: 70, y: 54, rotation: 1.15, scale: 0.8 }, () => bottle(drawing, OIL, adjust(OIL, 0.06)));
  bowl(drawing, { x: 106, y: 138, half: 56, deep: 42, color: CLAY, content: OIL });
};

export const shake: Tool = (drawing) => {
  drawing.group({ x: 100, y: 104, rotation: 0.3, scale: 1.18 }, () => bottle(drawing, LEAF));
  for (const [x, reach, from, to] of [
    [100, 74, 2.75, 3.75],
    [100, 90, 2.85, 3.6],
    [100, 74, -0.4, 0.6],
    [100, 90, -0.3, 0.45],
  ] as const)
    drawing.path(swell(arc(x, 106, reach, reach, from, to), 5), adjust(LEAF, 0.12));
};

export const spray: Tool = (drawing) => {
  solid(drawing, block(44, 74, 66, 104, 6), LEAF, { isRound: true });
  drawing.rect(46, 112, 62, 40, CREAM, { opacity: 0.92 });
  drawing.path(ellipse(77, 132, 7, 14), LEAF);
  solid(drawing, block(60, 52, 34, 24, 8), adjust(LEAF, -0.2), { isRound: true, lift: 2 });
  solid(drawing, block(52, 30, 60, 24, 6), adjust(LEAF, -0.2), { lift: 3 });
  for (const [x, y, radius] of [
    [126, 41, 3],
    [140, 34, 3.6],
    [140, 50, 3.6],
    [156, 26, 4.4],
    [158, 43, 4.4],
    [155, 60, 4.4],
    [176, 18, 5],
    [178, 38, 5],
    [176, 60, 5],
  ] as const)
    solid(drawing, ellipse(x, y, radius, radius), WATER, { lift: 1 });
};

export const squeeze: Tool = (drawing, { body, cap, substance = CREAM }) => {
  solid(
    drawing,
    polygon([
      [62, 16],
      [138, 16],
      [120, 98],
      [80, 98],
    ]),
    body,
    { isRound: true },
  );
  solid(drawing, block(58, 10, 84, 13, 9), adjust(body, -0.08), { lift: 2 });
  drawing.path(ellipse(98, 58, 9, 18), cap);
  solid(drawing, block(88, 96, 24, 16, 8), cap, { isRound: true, lift: 2 });
  drawing.path(
    taper(
      [
        [100, 110],
        [101, 130],
        [98, 150],
      ],
      13,
      15,
    ),
    roundLight(substance),
  );
  dollop(drawing, 100, 166, 46, substance);
};
