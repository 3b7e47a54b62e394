import type { Content } from './content.ts';
import { findReferences } from './media-references.ts';

/** The possible targets of references in a content folder, with their names for messages. */
export function namesOf(content: Content) {
  const slugs = (items: readonly { slug: string }[]) => new Set(items.map((item) => item.slug));
  const types = slugs(content.categories.flatMap((category) => category.types));
  const categories = slugs(content.categories);
  const brands = slugs(content.brands);
  return {
    types: { kind: 'product type', known: types },
    /** A picture in a text must also be the picture of a field, since only those are rendered. */
    stills: { kind: 'still of a field', known: new Set(findReferences(content, 'still')) },
    ingredients: { kind: 'ingredient', known: slugs(content.ingredients) },
    regimens: { kind: 'regimen', known: slugs(content.regimens) },
    productTags: { kind: 'tag', known: slugs(content.productTags) },
    brands: { kind: 'brand', known: brands },
    storage: { kind: 'storage', known: new Set(Object.keys(content.specifications?.storage ?? {})) },
    warnings: { kind: 'warning', known: new Set(Object.keys(content.specifications?.warnings ?? {})) },
    /** What a shop can stock. */
    stock: {
      kind: 'brand, product type or product',
      known: new Set([...brands, ...types, ...content.products.map((product) => product.fullSlug)]),
    },
    typesOf: (brand: string) => ({
      kind: `product type of ${brand}`,
      known: new Set(content.products.filter((product) => product.brand === brand).map(({ type }) => type)),
    }),
    /** Products whose pages show the questions of their type. */
    productsOf: (type: string) => ({
      kind: `product of the type ${type}`,
      known: new Set(content.products.filter((product) => product.type === type).map((product) => product.fullSlug)),
    }),
    products: { kind: 'product', known: new Set(content.products.map((product) => product.fullSlug)) },
    /** Posts and campaigns are also tagged with brands and product types. */
    postTags: {
      kind: 'tag',
      known:
        content.postTags.length === 0
          ? new Set<string>()
          : new Set([...slugs(content.postTags), ...brands, ...types, ...categories]),
    },
    banners: {
      kind: 'brand, product type or page',
      known: types.size === 0 ? types : new Set([...brands, ...types, ...categories, ...slugs(content.pages)]),
    },
  };
}
