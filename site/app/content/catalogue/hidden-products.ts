import type { CatalogVisibilityEnum } from '../generated/graphql.ts';

/**
 * Whether editors hid a product from the shop's lists and search; a service returns it anyway (contract notes 15). Its
 * page stays available to those who have the address.
 */
export function isHidden({ catalogVisibility }: { catalogVisibility?: CatalogVisibilityEnum | null }): boolean {
  return catalogVisibility === 'HIDDEN';
}
