import type { RouterContextProvider } from 'react-router';
import type { ImageMedia } from '../ui/image.tsx';
import { BrandsDataDocument } from './generated/graphql.ts';
import { createLoad } from './load.server.ts';

export type BrandSummary = {
  id: string;
  slug: string;
  name: string;
  /** What the range is for, in a word or two; the line of its banner stands in for other backends. */
  slot: string;
  image: ImageMedia | null;
  /** The wide scene over its pages. */
  banner: ImageMedia | null;
};

/** Loads the brands of the request's locale: the top-level categories that carry a brand banner (contract notes 1). */
export async function loadBrands(context: Readonly<RouterContextProvider>): Promise<BrandSummary[]> {
  const load = createLoad(context);
  const answer = await load(BrandsDataDocument, { language: load.locale.language });
  return (answer.productCategories?.nodes ?? []).flatMap((node) =>
    node.slug && node.name && (node.brandBanner?.heading || node.brandBanner?.image)
      ? [
          {
            id: node.id,
            slug: node.slug,
            name: node.name,
            slot: node.brandBanner?.heading ?? '',
            image: node.image ?? node.brandBanner?.image?.node ?? null,
            banner: node.brandBanner?.image?.node ?? null,
          },
        ]
      : [],
  );
}
