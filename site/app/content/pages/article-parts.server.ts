import type { RouterContextProvider } from 'react-router';
import { firstSentence } from '../cleaning/plain-text.ts';
import { optional } from '../client/optional.ts';
import { IngredientsDataDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { type ArticleCard, type ArticlePart, type Named, splitAtNames } from './article-parts.ts';
import { findIngredientPaper } from './ingredient-paper.ts';
import { createLoad } from './load.server.ts';

/** Splits a text, adding cards for what it names; what the country does not sell stays a link without a card. */
export async function loadArticleParts(context: Readonly<RouterContextProvider>, html: string): Promise<ArticlePart[]> {
  const parts = splitAtNames(html);
  const all = parts.flatMap(({ named }) => named);
  const [products, ingredients] = await Promise.all([
    loadProducts(context, slugsOf(all, 'product')),
    loadIngredients(context, slugsOf(all, 'ingredient')),
  ]);
  const cards = [...products, ...ingredients];
  return parts.reduce<ArticlePart[]>((done, { html: text, named }) => {
    const found = named.flatMap(
      ({ kind, slug }) => cards.find((card) => card.kind === kind && slugOf(card) === slug) ?? [],
    );
    // Text without cards continues the part.
    const last = done.at(-1);
    if (last?.cards.length === 0) Object.assign(last, { html: last.html + text, cards: found });
    else done.push({ html: text, cards: found });
    return done;
  }, []);
}

const slugsOf = (named: readonly Named[], kind: Named['kind']) =>
  named.filter((one) => one.kind === kind).map(({ slug }) => slug);
const slugOf = (card: ArticleCard) => (card.kind === 'product' ? card.product.slug : card.slug);

async function loadProducts(
  context: Readonly<RouterContextProvider>,
  slugs: readonly string[],
): Promise<ArticleCard[]> {
  if (slugs.length === 0) return [];
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const { locale } = createLoad(context);
  const found = await optional(catalogue.findProducts(locale, slugs, tags), [], tags);
  return found.map((product) => ({ kind: 'product', product }));
}

async function loadIngredients(
  context: Readonly<RouterContextProvider>,
  slugs: readonly string[],
): Promise<ArticleCard[]> {
  if (slugs.length === 0) return [];
  const load = createLoad(context);
  const answer = await load.optional(IngredientsDataDocument, { language: load.locale.language });
  return (answer?.ingredients?.nodes ?? []).flatMap(({ slug, name, description, ingredientFields }) =>
    slug && name && slugs.includes(slug)
      ? [
          {
            kind: 'ingredient',
            slug,
            name,
            opening: firstSentence(description),
            image: ingredientFields?.image?.node ?? null,
            paper: findIngredientPaper(slug),
          },
        ]
      : [],
  );
}
