import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Profile } from '../drawing/profile.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { PlantName } from '../plants/plants.ts';
import { onTheGround } from '../scenes/dressing.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standPlant } from '../scenes/pot.ts';
import { standTurned, TILT } from '../scenes/solids.ts';
import type { Studio } from '../scenes/studio.ts';
import { STONE, type Subject, WOOD } from './subject.ts';
import { standBox } from './wares.ts';

/** A table as wide as the picture; things stand on it between y = 610 and 690. */
export function setTable(studio: Studio, color: string): void {
  standBox(studio, { x: -90, y: 840, width: 1380, height: 132, depth: 128, color });
}

/** A sprig standing in a vessel about (0, 0), its foot at `foot`. */
export function drawSprig(
  { drawing, drawPlant, mirrored }: Studio,
  plant: PlantName,
  foot: number,
  tall: number,
  rotation = 0,
): void {
  const shapes = drawPlant(onTheGround(plant));
  const { top, bottom } = shapeBounds(shapes);
  const scale = tall / (bottom - top);
  drawing.shapes(placeShapes(shapes, { y: foot - bottom * scale, scale, rotation, flip: mirrored }));
}

/** The stone mortar of the house, from its rim to its foot. */
export const MORTAR: Profile = [
  [-212, 150],
  [-198, 154],
  [-150, 146],
  [-90, 118],
  [-58, 84],
  [-44, 74],
  [-30, 86],
  [-12, 104],
  [0, 106],
];

/** The pestle that leans in the mortar, to the right or with a `side` of -1 to the left. */
export function drawPestle({ drawing }: Studio, side = 1): void {
  const pestle = taper(
    [
      [8 * side, -196],
      [74 * side, -300],
      [132 * side, -392],
    ],
    40,
    25,
  );
  drawing.path(
    pestle,
    linear(
      [
        [0, adjust(STONE, 0.07)],
        [0.4, STONE],
        [1, adjust(STONE, -0.24)],
      ],
      [0.1, 0.2],
      [0.8, 0.7],
    ),
  );
  drawing.path(ellipse(133 * side, -394, 15, 17, 0.6 * side), adjust(STONE, 0.02));
}

/** The mortar of the house, its pestle leaning in it. */
export const mortar: Subject = (studio, { plant, companion }) => {
  const { drawing } = studio;
  setTable(studio, WOOD);
  standPlant(studio, companion, { x: 985, y: 668, tall: 330 }, '#c9724a');
  standTurned(studio, { x: 690, y: 690, scale: 1.24 }, { profile: MORTAR, color: STONE, isOpen: true }, () => {
    drawing.path(ellipse(0, -206, 118, 118 * TILT), adjust('#7d8f45', -0.04));
    drawing.group({ clip: rectangle(-150, -420, 300, 232) }, () => {
      drawSprig(studio, plant, -176, 170, -0.75);
      drawSprig(studio, plant, -180, 150, -0.2);
    });
    drawPestle(studio);
  });
  drawHeap(studio, plant, [{ x: 430, y: 672, width: 180 }], 0.8);
};
