/** The most nodes of each list of an operation (spec §9), read page by page, since a page holds at most 100. */
const ceilings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  campaigns: { campaigns: 1000 },
  newsAndMedia: { posts: 1000, campaigns: 1000 },
  companyHealthHub: { posts: 1000 },
  pressReleases: { posts: 1000 },
  ourLocations: { locations: 1000 },
  getProductsByBrand: { products: 20_000 },
  productTypeCategoryPage: { products: 20_000 },
  GetProductFilters: { productCategories: 100 },
  categoryChildren: { productCategories: 1000 },
  getProductCategories: { productCategories: 100 },
  brandsData: { productCategories: 1000 },
  ingredientsData: { ingredients: 2000 },
  getPages: { pages: 2000 },
  getPosts: { posts: 2000 },
  getProducts: { products: 2000 },
};

/** For lists the specification does not name. */
const DEFAULT_CEILING = 1000;

/** Resolves the ceiling of an operation's list. */
export function resolveCeiling(operationName: string, field: string): number {
  return ceilings[operationName]?.[field] ?? DEFAULT_CEILING;
}
