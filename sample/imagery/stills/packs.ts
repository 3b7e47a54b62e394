import { adjust } from '../drawing/color.ts';
import { buildLook } from '../look/look.ts';
import { type RangeName, rangeOf } from '../look/ranges.ts';
import type { PackForm } from '../packs/pack.ts';
import { PACKS } from '../packs/packs.ts';
import { drawCastShadow } from '../scenes/cast-shadow.ts';
import { drawHeap } from '../scenes/heap.ts';
import { place, type Studio } from '../scenes/studio.ts';
import { setTable } from './mortar.ts';
import type { Subject } from './subject.ts';

/** A range's pack of one form, `tall` units high, without small print. */
export function standPack(
  studio: Studio,
  { range, form }: { range: RangeName; form: PackForm },
  { x, y, tall }: { x: number; y: number; tall: number },
): void {
  const { drawing, drawPlant, wall, shade } = studio;
  const { draw, footprint } = PACKS[form];
  const scale = tall / footprint.height;
  const look = buildLook(
    {
      range,
      descriptor: { en: [], ar: [] },
      size: '',
      plant: rangeOf(range).plant,
      ...(form === 'soap' && { liquid: adjust(rangeOf(range).room, 0.09, 0.7) }),
    },
    drawPlant,
  );
  drawCastShadow(drawing, shade, {
    x: studio.at(x),
    y,
    halfWidth: footprint.halfWidth * scale,
    height: tall * 0.8,
    opacity: 0.4,
  });
  place(studio, { x, y, scale }, () => draw(studio, { ...look, bounce: adjust(wall, 0.12) }));
}

export const STOCK: readonly { range: RangeName; form: PackForm; tall: number }[] = [
  { range: 'tarwa', form: 'oil', tall: 196 },
  { range: 'nadiya', form: 'pump', tall: 200 },
  { range: 'mahd', form: 'lotion', tall: 178 },
  { range: 'basma', form: 'tube', tall: 166 },
  { range: 'faris', form: 'jar', tall: 92 },
  { range: 'qiwam', form: 'jar', tall: 100 },
  { range: 'qirmiz', form: 'tube', tall: 168 },
  { range: 'balsam', form: 'tin', tall: 60 },
  { range: 'arak', form: 'stick', tall: 190 },
];

/** Packs of one range on a table, as a family. */
export const family: Subject = (studio, { range, plant }) => {
  setTable(studio, adjust(studio.wall, 0.08, 0.7));
  const wares = STOCK.filter((ware) => ware.range === range);
  const form = wares[0]?.form ?? 'carton-tube';
  const { height, halfWidth } = PACKS[form].footprint;
  const tall = Math.min(330, (310 * height) / (halfWidth * 2));
  const step = (tall / height) * halfWidth * 2;
  standPack(studio, { range, form }, { x: 735 + step * 0.62, y: 636, tall: tall * 0.94 });
  standPack(studio, { range, form }, { x: 735 - step * 0.62, y: 640, tall: tall * 0.94 });
  standPack(studio, { range, form }, { x: 735, y: 682, tall });
  drawHeap(studio, plant, [{ x: 452, y: 674, width: 160 }], 0.75);
};
