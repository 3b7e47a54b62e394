import { adjust } from '../drawing/color.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { arc, BRASS, block, bowl, CLAY, drop, OIL, solid, swell, type Tool, WATER } from './paint.ts';

/** Steps with warm oil and water. */

export const warm: Tool = (drawing) => {
  bowl(drawing, { x: 100, y: 116, half: 66, deep: 54, color: CLAY, content: OIL });
  for (const [x, height] of [
    [72, 54],
    [100, 72],
    [128, 54],
  ] as const) {
    const steam = swell(
      [
        [x, 100],
        [x - 8, 100 - height * 0.25],
        [x + 6, 100 - height * 0.5],
        [x - 6, 100 - height * 0.75],
        [x + 2, 100 - height],
      ],
      7,
    );
    drawing.path(steam, adjust(WATER, 0.02), { opacity: 0.8 });
  }
};

export const rinse: Tool = (drawing) => {
  drawing.path(
    block(99, 82, 26, 84, 10),
    vertical([
      [0, adjust(WATER, 0.06), 0.95],
      [1, WATER, 0.6],
    ]),
  );
  drawing.path(block(104, 82, 6, 78, 6), '#ffffff', { opacity: 0.7 });
  solid(drawing, ellipse(112, 168, 52, 11), WATER, { lift: 2 });
  drawing.path(swell(arc(112, 166, 40, 7, 3.3, 6.1), 3), '#ffffff');
  solid(drawing, block(22, 48, 92, 22, 6), BRASS);
  solid(
    drawing,
    spline(
      [
        [96, 48],
        [128, 50],
        [130, 88],
        [94, 88],
        [96, 70],
      ],
      { tension: 1 / 9 },
    ),
    BRASS,
    { isRound: true },
  );
  solid(drawing, block(58, 24, 12, 28, 6), BRASS, { isRound: true, lift: 2 });
  solid(drawing, block(38, 16, 52, 13, 6), BRASS, { lift: 3 });
};

export const spit: Tool = (drawing) => {
  bowl(drawing, { x: 100, y: 112, half: 74, deep: 58, color: '#f2efe6', content: WATER });
  drawing.path(swell(arc(108, 116, 34, 9, 0, 6.2), 3), '#ffffff', { opacity: 0.9 });
  drop(drawing, 108, 72, 11, WATER);
  drop(drawing, 88, 44, 7, WATER);
};
