import type { RouterContextProvider } from 'react-router';
import { buildFullName } from '../../../../contract/full-name.ts';
import type { LegacyMatch } from '../../redirects/match-legacy.ts';
import { optional } from '../client/optional.ts';
import { GetProductsDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';

/** What the "this page has moved" screen offers (rulings 3): nearest products by the words of the old slug. */
export type MovedSuggestions = { words: string; products: { slug: string; fullName: string }[] };

const SHOWN = 4;

/** Finds the nearest matches of an old address whose page is gone; none is better than a failing screen. */
export async function findMovedSuggestions(
  context: Readonly<RouterContextProvider>,
  match: LegacyMatch,
): Promise<MovedSuggestions> {
  const { content, catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const { locale, words } = match;

  async function findNearest(): Promise<MovedSuggestions['products']> {
    const variables = { search: words, language: locale.language };
    const answer = await content.query(locale.country, GetProductsDocument, variables, { tags });
    const slugs = (answer.products?.nodes ?? []).flatMap((node) => ('slug' in node ? (node.slug ?? []) : []));
    const products = await catalogue.findProducts(locale, slugs.slice(0, SHOWN), tags);
    return products.map(({ slug, name, brand }) => ({
      slug,
      fullName: buildFullName(name, brand?.name, locale.language),
    }));
  }

  return { words, products: words.trim() === '' ? [] : await optional(findNearest(), [], tags) };
}
