import type { Point } from '../drawing/geometry.ts';
import { buildMark } from '../drawing/mark.ts';
import { fitText, type LabelCanvas, printPath, printText } from '../drawing/print.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { TypeStyle } from '../drawing/type.ts';
import { type BoxShape, buildBox, lightBox } from './box.ts';
import type { Pack, PackLook } from './pack.ts';
import { drawGround } from './parts.ts';

const SHAPE: BoxShape = { left: -312, right: 252, top: -214, bottom: 0, dx: 82, dy: -62 };
const BOX = buildBox(SHAPE);
const MIDDLE = (SHAPE.left + SHAPE.right) / 2;
const WIDTH = SHAPE.right - SHAPE.left;
const MARGIN = 26;
/** Width of each language's column, which leaves the plant free between them. */
const COLUMN = WIDTH * 0.3;

const flat = (x: number, y: number): Point => [x, y];

function printPlant({ drawing }: LabelCanvas, look: PackLook) {
  const { left, right, top, bottom } = shapeBounds(look.plant);
  const scale = Math.min(208 / (bottom - top), (WIDTH * 0.29) / (right - left));
  const x = MIDDLE - ((left + right) / 2) * scale;
  drawing.group({ clip: BOX.front }, () =>
    drawing.shapes(placeShapes(look.plant, { scale, x, y: SHAPE.bottom + 14 - bottom * scale })),
  );
}

/** One script at its own end of the front: name, descriptor lines below. */
function printColumn(canvas: LabelCanvas, look: PackLook, anchor: 'left' | 'right') {
  const english = anchor === 'left';
  const x = english ? SHAPE.left + MARGIN : SHAPE.right - MARGIN;
  const line = (text: string, style: TypeStyle, ink: string) =>
    printText(canvas, text, fitText(canvas.typeset, text, { ...style, anchor, x }, COLUMN), ink, flat);
  const name = english
    ? ({ face: 'display', weight: 700, size: 82, y: SHAPE.top + 112 } as const)
    : ({ face: 'displayArabic', weight: 700, size: 76, y: SHAPE.top + 108 } as const);
  line(english ? look.text.range.en : look.text.range.ar, name, look.ink);
  const descriptor = english ? look.text.descriptor.en : look.text.descriptor.ar;
  descriptor.slice(0, 2).forEach((text, row) => {
    const y = SHAPE.top + 152 + row * 25;
    const style = { face: english ? 'text' : 'textArabic', weight: 600, size: 19, y } as const;
    line(text, style, look.secondInk);
  });
}

/** Lying carton: a toothpaste or tea box on its back edge, English at one end, Arabic at the other. */
export const lyingCarton: Pack = {
  scale: 1.0,
  shift: -10,
  footprint: { halfWidth: 322, height: 276, depth: 8 },
  draw(canvas, look) {
    const { drawing } = canvas;
    drawGround(drawing, WIDTH / 2, { x: MIDDLE + 26, y: -8, opacity: 0.42, tilt: 0.05 });
    drawing.path(BOX.front, look.body);
    printPlant(canvas, look);
    printColumn(canvas, look, 'left');
    printColumn(canvas, look, 'right');
    const mark = buildMark(34, SHAPE.top + 44);
    const atEdge = (x: number, y: number): Point => [SHAPE.left + MARGIN + 10 + x, y];
    printPath(canvas, mark.leaf, look.ink, atEdge);
    for (const vein of [mark.stem, ...mark.veins]) printPath(canvas, vein, look.body, atEdge);
    lightBox(drawing, BOX, look.body);
  },
};
