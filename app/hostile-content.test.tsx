import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { company } from '../company.ts';
import { createCatalogue } from './content/catalogue.server.ts';
import { createContentClient } from './content/client.server.ts';
import { createQueryCache } from './content/query-cache.server.ts';
import { createSiteIndex } from './content/site-index.server.ts';
import { createTagCollector } from './content/tags.ts';
import { countries } from './locale/countries.ts';
import { createLegacyMatcher } from './redirects/match-legacy.ts';
import { contentPages } from './routes/content-pages.ts';
import { createNames } from './search/names.server.ts';
import { servicesContext, tagsContext } from './services.ts';
import { createHostileBackend, known } from './test/hostile-backend.ts';
import { createRenderSite } from './test/render-site.tsx';

// The test runner leaves styles out.
vi.mock('./styles/theme.css?url', () => ({ default: '/assets/theme.css' }));

const origin = 'https://site.test';
const backend = 'https://backend.test';

/** One address of every kind of page. */
const pages = [
  '',
  '/plp',
  '/plp?page=1&sort=name&brand=brand-a&ingredient=amla',
  `/${known.type}`,
  `/product/${known.product}`,
  '/brands',
  `/brands/${known.brand}`,
  `/collections/${known.brand}/all`,
  `/collections/${known.brand}/${known.type}`,
  '/catalogs',
  '/ingredients',
  `/blogs/${known.post}`,
  `/careers/${known.job}`,
  '/search?key=amla',
  '/search?key=%3Cscript%3Ealert(1)%3C%2Fscript%3E&kind=posts',
  '/search',
  ...Object.keys(contentPages(company.slug)).map((path) => `/${path}`),
];

function createSite(seed: number) {
  const clock = () => Date.parse('2026-06-01T08:00:00Z');
  const content = createContentClient({
    endpoints: Object.fromEntries(countries.map(({ code }) => [code, `${backend}/${code}/graphql`])),
    siteOrigin: origin,
    cache: createQueryCache({ clock }),
    fetch: createHostileBackend(seed),
    clock,
  });
  const catalogue = createCatalogue({ client: content, clock });
  const services = {
    content,
    catalogue,
    siteIndex: createSiteIndex({ content, catalogue }),
    loadNames: createNames(catalogue),
    resolveAddress: async () => null,
    matchLegacyAddress: createLegacyMatcher({ companySlug: company.slug }),
    loadFileFacts: async () => ({ bytes: 0, changed: 'never' }),
    siteOrigin: origin,
    gtmId: '',
    clock,
    sendNewsletter: async () => true,
  };
  return createRenderSite((context) => {
    context.set(servicesContext, services);
    context.set(tagsContext, createTagCollector());
  });
}

test('content of any kind renders every kind of page', async () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.constantFrom('/uae', '/ar/ksa'), async (seed, prefix) => {
      const renderSite = createSite(seed);
      for (const page of pages) {
        onError.mockClear();
        const response = await renderSite(`${origin}${prefix}${page}`);
        const html = await response.text();
        const problems = [...findProblems(html), ...onError.mock.calls.map((call) => call.map(String).join(' '))];
        expect({ page, status: response.status, problems }).toEqual({ page, status: 200, problems: [] });
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  onError.mockRestore();
}, 240_000);

/** What must be in no page: script of content, values that are none, the backend's address. */
function findProblems(html: string): string[] {
  const problems: string[] = [];
  const rest = html.replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi, (_element, attributes: string, code: string) => {
    if (!isOurs(attributes, code)) problems.push(`a script of content: ${code.slice(0, 80)}`);
    return '';
  });
  const text = rest.replace(/<[^>]*>/g, ' ');
  for (const [name, pattern, where] of forbidden) {
    const found = pattern.exec(where === 'text' ? text : rest);
    if (found) problems.push(`${name}: ${rest.slice(Math.max(0, found.index - 60), found.index + 80)}`);
  }
  return problems;
}

const forbidden = [
  ['a script', /<\/?script/i, 'html'],
  ['no value', /\b(?:undefined|null|NaN)\b|\[object |Invalid Date/, 'text'],
  ['no value', /="[^"]*(?:\bundefined\b|\bNaN\b|\[object )[^"]*"|="null"/, 'html'],
  ['a handler', /<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*\son[a-z]+=/i, 'html'],
  ['an address that runs', /(?:href|src|action)="\s*(?:javascript|data:text)/i, 'html'],
  ["the backend's address", /backend\.test/, 'html'],
] as const;

/** The router's own scripts, its data (in which nothing can end the script), structured data. */
function isOurs(attributes: string, code: string): boolean {
  if (attributes.includes('application/ld+json')) return JSON.parse(code)['@context'] === 'https://schema.org';
  return (
    /^\s*(?:window\.__reactRouter|import |\(|\(\(|document\.currentScript|$)/.test(code) && !/^\s*alert/.test(code)
  );
}
