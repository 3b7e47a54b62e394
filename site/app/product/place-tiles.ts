/** Nine cells are eight products and a plant; the plant comes third, so that rows of three and of two stay whole. */
const PRODUCTS_PER_TILE = 8;
const PRODUCTS_BEFORE_TILE = 2;

export type Cell<Product, Plant> = { product: Product } | { plant: Plant; place: number };

/** The cells of the grid in order: a page's products with its ingredients between them. */
export function placeTiles<Product, Plant>(
  products: readonly Product[],
  plants: readonly Plant[],
): Cell<Product, Plant>[] {
  return products.flatMap((product, index) => {
    const place = Math.floor(index / PRODUCTS_PER_TILE);
    const plant = plants[place];
    const isBeforeTile = index % PRODUCTS_PER_TILE === PRODUCTS_BEFORE_TILE - 1;
    return plant !== undefined && isBeforeTile ? [{ product }, { plant, place }] : [{ product }];
  });
}
