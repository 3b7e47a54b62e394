/** Places the names of the cities on the map: beside their pins, on one ground, clear of each other. */
import { inLanguage, type Language, type Translated } from '../../contract/languages.ts';
import type { Point } from './drawing/geometry.ts';
import type { SetText, Typesetter } from './drawing/type.ts';

export type Pin = { at: Point; name: Translated };
/** A unique number of our country at a point; null for the sea and foreign land. */
export type GroundOf = (point: Point) => number | null;
/** A placed name; `isOnOurs` if most of it lies on our countries, `crossing` the share outside its main ground. */
export type Label = { text: SetText; isOnOurs: boolean; crossing: number };
type Box = { left: number; top: number; right: number; bottom: number };
type Option = { label: Label; box: Box; cost: number };

/** Offsets from the pin, best first; a little more distance costs less than crossing a border. */
const PLACES = [
  { x: 18, y: -12, anchor: 'left' },
  { x: -16, y: -18, anchor: 'right' },
  { x: 0, y: -43, anchor: 'middle' },
  { x: 12, y: -43, anchor: 'middle' },
  { x: 0, y: 30, anchor: 'middle' },
  { x: -4, y: 34, anchor: 'right' },
  { x: 4, y: 34, anchor: 'left' },
  { x: 8, y: -42, anchor: 'left' },
  { x: -8, y: -42, anchor: 'right' },
  { x: 26, y: 10, anchor: 'left' },
  { x: -30, y: 10, anchor: 'right' },
  { x: -44, y: -14, anchor: 'right' },
  { x: -12, y: -50, anchor: 'left' },
  { x: 17, y: -47, anchor: 'left' },
  { x: -46, y: -22, anchor: 'right' },
  { x: 26, y: -36, anchor: 'left' },
  { x: -25, y: -35, anchor: 'left' },
] as const;
const SIZE = 24;
/** Clearance around a pin. */
const CLEAR = 3;
/** How far from its pin a name may be at no cost, as a fraction of its size. */
const BESIDE_PIN = 0.25;
/** Clearance beside a name, so that two on one line do not read as one. */
const BESIDE = 10;
/** Cost of crossing a border, times the share that crosses. */
const CROSSED = 12;
/** Cost of overlapping a name or a pin, or of leaving the map. */
const TAKEN = 10;
const SHARES = { left: 0, middle: 0.5, right: 1 } as const;

/** A pin's scale where names are scaled by `scale`: it grows less than they do, so that neighbours keep apart. */
export const pinScale = (scale: number) => scale ** 0.25;

/** Sets the name of every pin; `scale` is the size of names relative to the whole map. */
export function placeLabels(
  pins: readonly Pin[],
  of: { typeset: Typesetter; language: Language; scale: number; view: Box; groundOf: GroundOf },
): Label[] {
  const { typeset, language, scale, view, groundOf } = of;
  const face = language.script === 'Arab' ? 'textArabic' : 'text';
  const pin = pinScale(scale);
  const signs = pins.map(({ at: [x, y] }) =>
    grow({ left: x, top: y - 36 * pin - CLEAR * scale, right: x, bottom: y + CLEAR * scale }, 9 * pin + CLEAR * scale),
  );
  const options = pins.map(({ at, name }, own) =>
    PLACES.map((place, rank): Option => {
      const [x, y] = [at[0] + place.x * scale, at[1] + place.y * scale];
      const style = { face, weight: 700, size: SIZE * scale, anchor: place.anchor, x, y } as const;
      const text = typeset(inLanguage(name, language.code), style);
      const left = x - text.width * SHARES[place.anchor];
      const box = { left, top: y - 0.75 * style.size, right: left + text.width, bottom: y + 0.3 * style.size };
      const grounds = groundsUnder(box, groundOf);
      const isFree = holds(view, box) && !signs.some((sign) => overlaps(sign, box));
      // A name over a border is hard to read, whichever side of it is ours.
      const crossing = 1 - Math.max(...grounds.values());
      const [near = 0, ...others] = [own, ...signs.keys()].map((index) => distance(signs[index] ?? box, box));
      // A name nearer to another pin would seem to label that one.
      const isStray = others.some((other) => other < near);
      const away = Math.max(0, near / (SIZE * scale) - BESIDE_PIN);
      const cost = (isFree ? 0 : TAKEN) + (isStray ? 1 : 0) + CROSSED * crossing + away + rank / 100;
      return {
        label: { text, isOnOurs: (grounds.get(null) ?? 0) < 0.5, crossing },
        box: grow(box, BESIDE * scale),
        cost,
      };
    }),
  );
  return chooseTogether(options).map(({ label }) => label);
}

/** One option per name, at the lowest total cost: a name may move aside for another. */
function chooseTogether(options: readonly (readonly Option[])[]): readonly Option[] {
  let best: { chosen: readonly Option[]; cost: number } = { chosen: [], cost: Number.POSITIVE_INFINITY };
  function choose(chosen: readonly Option[], cost: number) {
    if (cost >= best.cost) return;
    const next = options[chosen.length];
    if (!next) {
      best = { chosen, cost };
      return;
    }
    for (const option of next) {
      const overlapping = chosen.filter((other) => overlaps(other.box, option.box)).length;
      choose([...chosen, option], cost + option.cost + overlapping * TAKEN);
    }
  }
  choose([], 0);
  return best.chosen;
}

/** The share of a box that lies on each ground. */
function groundsUnder({ left, top, right, bottom }: Box, groundOf: GroundOf): Map<number | null, number> {
  const fractions = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const shares = new Map<number | null, number>();
  for (const across of fractions) {
    for (const down of fractions) {
      const ground = groundOf([left + across * (right - left), top + down * (bottom - top)]);
      shares.set(ground, (shares.get(ground) ?? 0) + 1 / fractions.length ** 2);
    }
  }
  return shares;
}

function grow({ left, top, right, bottom }: Box, x: number): Box {
  return { left: left - x, top, right: right + x, bottom };
}

/** The distance between two boxes. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  return Math.hypot(across, Math.max(one.top - other.bottom, other.top - one.bottom, 0));
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function holds(view: Box, { left, top, right, bottom }: Box): boolean {
  return left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom;
}
