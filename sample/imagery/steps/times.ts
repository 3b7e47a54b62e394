import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { radial } from '../drawing/paint.ts';
import { arc, block, OIL, roundLight, solid, swell, type Tool, WOOD } from './paint.ts';

/** Steps that take time. */

export const wait: Tool = (drawing) => {
  const half = (sign: number) =>
    spline(
      [
        [62, 100 - sign * 66],
        [64, 100 - sign * 36],
        [95, 100 - sign * 3],
        [105, 100 - sign * 3],
        [136, 100 - sign * 36],
        [138, 100 - sign * 66],
      ],
      { tension: 1 / 7 },
    );
  for (const sign of [1, -1]) solid(drawing, half(sign), '#dfeaea', { isRound: true, lift: 4 });
  drawing.path(
    spline(
      [
        [70, 70],
        [130, 70],
        [104, 96],
        [96, 96],
      ],
      { tension: 1 / 9 },
    ),
    roundLight(OIL),
  );
  drawing.path(
    spline(
      [
        [66, 163],
        [82, 140],
        [100, 130],
        [118, 140],
        [134, 163],
      ],
      { tension: 1 / 8 },
    ),
    roundLight(OIL),
  );
  drawing.path(block(98.6, 94, 2.8, 42), OIL);
  drawing.path(
    swell(
      [
        [72, 42],
        [74, 62],
        [90, 84],
      ],
      5,
    ),
    '#ffffff',
    { opacity: 0.8 },
  );
  for (const y of [22, 164]) solid(drawing, block(48, y, 104, 14, 7), WOOD, { lift: 4 });
};

export const repeat: Tool = (drawing) => {
  for (let ray = 0; ray < 10; ray++) {
    const angle = (ray / 10) * 2 * Math.PI;
    const at = (reach: number): Point => [72 + Math.cos(angle) * reach, 82 + Math.sin(angle) * reach];
    drawing.path(taper([at(44), at(52), at(60)], 7, 2), OIL);
  }
  solid(drawing, ellipse(72, 82, 36, 36), OIL, { lift: 4 });
  drawing.path(
    ellipse(72, 82, 36, 36),
    radial(
      [
        [0, '#ffffff', 0.55],
        [1, '#ffffff', 0],
      ],
      [0.34, 0.3],
      0.6,
    ),
  );
  const moon = spline([...arc(134, 128, 40, 40, -1.15, 2.75), ...arc(120, 112, 34, 34, 2.5, -0.9).slice(1, -1)], {
    tension: 1 / 8,
  });
  solid(drawing, moon, '#c5cbe0', { lift: 5 });
};
