import type { RouterContextProvider } from 'react-router';
import { buildFullName } from '../../../../contract/full-name.ts';
import { localeContext } from '../../locale/context.ts';
import { slugWords } from '../../redirects/match-slug.ts';
import { buildNamePath, type Name } from '../catalogue/name-index.ts';
import { optional } from '../client/optional.ts';
import { GetProductsDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext, taskContext } from '../services.ts';

type Context = Readonly<RouterContextProvider>;
/** A similar page, by its page path. */
type NearPage = { label: string; to: string };

/** Suggestions of the 404 screen: similar pages, and words to search for. */
export type Nearest = { pages: NearPage[]; words: string };

const LISTS = 3;
const PRODUCTS = 4;
/** An address may be as long as a stranger likes: more words than a name has are no better guess. */
const MAX_WORDS = 8;

/** Finds pages with names that contain the words of a missing page's slugs; none when content fails. */
export async function findNearest(context: Context, slugs: readonly string[]): Promise<Nearest> {
  const { loadNames, catalogue } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const tags = context.get(tagsContext);
  const words = wordsOf(slugs.join(' '));

  async function findPages(): Promise<NearPage[]> {
    const [names, collections, terms] = await Promise.all([
      loadNames(locale, tags),
      catalogue.listCollections(locale),
      catalogue.listTerms(locale),
    ]);
    const nameOf = (facet: string, slug: string) => terms.find((one) => one.facet === facet && one.slug === slug)?.name;
    // A brand's own category of a type is no page; its collection is.
    const ofBrands = [...collections].flatMap(([brand, types]) =>
      [...types].flatMap((type) =>
        slugs.includes(`${brand}-${type}`)
          ? [{ label: `${nameOf('brand', brand)}: ${nameOf('type', type)}`, to: `/collections/${brand}/${type}` }]
          : [],
      ),
    );
    const lists = slugs.flatMap((slug) => names.suggest(wordsOf(slug), { names: LISTS, products: 0 }).names);
    const found = names.suggest(words, { names: 0, products: PRODUCTS }).products;
    const isKnown = ofBrands.length + lists.length + found.length > 0;
    // Otherwise it is misspelt: try the words it may mean, and names that look similar.
    const near = isKnown ? { phrase: null, names: lists } : names.findNearest(words, LISTS);
    const meant = near.phrase === null ? [] : names.suggest(near.phrase, { names: 0, products: LISTS }).products;
    const products = isKnown ? found : meant;
    return [
      ...ofBrands,
      ...near.names.map(nameToPage),
      ...products.map(({ slug, name, brand }) => ({
        label: buildFullName(name, brand?.name, locale.language),
        to: `/product/${slug}`,
      })),
    ];
  }
  return { words, pages: words === '' ? [] : dropRepeated(await optional(findPages(), [], tags)) };
}

/** Finds replacements for an old address whose page is gone: by name, and by a search for its words (rulings 3). */
export async function findNearestOfOld(context: Context, words: string): Promise<Nearest> {
  const { content, catalogue } = context.get(servicesContext);
  const { country, language } = context.get(localeContext);
  const tags = context.get(tagsContext);
  const task = context.get(taskContext);
  const near = await findNearest(context, [words]);
  if (near.words === '') return near;

  async function search(): Promise<NearPage[]> {
    const answer = await content.query(country, GetProductsDocument, { search: words, language }, { tags, task });
    const slugs = (answer.products?.nodes ?? []).flatMap(({ slug }) => slug ?? []);
    const products = await catalogue.findProducts({ country, language }, slugs.slice(0, PRODUCTS), tags);
    return products.map(({ slug, name, brand }) => ({
      label: buildFullName(name, brand?.name, language),
      to: `/product/${slug}`,
    }));
  }
  return { ...near, pages: dropRepeated([...near.pages, ...(await optional(search(), [], tags))]) };
}

function nameToPage(name: Name): NearPage {
  return { label: name.name, to: buildNamePath(name) };
}

function wordsOf(text: string): string {
  return [...new Set(slugWords(text))].slice(0, MAX_WORDS).join(' ');
}

function dropRepeated(pages: readonly NearPage[]): NearPage[] {
  return [...new Map(pages.map((page) => [page.to, page])).values()].slice(0, LISTS + PRODUCTS);
}
