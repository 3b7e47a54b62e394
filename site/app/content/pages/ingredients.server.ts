import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RouterContextProvider } from 'react-router';
import type { ImageMedia } from '../../ui/image-media.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import { optional } from '../client/optional.ts';
import { IngredientsDataDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { buildPageHead } from './head.server.ts';
import { listLetters, placeByAlphabet } from './herbarium.ts';
import { findIngredientPaper } from './ingredient-paper.ts';
import { createLoad } from './load.server.ts';
import { notFound } from './not-found.server.ts';
import { buildPageView } from './outline.server.ts';

/** An ingredient and the products that have it. */
export type Ingredient = {
  id: string;
  slug: string;
  name: string;
  description: string;
  image: ImageMedia | null;
  /** The background of its square, such as `c9d6a0`. */
  paper: string;
  /** The number of this country's products that have it, and the first few of them. */
  count: number;
  products: Pick<CatalogueItem, 'slug' | 'name' | 'brand'>[];
};

const PRODUCTS_SHOWN = 6;

/** Loads the ingredients of the request's locale, sorted by its alphabet, each with products that contain it. */
export async function loadIngredients(context: Readonly<RouterContextProvider>, url: URL) {
  const load = createLoad(context);
  const { language } = load.locale;
  const answer = await load(IngredientsDataDocument, { language });
  const page = answer.pages?.nodes[0];
  if (!page) throw await notFound(context, url);
  const ingredients: Ingredient[] = [];
  for (const { id, slug, name, description, ingredientFields } of answer.ingredients?.nodes ?? []) {
    if (!slug || !name) continue;
    const image = ingredientFields?.image?.node ?? null;
    const found = await findProducts(context, slug);
    ingredients.push({
      id,
      slug,
      name,
      description: description ?? '',
      image,
      paper: findIngredientPaper(slug),
      ...found,
    });
  }
  const placed = placeByAlphabet(ingredients, language);
  return {
    head: await buildPageHead(context, url, page),
    page: buildPageView(page),
    ingredients: placed,
    letters: listLetters(placed, language),
  };
}

export type IngredientsData = Awaited<ReturnType<typeof loadIngredients>>;

/** The products with an ingredient; optional. */
async function findProducts(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<Pick<Ingredient, 'count' | 'products'>> {
  const { catalogue } = context.get(servicesContext);
  const { locale } = createLoad(context);
  const tags = context.get(tagsContext);
  const query = { filters: { ingredient: [slug] }, sort: 'menu', page: 1, pageSize: PRODUCTS_SHOWN, tags } as const;
  const listing = await optional(catalogue.listProducts(locale, query), null, tags);
  // Each is a pass over all products: let other requests run in between.
  await nextTurn();
  if (listing === null) return { count: 0, products: [] };
  return { count: listing.total, products: listing.items.map(({ slug, name, brand }) => ({ slug, name, brand })) };
}
