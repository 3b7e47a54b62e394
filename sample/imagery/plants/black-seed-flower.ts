import { curvePoints, taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse } from '../drawing/outlines.ts';
import type { LeafPalette } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { berry } from './berry.ts';
import { leaf } from './leaf.ts';

const PETAL: LeafPalette = {
  light: '#bcd0ee',
  mid: '#8fb0e0',
  dark: '#5d83c4',
  shade: '#4267a8',
  highlight: '#e4edfb',
  vein: '#f2f6fd',
  rim: '#ffffff',
};
const FLOWER_Y = -430;
const turn = (index: number, count: number) => -Math.PI / 2 + (index / count) * 2 * Math.PI;
const around = (angle: number, radius: number, lift = 0): Point => [
  Math.cos(angle) * radius,
  FLOWER_Y + lift + Math.sin(angle) * radius,
];
export const arc = (start: Point, control: Point, end: Point, count: number) =>
  curvePoints({ start, control, end }, count);

/** The mist of threadlike leaves behind the flower. */
export function mist(palette: LeafPalette): Shape[] {
  const shapes: Shape[] = [];
  for (let index = 0; index < 9; index++) {
    for (let thread = 0; thread < 3; thread++) {
      const angle = turn(index, 9) + (thread - 1) * 0.13;
      const [endX, endY] = around(angle + 0.1, 220);
      const end: Point = [endX + Math.cos(angle + 0.1) * ((30 * thread) % 50), endY];
      const line = arc([0, FLOWER_Y], around(angle, 140), end, 8);
      shapes.push({ path: taper(line, 3.4, 0.8), fill: palette.mid, opacity: 0.8 });
    }
  }
  return shapes;
}

export function petals(): Shape[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = turn(index, 10) + 0.1;
    const [x, y] = around(angle, 16);
    return leaf({
      x,
      y,
      length: index % 2 ? 165 : 185,
      width: 86,
      angle,
      bend: 0.05,
      widest: 1.15,
      fullness: 0.7,
      veins: 6,
      veinAngle: 1,
      palette: PETAL,
      lit: Math.cos(angle) > 0 ? -1 : 1,
    });
  }).flat();
}

export function stamensAndOvary(): Shape[] {
  const stamens = Array.from({ length: 26 }, (_, index): Shape[] => {
    const angle = (index / 26) * 2 * Math.PI;
    const [x, y]: Point = [Math.cos(angle + 0.25) * 66, FLOWER_Y - 2 + Math.sin(angle + 0.25) * 62];
    return [
      { path: taper(arc([0, FLOWER_Y], around(angle, 40, -10), [x, y], 6), 2.6, 1.6), fill: '#31407a' },
      { path: ellipse(x, y, 5.4, 3.4, angle), fill: '#2a2f5c' },
    ];
  }).flat();
  const styles = Array.from({ length: 5 }, (_, index): Shape => {
    const angle = turn(index, 5);
    const tip: Point = [Math.cos(angle + 0.6) * 54, FLOWER_Y - 10 + Math.sin(angle + 0.6) * 50];
    const line = arc(around(angle, 12, -2), around(angle, 40, -20), tip, 7);
    return { path: taper(line, 5, 1.5), fill: '#c9dd9a' };
  });
  return [...stamens, ...berry(0, FLOWER_Y - 2, 34, ['#b8d28c', '#7fa85a', '#4c7a3e', '#2f5a30']), ...styles];
}
