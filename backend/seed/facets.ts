import type { Content, NamedContent, Text } from '../content/content.ts';
import type { SoldProduct } from '../content/sold-products.ts';

type Facet = {
  /** The slug of its category under a brand: `tarwa-ingredient`. */
  key: string;
  name: (names: NonNullable<Content['facets']>) => Text;
  /** Its values, in the order of their categories. */
  values: (content: Content) => NamedContent[];
  /** The slugs of a product's values. */
  of: (product: SoldProduct) => string[];
  /** The picture of a value's category. */
  image?: (value: string) => string;
};

/** The facets of a brand's products: one category per facet under the brand, in this order, with its values below. */
export const FACETS: readonly Facet[] = [
  {
    key: 'product-type',
    name: ({ productType }) => productType,
    values: ({ categories }) => categories.flatMap(({ types }) => types),
    of: ({ type }) => [type],
  },
  {
    key: 'ingredient',
    name: ({ ingredient }) => ingredient,
    values: ({ ingredients }) => ingredients,
    of: ({ ingredients }) => ingredients,
    image: (value) => `plant/${value}`,
  },
  {
    key: 'regimen',
    name: ({ regimen }) => regimen,
    values: ({ regimens }) => regimens,
    of: ({ regimens }) => regimens,
  },
];
