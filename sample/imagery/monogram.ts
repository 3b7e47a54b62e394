import type { Translated } from '../../contract/languages.ts';
import { adjust } from './drawing/color.ts';
import { polygon, rectangle } from './drawing/outlines.ts';
import { linear } from './drawing/paint.ts';
import { fitText } from './drawing/print.ts';
import { placeShapes, solidShapes, warpShapes } from './drawing/shape.ts';
import { createDrawing } from './drawing/svg.ts';
import { isArabic, type TypeStyle } from './drawing/type.ts';
import { type RangeName, rangeOf } from './look/ranges.ts';
import { roomShadow } from './scenes/room.ts';
import type { DrawingTools } from './scenes/scene.ts';

const WIDTH = 600;
const HEIGHT = 720;
const MARGIN = 34;
const ARABIC_WIDEST = 350;

export type MonogramOptions = { initials: Translated; range: RangeName };

/** A person's portrait: the Latin initial deep in the room's colour, the Arabic one in white over it. */
export function buildMonogram({ typeset, drawPlant }: DrawingTools, { initials, range }: MonogramOptions): string {
  const { room: wall, shadowPlant } = rangeOf(range);
  const deep = adjust(wall, -0.3, 1.05);
  const drawing = createDrawing({ width: WIDTH, height: HEIGHT });
  drawing.path(
    rectangle(0, 0, WIDTH, HEIGHT),
    linear(
      [
        [0, adjust(wall, -0.05)],
        [1, adjust(wall, 0.07)],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  const sun = polygon([
    [180, -10],
    [330, -10],
    [600, 560],
    [600, 730],
    [540, 730],
  ]);
  drawing.path(sun, adjust(wall, 0.1), { opacity: 0.6, blur: 3, blurRoom: 10 });
  const plant = placeShapes(solidShapes(drawPlant(shadowPlant)), { x: 520, y: 760, scale: 1.2, rotation: -0.3 });
  // Nobody sees decimals in a blur, and they were a third of the file.
  const shadow = warpShapes(plant, (x, y) => [Math.round(x), Math.round(y)]);
  drawing.group({ blur: 8, blurRoom: 20, opacity: 0.25 }, () => {
    for (const { path } of shadow) drawing.path(path, roomShadow(wall));
  });
  const fitted = (size: number, letters: string) =>
    letters.length > 1 && !letters.endsWith('هـ') ? size * 0.66 : size;
  const latin = typeset(initials.en, { face: 'display', weight: 800, size: fitted(470, initials.en), x: 230, y: 560 });
  drawing.path(latin.path, deep);
  const arabicStyle: TypeStyle = {
    face: isArabic(initials.ar) ? 'displayArabic' : 'display',
    weight: 700,
    size: fitted(380, initials.ar),
    y: 520,
  };
  const arabicFitted = fitText(typeset, initials.ar, arabicStyle, ARABIC_WIDEST);
  const half = typeset(initials.ar, arabicFitted).width / 2;
  const arabic = typeset(initials.ar, { ...arabicFitted, x: Math.min(410, WIDTH - MARGIN - half) });
  drawing.path(arabic.path, '#ffffff', { opacity: 0.92 });
  return drawing.toSvg();
}
