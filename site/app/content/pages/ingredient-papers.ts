/** The background colour (paper) of each ingredient, by slug (art direction 5), as the image proxy expects it. */
const PAPERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amla: 'c9d6a0',
    sidr: 'b7c493',
    aloe: 'bfe0c4',
    neem: 'a9cf9c',
    miswak: 'dcc88e',
    clove: 'd9a58c',
    almond: 'ecd3b0',
    olive: 'c3c78a',
    'black-seed': 'b9b6cc',
    rosemary: 'a9bfc4',
    coconut: 'e6dccb',
    henna: 'c9ad7c',
    honey: 'f0c566',
    'tea-tree': 'b4d3c1',
    saffron: 'e8b07a',
    argan: 'dfc08f',
    rose: 'f0bcc0',
    mint: 'b5e0cf',
    ginger: 'e9cf94',
    fenugreek: 'd8c27d',
    turmeric: 'f2c14f',
    chamomile: 'f4e4a1',
    pomegranate: 'e2a1a0',
    date: 'c99f7a',
    sesame: 'e3d2a4',
    lemon: 'f3e27a',
  }),
);
/** Mist, for an ingredient without its own. */
const PLAIN_PAPER = 'eff2ed';

export const ingredientPapers: readonly string[] = [...PAPERS.values(), PLAIN_PAPER];

/** Finds the paper of an ingredient, such as `c9d6a0`. */
export function findIngredientPaper(slug: string): string {
  return PAPERS.get(slug) ?? PLAIN_PAPER;
}
