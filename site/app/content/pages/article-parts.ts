import { decodePercent } from '../../../../contract/decode-percent.ts';
import { parsePath } from '../../locale/path.ts';
import type { ImageMedia } from '../../ui/image-media.ts';
import { elementPattern } from '../cleaning/element-pattern.ts';
import type { ProductCardData } from './product-card.ts';

/** The target of a link in a text, if it has a card. */
export type Named = { kind: 'product' | 'ingredient'; slug: string };

/** A card in a text: a product, or an ingredient on its own paper. */
export type ArticleCard =
  | { kind: 'product'; product: ProductCardData }
  | { kind: 'ingredient'; slug: string; name: string; opening: string; image: ImageMedia | null; paper: string };

/** A piece of a text, and the cards below it. */
export type ArticlePart = { html: string; cards: ArticleCard[] };

const PARAGRAPH = elementPattern('p');
const LINK = /<a\b[^<>]*?\shref="([^"<>]*)"/g;
const BLOCK = 'blockquote|ul|ol|dl|figure|div|details|table';
const OPENING = new RegExp(`<(?:${BLOCK})\\b`, 'g');
const CLOSING = new RegExp(`</(?:${BLOCK})>`, 'g');

/**
 * Splits a cleaned text after each top-level paragraph that is the first to name a product or an ingredient:
 * `<p>See <a href="/uae/product/x">X</a>.</p><p>More.</p>` has two parts, the first naming x.
 */
export function splitAtNames(html: string): { html: string; named: Named[] }[] {
  const parts: { html: string; named: Named[] }[] = [];
  const seen = new Set<string>();
  let start = 0;
  for (const { 0: paragraph, index } of html.matchAll(PARAGRAPH)) {
    const before = html.slice(0, index);
    if (count(before, OPENING) !== count(before, CLOSING)) continue;
    const named = [...paragraph.matchAll(LINK)].flatMap(([, href = '']) => parseNamed(href) ?? []).filter(isNew);
    if (named.length === 0) continue;
    const end = index + paragraph.length;
    parts.push({ html: html.slice(start, end), named });
    start = end;
  }
  if (start < html.length) parts.push({ html: html.slice(start), named: [] });
  return parts;

  function isNew({ kind, slug }: Named): boolean {
    const key = `${kind} ${slug}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  }
}

/** `/uae/product/x` names a product, `/uae/ingredients#x` an ingredient; null for any other address. */
function parseNamed(href: string): Named | null {
  const [address = '', hash = ''] = href.split('#');
  const [path = ''] = address.split('?');
  const { pagePath } = parsePath(path);
  if (path.startsWith('/') && pagePath.startsWith('/product/'))
    return { kind: 'product', slug: decodePercent(pagePath.slice('/product/'.length)) };
  return pagePath === '/ingredients' && hash !== '' ? { kind: 'ingredient', slug: hash } : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
