import { compareAmounts } from '../../../../contract/amount.ts';
import { type FacetKey, parseTagFacet } from '../../facets/facets.ts';
import type { Locale } from '../../locale/path.ts';
import type { ImageMedia } from '../../ui/image-media.ts';
import { findPackSize, isSize } from '../catalogue/pack-size.ts';
import { firstSentence } from '../cleaning/plain-text.ts';
import type { GetProductQuery } from '../generated/graphql.ts';
import { findIngredientPaper } from './ingredient-paper.ts';
import { type MarketplaceLink, resolveExternalLink, resolveMarketplaceLinks } from './marketplaces.ts';

type ProductNode = Extract<
  NonNullable<NonNullable<GetProductQuery['products']>['nodes'][number]>,
  { productDetails?: unknown }
>;

/** A size of a product with its links. A simple product has one, without a label when its size is unknown. */
export type ProductOption = {
  id: string;
  label: string | null;
  /** The product's name with the size. */
  name: string;
  /** Its own picture; none when it is the product's. */
  image: ImageMedia | null;
  links: MarketplaceLink[];
  /** The number of its barcode. */
  gtin: string | null;
};

/** The data the product page shows. */
export type ProductView = {
  id: string;
  slug: string;
  name: string;
  shortDescription: string;
  description: string;
  gallery: ImageMedia[];
  optionLabel: string | null;
  options: ProductOption[];
  /** As editors fill it in; components leave out empty parts. */
  details: ProductNode['productDetails'];
  ingredients: { slug: string; name: string; opening: string; image: ImageMedia | null; paper: string }[];
  /** Further texts of its pack, by the names that editors gave: origin, ingredients, warnings. */
  specifications: { label: string; values: string[] }[];
  categories: { slug: string; name: string }[];
  /** Each with the filter that has it. */
  tags: { slug: string; name: string; facet: FacetKey }[];
};

/** Builds the view of a product from a getProduct answer; missing parts become empty ones. */
export function buildProductView(product: ProductNode, locale: Locale): ProductView {
  const featured = product.featuredImage?.node ?? null;
  const gallery = (product.galleryImages?.nodes ?? []).filter((media) => media.mediaItemUrl);
  return {
    id: product.id,
    slug: product.slug ?? '',
    name: product.name ?? '',
    shortDescription: product.shortDescription ?? '',
    description: product.description ?? '',
    gallery: gallery.length > 0 ? gallery : featured ? [featured] : [],
    ...buildOptions(product, locale),
    details: product.productDetails,
    ingredients: (product.ingredients?.nodes ?? []).flatMap((ingredient) =>
      ingredient.name
        ? [
            {
              slug: ingredient.slug ?? '',
              name: ingredient.name,
              opening: firstSentence(ingredient.description),
              image: ingredient.ingredientFields?.image?.node ?? null,
              paper: findIngredientPaper(ingredient.slug ?? ''),
            },
          ]
        : [],
    ),
    specifications: listSpecifications(product),
    categories: named(product.productCategories?.nodes),
    tags: named(product.productTags?.nodes).map((tag) => ({ ...tag, facet: parseTagFacet(tag.slug) })),
  };
}

/** The attributes with a name and values, sizes among them: WooGraphQL has the variations' size as one too. */
function listSpecifications(product: ProductNode): ProductView['specifications'] {
  const attributes = 'attributes' in product ? (product.attributes?.nodes ?? []) : [];
  return attributes.flatMap(({ name, label, options }) => {
    const values = (options ?? []).flatMap((option) => option?.trim() || []);
    if (isSize({ name })) values.sort(compareAmounts);
    return label?.trim() && values.length > 0 ? [{ label: label.trim(), values }] : [];
  });
}

/** Variations come newest first and are named "Parent - value" (contract notes 30): sort sizes by their labels. */
function buildOptions(product: ProductNode, locale: Locale): Pick<ProductView, 'optionLabel' | 'options'> {
  const variations = 'variations' in product ? (product.variations?.nodes ?? []) : [];
  if (variations.length === 0) {
    const listed = resolveMarketplaceLinks(null, product.metaData, locale);
    const own = 'externalUrl' in product ? resolveExternalLink(product.externalUrl, listed) : [];
    const links = [...listed, ...own];
    const pack = findPackSize(product);
    const name = [product.name, pack?.size].filter(Boolean).join(' – ');
    return {
      optionLabel: pack?.label ?? null,
      options: [{ id: 'only', label: pack?.size ?? null, name, image: null, links, gtin: product.gtin ?? null }],
    };
  }
  const shown = product.featuredImage?.node.mediaItemUrl;
  const options = variations.map((variation) => {
    const values = (variation.attributes?.nodes ?? []).flatMap((attribute) => attribute.value ?? []);
    const label = values.join(' · ') || (variation.name ?? '');
    return {
      id: buildOptionId(variation.slug, product.slug, label),
      label,
      name: (variation.name ?? label).replace(' - ', ' – '),
      image: variation.image?.mediaItemUrl && variation.image.mediaItemUrl !== shown ? variation.image : null,
      links: resolveMarketplaceLinks(variation.metaData, product.metaData, locale),
      gtin: variation.gtin ?? null,
    };
  });
  options.sort((one, other) => compareAmounts(one.label, other.label));
  return { optionLabel: variations[0]?.attributes?.nodes[0]?.label ?? null, options };
}

/** The part of a variation's slug, such as `amla-oil-300-ml`, after its product's; else its label. */
function buildOptionId(slug: string | null | undefined, product: string | null | undefined, label: string): string {
  if (slug && product && slug.startsWith(`${product}-`)) return slug.slice(product.length + 1);
  return label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

function named(nodes: readonly { slug?: string | null; name?: string | null }[] | null | undefined) {
  return (nodes ?? []).flatMap(({ slug, name }) => (slug && name ? [{ slug, name }] : []));
}
