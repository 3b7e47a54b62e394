import { expect, test } from 'vitest';
import { createRecordedService } from '../script/recorded-service.ts';
import { createSite } from './test/create-site.ts';
import { createDialectService } from './test/dialect-service.ts';
import { buildDialect, dialectNames } from './test/dialects.ts';
import { createSmallBackend } from './test/small-backend.ts';

const service = createSmallBackend([
  { slug: 'oil', name: 'Oil', brand: 'tarwa', type: 'hair-oil', ingredients: [], countries: ['uae'] },
]);
const seo = { metaTitle: 'A written title', metaDescription: 'A written description.' };

/** A site whose service answers like this about the categories that hold a brand's products. */
function siteOf(answerOf: (slug: string) => Response | object | null) {
  return createSite(async (address, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const [slug] = [variables.slug].flat();
    if (operationName !== 'getBrandHero' || slug === 'tarwa') return service(address, init);
    const answer = answerOf(slug);
    if (answer instanceof Response) return answer;
    const nodes = answer ? [{ id: 'x', databaseId: 9, name: 'Any', slug, ...answer }] : [];
    return Response.json({ data: { productCategories: { nodes } } });
  });
}

async function read(site: ReturnType<typeof createSite>, path: string) {
  const response = await site(path);
  const html = await response.text();
  const textOf = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status,
    title: textOf(/<title>([^<]*?)(?: [|·–-] [^<]*)?<\/title>/),
    description: textOf(/<meta name="description" content="([^"]*)"/),
    shared: textOf(/<meta property="og:description" content="([^"]*)"/),
    heading: textOf(/<h1[^>]*>([^<]*)<\/h1>/),
    intro: textOf(/<\/h1><p[^>]*>([^<]*)/),
  };
}

const byRule = {
  title: 'Hair oil from Tarwa',
  description: expect.stringMatching(/^Hair oil: 1 product from Tarwa in the United Arab Emirates\./),
  intro: 'Care',
};

test.each([
  ['hair-oil', 'tarwa-hair-oil', 'Hair oil from Tarwa'],
  ['all', 'tarwa-product-type', 'All Tarwa products'],
])('the collection %s has what is written of the category %s', async (type, category, heading) => {
  const site = siteOf((slug) => (slug === category ? { description: '<p>A written text.</p>', seo } : null));
  expect(await read(site, `/uae/collections/tarwa/${type}`)).toEqual({
    status: 200,
    title: seo.metaTitle,
    description: seo.metaDescription,
    shared: seo.metaDescription,
    heading,
    intro: 'A written text.',
  });
});

test('a text alone is shown, and search results say what they say by rule', async () => {
  const site = siteOf(() => ({ description: '<p>A written text.</p>', seo: null }));
  expect(await read(site, '/uae/collections/tarwa/hair-oil')).toMatchObject({ ...byRule, intro: 'A written text.' });
});

test.each([
  ['no such category', () => null],
  ['a title that a plugin made, and no text', () => ({ description: null, seo })],
  ['another category', () => ({ slug: 'tarwa', description: '<p>Of the brand.</p>', seo })],
  ['a failure', () => new Response('Bad gateway', { status: 502 })],
])('with %s a collection has what the rule makes', async (_, answer) => {
  expect(await read(siteOf(answer), '/uae/collections/tarwa/hair-oil')).toMatchObject({ status: 200, ...byRule });
});

const recorded = createRecordedService();
const real: [name: string, fetch: typeof globalThis.fetch][] = [
  ['recorded', async (address, init) => recorded(new Request(address, init))],
  // Without field groups a service has no brands.
  ...dialectNames
    .filter((name) => name !== 'no-field-groups')
    .map((name): [string, typeof globalThis.fetch] => [name, createDialectService(buildDialect(name))]),
];

test.each(real)('a collection of the service %s has what the rule makes', async (_, fetch) => {
  const { status, title, intro } = await read(createSite(fetch), '/uae/collections/hair-care/all');
  expect([status, title, intro]).toEqual([200, expect.stringMatching(/^All Hair Care products: /), expect.any(String)]);
});
