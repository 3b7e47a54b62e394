/** The answer to an address before the router; `cacheControl` is its header. */
export type AddressAnswer = { status: number; location?: string; cacheControl: string };

/** One step of resolving an address, before steps are joined. */
export type Step = RedirectStep | { kind: 'end'; answer: AddressAnswer };
export type RedirectStep = {
  kind: 'redirect';
  status: number;
  location: string;
  /** Whether it depends on the visitor. */
  isPrivate: boolean;
  cacheControl: string;
};

/** For an answer to one visitor, which no cache may keep. */
export const PRIVATE = 'private, no-store';
/** Short, so that a corrected row reaches browsers that have seen the wrong one. */
export const FIXED = 'public, max-age=600, s-maxage=600';
/** For answers that depend on the current content. */
export const BY_CONTENT = 'public, max-age=60, s-maxage=60';
const CAMPAIGN_PARAMETER = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;

export function buildGone(): Step {
  return { kind: 'end', answer: { status: 410, cacheControl: FIXED } };
}

export function buildRedirectStep(status: number, location: string, cacheControl: string): RedirectStep {
  return { kind: 'redirect', status, location, isPrivate: cacheControl === PRIVATE, cacheControl };
}

/** Joins two redirects: permanent only if both are, with the shorter lifetime. */
export function joinRedirects(one: RedirectStep, next: RedirectStep, hash: string): RedirectStep {
  const isPermanent = [one, next].every((step) => step.status === 301 || step.status === 308);
  const location = hash !== '' && !next.location.includes('#') ? next.location + hash : next.location;
  const cacheControl = [one, next].find((step) => step.cacheControl !== FIXED)?.cacheControl ?? FIXED;
  return {
    kind: 'redirect',
    status: isPermanent ? one.status : 302,
    location,
    isPrivate: one.isPrivate,
    cacheControl: one.isPrivate ? PRIVATE : cacheControl,
  };
}

/** Drops an old address's query, which means nothing today, except for campaign parameters. */
export function addCampaign(location: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN_PARAMETER.test(name));
  if (kept.length === 0) return location;
  const [pathname = '', hash] = location.split('#', 2);
  const joined = `${pathname}${pathname.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
