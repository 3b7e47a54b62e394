/** spec §5: only on the root, or on a path of only a country or language. */
export function hasNewsletterBand(pathname: string): boolean {
  return /^\/(?:[a-z]{2}|[a-z]{3}|[a-z]{2}\/[a-z]{3})?$/.test(pathname);
}
