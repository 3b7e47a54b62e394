/** Finds a page's banner, unless the editor has switched it off (spec §3). */
export function findBanner<Banner extends { active?: boolean | null }>(
  page: { pageBanner?: Banner | null } | null | undefined,
): Banner | null {
  return page?.pageBanner?.active ? page.pageBanner : null;
}
