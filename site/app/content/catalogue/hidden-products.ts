import type { CatalogVisibilityEnum } from '../generated/graphql.ts';

/**
 * Whether editors hid a product from the shop's lists and search; a service gives it all the same (contract notes 15). It
 * keeps its own address, for those who have it.
 */
export function isHidden({ catalogVisibility }: { catalogVisibility?: CatalogVisibilityEnum | null }): boolean {
  return catalogVisibility === 'HIDDEN';
}
