/** Tags with the names of places on a map, each clear of the others and staked to its place. */
import { createRandom } from '../../../../contract/random.ts';
import {
  type Box,
  contains,
  crosses,
  distance,
  holds,
  type Line,
  nearestOf,
  overlaps,
  type Point,
  passes,
  runsThrough,
} from './map-geometry.ts';
import { measureName } from './name-width.ts';

export type Place = Point & { name: string };
/** The stake leads from the place to the plate, on which the name is; the target is what is pressed. */
export type MapTag = { name: string; stake: Line; plate: Box; target: Box };
type Option = Omit<MapTag, 'name'> & { place: Place; whole: Box; cost: number };

/** In units of a map 800 wide: 0.35 px each on a phone of 320 px, 0.436 px on one of 390 px. */
export const TAG = { text: 34, height: 54, beforeText: 42, afterText: 14 } as const;
/** From the end of a plate to the middle of its leaf. */
export const TO_LEAF = 23;
/** 24 px on a phone of 320 px; where there is room, 44 px on one of 390 px. */
export const LEAST_TARGET = 70;
export const FULL_TARGET = 101;
const MARGIN = (LEAST_TARGET - TAG.height) / 2;
/** More than these make no map. */
export const MOST_TAGS = 16;

/** How far from its place a tag may stand. */
const REACHES = [12, 28, 48, 72, 100, 132, 168, 208, 252, 300, 360];
/** Which part of it is then over, under or beside the place. */
const SLIDES = [0, 0.25, 0.5, 0.75, 1];
/** What is free around a place. */
const CLEAR = 16;
/** What is worse than a long stake, in units of its length. */
const COST = { onTag: 2000, onPlace: 900, onStake: 900, crossing: 600, passing: 120, stray: 30 } as const;
/** How often and how long places are searched for, and from which cost to which a search cools down. */
const SEARCHES = 3;
const STEPS_A_TAG = 700;
const HOTTEST = 300;
const COLDEST = 4;
const MAX_ROUNDS = 4;

/** Places the tags that find room; those of the first places go before the others. */
export function placeTags(places: readonly Place[], { width, height }: { width: number; height: number }): MapTag[] {
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const shown = places.filter((place) => contains(frame, place)).slice(0, MOST_TAGS);
  const choices = shown.map((place) => listOptions(place, shown, frame)).filter((options) => options.length > 0);
  const tags = keepClear(chooseTogether(choices));
  return tags.map((tag) => {
    const others = tags.filter((other) => other !== tag);
    return { name: tag.place.name, stake: tag.stake, plate: tag.plate, target: enlarge(tag, others, frame) };
  });
}

/** Where the tag of a place may stand, each with what it costs beside the other places, the cheapest first. */
function listOptions(place: Place, places: readonly Place[], frame: Box): Option[] {
  const { name, x, y } = place;
  const others = places.filter((other) => other !== place);
  const height = LEAST_TARGET;
  const width = Math.ceil(TAG.beforeText + measureName(name) * TAG.text + TAG.afterText) + 2 * MARGIN;
  // A stake stands best under the leaf.
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
  const options = corners.flatMap(({ reach, ...corner }): Option[] => {
    const [left, top] = [Math.round(corner.left), Math.round(corner.top)];
    const target = { left, top, right: left + width, bottom: top + height };
    if (!holds(frame, target)) return [];
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
      return onPlace + stray + (passes(stake, other, CLEAR) ? COST.passing : 0);
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

/** What two tags cost beside each other. */
function clash(one: Option, other: Option): number {
  if (!overlaps(one.whole, other.whole)) return 0;
  const onStake = runsThrough(one.stake, other.target) || runsThrough(other.stake, one.target);
  return (
    (overlaps(one.target, other.target) ? COST.onTag : 0) +
    (onStake ? COST.onStake : 0) +
    (crosses(one.stake, other.stake) ? COST.crossing : 0)
  );
}

/** One option a place, those that cost least together of what some searches find; the same ones each time. */
function chooseTogether(choices: readonly (readonly Option[])[]): Option[] {
  const found = Array.from({ length: SEARCHES }, (_, seed) => settle(anneal(choices, createRandom(seed)), choices));
  const [best] = found
    .map((chosen) => ({ chosen, cost: sumUp(chosen) }))
    .toSorted((one, other) => one.cost - other.cost);
  return best?.chosen ?? [];
}

function sumUp(chosen: readonly Option[]): number {
  const costs = chosen.flatMap((one, index) => [
    one.cost,
    ...chosen.slice(index + 1).map((other) => clash(one, other)),
  ]);
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Searches by annealing: while it is hot, tags also step aside to where they cost more. */
function anneal(choices: readonly (readonly Option[])[], draw: () => number): Option[] {
  const chosen = choices.flatMap(([cheapest]) => cheapest ?? []);
  const steps = choices.length * STEPS_A_TAG;
  for (let step = 0; step < steps; step += 1) {
    const heat = HOTTEST * (COLDEST / HOTTEST) ** (step / steps);
    const index = Math.floor(draw() * choices.length);
    const options = choices[index] ?? [];
    // Cheap ones, which come first, are tried oftener.
    const option = options[Math.floor(draw() ** 2 * options.length)];
    const present = chosen[index];
    if (!option || !present) continue;
    const others = chosen.toSpliced(index, 1);
    const more = costBeside(option, others) - costBeside(present, others);
    if (more <= 0 || draw() < Math.exp(-more / heat)) chosen[index] = option;
  }
  return chosen;
}

/** Lets each place in turn choose beside what the others chose, until all are content. */
function settle(start: readonly Option[], choices: readonly (readonly Option[])[]): Option[] {
  const chosen = [...start];
  for (let round = 0, isSettled = false; !isSettled && round < MAX_ROUNDS; round += 1) {
    const before = [...chosen];
    for (const [index, options] of choices.entries()) {
      const others = chosen.toSpliced(index, 1);
      chosen[index] = options.reduce((one, other) =>
        costBeside(other, others) < costBeside(one, others) ? other : one,
      );
    }
    isSettled = chosen.every((option, index) => option === before[index]);
  }
  return chosen;
}

const costBeside = (option: Option, others: readonly Option[]) =>
  others.reduce((sum, other) => sum + clash(option, other), option.cost);

/** Leaves out tags that stand on earlier ones: lists of the page name their places. */
function keepClear(tags: readonly Option[]): Option[] {
  const kept: Option[] = [];
  for (const tag of tags) {
    if (!kept.some(({ target }) => overlaps(target, tag.target))) kept.push(tag);
  }
  return kept;
}

/** What is pressed, as tall as a finger wants it where there is room up, down or both ways. */
function enlarge({ target }: Option, others: readonly Option[], frame: Box): Box {
  const missing = FULL_TARGET - LEAST_TARGET;
  const grow = (box: Box, up: number, down: number) => ({ ...box, top: box.top - up, bottom: box.bottom + down });
  const taller = [Math.ceil(missing / 2), missing, 0].map((up) => grow(target, up, missing - up));
  const isFree = (box: Box) =>
    holds(frame, box) &&
    // Another may have grown towards it by as much.
    others.every((other) => !overlaps(box, grow(other.target, missing, missing)) && !contains(box, other.place));
  return taller.find(isFree) ?? target;
}
