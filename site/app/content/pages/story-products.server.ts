import type { RouterContextProvider } from 'react-router';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { splitAtNames } from './article-parts.ts';
import { createLoad } from './load.server.ts';
import type { ContentPageNode } from './page-lists.ts';
import type { ProductCardData } from './product-card.ts';

/** The products that the text of a page with a story links to, in its order, as far as the country sells them. */
export async function loadStoryProducts(
  context: Readonly<RouterContextProvider>,
  page: ContentPageNode,
): Promise<ProductCardData[]> {
  if (!page.storyBlocks?.blocks?.length) return [];
  const slugs = splitAtNames(page.content ?? '').flatMap(({ named }) =>
    named.flatMap(({ kind, slug }) => (kind === 'product' ? slug : [])),
  );
  if (slugs.length === 0) return [];
  const tags = context.get(tagsContext);
  const { catalogue } = context.get(servicesContext);
  return optional(catalogue.findProducts(createLoad(context).locale, slugs, tags), [], tags);
}
