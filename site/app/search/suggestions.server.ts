import type { RouterContextProvider } from 'react-router';
import type { CatalogueItem } from '../content/catalogue/catalogue-index.server.ts';
import { buildNamePath } from '../content/catalogue/name-index.ts';
import { optional } from '../content/client/optional.ts';
import { GetProductsDocument } from '../content/generated/graphql.ts';
import { servicesContext, tagsContext } from '../content/services.ts';
import { localeContext } from '../locale/context.ts';
import type { Suggestion } from './suggestion.ts';

const LIMITS = { names: 5, products: 6 } as const;
/** Below this many products the service's search is used too: it knows other names and tolerates typing errors. */
const FEW = 3;

/** Finds suggestions for the start of a search: brands, product types, ingredients, products. */
export async function findSuggestions(context: Readonly<RouterContextProvider>, key: string): Promise<Suggestion[]> {
  const { loadNames, catalogue, content } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const locale = context.get(localeContext);

  async function searchProducts(): Promise<CatalogueItem[]> {
    const variables = { search: key, language: locale.language };
    const { products } = await content.query(locale.country, GetProductsDocument, variables, { tags });
    const slugs = (products?.nodes ?? []).flatMap(({ slug }) => slug ?? []);
    return catalogue.findProducts(locale, slugs.slice(0, LIMITS.products), tags);
  }

  async function find(): Promise<Suggestion[]> {
    const { names, products } = (await loadNames(locale, tags)).suggest(key, LIMITS);
    const found = products.length < FEW ? await optional(searchProducts(), [], tags) : [];
    const all = [...new Map([...products, ...found].map((product) => [product.slug, product])).values()];
    return [
      ...names.map(({ kind, slug, name }) => ({
        kind,
        name,
        note: null,
        to: buildNamePath({ kind, slug }),
        image: null,
      })),
      ...all.slice(0, LIMITS.products).map(buildProductSuggestion),
    ];
  }

  return optional(find(), [], tags);
}

function buildProductSuggestion({ slug, name, brand, image }: CatalogueItem): Suggestion {
  return {
    kind: 'product',
    name,
    note: brand?.name ?? null,
    to: `/product/${slug}`,
    image: image?.mediaItemUrl ?? null,
  };
}
