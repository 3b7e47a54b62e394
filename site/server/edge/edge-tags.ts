import { hash } from 'node:crypto';
import { EVERYTHING } from '../../cache/purge-log.ts';

const COUNTRY = /^([a-z]{3}):/;

/**
 * Writes a tag as edges know it: short, since a page may have hundreds, and in lower case, since CloudFront ignores
 * case. If two tags collide, a page too many is purged.
 */
export function writeEdgeTag(tag: string): string {
  return hash('sha256', tag, 'hex').slice(0, 10);
}

/**
 * Lists the tags that purge a page at an edge. A page with too many tags is purged with any change of its countries.
 */
export function listPageTags(tags: readonly string[], most: number): string[] {
  const all = [EVERYTHING, ...tags];
  const kept =
    all.length <= most
      ? all
      : [...all.filter((tag) => !COUNTRY.test(tag) || tag.endsWith(':*')), ...listCountries(all).map(manyTag)];
  return kept.map(writeEdgeTag);
}

/** Lists the tags to purge at an edge when the content of these tags has changed. */
export function listPurgedTags(tags: readonly string[]): string[] {
  return [...tags, ...listCountries(tags).map(manyTag)].map(writeEdgeTag);
}

function listCountries(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => COUNTRY.exec(tag)?.[1] ?? []))];
}

/** The tag of pages that have too many. */
function manyTag(country: string): string {
  return `${country}:many`;
}
