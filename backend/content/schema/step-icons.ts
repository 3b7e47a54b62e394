export const STEP_ICONS = [
  'pour', 'warm', 'massage', 'comb', 'wait', 'rinse', 'dry', 'squeeze', 'brush', 'spit', 'lather', 'spread',
  'wipe', 'patch-test', 'stir', 'drink', 'dissolve', 'repeat', 'style', 'apply', 'shake', 'spray', 'scrape', 'peel',
] as const; // biome-ignore format: a list of words reads better in rows
