/** Backgrounds of ingredients, in turn. */
export const INGREDIENT_TINTS = [
  'bg-tint-leaf',
  'bg-tint-sage',
  'bg-tint-clay',
  'bg-tint-sky',
  'bg-tint-sand',
] as const;
