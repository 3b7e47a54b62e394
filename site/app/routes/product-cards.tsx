import { optional } from '../content/client/optional.ts';
import { markUnknownQuery } from '../content/pages/known-query.ts';
import { servicesContext, tagsContext } from '../content/services.ts';
import { localeContext } from '../locale/context.ts';
import { parseCardsQuery } from '../product/product-cards.ts';
import type { Route } from './+types/product-cards';
import { dataHeadersReading } from './cache-control.ts';

export const headers = dataHeadersReading('slug');

/** Product cards by slug as JSON: `/{country}/product-cards?slug=a&slug=b`, without those not sold here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const slugs = parseCardsQuery(url.searchParams);
  const items = await optional(catalogue.findProducts(context.get(localeContext), slugs, tags), [], tags);
  markUnknownQuery(tags, url.searchParams, { slug: items.map(({ slug }) => slug) });
  const cards = items.map(({ slug, name, brand, image, sizes, tags, purpose }) => ({
    slug,
    name,
    brand,
    image,
    sizes,
    tags,
    purpose,
  }));
  return Response.json(cards, { headers: headers() });
}
