import type { ProductContent } from './content.ts';

export type Size = ProductContent['sizes'][number];

/** The size a product is pictured in: the middle one. */
export function picturedSize({ sizes }: Pick<ProductContent, 'sizes'>): Size | undefined {
  return sizes[Math.floor((sizes.length - 1) / 2)];
}

/** The sizes with a packshot of their own, each with its media reference. */
export function packsBySize(product: ProductContent): { size: Size; ref: string }[] {
  const shown = picturedSize(product);
  return product.sizes
    .filter((size) => size !== shown)
    .map((size) => ({ size, ref: buildPackRef(product.fullSlug, size) }));
}

/** The media reference of one size's packshot: `pack/tarwa-amla-hair-oil-300-ml`. */
export function buildPackRef(product: string, size: Pick<Size, 'value'>): string {
  return `pack/${product}-${size.value}`;
}
