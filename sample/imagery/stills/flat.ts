import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, polygon, superellipse } from '../drawing/outlines.ts';
import { linear, radial } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { placeShapes, shapeBounds, solidShapes } from '../drawing/shape.ts';
import { pieceOf } from '../plants/pieces.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { onTheGround } from '../scenes/dressing.ts';
import { dropShadow, type Place, place, type Studio } from '../scenes/studio.ts';

/** Things as they lie on a table seen from above. */

/** A rectangle about (0, 0), its corners a little rounded. */
export function sheetOutline(width: number, height: number, round = 40): Path {
  return polygon(superellipse(0, 0, width / 2, height / 2, round, 96));
}

/** Something thin that lies on the table, and what is drawn on it. */
export function layFlat(
  studio: Studio,
  at: Place,
  { outline, color, lift = 7 }: { outline: Path; color: Color; lift?: number },
  draw: () => void = () => {},
): void {
  place(studio, at, () => {
    dropShadow(studio, outline, lift);
    const light = linear(
      [
        [0, adjust(color, 0.03)],
        [0.6, color],
        [1, adjust(color, -0.035)],
      ],
      [0, 0],
      [1, 1],
    );
    studio.drawing.path(outline, light);
    draw();
  });
}

/** A plant laid on the table, `tall` units from foot to tip, its middle at the place. */
export function layPlant(studio: Studio, name: PlantName, { x, y, rotation = 0 }: Place, tall: number): void {
  const { drawing, drawPlant, shade, mirrored } = studio;
  const shapes = drawPlant(name);
  const { left, right, top, bottom } = shapeBounds(shapes);
  const scale = tall / (bottom - top);
  const side = mirrored ? -1 : 1;
  const centred = placeShapes(shapes, {
    x: -((left + right) / 2) * scale * side,
    y: -((top + bottom) / 2) * scale,
    scale,
    flip: mirrored,
  });
  const laid = placeShapes(centred, { x: studio.at(x), y, rotation: studio.turn(rotation) });
  for (const [dx, dy, blur, opacity] of [
    [5, 5, 2, 0.34],
    [20, 17, 8, 0.26],
  ] as const) {
    drawing.group({ x: dx, y: dy, blur, blurRoom: 20, opacity }, () => {
      for (const { path } of solidShapes(laid)) drawing.path(path, shade);
    });
  }
  drawing.shapes(laid);
}

const SCATTERED = [
  [0, 0, 0.4],
  [74, 34, 2.1],
  [-22, 82, 1.2],
  [62, 116, -0.5],
] as const;

/** A plant as it lies beside a thing: its fruits and seeds loose, a sprig whole and `tall`. */
export function laySome(studio: Studio, name: PlantName, spot: Place, tall: number): void {
  const { drawing, shade, at, turn } = studio;
  if (stanceOf(onTheGround(name)) !== 'lying' || !pieceOf(name, 1)) {
    layPlant(studio, onTheGround(name), spot, tall);
    return;
  }
  for (const [index, [dx, dy, rotation]] of SCATTERED.entries()) {
    const piece = placeShapes(pieceOf(name, index + 1) ?? [], {
      x: at(spot.x + dx * 1.15),
      y: spot.y + dy - 60,
      scale: 0.92,
      rotation: turn(rotation),
    });
    for (const [reach, blur, opacity] of [
      [4, 2, 0.4],
      [13, 6, 0.28],
    ] as const) {
      drawing.group({ x: reach, y: reach * 0.85, blur, blurRoom: 30, opacity }, () => {
        for (const { path } of solidShapes(piece)) drawing.path(path, shade);
      });
    }
    drawing.shapes(piece);
  }
}

/** A bowl or a dish from above with what is in it. */
export function layBowl(
  studio: Studio,
  at: Place,
  { radius, color, content }: { radius: number; color: Color; content?: Color },
  draw: () => void = () => {},
): void {
  layFlat(studio, at, { outline: ellipse(0, 0, radius, radius), color, lift: radius * 0.16 }, () => {
    const { drawing } = studio;
    const hollow = radial(
      [
        [0, adjust(color, 0.02)],
        [0.75, adjust(color, -0.07)],
        [1, adjust(color, -0.18)],
      ],
      [0.64, 0.66],
      0.72,
    );
    drawing.path(ellipse(0, 0, radius * 0.9, radius * 0.9), hollow);
    if (content) {
      const surface = radial(
        [
          [0, adjust(content, 0.07)],
          [0.7, content],
          [1, adjust(content, -0.1)],
        ],
        [0.42, 0.38],
        0.7,
      );
      drawing.path(ellipse(radius * 0.015, radius * 0.02, radius * 0.76, radius * 0.76), adjust(color, -0.24), {
        opacity: 0.5,
        blur: 2,
      });
      drawing.path(ellipse(0, 0, radius * 0.74, radius * 0.74), surface);
    }
    draw();
    const rim = Array.from({ length: 15 }, (_, index): Point => {
      const angle = Math.PI * (0.95 + (index / 14) * 0.72);
      return [Math.cos(angle) * radius * 0.95, Math.sin(angle) * radius * 0.95];
    });
    drawing.path(taper(rim, 1, radius * 0.03), '#ffffff', { opacity: 0.65 });
  });
}

/** Lines of small print as bars of different lengths; `fromRight` for Arabic. */
export function printLines(
  { drawing }: Studio,
  {
    x,
    y,
    width,
    lines,
    gap,
    weight = 5,
    color,
    fromRight = false,
    seed = 1,
  }: {
    x: number;
    y: number;
    width: number;
    lines: number;
    gap: number;
    weight?: number;
    color: Color;
    fromRight?: boolean;
    seed?: number;
  },
): void {
  const random = createRandom(seed);
  for (let line = 0; line < lines; line++) {
    const length = width * (line === lines - 1 ? 0.45 : 0.82 + random() * 0.18);
    drawing.rect(fromRight ? x + width - length : x, y + line * gap, length, weight, color, { opacity: 0.55 });
  }
}
