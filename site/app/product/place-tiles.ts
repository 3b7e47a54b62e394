/** Nine cells are eight products and an ingredient. The ingredient comes third, so that rows of three and of two are full. */
const PRODUCTS_PER_TILE = 8;
const PRODUCTS_BEFORE_TILE = 2;

export type Cell<Product, Ingredient> = { product: Product } | { ingredient: Ingredient; place: number };

/** Interleaves a page's products with its ingredients. */
export function placeTiles<Product, Ingredient>(
  products: readonly Product[],
  ingredients: readonly Ingredient[],
): Cell<Product, Ingredient>[] {
  return products.flatMap((product, index) => {
    const place = Math.floor(index / PRODUCTS_PER_TILE);
    const ingredient = ingredients[place];
    const isBeforeTile = index % PRODUCTS_PER_TILE === PRODUCTS_BEFORE_TILE - 1;
    return ingredient !== undefined && isBeforeTile ? [{ product }, { ingredient, place }] : [{ product }];
  });
}
