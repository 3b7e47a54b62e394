import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languageCodes } from '../../contract/languages.ts';
import { company } from '../company.ts';
import type { LanguagePrefix } from './locale/path.ts';
import { contentPages } from './routes/content-pages.ts';

/**
 * The route table of the specification (spec §2), mounted without a language and under `en` and `ar`. An optional
 * `:language?` segment would misroute `/uae/hair-care` (rulings 2). A first segment that is not a country is a content
 * page of the default country (the catch-all `/{route}`); `/:country` and `/:route` tie, so `country.tsx` serves both
 * (decision 0002).
 */
function routeTable(mount: LanguagePrefix): RouteConfigEntry[] {
  const at = (path: string, file: string) => route(path, `routes/${file}.tsx`, { id: `${mount || 'plain'} ${path}` });
  return [
    index('routes/home.tsx', { id: `${mount || 'plain'} home` }),
    at(':country', 'country'),
    ...prefix(':country', [
      at('plp', 'product-list'),
      at('product/:product', 'product'),
      at('product-cards', 'product-cards'),
      at('brands', 'brands'),
      at('brands/:brand', 'brand'),
      at('collections/:brandName/:productType', 'collection'),
      at('catalogs', 'catalogs'),
      at('ingredients', 'ingredients'),
      at('blogs/:id', 'blog-post'),
      at('careers/:id', 'job'),
      at('compare', 'compare'),
      at('search', 'search'),
      at('newsletter', 'newsletter'),
      at('search-suggestions', 'search-suggestions'),
      route('rss.xml', 'routes/feed.ts', { id: `${mount || 'plain'} rss.xml` }),
      ...Object.keys(contentPages(company.slug)).map((path) => at(path, 'content-page')),
      at(':segment', 'segment'),
      at('*', 'deep-page'),
    ]),
  ];
}

export default [
  ...routeTable(''),
  ...languageCodes.flatMap((language) => prefix(language, routeTable(language))),
  route('__nuxt_island/:file', 'routes/island.tsx'),
  // In `npm run dev` only.
  ...(process.env.STYLEGUIDE ? [route('__styleguide', 'routes/styleguide.tsx')] : []),
] satisfies RouteConfig;
