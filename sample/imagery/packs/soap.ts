import { company } from '../../company.ts';
import { adjust } from '../drawing/color.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { buildMark } from '../drawing/mark.ts';
import type { Color } from '../drawing/oklch.ts';
import { spline, superellipse } from '../drawing/outlines.ts';
import { type LabelCanvas, printPath } from '../drawing/print.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';
import { across, drawBox } from './soap-box.ts';

const BAR = { x: 14, top: -44, half: 190, depth: 40, thickness: 58, power: 3.4 } as const;

/** Convex outline round the bar's upper and lower rim. */
function barHull(): Path {
  const upper = superellipse(BAR.x, BAR.top, BAR.half * 0.985, BAR.depth + 10, BAR.power);
  const lower = superellipse(BAR.x, BAR.top + BAR.thickness, BAR.half, BAR.depth + 14, BAR.power);
  const middle = BAR.top + BAR.thickness / 2;
  const rim = [...upper.filter(([, y]) => y <= BAR.top), ...lower.filter(([, y]) => y >= BAR.top + BAR.thickness)];
  const turn = ([x, y]: Point) => Math.atan2(y - middle, x - BAR.x);
  return spline(
    rim.sort((a, b) => turn(a) - turn(b)),
    { tension: 1 / 7 },
  );
}

/** The company's name pressed into the soap: a light edge, a dark edge, the floor. */
function pressName(canvas: LabelCanvas, color: Color) {
  const baseline = 14;
  const words = [
    canvas.typeset(company.name.en, { face: 'display', weight: 700, size: 44, anchor: 'right', x: -32, y: baseline })
      .path,
    canvas.typeset(company.name.ar, {
      face: 'displayArabic',
      weight: 700,
      size: 43,
      anchor: 'left',
      x: 32,
      y: baseline,
    }).path,
    buildMark(92, 46).leaf,
  ];
  for (const path of words) {
    const strike = (dy: number, ink: Color, opacity: number) =>
      printPath(canvas, path, ink, (x, y) => [BAR.x + x, BAR.top + y * 0.46 + dy], opacity);
    strike(1.6, '#ffffff', 0.7);
    strike(-0.8, adjust(color, -0.26), 0.75);
    strike(0.3, adjust(color, -0.06), 1);
  }
}

function drawBar(canvas: LabelCanvas, color: Color) {
  const { drawing } = canvas;
  const face = (half: number, depth: number, drop = 0) =>
    spline(superellipse(BAR.x, BAR.top + drop, BAR.half * half, depth, BAR.power));
  drawGround(drawing, BAR.half * 0.98, { x: BAR.x, y: BAR.top + BAR.thickness + 24, opacity: 0.42, tilt: 0.12 });
  drawing.path(
    barHull(),
    across(
      [
        [0, adjust(color, -0.1)],
        [0.3, adjust(color, 0.02)],
        [0.75, adjust(color, -0.1)],
        [1, adjust(color, -0.24)],
      ],
      [1, 0.25],
    ),
  );
  drawing.path(
    face(0.985, BAR.depth + 10),
    across(
      [
        [0, adjust(color, 0.1, 0.9)],
        [0.5, adjust(color, 0.05)],
        [1, adjust(color, -0.04)],
      ],
      [1, 0.6],
    ),
  );
  drawing.path(
    face(0.9, BAR.depth),
    across(
      [
        [0, adjust(color, -0.05)],
        [0.5, adjust(color, 0.02)],
        [1, adjust(color, 0.09)],
      ],
      [1, 0.6],
    ),
  );
  drawing.path(
    face(0.885, BAR.depth * 0.96, 2.5),
    across(
      [
        [0, adjust(color, 0.07)],
        [1, adjust(color, 0.01)],
      ],
      [1, 0.6],
    ),
  );
  pressName(canvas, color);
}

/** Soap: a bar with the name pressed into it before its box. */
export const soap: Pack = {
  scale: 1.04,
  shift: -14,
  footprint: { halfWidth: 210, height: 250, depth: 68 },
  draw(canvas, look) {
    drawBox(canvas, look);
    drawBar(canvas, look.liquid);
  },
};
