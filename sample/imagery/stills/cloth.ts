import { adjust } from '../drawing/color.ts';
import { polygon } from '../drawing/outlines.ts';
import type { Studio } from '../scenes/studio.ts';
import { layFlat, sheetOutline } from './flat.ts';
import { LINEN } from './subject.ts';

/** A linen cloth under a still. */
export function layCloth(
  studio: Studio,
  at: { x: number; y: number; rotation: number },
  wide: number,
  tall: number,
  color = LINEN,
): void {
  layFlat(studio, at, { outline: sheetOutline(wide, tall, 26), color, lift: 4 }, () => {
    for (const edge of [-tall / 2 + 14, tall / 2 - 18])
      studio.drawing.rect(-wide / 2 + 4, edge, wide - 8, 3, adjust(color, -0.14), { opacity: 0.7 });
    studio.drawing.path(
      polygon([
        [-wide / 2, -tall * 0.1],
        [wide / 2, tall * 0.08],
        [wide / 2, tall * 0.1],
        [-wide / 2, -tall * 0.06],
      ]),
      '#ffffff',
      { opacity: 0.3 },
    );
  });
}
