/** Gives a page's banner while the editor has it switched on (spec §3), else null. */
export function findBanner<Banner extends { active?: boolean | null }>(
  page: { pageBanner?: Banner | null } | null | undefined,
): Banner | null {
  return page?.pageBanner?.active ? page.pageBanner : null;
}
