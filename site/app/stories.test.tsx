import { expect, test } from 'vitest';
import { createSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

const oil = { brand: 'tarwa', type: 'hair-oil', ingredients: ['amla'] };
const backend = createSmallBackend([
  { ...oil, slug: 'amla', name: 'Amla Oil', countries: ['uae', 'egy'] },
  { ...oil, slug: 'sidr', name: 'Sidr Oil', countries: ['uae', 'egy'] },
  { ...oil, slug: 'argan', name: 'Argan Oil', countries: ['uae'] },
]);
const block = (heading: string) => ({ heading, description: `${heading}, in words.`, image: null });
const story = {
  id: btoa('post:1'),
  databaseId: 1,
  title: 'From leaf to label',
  slug: 'leaf-story',
  uri: '/leaf-story/',
  content:
    '<p>In <a href="/product/sidr">one</a>, <a href="/product/argan">another</a> and <a href="/product/sidr">one</a>.</p>',
  storyBlocks: { blocks: [block('In the wadi'), block('Under the stone')] },
};
const figure = { figure: '1954', label: 'the first jar' };

/** The site of a service whose only page this is. */
const siteWith = (page: object) =>
  createSite(async (address, init) => {
    const isPage = /^query page(?:ByName|Groups)\b/i.test(JSON.parse(String(init?.body)).query);
    return isPage ? Response.json({ data: { pages: { nodes: [page] }, page } }) : backend(address, init);
  });
const readMain = async (page: object, path: string) => {
  const html = (await (await siteWith(page)(path)).text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};
const cardsIn = (main: string) => [...main.matchAll(/<article\b[\s\S]*?href="([^"]*)"/g)].map(([, href]) => href);

test('a page with story blocks and no figures is sheets in their order, then the products its text links to', async () => {
  const main = await readMain(story, '/uae/leaf-story');
  expect(main.match(/<li class="sheet /g)).toHaveLength(2);
  expect(main.indexOf('In the wadi')).toBeLessThan(main.indexOf('Under the stone'));
  expect(cardsIn(main)).toEqual(['/uae/product/sidr', '/uae/product/argan']);
});

test('a story shows no product that the country does not sell', async () => {
  expect(cardsIn(await readMain(story, '/egy/leaf-story'))).toEqual(['/egy/product/sidr']);
});

test('story blocks with figures are no sheets', async () => {
  const main = await readMain({ ...story, storyBlocks: { ...story.storyBlocks, keyData1: figure } }, '/uae/leaf-story');
  expect(main).toContain('1954');
  expect(main).not.toContain('class="sheet');
});

test('a page without a story has no cards for its links', async () => {
  expect(cardsIn(await readMain({ ...story, storyBlocks: null }, '/uae/leaf-story'))).toEqual([]);
});
