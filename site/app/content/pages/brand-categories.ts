import { parseBrandFacet, parseFacetValue } from '../../facets/facets.ts';

/** A category with its children, to the depth the filters need. */
export type CategoryTree = {
  slug?: string | null;
  name?: string | null;
  children?: { nodes: readonly CategoryTree[] } | null;
};

/** A category with the types of a brand that belong to it, by slug. */
export type BrandCategory = { slug: string; name: string; types: readonly string[] };

/**
 * Resolves the categories of each brand by its product types, the one most of them belong to first: it says in a word
 * or two what the range is for (Basma → Oral care, then Skin care for its soap).
 */
export function resolveBrandCategories(
  tops: readonly CategoryTree[],
  brands: ReadonlySet<string>,
): ReadonlyMap<string, readonly BrandCategory[]> {
  const categoryOfType = new Map<string, { slug: string; name: string }>();
  for (const { slug, name, children } of tops) {
    if (!slug || brands.has(slug)) continue;
    for (const type of children?.nodes ?? [])
      if (type.slug) categoryOfType.set(type.slug, { slug, name: name ?? slug });
  }
  const categories = new Map<string, BrandCategory[]>();
  for (const { slug, children } of tops) {
    if (!slug || !brands.has(slug)) continue;
    const facet = children?.nodes.find((child) => parseBrandFacet(child.slug ?? '') === 'type');
    const types = (facet?.children?.nodes ?? []).map((value) => parseFacetValue(value.slug ?? '', slug));
    const found = new Map<string, BrandCategory>();
    for (const type of types) {
      const category = categoryOfType.get(type);
      if (!category) continue;
      found.set(category.slug, { ...category, types: [...(found.get(category.slug)?.types ?? []), type] });
    }
    categories.set(
      slug,
      [...found.values()].sort((a, b) => b.types.length - a.types.length),
    );
  }
  return categories;
}
