import { buildMark } from '../drawing/mark.ts';
import { rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { buildSilhouette, type Profile } from '../drawing/profile.ts';
import { createRandom } from '../drawing/random.ts';
import { placeShapes } from '../drawing/shape.ts';
import { pieceOf } from '../plants/pieces.ts';
import type { PlantName } from '../plants/plants.ts';
import { setTurned, standClear, TILT } from '../scenes/solids.ts';
import { type Place, place, type Studio } from '../scenes/studio.ts';
import { INK, ORANGE, PAPER, WOOD } from './subject.ts';

const JAR: Profile = [
  [-212, 62],
  [-194, 62],
  [-178, 84],
  [-160, 92],
  [-22, 92],
  [-8, 86],
  [0, 76],
];

const LID: Profile = [
  [-30, 58],
  [-24, 68],
  [0, 68],
];

/** Flowers up to the shoulder of a jar. */
function fillJar({ drawing }: Studio, plant: PlantName): void {
  const random = createRandom(plant.length);
  const inside = JAR.filter(([y]) => y > -170).map(([y, half]) => [Math.min(y, -7), half - 5] as const);
  drawing.group({ clip: buildSilhouette(inside, { tilt: TILT, rim: -1 }) }, () => {
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 6; column++) {
        const piece = placeShapes(pieceOf(plant, column + 1) ?? [], { scale: 0.5, rotation: random() * 6 });
        const x = (column - 2.5) * 32 + (row % 2 ? 12 : -12) + random() * 10;
        drawing.shapes(placeShapes(piece, { x, y: -18 - row * 20 + random() * 8 }));
      }
  });
}

/** A jar with a label and a wooden lid. */
export function standJar(studio: Studio, at: Place, content: { plant: PlantName } | { liquid: string }): void {
  const { drawing } = studio;
  const clear = { profile: JAR, ...('liquid' in content && { liquid: content.liquid, surface: -168 }) };
  standClear(studio, at, clear, () => {
    if ('plant' in content) fillJar(studio, content.plant);
  });
  place(studio, at, () => {
    const paper = linear([
      [0, '#e9dfc9'],
      [0.35, PAPER],
      [1, '#e2d5ba'],
    ]);
    drawing.path(rectangle(-56, -118, 112, 74), paper);
    drawing.group({ y: -86 }, () => drawing.path(buildMark(26).leaf, ORANGE));
    for (const [y, wide] of [
      [-70, 68],
      [-60, 46],
    ] as const)
      drawing.rect(-wide / 2, y, wide, 4.5, INK, { opacity: 0.6 });
  });
  const { scale = 1 } = at;
  setTurned(studio, { ...at, y: at.y - 200 * scale }, { profile: LID, color: WOOD });
}
