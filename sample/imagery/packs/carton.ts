import { adjust, shadeOf } from '../drawing/color.ts';
import { mapPath, type Path, type Warp } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { LabelCanvas } from '../drawing/print.ts';
import type { PackLook } from './pack.ts';

const WIDTH = 176;
const HEIGHT = 640;
const DEPTH = 66;
const RISE = DEPTH * 0.16;
const LEFT = -(WIDTH + DEPTH) / 2;
const EDGE = LEFT + WIDTH;
const RIGHT = EDGE + DEPTH;

const FRONT = rectangle(LEFT, -HEIGHT, WIDTH, HEIGHT);
const SIDE = polygon([
  [EDGE, -HEIGHT],
  [RIGHT, -HEIGHT - RISE],
  [RIGHT, -RISE],
  [EDGE, 0],
]);
const LID = polygon([
  [LEFT, -HEIGHT],
  [EDGE, -HEIGHT],
  [RIGHT, -HEIGHT - RISE],
  [LEFT + DEPTH * 0.9, -HEIGHT - RISE],
]);

const onFront: Warp = (x, y) => [LEFT + WIDTH / 2 + x, y];

/** Text that runs up the side: a baseline at `across`, starting `up` above the foot. */
const upTheSide =
  (across: number, up: number): Warp =>
  (x, y) => {
    const depth = DEPTH / 2 + (across + y) * 0.9;
    return [EDGE + depth, up - x - (depth / DEPTH) * RISE];
  };

function printSide({ drawing, typeset }: LabelCanvas, look: PackLook) {
  const latin = typeset(look.text.range.en, { face: 'display', weight: 700, size: DEPTH * 0.62, anchor: 'left' });
  const arabic = typeset(look.text.range.ar, {
    face: 'displayArabic',
    weight: 700,
    size: DEPTH * 0.56,
    anchor: 'left',
  });
  const put = (path: Path, warp: Warp) => drawing.path(mapPath(path, warp), look.ink, { opacity: 0.92 });
  put(latin.path, upTheSide(DEPTH * 0.2, -40));
  put(arabic.path, upTheSide(DEPTH * 0.16, -70 - latin.width));
}

/** A standing carton seen from its left front corner, its foot at (0, 0). */
export function drawCarton(canvas: LabelCanvas, look: PackLook): void {
  const { drawing } = canvas;
  const shadow = shadeOf(look.body);
  const side = adjust(look.body, -0.13, 1.02);
  drawing.path(FRONT, look.body);
  const area: LabelArea = { half: WIDTH * 0.53, top: -HEIGHT + 22, bottom: 0, nameSize: 78, clip: FRONT, crop: 2.3 };
  printLabel(canvas, area, look.text, look, look.plant, onFront);
  drawing.path(
    FRONT,
    linear(
      [
        [0, '#ffffff', 0.16],
        [0.5, '#ffffff', 0.02],
        [1, shadow, 0.16],
      ],
      [0, 0],
      [0.7, 1],
    ),
  );
  drawing.path(
    SIDE,
    linear(
      [
        [0, adjust(side, 0.02)],
        [0.6, side],
        [1, adjust(side, -0.08)],
      ],
      [0, 0],
      [0.3, 1],
    ),
  );
  printSide(canvas, look);
  drawing.path(LID, adjust(look.body, 0.1, 0.9));
  drawing.rect(EDGE - 1, -HEIGHT, 2, HEIGHT, '#ffffff', { opacity: 0.28 });
}
