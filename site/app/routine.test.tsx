import { expect, test } from 'vitest';
import { createSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

const oil = { brand: 'tarwa', type: 'hair-oil', countries: ['uae'] };
const backend = createSmallBackend([
  { ...oil, slug: 'argan', name: 'Argan Oil', ingredients: ['argan'], tags: ['frizz'] },
  { ...oil, slug: 'sesame', name: 'Sesame Oil', ingredients: ['sesame'] },
  { ...oil, slug: 'amla', name: 'Amla Oil', ingredients: ['amla'] },
  { ...oil, slug: 'black', name: 'Black Seed Oil', ingredients: ['sesame'], tags: ['frizz', 'kids'] },
  { ...oil, slug: 'brown', name: 'Brown Sesame Oil', ingredients: ['sesame'], tags: ['frizz'] },
  { ...oil, slug: 'mint', name: 'Mint Paste', type: 'toothpaste', ingredients: ['mint'], tags: ['frizz'] },
  { ...oil, slug: 'neem', name: 'Neem Oil', ingredients: ['neem'], tags: ['flakes', 'breakage', 'shine'] },
  { ...oil, slug: 'henna', name: 'Henna Mask', type: 'hair-mask', ingredients: ['henna'], tags: ['breakage', 'rough'] },
  { ...oil, slug: 'gel', name: 'Wet Gel', type: 'styling-gel', ingredients: ['aloe'], tags: ['shine', 'hold'] },
  { ...oil, slug: 'beard', name: 'Beard Oil', type: 'beard-oil', ingredients: ['argan'], tags: ['shine'] },
  { ...oil, slug: 'serum', name: 'Argan Serum', type: 'hair-serum', ingredients: ['argan'] },
  {
    ...oil,
    slug: 'fenugreek',
    name: 'Fenugreek Wash',
    type: 'shampoo',
    ingredients: ['neem'],
    tags: ['breakage', 'oily'],
  },
  { ...oil, slug: 'roots', name: 'Neem Serum', type: 'hair-serum', ingredients: ['neem'] },
  { ...oil, slug: 'cream', name: 'Dry Cream', type: 'styling-cream', ingredients: ['amla'], tags: ['dry'] },
  { ...oil, slug: 'soft', name: 'Dry Oil', ingredients: ['amla'], tags: ['dry'] },
  { ...oil, slug: 'rinse', name: 'Dry Rinse', type: 'conditioner', ingredients: ['argan'], tags: ['dry', 'rough'] },
  { ...oil, slug: 'wash', name: 'Dry Wash', type: 'shampoo', ingredients: ['amla'], tags: ['dry', 'rough'] },
]);
const nature = {
  vatta: {
    heading: 'Vata',
    description: 'Air and space. Light, dry, always moving. Oil is the old advice.',
    image: null,
  },
};
const use = (name: string) => `We press ${name} cold, as the house always has, within a week. It smells of nuts.`;

/** An ingredient with a picture; its use is in its second paragraph, of which whole sentences are shown. */
const ingredient = (slug: string, name: string) => ({
  id: btoa(`term:${slug}`),
  databaseId: slug.length,
  slug,
  name,
  description: `<p>${name} grows. It is old.</p><p>${use(name)} And ${'so on, '.repeat(24)}.</p><p><a href="/story">More.</a></p>`,
  ingredientFields: {
    image: { node: { mediaItemUrl: `/media/${slug}.png`, altText: '', mimeType: 'image/png', title: null } },
  },
});
const ingredients = {
  nodes: [ingredient('argan', 'Argan'), ingredient('sesame', 'Sesame')],
  pageInfo: { hasNextPage: false, endCursor: null },
};
const remedy = (heading: string, picture: string) => ({
  heading,
  description: 'Roll it.',
  image: { node: { mediaItemUrl: `/media/${picture}.png`, altText: '', mimeType: 'image/png', title: null } },
});
const homeRemedies = {
  heading: 'Traditions',
  remedies: [
    remedy('Rose water', 'rose'),
    remedy('Argan for the ends', 'argan'),
    remedy('Sesame for the road', 'sesame'),
  ],
};
const page = { id: btoa('post:1'), databaseId: 1, title: 'Nature', slug: 'nature-and-me', nature, homeRemedies };
const site = createSite(async (address, init) => {
  const { query } = JSON.parse(String(init?.body));
  if (/^query ingredientsData\b/.test(query)) return Response.json({ data: { pages: null, ingredients } });
  return /^query Nature\b/.test(query) ? Response.json({ data: { pages: { nodes: [page] } } }) : backend(address, init);
});
const ANSWERS = ['hair', 'skin', 'hands', 'morning', 'weather'].map((question) => `${question}=vatta`).join('&');

test('the answer is the portrait, why, and the packs of the day by type and ingredient', async () => {
  const html = await (await site(`/uae/nature-and-me?${ANSWERS}`)).text();
  const [, answer = ''] = /aria-labelledby="quiz-result"([\s\S]*?)<ol class="grid gap-x-12/.exec(html) ?? [];
  expect(answer).toContain('Air and space');
  expect(answer).toContain('Light, dry, always moving. Oil is the old advice.');
  const names = [...answer.matchAll(/>([^<>]+ Oil)</g)].map(([, name]) => name);
  // The first of its type with one of its ingredients; the type has one step.
  expect(names).toEqual(['Sesame Oil']);
  expect(answer).toContain('<span>Print</span>');
  expect(answer).toContain('Evening');
  expect(answer).not.toContain('>Morning<');
});

test('without all answers there is no answer', async () => {
  const html = await (await site('/uae/nature-and-me?hair=vatta')).text();
  expect(html).not.toContain('aria-labelledby="quiz-result"');
});

/** The packs of a need, by their names. */
async function readNeed(query: string) {
  const html = await (await site(`/uae/nature-and-me?${query}`)).text();
  const [, answer = ''] =
    /aria-labelledby="quiz-need"([\s\S]*?)(?:aria-labelledby="quiz-result"|<form)/.exec(html) ?? [];
  return {
    html,
    answer,
    names: [...answer.matchAll(/>([^<>]+ (?:Oil|Paste|Gel|Serum|Wash|Mask|Cream|Rinse))</g)].map(([, name]) => name),
  };
}

test('a need has its packs at once: the first of each type, by the time of day, none for children', async () => {
  const { html, names } = await readNeed('need=frizz');
  expect(names).toEqual(['Mint Paste', 'Argan Oil', 'Mint Paste']);
  expect(html).toContain('<input type="hidden" name="need" value="frizz"/>');
  expect(html).not.toContain('aria-labelledby="quiz-result"');
});

test('the questions refine it: packs with the ingredients of the type come first, and are given once', async () => {
  const { html, names } = await readNeed(`need=frizz&${ANSWERS}`);
  expect(names).toEqual(['Mint Paste', 'Brown Sesame Oil', 'Mint Paste']);
  const [, answer = ''] = /aria-labelledby="quiz-result"([\s\S]*?)aria-labelledby="quiz-tradition"/.exec(html) ?? [];
  expect(answer).toContain('Sesame Oil');
  expect(answer).not.toContain('Brown Sesame Oil');
});

test.each([
  ['', 'Argan', 'argan'],
  // Of the type's ingredients, the one that most products for the need have.
  [`&${ANSWERS}`, 'Sesame', 'sesame'],
])(
  'a need%s has the portrait of an ingredient of its packs, what is done with it, and can be shared and printed',
  async (answers, name, slug) => {
    const { answer } = await readNeed(`need=frizz${answers}`);
    expect(answer).toContain(`href="/uae/ingredients#${slug}"`);
    expect(answer).toContain(`In these products: ${name}`);
    expect(answer).toContain(`>${use(name)}<`);
    expect(answer).toContain(`${slug}.png`);
    expect(answer).toContain('<span>Share</span>');
    // Invisible before the scripts that it needs.
    expect(answer).toMatch(/<button[^>]*class="[^"]*\binvisible\b[^"]*"><span>Print<\/span>/);
  },
);

test.each([
  // The other pack for the need is of a type that fills the morning.
  ['breakage', ['Fenugreek Wash', 'Neem Oil', 'Henna Mask']],
  // No other pack is for the need: the first of the nearest types, which the day does not have yet.
  ['flakes', ['Fenugreek Wash', 'Neem Serum', 'Neem Oil']],
  // Of a type, those that share a plant with the packs for the need come first.
  ['oily', ['Neem Serum', 'Argan Serum', 'Fenugreek Wash']],
  // A styling product is no answer where other packs are, and the only one where none are.
  ['shine', ['Fenugreek Wash', 'Neem Serum', 'Neem Oil']],
  ['hold', ['Wet Gel']],
])('an empty half of the day for %s is filled: %j', async (need, expected) => {
  expect((await readNeed(`need=${need}`)).names).toEqual(expected);
});

test('a place that is left in the morning is filled with what is for the need too', async () => {
  expect((await readNeed('need=rough')).names).toEqual(['Dry Wash', 'Henna Mask', 'Dry Rinse']);
});

test('hair oiled in the evening is washed in the morning, then conditioned, and no styling cream leads', async () => {
  expect((await readNeed('need=dry')).names).toEqual(['Dry Wash', 'Dry Rinse', 'Dry Oil']);
});

test('each pack says why it is there: its plants, its need, or when it goes with the others', async () => {
  const readWhy = (html: string) => [...html.matchAll(/>((?:Chosen for|Adds a step): [^<]*)</g)].map(([, why]) => why);
  const fitted = await (await site(`/uae/nature-and-me?${ANSWERS}`)).text();
  expect(readWhy(fitted)).toEqual(['Chosen for: Sesame']);
  expect(readWhy((await readNeed('need=frizz')).answer)).toEqual([
    'Chosen for: Frizz',
    'Chosen for: Frizz\u00a0· Argan',
    'Chosen for: Frizz',
  ]);
  expect(readWhy((await readNeed('need=oily')).answer)).toEqual([
    'Adds a step: Post-wash',
    'Adds a step: Post-wash',
    'Chosen for: Oily',
  ]);
});

test('the answer names the first of the page’s traditions with a plant of the temperament', async () => {
  const html = await (await site(`/uae/nature-and-me?${ANSWERS}`)).text();
  const [, tradition = ''] = /aria-labelledby="quiz-tradition"([\s\S]*?)<\/section>/.exec(html) ?? [];
  expect(tradition).toContain('A home tradition for Vata');
  expect(tradition).toContain('Sesame for the road');
  expect(tradition).toContain('Roll it.');
  expect(tradition).toContain('sesame.png');
});

test('the answer follows the questions, which it folds away; one left open keeps them', async () => {
  const answered = await (await site(`/uae/nature-and-me?${ANSWERS}`)).text();
  const [before = '', after = ''] = answered.split('aria-labelledby="quiz-result"');
  expect(before).toMatch(/id="quiz"[\s\S]*<details><summary[\s\S]*Your five answers[\s\S]*<form[\s\S]*<\/details>/);
  expect(after).not.toContain('type="radio"');
  const open = await (await site('/uae/nature-and-me?hair=vatta')).text();
  expect(open).not.toContain('Your five answers');
  expect(open).toContain('Five questions, three answers each');
});

test('a need that no product has is none, and the page is not kept', async () => {
  const response = await site('/uae/nature-and-me?need=nothing');
  expect(response.headers.get('cache-control')).not.toContain('s-maxage');
  expect(await response.text()).not.toContain('aria-labelledby="quiz-need"');
});
