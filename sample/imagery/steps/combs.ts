import { adjust } from '../drawing/color.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { polygon, spline } from '../drawing/outlines.ts';
import type { Drawing } from '../drawing/svg.ts';
import { block, bowl, CREAM, dollop, LEAF, solid, swell, type Tool, WOOD } from './paint.ts';

/** Steps done with something in the hand. */

function combOutline(wide: number, tall: number): Path {
  const points: Point[] = [
    [-wide, -tall],
    [-wide + 12, -tall - 8],
    [wide - 12, -tall - 8],
    [wide, -tall],
  ];
  const step = (2 * wide - 12) / 11;
  points.push([wide, tall], [wide - 7, tall]);
  for (let tooth = 0; tooth < 11; tooth++) {
    const x = wide - 7 - tooth * step;
    points.push([x, -tall * 0.3], [x - step * 0.45, -tall * 0.3], [x - step * 0.5, tall], [x - step * 0.94, tall]);
  }
  points.push([-wide, tall]);
  return polygon(points);
}

function drawComb(drawing: Drawing, scale: number): void {
  solid(drawing, combOutline(78, 44), WOOD, { lift: 6 * scale });
  drawing.path(
    swell(
      [
        [-68, -38],
        [0, -42],
        [68, -38],
      ],
      4,
    ),
    '#ffffff',
    { opacity: 0.4 },
  );
  drawing.path(
    swell(
      [
        [-60, -26],
        [-10, -22],
        [60, -27],
      ],
      2,
    ),
    adjust(WOOD, -0.14),
    { opacity: 0.6 },
  );
}

export const comb: Tool = (drawing) => drawing.group({ x: 100, y: 104, rotation: -0.12 }, () => drawComb(drawing, 1));

export const style: Tool = (drawing) => {
  drawing.group({ x: 112, y: 66, rotation: -0.2, scale: 0.78 }, () => drawComb(drawing, 1));
  bowl(drawing, { x: 84, y: 132, half: 54, deep: 40, color: adjust(LEAF, -0.12), content: CREAM });
};

export const brush: Tool = (drawing, { substance }) => {
  drawing.group({ x: 100, y: 112, rotation: -0.22 }, () => {
    solid(
      drawing,
      spline(
        [
          [-90, 0],
          [-80, -9],
          [20, -7],
          [84, -12],
          [92, 0],
          [84, 11],
          [20, 8],
          [-80, 9],
        ],
        { tension: 1 / 8 },
      ),
      WOOD,
      { lift: 6 },
    );
    for (let row = 0; row < 7; row++) solid(drawing, block(24 + row * 9, -42, 7.4, 33, 9), '#ffffff', { lift: 1 });
    if (!substance) return;
    for (const [x, half] of [
      [30, 17],
      [50, 18],
      [70, 17],
    ] as const)
      dollop(drawing, x, -42, half, substance);
  });
};
