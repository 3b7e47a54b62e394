import type { ImageMedia } from '../../ui/image-media.ts';

/** The data a product card shows. */
export type ProductCardData = {
  slug: string;
  name: string;
  brand: { slug: string; name: string } | null;
  image: ImageMedia | null;
  sizes: readonly string[];
  tags: readonly string[];
  /** Its purpose, in a line; may be empty. */
  purpose: string;
};
