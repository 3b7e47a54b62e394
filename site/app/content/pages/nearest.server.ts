import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import { slugWords } from '../../redirects/match-slug.ts';
import { findNearAddresses } from '../catalogue/addresses.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { NameIndex } from '../catalogue/name-index.ts';
import { optional } from '../client/optional.ts';
import { GetProductsDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext, taskContext } from '../services.ts';
import { dropRepeated, fillSuggestions, type Near, type NearPage } from './fill-nearest.server.ts';

type Context = Readonly<RouterContextProvider>;
/** Suggestions of the 404 screen: similar pages, and words to search for. */
export type Nearest = { pages: NearPage[]; words: string };

/** The number of suggestions on a missing page. */
const SHOWN = 3;
/** The most for an old address, which is also searched for. */
const SHOWN_OF_OLD = 7;
const PRODUCTS = 4;
/** Addresses can be of any length: more words than a name has do not improve the guess. */
const MAX_WORDS = 8;

/**
 * Finds three things for a missing page: the closest matches for the words of its slugs, then products of the same type
 * or brand, then best sellers and Where to buy. All come from memory; fewer when content fails.
 */
export async function findNearest(context: Context, slugs: readonly string[]): Promise<Nearest> {
  const words = wordsOf(slugs.join(' '));
  const near = await findNear(context, slugs);
  return { words, pages: await fillSuggestions(context, near, SHOWN) };
}

/** Finds replacements for an old address whose page is gone: by name, and by a search for its words (rulings 3). */
export async function findReplacements(context: Context, text: string): Promise<Nearest> {
  const { content, catalogue } = context.get(servicesContext);
  const { country, language } = context.get(localeContext);
  const tags = context.get(tagsContext);
  const task = context.get(taskContext);
  const words = wordsOf(text);

  async function search(): Promise<CatalogueItem[]> {
    const answer = await content.query(country, GetProductsDocument, { search: words, language }, { tags, task });
    const slugs = (answer.products?.nodes ?? []).flatMap(({ slug }) => slug ?? []);
    return catalogue.findProducts({ country, language }, slugs.slice(0, PRODUCTS), tags);
  }
  const near = await findNear(context, [text]);
  const found = words === '' ? [] : await optional(search(), [], tags);
  const both = dropRepeated(context, [...near, ...found]).length;
  const count = Math.min(Math.max(both, SHOWN), SHOWN_OF_OLD);
  return { words, pages: await fillSuggestions(context, [...near, ...found], count) };
}

/** Finds the closest matches for the words of slugs, best first: the slugs are the same in every language. */
async function findNear(context: Context, slugs: readonly string[]): Promise<Near[]> {
  const { loadNames, siteIndex } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const tags = context.get(tagsContext);
  const words = wordsOf(slugs.join(' '));
  if (words === '') return [];
  const [names, index, ofBrands] = await Promise.all([
    optional(loadNames(locale, tags), null, tags),
    optional(siteIndex.load(locale), null, tags),
    optional(findCollections(context, slugs), [], tags),
  ]);
  const lists = [...(index ? [index.titles] : []), ...(names ? [names.addresses] : [])];
  const byAddress = findNearAddresses<Near>(words.split(' '), lists, SHOWN);
  // No slug is written in other letters: such an address is made of names.
  const byName = names && /[^ -~]/.test(words) ? findByName(names, words) : [];
  return [...ofBrands, ...byName, ...byAddress];
}

/** A brand's own category of a type is no page; its collection is. */
async function findCollections(context: Context, slugs: readonly string[]): Promise<NearPage[]> {
  const { catalogue } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const [collections, terms] = await Promise.all([catalogue.listCollections(locale), catalogue.listTerms(locale)]);
  const nameOf = (facet: string, slug: string) => terms.find((one) => one.facet === facet && one.slug === slug)?.name;
  return [...collections].flatMap(([brand, types]) =>
    [...types].flatMap((type) =>
      slugs.includes(`${brand}-${type}`)
        ? [{ label: `${nameOf('brand', brand)}: ${nameOf('type', type)}`, to: `/collections/${brand}/${type}` }]
        : [],
    ),
  );
}

function findByName(index: NameIndex, words: string): Near[] {
  const limits = { names: SHOWN, products: SHOWN };
  const found = index.suggest(words, limits);
  if (found.names.length + found.products.length > 0) return [...found.names, ...found.products];
  // Otherwise it is misspelt: try the words it may mean, and names that look similar.
  const { phrase, names } = index.findNearest(words, SHOWN);
  return [...names, ...(phrase === null ? [] : index.suggest(phrase, { ...limits, names: 0 }).products)];
}

function wordsOf(text: string): string {
  return [...new Set(slugWords(text))].slice(0, MAX_WORDS).join(' ');
}
