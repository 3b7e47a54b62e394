import { adjust } from '../drawing/color.ts';
import { polygon, superellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { placeShapes } from '../drawing/shape.ts';
import { miswakStick } from '../plants/miswak.ts';
import { standPlant } from '../scenes/pot.ts';
import { standClear } from '../scenes/solids.ts';
import { TUMBLER } from '../scenes/table-props.ts';
import { setTable } from './mortar.ts';
import { STONE, type Subject } from './subject.ts';

/** Three miswak sticks in a tumbler. */
export const sticks: Subject = (studio) => {
  setTable(studio, STONE);
  standClear(studio, { x: 740, y: 690, scale: 1.3 }, { profile: TUMBLER }, () => {
    for (const [x, angle, seed] of [
      [-26, -0.2, 2],
      [30, 0.2, 5],
      [0, 0.01, 9],
    ] as const) {
      studio.drawing.shapes(
        placeShapes(miswakStick({ x: 0, y: 0, length: 600, width: 62, angle: 0, seed }), {
          x,
          y: -8,
          scale: 0.58,
          rotation: angle,
        }),
      );
    }
  });
};

/** A tumbler with toothbrushes, one of them small. */
export const brushes: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  setTable(studio, STONE);
  standPlant(studio, plant, { x: 960, y: 664, tall: 250 }, '#c9724a');
  standClear(studio, { x: 740, y: 690, scale: 1.3 }, { profile: TUMBLER }, () => {
    for (const [x, rotation, tall, color] of [
      [-30, -0.16, 330, '#e9531c'],
      [26, 0.2, 350, '#1f8a74'],
      [0, 0.02, 240, '#f0b429'],
    ] as const) {
      drawing.group({ x, y: -12, rotation }, () => {
        drawing.path(
          polygon(superellipse(0, -tall / 2, 11, tall / 2, 6)),
          linear([
            [0, adjust(color, 0.1)],
            [0.4, color],
            [1, adjust(color, -0.16)],
          ]),
        );
        for (let tuft = 0; tuft < 6; tuft++)
          drawing.rect(9, -tall + 8 + tuft * 13, 26, 10, tuft % 2 ? '#ffffff' : '#e8f2f2');
      });
    }
  });
};
