import { company } from '../../company.ts';
import { adjust, type Color } from '../drawing/color.ts';
import { type Path, type Point, spline, superellipse } from '../drawing/geometry.ts';
import { fitText, type Press, printPath, printText, toArabicDigits } from '../drawing/label.ts';
import { buildMark } from '../drawing/mark.ts';
import { linear, type Paint } from '../drawing/paint.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { TypeStyle } from '../drawing/type.ts';
import { type BoxShape, buildBox, lightBox } from './box.ts';
import type { Pack, PackLook } from './pack.ts';
import { drawGround } from './parts.ts';

const SHAPE: BoxShape = { left: -252, right: 148, top: -270, bottom: -60, dx: 70, dy: -54 };
const BOX = buildBox(SHAPE);

const flat = (x: number, y: number): Point => [x, y];
const across = (stops: readonly (readonly [number, Color, number?])[], to: readonly [number, number]): Paint =>
  linear(stops, [0, 0], to);

function drawBox(press: Press, look: PackLook) {
  const { drawing } = press;
  const { body } = look;
  drawGround(drawing, 200, { x: -32, y: SHAPE.bottom - 6, opacity: 0.4 });
  drawing.path(BOX.front, body);
  const { left, right, top, bottom } = shapeBounds(look.plant);
  const scale = Math.min(176 / (bottom - top), 178 / (right - left));
  const plantX = SHAPE.right - 84 - ((left + right) / 2) * scale;
  drawing.group({ clip: BOX.front }, () =>
    drawing.shapes(placeShapes(look.plant, { x: plantX, y: SHAPE.bottom - 28 - bottom * scale, scale })),
  );
  const line = (text: string, style: TypeStyle, ink: Color) =>
    printText(press, text, fitText(press.type, text, style, 216), ink, flat);
  const start = SHAPE.left + 24;
  line(
    look.text.range.en,
    { face: 'display', weight: 700, size: 64, anchor: 'left', x: start, y: SHAPE.top + 62 },
    look.ink,
  );
  line(
    look.text.range.ar,
    { face: 'displayArabic', weight: 700, size: 56, anchor: 'left', x: start + 2, y: SHAPE.top + 116 },
    look.ink,
  );
  const small = { weight: 600, size: 14.5, anchor: 'left', x: start + 3 } as const;
  line(look.text.descriptor.en.join(' '), { ...small, face: 'text', y: SHAPE.top + 142 }, look.secondInk);
  const arabic = toArabicDigits(look.text.descriptor.ar.join(' '));
  line(arabic, { ...small, face: 'textArabic', y: SHAPE.top + 162 }, look.secondInk);
  lightBox(drawing, BOX, body);
}

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
function pressName(press: Press, color: Color) {
  const baseline = 14;
  const words = [
    press.type(company.name.en, { face: 'display', weight: 700, size: 44, anchor: 'right', x: -32, y: baseline }).path,
    press.type(company.name.ar, { face: 'displayArabic', weight: 700, size: 43, anchor: 'left', x: 32, y: baseline })
      .path,
    buildMark(92, 46).leaf,
  ];
  for (const path of words) {
    const strike = (dy: number, ink: Color, opacity: number) =>
      printPath(press, path, ink, (x, y) => [BAR.x + x, BAR.top + y * 0.46 + dy], opacity);
    strike(1.6, '#ffffff', 0.7);
    strike(-0.8, adjust(color, -0.26), 0.75);
    strike(0.3, adjust(color, -0.06), 1);
  }
}

function drawBar(press: Press, color: Color) {
  const { drawing } = press;
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
  pressName(press, color);
}

/** Soap: a bar with the name pressed into it before its box. */
export const soap: Pack = {
  scale: 1.04,
  shift: -14,
  footprint: { halfWidth: 210, height: 250, depth: 68 },
  draw(press, look) {
    drawBox(press, look);
    drawBar(press, look.liquid);
  },
};
