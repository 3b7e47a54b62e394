import { parseBrandFacet, parseFacetValue } from '../../facets/facets.ts';

/** A category with its children, as deep as the filters are asked for. */
export type CategoryTree = {
  slug?: string | null;
  name?: string | null;
  children?: { nodes: readonly CategoryTree[] } | null;
};

export type BrandGroup = { slug: string; name: string };

/**
 * Takes the top of the category tree and the slugs of its brands and gives the group of product types most of a brand's
 * types belong to: Tarwa → Hair care. It is what a range is for, in a word or two.
 */
export function resolveBrandGroups(
  tops: readonly CategoryTree[],
  brands: ReadonlySet<string>,
): ReadonlyMap<string, BrandGroup> {
  const groupOfType = new Map<string, BrandGroup>();
  for (const { slug, name, children } of tops) {
    if (!slug || brands.has(slug)) continue;
    for (const type of children?.nodes ?? []) if (type.slug) groupOfType.set(type.slug, { slug, name: name ?? slug });
  }
  const groups = new Map<string, BrandGroup>();
  for (const { slug, children } of tops) {
    if (!slug || !brands.has(slug)) continue;
    const facet = children?.nodes.find((child) => parseBrandFacet(child.slug ?? '') === 'type');
    const types = (facet?.children?.nodes ?? []).map((value) => parseFacetValue(value.slug ?? '', slug));
    const most = findMostFrequent(types.flatMap((type) => groupOfType.get(type) ?? []));
    if (most) groups.set(slug, most);
  }
  return groups;
}

function findMostFrequent(groups: readonly BrandGroup[]): BrandGroup | undefined {
  const counts = new Map<BrandGroup['slug'], number>();
  for (const { slug } of groups) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return groups.reduce<BrandGroup | undefined>(
    (most, group) => (most && (counts.get(most.slug) ?? 0) >= (counts.get(group.slug) ?? 0) ? most : group),
    undefined,
  );
}
