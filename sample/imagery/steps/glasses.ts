import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, polygon, spline } from '../drawing/outlines.ts';
import type { Drawing } from '../drawing/svg.ts';
import { arc, block, CREAM, OIL, roundLight, solid, swell, type Tool, WATER, WOOD } from './paint.ts';

/** Steps with something to drink. */

function glass(drawing: Drawing, content: Color, level: number): void {
  const wall = polygon([
    [58, 44],
    [142, 44],
    [132, 168],
    [68, 168],
  ]);
  solid(drawing, wall, '#e3eeee', { isRound: true });
  const at = 44 + (168 - 44) * (1 - level);
  const inset = 4 + ((at - 44) / 124) * 10;
  drawing.path(
    polygon([
      [58 + inset, at],
      [142 - inset, at],
      [129, 163],
      [71, 163],
    ]),
    roundLight(content),
    { opacity: 0.92 },
  );
  drawing.path(ellipse(100, at, 42 - inset, 6), adjust(content, 0.07));
  drawing.path(
    polygon([
      [66, 52],
      [74, 52],
      [80, 158],
      [73, 158],
    ]),
    '#ffffff',
    { opacity: 0.6 },
  );
  drawing.path(swell(arc(100, 44, 42, 6, 0, 6.28), 2.4), '#ffffff');
}

export const dissolve: Tool = (drawing) => {
  glass(drawing, WATER, 0.72);
  for (const [x, y, radius] of [
    [100, 122, 25],
    [84, 138, 17],
    [118, 136, 18],
    [102, 96, 14],
  ] as const)
    drawing.path(ellipse(x, y, radius, radius * 0.8), CREAM, { opacity: 0.55, blur: 5 });
  solid(drawing, block(88, 20, 26, 13, 7), CREAM, { lift: 3 });
};

export const stir: Tool = (drawing) => {
  glass(drawing, OIL, 0.62);
  drawing.path(
    taper(
      [
        [112, 98],
        [130, 54],
        [150, 6],
      ],
      8,
      5,
    ),
    roundLight(WOOD),
  );
  drawing.path(swell(arc(100, 118, 24, 9, 0.4, 5.4), 4), adjust(OIL, 0.13));
};

export const drink: Tool = (drawing) => {
  solid(drawing, ellipse(100, 160, 72, 15), '#f2efe6', { lift: 4 });
  drawing.path(ellipse(100, 158, 46, 8), adjust('#f2efe6', -0.08));
  const tea = spline(
    [
      [66, 58],
      [72, 92],
      [78, 112],
      [68, 138],
      [80, 156],
      [120, 156],
      [132, 138],
      [122, 112],
      [128, 92],
      [134, 58],
    ],
    { tension: 1 / 7 },
  );
  solid(drawing, tea, '#b3541a', { isRound: true, lift: 3 });
  drawing.path(ellipse(100, 58, 34, 7), '#e3eeee');
  drawing.path(ellipse(100, 61, 31, 5.6), '#c9702c');
  drawing.path(
    swell(
      [
        [76, 70],
        [80, 92],
        [86, 112],
        [78, 138],
      ],
      5,
    ),
    '#ffffff',
    { opacity: 0.75 },
  );
  for (const x of [88, 112])
    drawing.path(
      swell(
        [
          [x, 46],
          [x - 6, 34],
          [x + 5, 24],
          [x, 10],
        ],
        5,
      ),
      adjust(WATER, 0.02),
      { opacity: 0.8 },
    );
};
