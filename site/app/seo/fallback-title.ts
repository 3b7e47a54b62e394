import { decodePercent } from '../../../contract/decode-percent.ts';

/** Builds the title of a page without one from its path (spec §2): `/uae/how-we-hire` → `How We Hire`. */
export function buildFallbackTitle(pathname: string): string {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
  return decodePercent(segment)
    .split(/[-\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
