/** Tags with the names of places on a map, each clear of the others and staked to its place. */
import { createRandom } from '../../../../contract/random.ts';
import { type Box, contains, containsBox, crosses, overlaps, runsThrough } from './map-geometry.ts';
import {
  COST,
  FULL_TARGET,
  listOptions,
  type MapTag,
  MIN_TARGET,
  type Place,
  type TagOption,
} from './map-tag-options.ts';

/** More tags than this do not fit on a map. */
const MAX_TAGS = 16;

/** How often and how long positions are searched for, and the costs between which a search cools down. */
const SEARCHES = 3;
const STEPS_A_TAG = 700;
const HOTTEST = 300;
const COLDEST = 4;
const MAX_ROUNDS = 4;

/** Places the tags that fit; those of earlier places take precedence. */
export function placeTags(places: readonly Place[], { width, height }: { width: number; height: number }): MapTag[] {
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const shown = places.filter((place) => contains(frame, place)).slice(0, MAX_TAGS);
  const choices = shown.map((place) => listOptions(place, shown, frame)).filter((options) => options.length > 0);
  const tags = keepClear(chooseTogether(choices));
  return tags.map((tag) => {
    const others = tags.filter((other) => other !== tag);
    return { name: tag.place.name, stake: tag.stake, plate: tag.plate, target: enlarge(tag, others, frame) };
  });
}

/** The cost of two tags beside each other. */
function clash(one: TagOption, other: TagOption): number {
  if (!overlaps(one.whole, other.whole)) return 0;
  const onStake = runsThrough(one.stake, other.target) || runsThrough(other.stake, one.target);
  return (
    (overlaps(one.target, other.target) ? COST.onTag : 0) +
    (onStake ? COST.onStake : 0) +
    (crosses(one.stake, other.stake) ? COST.crossing : 0)
  );
}

/** One option per place: the cheapest combination that a few searches find, the same each time. */
function chooseTogether(choices: readonly (readonly TagOption[])[]): TagOption[] {
  const found = Array.from({ length: SEARCHES }, (_, seed) => settle(anneal(choices, createRandom(seed)), choices));
  const [best] = found
    .map((chosen) => ({ chosen, cost: sumUp(chosen) }))
    .toSorted((one, other) => one.cost - other.cost);
  return best?.chosen ?? [];
}

function sumUp(chosen: readonly TagOption[]): number {
  const costs = chosen.flatMap((one, index) => [
    one.cost,
    ...chosen.slice(index + 1).map((other) => clash(one, other)),
  ]);
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Searches by annealing: while it is hot, tags may also move to where they cost more. */
function anneal(choices: readonly (readonly TagOption[])[], draw: () => number): TagOption[] {
  const chosen = choices.flatMap(([cheapest]) => cheapest ?? []);
  const steps = choices.length * STEPS_A_TAG;
  for (let step = 0; step < steps; step += 1) {
    const heat = HOTTEST * (COLDEST / HOTTEST) ** (step / steps);
    const index = Math.floor(draw() * choices.length);
    const options = choices[index] ?? [];
    // Cheap ones, which come first, are tried more often.
    const option = options[Math.floor(draw() ** 2 * options.length)];
    const present = chosen[index];
    if (!option || !present) continue;
    const others = chosen.toSpliced(index, 1);
    const more = costBeside(option, others) - costBeside(present, others);
    if (more <= 0 || draw() < Math.exp(-more / heat)) chosen[index] = option;
  }
  return chosen;
}

/** Improves each place's option in turn, given the others' choices, until none changes. */
function settle(start: readonly TagOption[], choices: readonly (readonly TagOption[])[]): TagOption[] {
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

const costBeside = (option: TagOption, others: readonly TagOption[]) =>
  others.reduce((sum, other) => sum + clash(option, other), option.cost);

/** Leaves out tags that overlap earlier ones: lists on the page name their places. */
function keepClear(tags: readonly TagOption[]): TagOption[] {
  const kept: TagOption[] = [];
  for (const tag of tags) {
    if (!kept.some(({ target }) => overlaps(target, tag.target))) kept.push(tag);
  }
  return kept;
}

/** The area to press, as tall as a finger needs if there is room above, below or both. */
function enlarge({ target }: TagOption, others: readonly TagOption[], frame: Box): Box {
  const missing = FULL_TARGET - MIN_TARGET;
  const grow = (box: Box, up: number, down: number) => ({ ...box, top: box.top - up, bottom: box.bottom + down });
  const taller = [Math.ceil(missing / 2), missing, 0].map((up) => grow(target, up, missing - up));
  const isFree = (box: Box) =>
    containsBox(frame, box) &&
    // Another may have grown towards it by as much.
    others.every((other) => !overlaps(box, grow(other.target, missing, missing)) && !contains(box, other.place));
  return taller.find(isFree) ?? target;
}
