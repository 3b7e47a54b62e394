/**
 * The packs of each temperament's day (decision 0207), by product type and the ingredients that tradition gives the
 * temperament: never a styling product, whatever is in it. Products for children or for hair removal are left out of
 * every step (`OPT_IN`).
 */
export const routine = {
  kapha: {
    morning: [
      { type: 'face-wash', ingredients: ['tea-tree', 'neem', 'mint'] },
      { type: 'herbal-tea', ingredients: ['ginger', 'lemon'] },
    ],
    evening: [
      { type: 'hair-oil', ingredients: ['black-seed', 'rosemary'] },
      { type: 'shampoo', ingredients: ['rosemary', 'tea-tree', 'lemon'] },
    ],
  },
  pitta: {
    morning: [
      { type: 'face-wash', ingredients: ['aloe', 'chamomile'] },
      { type: 'body-lotion', ingredients: ['aloe', 'rose', 'pomegranate'] },
    ],
    evening: [
      { type: 'shampoo', ingredients: ['sidr', 'rose'] },
      { type: 'herbal-tea', ingredients: ['chamomile', 'rose', 'mint'] },
    ],
  },
  vatta: {
    morning: [
      { type: 'face-cream', ingredients: ['almond', 'sesame'] },
      { type: 'hand-cream', ingredients: ['almond', 'date', 'honey'] },
    ],
    evening: [
      { type: 'hair-oil', ingredients: ['sesame', 'amla'] },
      { type: 'foot-balm', ingredients: ['sesame', 'almond'] },
    ],
  },
} as const;

/** Products that are suggested only when asked for, by the filters of listings. */
export const OPT_IN = { regimen: ['hair-removal'], tag: ['kids'] } as const;

/** The product types for the evening; all others are for the morning, and some for both. */
export const EVENING_TYPES: readonly string[] = [
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

/** The product types whose steps, texts or questions say to use them in the morning and at night. */
export const TWICE_A_DAY_TYPES: readonly string[] = [
  'toothpaste',
  'face-wash',
  'hand-cream',
  'lip-balm',
  'petroleum-jelly',
];

/** Products for shine, hold or shape of hair or beard do not answer a need that other packs are for. */
export const STYLING_TYPES: readonly string[] = ['styling-gel', 'styling-wax', 'styling-cream', 'beard-oil'];

/** What an evening with such a pack requires the next morning, in this order: oiled hair is washed then. */
export const LEFT_TO_MORNING: Readonly<Partial<Record<string, readonly string[]>>> = {
  'hair-oil': ['shampoo', 'conditioner'],
};

/**
 * The product types that fill the rest of a day, by what the packs for a need care for, the closest first. A type that
 * is listed twice may be suggested twice: a serum for the roots, one for the ends.
 */
export const FILLING_TYPES = [
  {
    care: ['shampoo', 'conditioner', 'hair-mask', 'hair-oil', 'hair-serum'],
    morning: ['shampoo', 'hair-serum', 'hair-serum', 'conditioner'],
    evening: ['hair-oil', 'hair-mask'],
  },
  {
    care: ['face-wash', 'face-cream', 'body-lotion', 'body-scrub', 'hand-cream', 'foot-balm', 'soap'],
    morning: ['face-wash', 'body-lotion'],
    evening: ['face-wash', 'hand-cream'],
  },
] as const;

/** The needs that the home page begins with, in this order; others replace those that a country lacks. */
export const FIRST_NEEDS: readonly string[] = [
  'dry-hair',
  'flaky-scalp',
  'dry-skin',
  'sensitive-skin',
  'fresh-breath',
  'soft-hands',
];
