import type { RouterContextProvider } from 'react-router';
import { optional } from '../client/optional.ts';
import { NatureDocument, type NatureGroupFragment } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { BODY_TYPES, type BodyType, INGREDIENTS_OF, parseAnswers, QUESTIONS, resolveBodyType } from './body-type.ts';
import type { KnownQuery } from './known-query.ts';
import type { Load } from './load.server.ts';
import type { ContentPageNode, PageLists } from './page-lists.ts';

const SHOWN_PRODUCTS = 4;

/** Loads the nature page and the result of the answers in the query string. */
export async function loadNature(
  context: Readonly<RouterContextProvider>,
  { load, url }: { load: Load; url: URL },
): Promise<{ page: ContentPageNode | undefined; lists: PageLists; known: KnownQuery }> {
  const answer = await load(NatureDocument, { language: load.locale.language });
  const page = answer.pages?.nodes[0];
  const found = resolveBodyType(parseAnswers(url.searchParams));
  const ingredients: readonly string[] = found.result ? INGREDIENTS_OF[found.result.type] : [];
  const products = ingredients.length > 0 ? await findProducts(context, load, ingredients) : [];
  const moreQuery = new URLSearchParams(ingredients.map((ingredient) => ['ingredient', ingredient])).toString();
  return {
    page,
    lists: page?.nature ? { quiz: { ...found, names: readNames(page.nature), products, moreQuery } } : {},
    known: Object.fromEntries(QUESTIONS.map((question) => [question, BODY_TYPES])),
  };
}

function readNames(nature: NonNullable<NatureGroupFragment['nature']>): Record<BodyType, string> {
  const [kapha, pitta, vatta] = BODY_TYPES.map((type) => nature[type]?.heading ?? type);
  return { kapha: kapha ?? '', pitta: pitta ?? '', vatta: vatta ?? '' };
}

/** Products are optional: without a catalogue there is the result alone. */
async function findProducts(
  context: Readonly<RouterContextProvider>,
  { locale }: Load,
  ingredients: readonly string[],
) {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const query = { filters: { ingredient: ingredients }, sort: 'menu', page: 1, pageSize: SHOWN_PRODUCTS } as const;
  const listing = await optional(catalogue.listProducts(locale, { ...query, tags }), null, tags);
  return listing ? [...listing.items] : [];
}
