import type { BodyType } from './body-type.ts';

export const MOMENTS = ['morning', 'evening'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A step of a routine: a product type, and the plants that tradition gives the temperament. */
export type RoutineStep = { type: string; plants: readonly string[] };

/**
 * The packs of each temperament's day, by product type and plant: never one that styles, whatever is in it. What is for
 * children or takes hair away is left out of every step (`UNASKED`).
 */
export const ROUTINES: Record<BodyType, Record<Moment, readonly RoutineStep[]>> = {
  kapha: {
    morning: [
      { type: 'face-wash', plants: ['tea-tree', 'neem', 'mint'] },
      { type: 'herbal-tea', plants: ['ginger', 'lemon'] },
    ],
    evening: [
      { type: 'hair-oil', plants: ['black-seed', 'rosemary'] },
      { type: 'shampoo', plants: ['rosemary', 'tea-tree', 'lemon'] },
    ],
  },
  pitta: {
    morning: [
      { type: 'face-wash', plants: ['aloe', 'chamomile'] },
      { type: 'body-lotion', plants: ['aloe', 'rose', 'pomegranate'] },
    ],
    evening: [
      { type: 'shampoo', plants: ['sidr', 'rose'] },
      { type: 'herbal-tea', plants: ['chamomile', 'rose', 'mint'] },
    ],
  },
  vatta: {
    morning: [
      { type: 'face-cream', plants: ['almond', 'sesame'] },
      { type: 'hand-cream', plants: ['almond', 'date', 'honey'] },
    ],
    evening: [
      { type: 'hair-oil', plants: ['sesame', 'amla'] },
      { type: 'foot-balm', plants: ['sesame', 'almond'] },
    ],
  },
};

/** What nobody is given who has not asked for it, by the filters of listings. */
export const UNASKED = { regimen: ['hair-removal'], tag: ['kids'] } as const;

/** A moment has two packs. */
export const PACKS_A_MOMENT = 2;

/** What is used at the end of a day; all other types belong to its beginning. */
const EVENING_TYPES: readonly string[] = [
  'hair-oil',
  'hair-mask',
  'shampoo',
  'conditioner',
  'baby-shampoo',
  'baby-oil',
  'body-scrub',
  'foot-balm',
  'herbal-tea',
];

/** Finds the moment that a product type belongs to. */
export function findMoment(type: string | undefined): Moment {
  return type !== undefined && EVENING_TYPES.includes(type) ? 'evening' : 'morning';
}

/** Lists the plants of a temperament's routine. */
export function listPlants(type: BodyType): string[] {
  return [...new Set(MOMENTS.flatMap((moment) => ROUTINES[type][moment].flatMap(({ plants }) => plants)))];
}
