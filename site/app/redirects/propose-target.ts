import { decodePercent } from '../../../contract/decode-percent.ts';
import { buildPath, type Locale, localeOf, parsePath } from '../locale/path.ts';
import { createSlugMatcher, type SlugMatcher } from './match-slug.ts';

/**
 * Creates the function that proposes a page for an address without one: among the paths of the same locale, the one
 * with the most similar last segment. A person decides.
 */
export function createTargetProposer(paths: readonly string[], ignored: readonly string[] = []) {
  const bySlug = new Map<string, Map<string, string>>();
  for (const path of paths) {
    const parsed = parsePath(path);
    const slug = lastSegment(parsed.pagePath);
    if (parsed.country === null || slug === '' || slug === 'all') continue;
    const home = homeOf(localeOf(parsed));
    const slugs = bySlug.get(home) ?? new Map<string, string>();
    if (!slugs.has(slug)) slugs.set(slug, path);
    bySlug.set(home, slugs);
  }
  const matchers = new Map<string, SlugMatcher>();

  return function proposeTarget(path: string): string | null {
    const parsed = parsePath(path);
    const home = homeOf(localeOf(parsed));
    const slugs = bySlug.get(home);
    if (!slugs) return null;
    const matcher = matchers.get(home) ?? createSlugMatcher([...slugs.keys()], ignored);
    matchers.set(home, matcher);
    const old = lastSegment(parsed.pagePath);
    const found = matcher.matchSlug(old) ?? matcher.nearestSlugs(old, 1)[0];
    return found === undefined ? null : (slugs.get(found) ?? null);
  };
}

function homeOf(locale: Locale): string {
  return buildPath(locale);
}

function lastSegment(pagePath: string): string {
  return decodePercent(pagePath.slice(pagePath.lastIndexOf('/') + 1));
}
