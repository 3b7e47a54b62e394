import type { ImageMedia } from '../../ui/image-media.ts';

/** What a card shows of a product. */
export type ProductCardData = {
  slug: string;
  name: string;
  brand: { slug: string; name: string } | null;
  image: ImageMedia | null;
  sizes: readonly string[];
  tags: readonly string[];
  /** What it is for, in a line; may be empty. */
  purpose: string;
};
