import { parseBrandFacet, parseFacetValue } from '../../facets/facets.ts';

/** A category with its children, to the depth the filters need. */
export type CategoryTree = {
  slug?: string | null;
  name?: string | null;
  children?: { nodes: readonly CategoryTree[] } | null;
};

export type BrandCategory = { slug: string; name: string };

/**
 * Resolves the category of each brand: the one most of its product types belong to (Tarwa → Hair care). It says in a
 * word or two what the range is for.
 */
export function resolveBrandCategories(
  tops: readonly CategoryTree[],
  brands: ReadonlySet<string>,
): ReadonlyMap<string, BrandCategory> {
  const categoryOfType = new Map<string, BrandCategory>();
  for (const { slug, name, children } of tops) {
    if (!slug || brands.has(slug)) continue;
    for (const type of children?.nodes ?? [])
      if (type.slug) categoryOfType.set(type.slug, { slug, name: name ?? slug });
  }
  const categories = new Map<string, BrandCategory>();
  for (const { slug, children } of tops) {
    if (!slug || !brands.has(slug)) continue;
    const facet = children?.nodes.find((child) => parseBrandFacet(child.slug ?? '') === 'type');
    const types = (facet?.children?.nodes ?? []).map((value) => parseFacetValue(value.slug ?? '', slug));
    const most = findMostFrequent(types.flatMap((type) => categoryOfType.get(type) ?? []));
    if (most) categories.set(slug, most);
  }
  return categories;
}

function findMostFrequent(categories: readonly BrandCategory[]): BrandCategory | undefined {
  const counts = new Map<BrandCategory['slug'], number>();
  for (const { slug } of categories) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return categories.reduce<BrandCategory | undefined>(
    (most, category) => (most && (counts.get(most.slug) ?? 0) >= (counts.get(category.slug) ?? 0) ? most : category),
    undefined,
  );
}
