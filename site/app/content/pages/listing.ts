import type { FacetKey } from '../../facets/facets.ts';
import type { ImageMedia } from '../../ui/image-media.ts';
import type { ProductCardData } from './product-card.ts';

/** An ingredient in tiles and strips; its `paper` is the colour it has everywhere, such as `c9d6a0`. */
export type IngredientSummary = { slug: string; name: string; image: ImageMedia; paper: string };

/** An ingredient among the products of a listing, with the first sentence about it. */
export type FeaturedIngredient = IngredientSummary & { opening: string };

export type Facet = {
  key: FacetKey;
  values: { slug: string; label: string; count: number; selected: boolean }[];
};

export type Listing = {
  items: ProductCardData[];
  total: number;
  /** The number of products without filters. */
  unfiltered: number;
  page: number;
  pages: number;
  facets: Facet[];
  /** The page's ingredient, which many of the products share (art direction 5). */
  ingredient: FeaturedIngredient | null;
};

/** A filter to drop, and how many products there are without it. */
export type Relaxation = { key: FacetKey; slug: string; label: string; count: number };
