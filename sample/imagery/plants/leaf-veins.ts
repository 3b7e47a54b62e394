import { taper } from '../drawing/curve.ts';
import type { Path } from '../drawing/geometry.ts';
import { lerp, steps } from '../drawing/number.ts';
import { spline } from '../drawing/outlines.ts';
import type { Shape } from '../drawing/shape.ts';
import type { LeafOptions, Outline, Side } from './leaf-outline.ts';

const SIDES = [-1, 1] as const;

const VEIN_START = 0.05;
const VEIN_SPAN = 0.83;

/** Where a vein that leaves the midrib at `t` meets the edge. */
function veinEnd(t: number, veinAngle: number): number {
  return Math.min(0.985, t + veinAngle * 0.32 * (1 - t * 0.75));
}

function panelBetweenVeins({ at }: Outline, from: number, to: number, veinAngle: number, side: Side): Path {
  const middle = (from + to) / 2;
  const [edgeFrom, edgeTo] = [veinEnd(from, veinAngle), veinEnd(to, veinAngle)];
  const edgeMiddle = (edgeFrom + edgeTo) / 2;
  return spline(
    [
      at(from, 0, side),
      at(lerp(from, edgeFrom, 0.5), 0.5, side),
      at(edgeFrom, 0.93, side),
      at(edgeMiddle, 0.95, side),
      at(lerp(middle, edgeMiddle, 0.5), 0.55, side),
      at(middle, 0, side),
    ],
    { tension: 1 / 8 },
  );
}

export function featherVeins(outline: Outline, o: LeafOptions, lit: Side): Shape[] {
  const { veins = 7, veinAngle = 0.55, veinOpacity = 0.55, width, palette } = o;
  const shapes: Shape[] = [];
  const start = (index: number) => VEIN_START + (VEIN_SPAN * index) / veins;
  for (const side of SIDES) {
    for (let index = 0; index < veins; index++) {
      shapes.push({
        path: panelBetweenVeins(outline, start(index), start(index + 1), veinAngle, side),
        fill: side === lit ? palette.highlight : palette.shade,
        opacity: side === lit ? 0.34 : 0.3,
      });
    }
  }
  for (const side of SIDES) {
    for (let index = 0; index < veins; index++) {
      const from = start(index);
      const line = steps(4, (u) => outline.at(lerp(from, veinEnd(from, veinAngle), u ** 1.25), 0.95 * u, side));
      const opacity = side === lit ? veinOpacity : veinOpacity * 0.7;
      shapes.push({ path: taper(line, Math.max(0.9, width * 0.02), 0.4), fill: palette.vein, opacity });
    }
  }
  return shapes;
}

/** Three veins from the base to the tip, as in sidr. */
export function basalVeins({ at }: Outline, o: LeafOptions, lit: Side): Shape[] {
  const { veinOpacity = 0.55, length, palette } = o;
  const shapes: Shape[] = [];
  for (const side of SIDES) {
    const line = steps(14, (u) => at(u * 0.93, 0.48 * Math.min(1, u * 3.72 + 0.15), side));
    shapes.push({ path: taper(line, length * 0.011, length * 0.002), fill: palette.vein, opacity: veinOpacity + 0.2 });
  }
  for (const side of SIDES) {
    const inner = steps(22, (_, index) => at((index + 2) / 26, 0.5, side));
    const outer = steps(22, (_, index) => at((24 - index) / 26, 0.97, side));
    shapes.push({
      path: spline([...inner, ...outer], { tension: 1 / 8 }),
      fill: side === lit ? palette.highlight : palette.shade,
      opacity: 0.3,
    });
  }
  for (const side of SIDES) {
    for (let index = 1; index < 9; index++) {
      const t = (index / 9) * 0.85;
      const line = [at(t, 0.5, side), at(t + 0.04, 0.75, side), at(t + 0.06, 0.93, side)];
      shapes.push({
        path: taper(line, length * 0.005, length * 0.001),
        fill: palette.vein,
        opacity: veinOpacity * 0.6,
      });
    }
  }
  return shapes;
}
