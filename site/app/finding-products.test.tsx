import { describe, expect, test } from 'vitest';
import { LIFETIMES } from './routes/cache-control.ts';
import { createSite } from './test/create-site.ts';
import { createSmallBackend, type SmallProduct } from './test/small-backend.ts';

const everywhere = ['uae', 'egy'];
const products: SmallProduct[] = [
  {
    slug: 'tarwa-amla',
    name: 'Amla Hair Oil',
    brand: 'tarwa',
    type: 'hair-oil',
    ingredients: ['amla'],
    countries: everywhere,
  },
  {
    slug: 'tarwa-argan',
    name: 'Argan Hair Oil',
    brand: 'tarwa',
    type: 'hair-oil',
    ingredients: ['argan'],
    countries: ['uae'],
  },
  {
    slug: 'arak-sidr',
    name: 'Sidr Hair Oil',
    brand: 'arak',
    type: 'hair-oil',
    ingredients: ['sidr'],
    countries: everywhere,
  },
  {
    slug: 'tarwa-paste',
    name: 'Neem Toothpaste',
    brand: 'tarwa',
    type: 'toothpaste',
    ingredients: ['neem'],
    countries: everywhere,
  },
  {
    slug: 'arak-paste',
    name: 'Miswak Toothpaste',
    brand: 'arak',
    type: 'toothpaste',
    ingredients: ['miswak'],
    countries: everywhere,
  },
  {
    slug: 'arak-sample',
    name: 'Sample Toothpaste',
    brand: 'arak',
    type: 'toothpaste',
    ingredients: ['miswak'],
    countries: everywhere,
    isHidden: true,
  },
  ...Array.from(
    { length: 30 },
    (_, number): SmallProduct => ({
      slug: `arak-${number}`,
      name: `Paste ${number}`,
      brand: 'arak',
      type: 'toothpaste',
      ingredients: ['miswak'],
      countries: ['uae'],
    }),
  ),
];
const posts = [
  {
    slug: 'oiling',
    title: 'The Thursday oiling',
    excerpt: '<p>Warm hair oil in the palm.</p>',
    content:
      '<p>Take <a href="/product/tarwa-amla">the oil</a> or <a href="/product/arak-0">a paste</a>.</p><p>Once more: <a href="/product/tarwa-amla">it</a>.</p>',
  },
];

const ask = createSite(createSmallBackend(products, posts));

async function read(path: string) {
  const response = await ask(path);
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const links = [...main.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return {
    response,
    html,
    main,
    links,
    text: main
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  };
}

test.each(['brand', 'type', 'ingredient', 'sort'])('a list by a %s that nobody knows is for no cache', async (name) => {
  const cacheControl = async (query: string) => (await ask(`/uae/plp?${query}`)).headers.get('cache-control');
  expect(await cacheControl('brand=arak&type=toothpaste&sort=name')).toContain('s-maxage=');
  expect(await cacheControl(`${name}=nobody-1`)).toBe(LIFETIMES.unknown);
});

describe('a product of another country', () => {
  test('is not found, names a country that sells it, and suggests products of its type, its brand first', async () => {
    const { response, text, links } = await read('/egy/product/tarwa-argan');
    expect(response.status).toBe(404);
    expect(text).toContain('Page Not Found');
    expect(text).toContain('Tarwa Argan Hair Oil: this product is not sold in Egypt');
    expect(links).toContain('/uae/product/tarwa-argan');
    expect(links).toContain('/egy/general-enquiry?product=tarwa-argan');
    expect(links.filter((href) => href.startsWith('/egy/product/'))).toEqual([
      '/egy/product/tarwa-amla',
      '/egy/product/arak-sidr',
      '/egy/product/tarwa-paste',
    ]);
  });

  test('has its full name in the order of the language', async () => {
    const { text } = await read('/ar/egy/product/tarwa-argan');
    expect(text).toContain('Argan Hair Oil من Tarwa');
  });

  test('that no country sells is a missing page like any other', async () => {
    const { response, text } = await read('/egy/product/nothing');
    expect(response.status).toBe(404);
    expect(text).not.toContain('not sold in');
  });
});

test.each([
  ['/uae/product/tarwa-amla', 'Tarwa Amla Hair Oil'],
  ['/ar/uae/product/tarwa-amla', 'Amla Hair Oil من Tarwa'],
])('%s has its full name in its title, its structured data and with its pictures', async (path, fullName) => {
  const html = await (await ask(path)).text();
  expect(html).toContain(`<title>${fullName} |`);
  expect(html).toContain(`"name":"${fullName}"`);
  expect(html).toMatch(new RegExp(`<section aria-label="[^"]*${fullName}`));
});

test('a hidden product has a page that is not indexed, and no other page names it', async () => {
  const { response, html } = await read('/uae/product/arak-sample');
  expect([response.status, html.includes('content="noindex,follow"')]).toEqual([200, true]);
  expect((await read('/uae/product/arak-paste')).html).not.toContain('noindex');
  for (const path of ['/uae/search?key=sample', '/uae/toothpaste', '/uae/search-suggestions?key=sample'])
    expect(await (await ask(path)).text(), path).not.toContain('arak-sample');
});

test('a misspelt address offers what it may mean, and a search for its words', async () => {
  const { response, links, main, text } = await read('/uae/product/tarwa-ampla-hair-oyl');
  expect(response.status).toBe(404);
  expect(text).toContain('You may be looking for');
  expect(links).toContain('/uae/product/tarwa-amla');
  expect(main).toMatch(/<form[^>]*action="\/uae\/search"/);
  expect(main).toContain('value="tarwa ampla hair oyl"');
  expect((await read('/uae/brands/tarwaa')).links).toContain('/uae/brands/tarwa');
  const words = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
  const long = await read(`/uae/product/${[...words, 'india', 'juliet'].join('-')}`);
  expect(long.main).toContain(`value="${words.join(' ')}"`);
});

test('an article shows the products of its links as cards, each once, and none that the country does not sell', async () => {
  const cards = async (prefix: string) => {
    const { main } = await read(`${prefix}/blogs/oiling`);
    expect(main).toContain('the oil</a>');
    return [...main.matchAll(/<h3[^>]*><a [^>]*href="[^"]*\/product\/([^"]*)"/g)].map(([, slug]) => slug);
  };
  expect(await cards('/uae')).toEqual(['tarwa-amla', 'arak-0']);
  expect(await cards('/egy')).toEqual(['tarwa-amla']);
});

describe('a search', () => {
  test('suggests articles beside products, and what is near when nothing has the words', async () => {
    const suggest = async (key: string) => (await ask(`/uae/search-suggestions?key=${key}`)).json();
    expect(await suggest('hair')).toContainEqual(expect.objectContaining({ kind: 'article', to: '/blogs/oiling' }));
    const near = await suggest('tarwaa');
    expect(near).toContainEqual(expect.objectContaining({ kind: 'brand', to: '/brands/tarwa', isNear: true }));
    expect(near).toContainEqual(expect.objectContaining({ kind: 'phrase', to: '/search?key=tarwa', isNear: true }));
    const plant = await suggest('amlaa');
    expect(plant).toContainEqual(expect.objectContaining({ kind: 'ingredient', name: 'Amla', isNear: true }));
    expect(plant).toContainEqual(expect.objectContaining({ kind: 'product', to: '/product/tarwa-amla', isNear: true }));
    expect(await suggest('zzzzzzzz')).toEqual([]);
  });

  test('shows the results of each kind with their counts and marked words, and is not indexed', async () => {
    const { html, main, links, text } = await read('/uae/search?key=hair+oils');
    expect(text).toContain('Nothing found for “hair oils”');
    const found = await read('/uae/search?key=Hair+OIL');
    expect(found.text).toMatch(/All 4 .*Products 3 .*Articles 1/);
    expect(found.main).toContain('<mark class="bg-tint-leaf text-ink">Hair</mark>');
    expect(found.links).toContain('/uae/search?key=Hair+OIL&kind=posts');
    expect(found.links).toContain('/uae/blogs/oiling');
    expect(html).toContain('noindex');
    expect(main).not.toBe('');
    expect(links).toContain('/uae/hair-oil');
  });

  test('without results suggests a spelling, the ranges and the product types', async () => {
    const { text, links } = await read('/uae/search?key=amlaa');
    expect(text).toContain('Did you mean');
    expect(links).toContain('/uae/search?key=amla');
    expect(links).toContain('/uae/brands/tarwa');
    expect(links).toContain('/uae/toothpaste');
  });

  test('has pages of 24 products, and redirects to the last page from beyond it', async () => {
    const { links, main } = await read('/uae/search?key=paste&kind=products');
    expect(main.match(/<article/g)).toHaveLength(24);
    expect(links).toContain('/uae/search?key=paste&kind=products&page=2');
    const { response } = await read('/uae/search?key=paste&kind=products&page=9');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/uae/search?key=paste&kind=products&page=2');
  });
});

describe('a listing', () => {
  test('links its previous page, is its own canonical unless sorted', async () => {
    const { html, links } = await read('/uae/plp?page=2');
    expect(html).toContain('<link rel="canonical" href="https://site.test/uae/plp?page=2"/>');
    expect(html).toContain('<link rel="prev" href="https://site.test/uae/plp"/>');
    expect(html).not.toContain('rel="next" href="https://site.test');
    expect(links).toContain('/uae/plp');
    const sorted = await read('/uae/plp?page=2&sort=name');
    expect(sorted.html).toContain('<link rel="canonical" href="https://site.test/uae/plp"/>');
    expect(sorted.html).not.toContain('<link rel="prev"');
  });

  test('has pages of 24 products, with positions counted on in its structured data', async () => {
    expect((await read('/uae/plp')).main.match(/<article/g)).toHaveLength(24);
    const second = await (await ask('/uae/plp?page=2')).text();
    expect(second).toContain('"numberOfItems":11');
    expect(second).toContain('"position":25');
  });

  test.each([
    ['/uae/plp', '24 of 35 products'],
    ['/uae/plp?page=2', '25 to 35 of 35 products'],
    ['/ar/uae/plp?page=2', 'من 25 إلى 35 من أصل 35 منتجًا'],
  ])('says which of its products %s shows', async (path, words) => {
    expect((await read(path)).main).toContain(`>${words}<`);
  });

  test('redirects to its last page from beyond it, filters kept', async () => {
    const { response } = await read('/uae/toothpaste?page=7&brand=arak');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/uae/toothpaste?brand=arak&page=2');
  });

  test('without matches suggests which filters to remove', async () => {
    const { text, links } = await read('/uae/plp?brand=tarwa&ingredient=miswak');
    expect(text).toContain('Nothing matches these filters');
    expect(text).toMatch(
      /Remove one of these: Miswak 3 products Tarwa 31 products|Tarwa 31 products Miswak 3 products/,
    );
    expect(links).toContain('/uae/plp?ingredient=miswak');
  });

  test('of all products is headed in the room of no range', async () => {
    expect((await read('/uae/plp')).main).toMatch(/^<main[^>]*>(?:(?!data-room).)*<h1/s);
  });

  test.each([
    ['/uae/toothpaste', 'arak'],
    ['/uae/care', 'tarwa'],
  ])('%s stands in the room of %s: of a type that of most products, of a category the first', async (path, room) => {
    expect((await read(path)).main.match(/<header data-room="([^"]*)"/)?.[1]).toBe(room);
  });

  test('of a brand has no brand filter', async () => {
    const { main } = await read('/uae/collections/arak/all');
    expect(main).not.toContain('name="brand"');
    expect(main).toContain('name="type"');
    expect(main).toContain('Show 32 products');
  });

  test('of fewer than nine products has no filters, unless some are chosen', async () => {
    expect((await read('/uae/collections/tarwa/all')).main).not.toContain('type="checkbox"');
    expect((await read('/uae/collections/tarwa/all?type=hair-oil')).main).toContain('type="checkbox"');
    expect((await read('/uae/plp?brand=tarwa')).main).toContain('type="checkbox"');
  });
});
