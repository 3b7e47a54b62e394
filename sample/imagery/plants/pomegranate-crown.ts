import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { sphere } from '../drawing/paint.ts';
import type { Shape } from '../drawing/shape.ts';

export const RIND = sphere('#f08a6a', '#cf3a3c', '#8e1a2b', '#5c0f1f');

/** The crown of sepals a pomegranate wears, its foot at (0, 0). */
export function crown(): Shape[] {
  const sepal = (lean: number, height: number, fill: string): Shape => {
    const outline: Point[] = [
      [lean * 18 - 13, 6],
      [lean * 30 - 11, -height * 0.5],
      [lean * 46, -height],
      [lean * 30 + 11, -height * 0.5],
      [lean * 18 + 13, 6],
    ];
    return { path: spline(outline, { tension: 1 / 8 }), fill };
  };
  return [
    sepal(-0.5, 52, '#8e1a2b'),
    sepal(0.5, 52, '#7c1526'),
    { path: ellipse(0, -2, 30, 13), fill: '#a62433' },
    sepal(-1, 50, '#cf4a45'),
    sepal(1, 50, '#a32535'),
    sepal(0, 44, '#d9594c'),
  ];
}
