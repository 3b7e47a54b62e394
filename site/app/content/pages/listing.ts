import type { FacetKey } from '../../facets/facets.ts';
import type { ImageMedia } from '../../ui/image-media.ts';
import type { ProductCardData } from './product-card.ts';

/** An ingredient in tiles and strips. */
export type IngredientSummary = { slug: string; name: string; image: ImageMedia };

export type Facet = {
  key: FacetKey;
  values: { slug: string; label: string; count: number; selected: boolean }[];
};

export type Listing = {
  items: ProductCardData[];
  total: number;
  page: number;
  pages: number;
  facets: Facet[];
  /** One for every nine cells (art direction 5). */
  ingredients: readonly IngredientSummary[];
};

/** A filter to drop, and how many products there are without it. */
export type Relaxation = { key: FacetKey; slug: string; label: string; count: number };
