import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import type { Drawing } from '../drawing/svg.ts';
import { block, bowl, CREAM, dollop, roundLight, solid, swell, type Tool, WOOD } from './paint.ts';

/** Steps that apply, test and remove. */

function spatula(drawing: Drawing): void {
  const outline = spline(
    [
      [44, 150],
      [50, 122],
      [76, 100],
      [160, 18],
      [176, 26],
      [172, 36],
      [96, 120],
      [76, 148],
      [52, 158],
    ],
    { tension: 1 / 8 },
  );
  solid(drawing, outline, WOOD, { lift: 7 });
  drawing.path(
    swell(
      [
        [84, 104],
        [120, 70],
        [162, 28],
      ],
      4,
    ),
    '#ffffff',
    { opacity: 0.4 },
  );
}

export const apply: Tool = (drawing) => {
  spatula(drawing);
  dollop(drawing, 62, 138, 34, CREAM);
};

export const scrape: Tool = (drawing) => {
  solid(drawing, block(14, 162, 172, 12, 8), '#f2efe6', { lift: 3 });
  dollop(drawing, 48, 160, 36, CREAM);
  drawing.group({ x: 22, y: 6 }, () => spatula(drawing));
};

export const patchTest: Tool = (drawing) => {
  bowl(drawing, { x: 88, y: 128, half: 56, deep: 36, color: '#f2efe6' });
  dollop(drawing, 84, 132, 30, CREAM);
  drawing.path(
    taper(
      [
        [104, 104],
        [140, 60],
        [168, 26],
      ],
      6,
      6,
    ),
    roundLight(WOOD),
  );
  solid(drawing, ellipse(101, 108, 10, 15, 0.68), '#ffffff', { lift: 3 });
  solid(drawing, ellipse(170, 24, 8, 13, 0.68), '#ffffff', { lift: 3 });
};

export const spread: Tool = (drawing) => {
  const outline = spline([
    [18, 118],
    [40, 92],
    [96, 74],
    [150, 58],
    [178, 66],
    [182, 96],
    [160, 116],
    [104, 124],
    [56, 142],
    [30, 140],
  ]);
  solid(drawing, outline, CREAM, { lift: 7 });
  for (const [y, tone, width] of [
    [-22, 0.05, 5],
    [-6, -0.12, 4],
    [10, 0.06, 5],
    [22, -0.13, 4],
  ] as const)
    drawing.path(
      swell(
        [
          [34, 120 + y * 0.7],
          [84, 104 + y],
          [132, 92 + y],
          [168, 86 + y * 0.8],
        ],
        width,
      ),
      adjust(CREAM, tone),
      { opacity: 0.9 },
    );
};
