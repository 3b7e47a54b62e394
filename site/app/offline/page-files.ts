import { imageUrl } from '../ui/image-address.ts';
import { keptPicture } from './kept-catalogue.ts';

/** One size of each picture is kept: sharp on a phone, and small. */
const PICTURE = 'w_576,f_webp,q_80';

/** What a page shows: where it is loaded from, and where it is kept. */
type PageFile = { address: string; key: string };

/** Finds the styles, fonts and pictures of a page in its HTML. */
export function findPageFiles(html: string): PageFile[] {
  const files = new Map<string, PageFile>();
  const add = (address: string, key = address) => files.set(key, { address, key });
  for (const [, href = ''] of html.matchAll(/<link [^<>]*?\bhref="(\/assets\/[^"<>]+)"/g))
    if (/\.(?:css|woff2)$/.test(href)) add(href);
  for (const [, src = ''] of html.matchAll(/<img [^<>]*?\bsrc="(\/[^"<>]+)"/g)) {
    const { pathname } = new URL(src.replaceAll('&amp;', '&'), 'https://site.invalid');
    if (!pathname.startsWith('/_ipx/')) add(pathname);
    else if (pathname.endsWith('.svg')) add(pathname, keptPicture(pathname));
    else add(imageUrl(pathname.replace(/^\/_ipx\/[^/]+\//, ''), PICTURE), keptPicture(pathname));
  }
  return [...files.values()];
}
