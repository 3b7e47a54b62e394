import { type Box, containsBox, distance, type Line, nearestOf, type Point, passesNear } from './map-geometry.ts';
import { measureName } from './name-width.ts';

export type Place = Point & { name: string };
/** The stake runs from the place to the plate, which has the name; the target is the area to press. */
export type MapTag = { name: string; stake: Line; plate: Box; target: Box };
/** A possible position of a tag, and its cost. */
export type TagOption = Omit<MapTag, 'name'> & { place: Place; whole: Box; cost: number };

/** In units of a map 800 wide: 0.35 px each on a phone of 320 px, 0.436 px on one of 390 px. */
export const TAG = { text: 34, height: 54, beforeText: 42, afterText: 14 } as const;
/** From the end of a plate to the middle of its leaf. */
export const TO_LEAF = 23;
/** 24 px on a phone of 320 px; where there is room, 44 px on one of 390 px. */
export const MIN_TARGET = 70;
export const FULL_TARGET = 101;
const MARGIN = (MIN_TARGET - TAG.height) / 2;

/** Possible distances of a tag from its place. */
const REACHES = [12, 28, 48, 72, 100, 132, 168, 208, 252, 300, 360];
/** Possible offsets of a tag over, under or beside its place, as shares of its size. */
const SLIDES = [0, 0.25, 0.5, 0.75, 1];
/** The free space around a place. */
const CLEAR = 16;
/** Costs beyond a stake's length, in the same units. */
export const COST = { onTag: 2000, onPlace: 900, onStake: 900, crossing: 600, passing: 120, stray: 30 } as const;

/** The possible positions of a place's tag, each with its cost beside the other places, cheapest first. */
export function listOptions(place: Place, places: readonly Place[], frame: Box): TagOption[] {
  const { name, x, y } = place;
  const others = places.filter((other) => other !== place);
  const height = MIN_TARGET;
  const width = Math.ceil(TAG.beforeText + measureName(name) * TAG.text + TAG.afterText) + 2 * MARGIN;
  // A stake looks best under the leaf.
  const inset = MARGIN + TO_LEAF;
  const lefts = SLIDES.map((slide) => clamp(x - inset - slide * (width - 2 * inset), 0, frame.right - width));
  const tops = SLIDES.map((slide) => clamp(y - slide * height, 0, frame.bottom - height));
  const corners = REACHES.flatMap((reach) => {
    const aslant = reach * Math.SQRT1_2;
    return [
      ...lefts.flatMap((left) => [y - reach - height, y + reach].map((top) => ({ reach, left, top }))),
      ...tops.flatMap((top) => [x + reach, x - reach - width].map((left) => ({ reach, left, top }))),
      ...[x + aslant, x - aslant - width].flatMap((left) =>
        [y - aslant - height, y + aslant].map((top) => ({ reach, left, top })),
      ),
    ];
  });
  const options = corners.flatMap(({ reach, ...corner }): TagOption[] => {
    const [left, top] = [Math.round(corner.left), Math.round(corner.top)];
    const target = { left, top, right: left + width, bottom: top + height };
    if (!containsBox(frame, target)) return [];
    const plate = {
      left: left + MARGIN,
      top: top + MARGIN,
      right: target.right - MARGIN,
      bottom: target.bottom - MARGIN,
    };
    const stake: Line = [{ x, y }, nearestOf(plate, place)];
    const costs = others.map((other) => {
      const away = distance(target, other);
      const onPlace = away < CLEAR ? COST.onPlace : 0;
      const stray = away < distance(target, place) ? COST.stray : 0;
      return onPlace + stray + (passesNear(stake, other, CLEAR) ? COST.passing : 0);
    });
    const whole = {
      left: Math.min(left, x - 1),
      top: Math.min(top, y - 1),
      right: Math.max(target.right, x + 1),
      bottom: Math.max(target.bottom, y + 1),
    };
    return [{ place, stake, plate, target, whole, cost: costs.reduce((sum, cost) => sum + cost, reach) }];
  });
  return options.toSorted((one, other) => one.cost - other.cost);
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
