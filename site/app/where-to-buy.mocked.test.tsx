import { expect, test, vi } from 'vitest';
import { placeTags } from './content/pages/map-tags.ts';
import { createSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

vi.mock('./content/pages/map-tags.ts', async (load) => {
  const real = await load<typeof import('./content/pages/map-tags.ts')>();
  return { placeTags: vi.fn(real.placeTags) };
});

const backend = createSmallBackend([
  { slug: 'amla-oil', name: 'Amla Oil', brand: 'tarwa', type: 'hair-oil', ingredients: [], countries: ['uae'] },
  { slug: 'neem-paste', name: 'Neem', brand: 'arak', type: 'toothpaste', ingredients: [], countries: ['uae', 'ksa'] },
  { slug: 'palm-oil', name: 'Palm Oil', brand: 'tarwa', type: 'hair-oil', ingredients: [], countries: ['ksa'] },
]);

const place = (title: string, locationDetails: object) => ({
  id: btoa(`post:${title}`),
  databaseId: 7,
  title,
  content: '<p>Street 1<br>Town</p>',
  locationDetails: { officePhoneNumber: '+971 4 000 0000', ...locationDetails },
});
const locations = {
  nodes: [
    place('Head office', {}),
    place('Leaf Pharmacy', { kind: ['pharmacy'], city: 'Dubai', stock: 'arak', latitude: '25', longitude: '55' }),
    place('Palm Market', { kind: ['supermarket'], city: 'Sharjah' }),
    place('Souk Herbs', { kind: ['shop'], city: 'Sharjah', stock: 'arak, toothpaste' }),
    place('Third Market', { kind: ['shop'], city: 'Sharjah', stock: 'neem-paste' }),
    place('Web shop', { kind: ['online'], website: 'https://shop.example/sidrana' }),
  ],
  pageInfo: { hasNextPage: false, endCursor: null },
};
const page = { id: btoa('post:1'), databaseId: 1, title: 'Where to buy', slug: 'where-to-buy', uri: '/where-to-buy/' };

const home = {
  id: btoa('post:2'),
  databaseId: 2,
  title: 'Home',
  slug: 'home',
  homeSlider: { slides: [{ active: true }] },
  globalPresence: { heading: 'Close to home' },
};

const openSite = (pages: object[] = [page]) =>
  createSite(async (address, init) => {
    const { query } = JSON.parse(String(init?.body));
    const [, operation] = /^query (\w+)/.exec(query) ?? [];
    if (operation === 'pageByName') return Response.json({ data: { pages: { nodes: [page] } } });
    if (operation === 'getPages') return Response.json({ data: { pages: { nodes: pages } } });
    if (operation === 'HomePage') return Response.json({ data: { pages: { nodes: [home] }, awards: null } });
    return operation === 'ourLocations' ? Response.json({ data: { locations } }) : backend(address, init);
  });

async function read(path: string, pages?: object[]): Promise<string> {
  const response = await openSite(pages)(path);
  expect(response.status).toBe(200);
  return response.text();
}

const shown = (html: string) =>
  ['Leaf Pharmacy', 'Palm Market', 'Souk Herbs', 'Third Market', 'Web shop'].filter((name) =>
    html.includes(`>${name}<`),
  );

test.each([
  ['', ['Leaf Pharmacy', 'Palm Market', 'Souk Herbs', 'Third Market', 'Web shop']],
  ['?city=Dubai', ['Leaf Pharmacy', 'Web shop']],
  ['?product=amla-oil', ['Palm Market']],
  ['?product=neem-paste', ['Leaf Pharmacy', 'Palm Market', 'Souk Herbs', 'Third Market']],
  ['?product=neem-paste&city=Sharjah', ['Palm Market', 'Souk Herbs', 'Third Market']],
  ['?product=amla-oil&city=Dubai', []],
  ['?city=Nowhere', ['Leaf Pharmacy', 'Palm Market', 'Souk Herbs', 'Third Market', 'Web shop']],
])('where to buy %s lists %j', async (query, names) => {
  expect(shown(await read(`/uae/where-to-buy${query}`))).toEqual(names);
});

test('a city without a shop for the product offers all cities', async () => {
  const html = await read('/uae/where-to-buy?product=amla-oil&city=Dubai');
  expect(html).toContain('We know of no shop that sells this product in Dubai.');
  expect(html).toContain('href="/uae/where-to-buy?product=amla-oil#shops"');
});

test('a product that the country does not sell: who does, and the form to ask', async () => {
  const html = await read('/uae/where-to-buy?product=palm-oil');
  expect(shown(html)).toEqual([]);
  expect(html).toContain('href="/en/ksa/product/palm-oil"');
  expect(html).toContain('href="/uae/general-enquiry?product=palm-oil"');
});

test('shops have their telephone, their way and structured data; a location that sells nothing is none of them', async () => {
  const html = await read('/uae/where-to-buy');
  expect(html).toContain('href="tel:+97140000000"');
  expect(html).toMatch(
    /<a href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=25%2C55" target="_blank" rel="noopener"/,
  );
  expect(html).toMatch(/"@type":"Pharmacy","name":"Leaf Pharmacy"/);
  expect(html).toMatch(/"@type":"GroceryStore","name":"Palm Market"/);
  expect(html).not.toMatch(/"name":"Head office"/);
});

test('the tags of a country are placed once, and those without a shop for a product are left out', async () => {
  const site = openSite();
  vi.mocked(placeTags).mockClear();
  const cities = [];
  for (const query of ['', '?city=Dubai', '?product=amla-oil', '?product=neem-paste']) {
    const html = await (await site(`/uae/where-to-buy${query}`)).text();
    cities.push([...html.matchAll(/<text [^>]*>([^<]+)<\/text>/g)].map(([, name]) => name));
  }
  expect(cities).toEqual([['Dubai'], ['Dubai'], [], ['Dubai']]);
  expect(placeTags).toHaveBeenCalledTimes(1);
});

test('what separates the ranges of a shop stays with the name before it', async () => {
  const html = await read('/uae/where-to-buy');
  const ranges = html.matchAll(/<span class="whitespace-nowrap"><a [^>]*>([^<]*)<\/a>([^<]*)<\/span>/g);
  expect([...ranges].map(([, name, after]) => `${name}${after}`)).toEqual(['Arak', 'Arak,', 'Toothpaste', 'Arak Neem']);
});

/** The cities that a product's page links to, each with the text of its link. */
async function readNearby(slug: string) {
  const html = await read(`/uae/product/${slug}`);
  const links = html.matchAll(/<a [^>]*href="\/uae\/where-to-buy\?product=([^"&]+)&amp;city=(\w+)"[^>]*>(.*?)<\/a>/g);
  return [...links].map(([, product, city, text = '']) => [product, city, text.replace(/<[^>]*>/g, '')]);
}

test('a product’s page names the shops that keep it: two of each city, with the way to all of them', async () => {
  expect(await readNearby('amla-oil')).toEqual([['amla-oil', 'Sharjah', 'Sharjah Palm Market']]);
  expect(await readNearby('neem-paste')).toEqual([
    ['neem-paste', 'Dubai', 'Dubai Leaf Pharmacy'],
    ['neem-paste', 'Sharjah', 'Sharjah Palm Market · Souk Herbs'],
  ]);
});

test.each([
  ['has', [page]],
  ['lacks', []],
])(
  'slides and map of the home page lead to the shops unless the service lacks their page: it %s it',
  async (_, pages) => {
    const html = await read('/uae', pages);
    const links = ['class="hero-shops"', 'class="map-link '].map((link) => html.includes(link));
    expect(links).toEqual([pages.length > 0, pages.length > 0]);
    expect(html).toContain('alt="Map of the countries');
  },
);
