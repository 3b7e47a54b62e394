import type { Translated } from '../../contract/languages.ts';
import { adjust, shadeOf } from './drawing/color.ts';
import type { Point } from './drawing/geometry.ts';
import { polygon, rectangle } from './drawing/outlines.ts';
import { linear } from './drawing/paint.ts';
import { fitText, printText } from './drawing/print.ts';
import { placeShapes, shapeBounds } from './drawing/shape.ts';
import { type LabelInks, printSignature } from './drawing/signature.ts';
import { createDrawing } from './drawing/svg.ts';
import type { TypeStyle } from './drawing/type.ts';
import { type RangeName, rangeOf } from './look/ranges.ts';
import type { PlantName } from './plants/plants.ts';
import { onTheGround } from './scenes/dressing.ts';
import type { DrawingTools } from './scenes/scene.ts';

const SIZE = 900;
const FRONT = { left: 70, top: 92, width: 700, height: 738 } as const;
const DEPTH = { x: 62, y: -34 } as const;
const MIST = '#eff2ed';

export type CoverOptions = { title: Translated; range: RangeName; plant: PlantName };

/** A catalog as the square front of a carton, on mist. */
export function buildCover({ typeset, drawPlant }: DrawingTools, { title, range, plant }: CoverOptions): string {
  const { body, ink, secondInk, labelPalette } = rangeOf(range);
  const drawing = createDrawing({ width: SIZE, height: SIZE });
  const canvas = { drawing, typeset };
  const [right, bottom] = [FRONT.left + FRONT.width, FRONT.top + FRONT.height];
  const shadow = shadeOf(body);
  drawing.rect(0, 0, SIZE, SIZE, MIST);
  drawing.rect(FRONT.left + 10, bottom - 16, FRONT.width + 70, 30, '#0b1a13', { opacity: 0.4, blur: 14, blurRoom: 60 });
  const front = rectangle(FRONT.left, FRONT.top, FRONT.width, FRONT.height);
  drawing.path(front, body);

  const { left, right: plantRight, top, bottom: foot } = shapeBounds(drawPlant(onTheGround(plant)));
  const scale = Math.min(430 / (foot - top), 640 / (plantRight - left));
  const x = FRONT.left + FRONT.width / 2 - ((left + plantRight) / 2) * scale;
  const shapes = placeShapes(drawPlant(onTheGround(plant), labelPalette), { scale, x, y: bottom + 26 - foot * scale });
  drawing.group({ clip: front }, () => drawing.shapes(shapes));

  const middle = FRONT.left + FRONT.width / 2;
  const onFront = (px: number, py: number): Point => [middle + px, FRONT.top + py];
  const inks: LabelInks = { ink, secondInk, body };
  printSignature(canvas, 116, 62, inks, onFront);
  const line = (text: string, style: TypeStyle) =>
    printText(canvas, text, fitText(typeset, text, style, FRONT.width * 0.82), ink, onFront);
  line(title.en, { face: 'display', weight: 700, size: 68, y: 204 });
  line(title.ar, { face: 'displayArabic', weight: 700, size: 58, y: 286 });

  drawing.path(
    front,
    linear(
      [
        [0, '#ffffff', 0.14],
        [0.5, '#ffffff', 0.02],
        [1, shadow, 0.16],
      ],
      [0, 0],
      [0.7, 1],
    ),
  );
  const side: Point[] = [
    [right, FRONT.top],
    [right + DEPTH.x, FRONT.top + DEPTH.y],
    [right + DEPTH.x, bottom + DEPTH.y],
    [right, bottom],
  ];
  const lid: Point[] = [
    [FRONT.left, FRONT.top],
    [right, FRONT.top],
    [right + DEPTH.x, FRONT.top + DEPTH.y],
    [FRONT.left + DEPTH.x, FRONT.top + DEPTH.y],
  ];
  drawing.path(
    polygon(side),
    linear(
      [
        [0, adjust(body, -0.1)],
        [1, adjust(body, -0.18)],
      ],
      [0, 0],
      [0.4, 1],
    ),
  );
  drawing.path(polygon(lid), adjust(body, 0.09, 0.9));
  return drawing.toSvg();
}
