import { adjust } from './drawing/color.ts';
import type { Color } from './drawing/oklch.ts';
import { hashName } from './drawing/random.ts';
import { isRange, RANGE_NAMES, type RangeName, rangeOf } from './look/ranges.ts';
import { PLANT_NAMES, type PlantName } from './plants/plants.ts';
import { SUBJECTS_BY_WORD } from './still-words.ts';
import type { StillOptions } from './stills/still.ts';

const CLAYS: readonly Color[] = ['#c9724a', '#b8a27c', '#7a8a4e', '#f2ead8', '#8c5a3c', '#d9c7a2'];
/** Walls that belong to no range, for stills whose name implies none. */
const WALLS: readonly Color[] = ['#b9cdb2', '#c5cbe0', '#dfe3cf', '#e6cdb4', '#cfdde0'];
const SHADOWS: readonly PlantName[] = ['olive', 'sidr', 'neem'];
/** Plants that can fill a picture alone, for stills whose name implies none. */
const LEADS: readonly PlantName[] = ['sidr', 'olive', 'neem', 'rosemary', 'aloe', 'black-seed'];

/** What single words of a still's name imply beside its subject. */
const HINTS: Record<string, { wall?: Color; plant?: PlantName; range?: RangeName }> = {
  water: { wall: '#9cc7d6', plant: 'rosemary' },
  channel: { wall: '#9cc7d6' },
  wadi: { wall: '#c8d2a6' },
  grove: { wall: '#b9cdb2', plant: 'sidr' },
  earth: { wall: '#b9cdb2' },
  horizon: { wall: '#cfdde0' },
  courtyard: { wall: '#e6cdb4' },
  majlis: { wall: '#e6cdb4' },
  under: { wall: '#cfdde0', plant: 'sidr' },
  dawn: { wall: '#e6cdb4' },
  paid: { wall: '#cfdde0' },
  field: { wall: '#9cc7d6' },
  community: { wall: '#eab5a6', plant: 'olive' },
  packs: { wall: '#c5cbe0' },
  honey: { wall: '#f0a63c', range: 'qiwam' },
};

const pick = <T>(list: readonly T[], seed: number, fallback: T): T => list[seed % list.length] ?? fallback;

/** Whether the words of `phrase` stand together in `name`. */
function mentions(name: string, phrase: string): boolean {
  return `-${name}-`.includes(`-${phrase}-`);
}

function mentionedPlants(name: string): PlantName[] {
  const found = PLANT_NAMES.filter((plant) => mentions(name, plant));
  return found.sort((one, other) => name.indexOf(one) - name.indexOf(other));
}

/** Resolves a still from its name: its words decide subject, plants and range, its hash only the rest. */
export function resolveStill(name: string, mirrored: boolean): StillOptions {
  const seed = hashName(name);
  const words = name.split('-');
  const hints = words.flatMap((word) => (Object.hasOwn(HINTS, word) ? [HINTS[word] ?? {}] : []));
  const hinted = Object.assign({}, ...hints.reverse());
  const range: RangeName | undefined = words.find(isRange);
  const [first, second] = mentionedPlants(name);
  const plant = first ?? hinted.plant ?? (range ? rangeOf(range).plant : pick(LEADS, seed >>> 3, 'sidr'));
  const home = range ?? hinted.range ?? RANGE_NAMES.find((other) => rangeOf(other).plant === plant);
  const rangeWall = home ?? pick(RANGE_NAMES, seed >>> 5, 'tarwa');
  const freeWall = range || seed % 3 > 0 ? rangeOf(rangeWall).room : pick(WALLS, seed >>> 7, '#b9cdb2');
  const [, subject = 'potted'] = SUBJECTS_BY_WORD.find(([phrase]) => mentions(name, phrase)) ?? [];
  const others = LEADS.filter((other) => other !== plant);
  return {
    subject,
    wall: hinted.wall && !range ? hinted.wall : adjust(freeWall, 0.012),
    plant,
    companion: second ?? pick(others, seed >>> 11, 'olive'),
    range: home ?? 'tarwa',
    shadowPlant: pick(SHADOWS, seed >>> 13, 'olive'),
    vessel: pick(CLAYS, seed >>> 17, '#c9724a'),
    mirrored,
  };
}
