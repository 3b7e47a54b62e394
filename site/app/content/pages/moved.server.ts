import type { RouterContextProvider } from 'react-router';
import { buildFullName } from '../../../../contract/full-name.ts';
import type { LegacyMatch } from '../../redirects/match-legacy.ts';
import { ContentError } from '../client/errors.ts';
import { GetProductsDocument } from '../generated/graphql.ts';
import { servicesContext } from '../services.ts';

/** What the "this page has moved" screen offers (rulings 3): nearest products by the words of the old slug. */
export type MovedSuggestions = { words: string; products: { slug: string; fullName: string }[] };

const SHOWN = 4;

/** Finds the nearest matches of an old address whose page is gone; none is better than a failing screen. */
export async function findMovedSuggestions(
  context: Readonly<RouterContextProvider>,
  match: LegacyMatch,
): Promise<MovedSuggestions> {
  const { content, catalogue } = context.get(servicesContext);
  const { locale, words } = match;
  if (words.trim() === '') return { words, products: [] };
  try {
    const answer = await content.query(locale.country, GetProductsDocument, {
      search: words,
      language: locale.language,
    });
    const slugs = (answer.products?.nodes ?? []).flatMap((node) => ('slug' in node ? (node.slug ?? []) : []));
    const products = await catalogue.findProducts(locale, slugs.slice(0, SHOWN));
    return {
      words,
      products: products.map(({ slug, name, brand }) => ({
        slug,
        fullName: buildFullName(name, brand?.name, locale.language),
      })),
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { words, products: [] };
  }
}
