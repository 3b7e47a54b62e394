import { decodePercent } from '../../../../contract/decode-percent.ts';

/**
 * Gives the decoded form of a slug, as every where-argument wants it: `%d8%b2%d9%8a%d8%aa` → `زيت`.
 * A service answers a percent-encoded `name` with the whole list (contract notes 23).
 */
export function parseSlug(raw: string): string {
  return decodePercent(raw).normalize('NFC');
}

/** Gives the node whose slug is the one asked for, or null: an answer may hold another one (contract notes 23). */
export function findBySlug<Node extends { slug: string | null }>(nodes: readonly Node[], slug: string): Node | null {
  const wanted = parseSlug(slug);
  return nodes.find((node) => node.slug !== null && parseSlug(node.slug) === wanted) ?? null;
}
