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
]);
const nature = {
  vatta: {
    heading: 'Vata',
    description: 'Air and space. Light, dry, always moving. Oil is the old advice.',
    image: null,
  },
};
const page = { id: btoa('post:1'), databaseId: 1, title: 'Nature', slug: 'nature-and-me', nature };
const site = createSite(async (address, init) => {
  const isNature = /^query Nature\b/.test(JSON.parse(String(init?.body)).query);
  return isNature ? Response.json({ data: { pages: { nodes: [page] } } }) : backend(address, init);
});
const ANSWERS = ['hair', 'skin', 'hands', 'morning', 'weather'].map((question) => `${question}=vatta`).join('&');

test('the answer is the portrait, why, and the packs of the day by type and ingredient', async () => {
  const html = await (await site(`/uae/nature-and-me?${ANSWERS}`)).text();
  const [, answer = ''] = /aria-labelledby="quiz-result"([\s\S]*?)<form/.exec(html) ?? [];
  expect(answer).toContain('Air and space');
  expect(answer).toContain('Light, dry, always moving. Oil is the old advice.');
  const names = [...answer.matchAll(/>([^<>]+ Oil)</g)].map(([, name]) => name);
  // The first of its type with one of its ingredients; the type has one step.
  expect(names).toEqual(['Sesame Oil']);
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
  const [, answer = ''] = /aria-labelledby="quiz-need"([\s\S]*?)All products/.exec(html) ?? [];
  return { html, names: [...answer.matchAll(/>([^<>]+ (?:Oil|Paste))</g)].map(([, name]) => name) };
}

test('a need has its packs at once: the first of each type, by the time of day, none for children', async () => {
  const { html, names } = await readNeed('need=frizz');
  expect(names).toEqual(['Mint Paste', 'Argan Oil']);
  expect(html).toContain('<input type="hidden" name="need" value="frizz"/>');
  expect(html).not.toContain('aria-labelledby="quiz-result"');
});

test('the questions refine it: packs with the ingredients of the type come first, and are given once', async () => {
  const { html, names } = await readNeed(`need=frizz&${ANSWERS}`);
  expect(names).toEqual(['Mint Paste', 'Brown Sesame Oil']);
  const [, answer = ''] = /aria-labelledby="quiz-result"([\s\S]*?)<form/.exec(html) ?? [];
  expect(answer).toContain('Sesame Oil');
  expect(answer).not.toContain('Brown Sesame Oil');
});

test('a need that no product has is none, and the page is not kept', async () => {
  const response = await site('/uae/nature-and-me?need=nothing');
  expect(response.headers.get('cache-control')).not.toContain('s-maxage');
  expect(await response.text()).not.toContain('aria-labelledby="quiz-need"');
});
