import { adjust } from '../drawing/color.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { PACKS } from '../packs/packs.ts';
import { STOCK, standPack } from './packs.ts';
import { ORANGE, type Subject, WOOD } from './subject.ts';
import { drawPlank, leftOf } from './wares.ts';

const PLACE = { first: 516, width: 144 } as const;

const placeAt = (index: number) => PLACE.first + index * PLACE.width;

/** The tallest a pack may be without exceeding its place on the shelf. */
function tallestOf({ form }: (typeof STOCK)[number]): number {
  const { height, halfWidth } = PACKS[form].footprint;
  return ((PLACE.width - 14) / (halfWidth * 2)) * height;
}

/** A shop's shelf with packs of several ranges, the still's own first. */
export const shelf: Subject = (studio, { range }) => {
  const { drawing, wall } = studio;
  const [left, width] = [leftOf(studio, 420, 620), 620];
  drawing.path(
    rectangle(left, 70, width, 660),
    linear(
      [
        [0, adjust(wall, -0.2)],
        [0.3, adjust(wall, -0.1)],
        [1, adjust(wall, -0.03)],
      ],
      [0, 0],
      [1, 0.4],
    ),
  );
  drawing.path(
    polygon([
      [left, 70],
      [left + 36, 100],
      [left + 36, 730],
      [left, 730],
    ]),
    adjust(wall, -0.26),
  );
  drawing.path(
    polygon([
      [left, 70],
      [left + width, 70],
      [left + width - 30, 100],
      [left + 36, 100],
    ]),
    adjust(wall, -0.3),
  );
  const own = STOCK.filter((ware) => ware.range === range);
  const stock = [...own, ...STOCK.filter((ware) => ware.range !== range)];
  const rows = [
    { y: 352, wares: stock.slice(0, 4) },
    { y: 640, wares: [...stock.slice(4), ...own].slice(0, 4) },
  ];
  for (const { y, wares } of rows) {
    drawing.path(
      polygon([
        [left + 8, y + 12],
        [left + 40, y - 26],
        [left + width - 34, y - 26],
        [left + width - 4, y + 12],
      ]),
      adjust(WOOD, 0.08),
    );
    for (const [index, ware] of wares.entries())
      standPack(studio, ware, { x: placeAt(index), y: y - 6, tall: Math.min(ware.tall * 1.06, tallestOf(ware)) });
    drawPlank(studio, { x: left, y: y + 12, width, height: 26 }, WOOD, y);
    drawing.rect(left, y + 38, width, 18, '#2b1b0f', { opacity: 0.24, blur: 5, blurRoom: 40 });
    for (let tag = 0; tag < 4; tag++) {
      drawing.rect(studio.at(placeAt(tag)) - 30, y + 14, 60, 21, '#fffdf6');
      drawing.rect(studio.at(placeAt(tag)) - 22, y + 19, 30, 4, '#10271d', { opacity: 0.6 });
      drawing.rect(studio.at(placeAt(tag)) - 22, y + 27, 20, 4, ORANGE);
    }
  }
};
