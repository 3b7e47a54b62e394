import { adjust } from '../drawing/color.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse } from '../drawing/outlines.ts';
import type { Profile } from '../drawing/profile.ts';
import { createRandom } from '../drawing/random.ts';
import { placeShapes, type Shape, shapeBounds, solidShapes, warpShapes } from '../drawing/shape.ts';
import { pieceOf } from '../plants/pieces.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { onTheGround, withoutSeeds } from './dressing.ts';
import { drawHeap } from './heap.ts';
import { standTurned, TILT } from './solids.ts';
import type { Studio } from './studio.ts';

const SOIL: Color = '#4a3424';

/** The shadow of something that stands upright, on the wall and floor behind it to the right. */
function castShapes({ drawing, shade, hasWall }: Studio, shapes: readonly Shape[], footY: number): void {
  if (!hasWall) return;
  const shadow = warpShapes(solidShapes(shapes), (x, y) => [x + 30 + (footY - y) * 0.14, y + 14]);
  drawing.group({ blur: 7, blurRoom: 20, opacity: 0.3 }, () => {
    for (const { path } of shadow) drawing.path(path, shade);
  });
}

/** A plant `tall` units high in a pot of earth whose foot is at (x, y). */
function standPotted(
  studio: Studio,
  plant: PlantName,
  at: { x: number; y: number; tall: number; half?: number },
  color: Color,
): void {
  const { drawing, drawPlant, mirrored } = studio;
  const shapes = drawPlant(withoutSeeds(plant));
  const { left, right, top, bottom } = shapeBounds(shapes);
  const isWide = stanceOf(plant) === 'growing';
  const half = at.half ?? at.tall * (isWide ? 0.19 : 0.135);
  const height = half * (isWide ? 1.15 : 1.7);
  const scale = Math.min((at.tall - height) / (bottom - top), (at.tall * 1.15) / (right - left));
  const lip = half * 0.24;
  const profile: Profile = [
    [-height, half],
    [-height + lip, half],
    [-height + lip + 1, half * 0.92],
    [0, half * 0.7],
  ];
  const foot = -height + half * TILT * 0.35;
  const grown = placeShapes(shapes, { y: foot - bottom * scale, scale, flip: mirrored });
  castShapes(studio, placeShapes(grown, { x: studio.at(at.x), y: at.y }), at.y - height);
  standTurned(studio, at, { profile, color, isOpen: true }, () => {
    drawing.path(ellipse(0, -height + half * 0.05, half * 0.88, half * 0.88 * TILT), SOIL);
    const random = createRandom(7);
    for (let crumb = 0; crumb < 22; crumb++) {
      const angle = random() * 6.28;
      const reach = Math.sqrt(random()) * half * 0.8;
      drawing.path(
        ellipse(Math.cos(angle) * reach, -height + half * 0.05 + Math.sin(angle) * reach * TILT, 3.2, 1.8),
        adjust(SOIL, random() > 0.5 ? 0.09 : -0.07),
      );
    }
    drawing.shapes(grown);
  });
}

/** Places a plant in a room: growing in a pot, or its fruits on the floor; `tall` is its height if it grew. */
export function standPlant(
  studio: Studio,
  plant: PlantName,
  at: { x: number; y: number; tall: number },
  color: Color,
): void {
  const stance = stanceOf(onTheGround(plant));
  if (stance === 'stem' || stance === 'growing') {
    standPotted(studio, plant, at, color);
    return;
  }
  const size = at.tall / 300;
  const piece = pieceOf(plant, 1);
  if (!piece) {
    drawHeap(studio, plant, [{ x: at.x, y: at.y - 40 * size, width: 0 }], size * 1.7);
    return;
  }
  // Large fruit lie farther up, or they would reach below their floor.
  const y = at.y - Math.max(22, shapeBounds(piece).bottom * 0.8) * size;
  drawHeap(
    studio,
    plant,
    [
      { x: at.x, y: y - 40 * size, width: 184 * size },
      { x: at.x - 6, y, width: 288 * size },
    ],
    size * 1.1,
  );
}
