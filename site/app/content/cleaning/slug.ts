import { decodePercent } from '../../../../contract/decode-percent.ts';

/**
 * Decodes a slug, as where-arguments need it: `%d8%b2%d9%8a%d8%aa` → `زيت`. For a percent-encoded `name` a service
 * returns the whole list (contract notes 23).
 */
export function parseSlug(raw: string): string {
  return decodePercent(raw).normalize('NFC');
}

/** Parses slugs with spaces or commas between them. */
export function parseSlugs(list: string): string[] {
  return list.split(/[\s,،]+/).flatMap((slug) => (slug === '' ? [] : parseSlug(slug)));
}

/** Finds the node with the requested slug, or null: an answer may hold another one (contract notes 23). */
export function findBySlug<Node extends { slug: string | null }>(nodes: readonly Node[], slug: string): Node | null {
  const wanted = parseSlug(slug);
  return nodes.find((node) => node.slug !== null && parseSlug(node.slug) === wanted) ?? null;
}
