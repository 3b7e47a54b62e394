import { adjust } from '../drawing/color.ts';
import { polygon, spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { block, bubble, CLAY, LINEN, OIL, solid, swell, type Tool, WATER } from './paint.ts';

/** Steps with cloth, strips and lather. */

export const dry: Tool = (drawing) => {
  for (const [y, color] of [
    [126, CLAY],
    [90, LINEN],
    [54, WATER],
  ] as const) {
    solid(drawing, block(30, y, 140, 42, 7), color, { lift: 5 });
    drawing.path(
      swell(
        [
          [36, y + 22],
          [90, y + 24],
          [164, y + 21],
        ],
        3,
      ),
      adjust(color, -0.16),
      { opacity: 0.7 },
    );
    for (const x of [138, 147]) drawing.rect(x, y + 2, 4, 38, '#ffffff', { opacity: 0.6 });
  }
};

export const wipe: Tool = (drawing) => {
  drawing.path(
    swell(
      [
        [24, 156],
        [52, 163],
        [80, 167],
        [108, 166],
        [136, 160],
        [160, 150],
        [182, 136],
      ],
      15,
    ),
    WATER,
    { opacity: 0.6 },
  );
  drawing.group({ x: 100, y: 92, rotation: -0.3 }, () => {
    solid(drawing, block(-62, -48, 124, 96, 9), LINEN, { lift: 7 });
    for (const y of [-38, 34]) drawing.rect(-60, y, 120, 4, WATER);
    drawing.path(
      polygon([
        [62, 48],
        [62, 4],
        [14, 48],
      ]),
      adjust(LINEN, -0.14),
    );
    solid(
      drawing,
      spline(
        [
          [62, 4],
          [14, 48],
          [22, 12],
        ],
        { tension: 1 / 12 },
      ),
      '#ffffff',
      { lift: 2 },
    );
  });
};

export const peel: Tool = (drawing) => {
  drawing.group({ x: 100, y: 104, rotation: -0.14 }, () => {
    solid(drawing, block(-74, -48, 148, 98, 16), LINEN, { lift: 7 });
    drawing.path(
      block(-62, -38, 116, 78, 9),
      vertical([
        [0, adjust(OIL, 0.09)],
        [1, adjust(OIL, -0.06)],
      ]),
    );
    drawing.path(
      polygon([
        [-44, -38],
        [-26, -38],
        [-50, 40],
        [-62, 40],
      ]),
      '#ffffff',
      { opacity: 0.4 },
    );
    solid(
      drawing,
      spline(
        [
          [22, -50],
          [30, -4],
          [76, 18],
          [84, -20],
          [60, -58],
        ],
        { tension: 1 / 9 },
      ),
      '#fffaf0',
      { lift: 5 },
    );
  });
};

export const lather: Tool = (drawing) => {
  for (const [x, y, radius] of [
    [58, 132, 30],
    [140, 136, 26],
    [150, 84, 19],
    [52, 78, 20],
    [100, 142, 24],
    [98, 92, 40],
    [124, 48, 14],
    [82, 46, 10],
    [164, 112, 10],
  ] as const)
    bubble(drawing, x, y, radius);
};
