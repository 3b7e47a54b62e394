import type { RouterContextProvider } from 'react-router';
import type { ImageMedia } from '../../ui/image-media.ts';
import { elementPattern } from '../cleaning/element-pattern.ts';
import { plainText } from '../cleaning/plain-text.ts';
import { loadBrands } from './brands.server.ts';

/** All products of a brand as one table: what its entry in the page's list says, and its picture. */
export type CollectionTable = {
  brand: string;
  href: string;
  title: string;
  text: string;
  image: ImageMedia | null;
  /** Whether the picture is the entry's own, of a laid table, and not the scene of the brand. */
  isLaid: boolean;
};

const LIST = elementPattern('ul');
const ENTRY = /<li>\s*(?:<img ([^<>]*)>\s*)?<a ([^<>]*)>([^<]*)<\/a>([^<]*)<\/li>/g;
/** Cleaned texts have their pictures through the image proxy. */
const SOURCE = /\bsrc="\/_ipx\/[^"/]*\/([^"]*)"/;
const HREF = /\bhref="([^"]*)"/;
const COLLECTION = /\/collections\/([^/]+)\/all$/;

/**
 * Takes the list of collections out of a page's text: `<li><a href="/uae/collections/tarwa/all">Tarwa</a>: oils.</li>`,
 * with a picture before the link or none. A list with other entries stays as it is.
 */
export function readCollections(html: string): { html: string; entries: CollectionTable[] } {
  for (const [list, , items = ''] of html.matchAll(LIST)) {
    const entries = [...items.matchAll(ENTRY)].flatMap(([, picture = '', attributes = '', title = '', rest = '']) => {
      const [, href = ''] = HREF.exec(attributes) ?? [];
      const [, brand] = COLLECTION.exec(href) ?? [];
      if (brand === undefined) return [];
      const [, source] = SOURCE.exec(picture) ?? [];
      const image = source === undefined ? null : { mediaItemUrl: plainText(source) };
      // Text after a colon starts a sentence of its own.
      const text = plainText(rest).replace(/^[:：،,]\s*(.)/u, (_, letter: string) => letter.toUpperCase());
      return { brand, href, title: plainText(title), text, image, isLaid: image !== null };
    });
    if (entries.length > 0 && entries.length === items.split('<li').length - 1)
      return { html: html.replace(list, ''), entries };
  }
  return { html, entries: [] };
}

/** Adds its tables to a page that lists collections. */
export async function withCollections<Page extends { content?: string | null }>(
  context: Readonly<RouterContextProvider>,
  page: Page,
) {
  const { html, entries } = readCollections(page.content ?? '');
  if (entries.length === 0) return { page };
  const brands = await loadBrands(context);
  const collections = entries.map((entry): CollectionTable => {
    return { ...entry, image: entry.image ?? brands.find(({ slug }) => slug === entry.brand)?.banner ?? null };
  });
  return { page: { ...page, content: html }, lists: { collections } };
}
