import { expect, test, vi } from 'vitest';
import { createSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

// The test runner does not build styles.
vi.mock('./styles/theme.css?url', () => ({ default: '/assets/theme.css' }));

const oil = { brand: 'tarwa', type: 'hair-oil', countries: ['uae'] };
const backend = createSmallBackend([
  { ...oil, slug: 'argan', name: 'Argan Oil', ingredients: ['argan'] },
  { ...oil, slug: 'sesame', name: 'Sesame Oil', ingredients: ['sesame'] },
  { ...oil, slug: 'amla', name: 'Amla Oil', ingredients: ['amla'] },
]);
const nature = {
  vatta: {
    heading: 'Vatta',
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

test('the answer is the portrait, why, and the packs of the day by type and plant', async () => {
  const html = await (await site(`/uae/nature-and-me?${ANSWERS}`)).text();
  const [, answer = ''] = /aria-labelledby="quiz-result"([\s\S]*?)<form/.exec(html) ?? [];
  expect(answer).toContain('Air and space');
  expect(answer).toContain('Light, dry, always moving. Oil is the old advice.');
  const names = [...answer.matchAll(/>([^<>]+ Oil)</g)].map(([, name]) => name);
  // The first of its type with one of its plants; the type has one step.
  expect(names).toEqual(['Sesame Oil']);
  expect(answer).toContain('Evening');
  expect(answer).not.toContain('>Morning<');
});

test('without all answers there is no answer', async () => {
  const html = await (await site('/uae/nature-and-me?hair=vatta')).text();
  expect(html).not.toContain('aria-labelledby="quiz-result"');
});
