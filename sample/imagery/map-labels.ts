/** Where the names of the cities stand on the map: beside their pins, on one ground, clear of each other. */
import { inLanguage, type Language, type Translated } from '../../contract/languages.ts';
import type { Point } from './drawing/geometry.ts';
import type { SetText, Typesetter } from './drawing/type.ts';

export type Pin = { at: Point; name: Translated };
/** A name where it stands; `isOnOurs` when most of the ground under it is a country of ours. */
export type Label = { text: SetText; isOnOurs: boolean };
type Box = { left: number; top: number; right: number; bottom: number };

/** Places from the pin's point, the likeliest first; half a step further costs less than ground that changes. */
const PLACES = [
  { x: 18, y: -12, anchor: 'left' },
  { x: -16, y: -18, anchor: 'right' },
  { x: 0, y: -43, anchor: 'middle' },
  { x: 0, y: 30, anchor: 'middle' },
  { x: -4, y: 34, anchor: 'right' },
  { x: 4, y: 34, anchor: 'left' },
] as const;
const SIZE = 24;
const SHARES = { left: 0, middle: 0.5, right: 1 } as const;

/** Sets the name of every pin; `scale` is how much larger pins and names are than on the whole map. */
export function placeLabels(
  pins: readonly Pin[],
  of: { typeset: Typesetter; language: Language; scale: number; view: Box; isOurs: (point: Point) => boolean },
): Label[] {
  const { typeset, language, scale, view, isOurs } = of;
  const face = language.script === 'Arab' ? 'textArabic' : 'text';
  const taken = pins.map(({ at: [x, y] }) =>
    grow({ left: x, top: y - 34 * scale, right: x, bottom: y }, 12 * scale, 0),
  );
  return pins.map(({ at, name }) => {
    const options = PLACES.map((place, rank) => {
      const [x, y] = [at[0] + place.x * scale, at[1] + place.y * scale];
      const style = { face, weight: 700, size: SIZE * scale, anchor: place.anchor, x, y } as const;
      const text = typeset(inLanguage(name, language.code), style);
      const left = x - text.width * SHARES[place.anchor];
      const box = { left, top: y - 0.75 * style.size, right: left + text.width, bottom: y + 0.2 * style.size };
      const share = shareOf(box, isOurs);
      const isFree = holds(view, box) && !taken.some((other) => meet(other, box));
      const cost = (isFree ? 0 : 10) + Math.min(share, 1 - share) + rank / 100;
      return { text, box, isOnOurs: share > 0.5, cost };
    });
    const best = options.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(grow(best.box, 4 * scale, 0));
    return best;
  });
}

/** How much of a box lies where the test is true. */
function shareOf({ left, top, right, bottom }: Box, isOurs: (point: Point) => boolean): number {
  const fractions = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const points = fractions.flatMap((across) =>
    fractions.map((down): Point => [left + across * (right - left), top + down * (bottom - top)]),
  );
  return points.filter(isOurs).length / points.length;
}

function grow({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function holds(view: Box, { left, top, right, bottom }: Box): boolean {
  return left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom;
}
