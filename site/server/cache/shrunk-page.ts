import { copyExactly } from '../http/compress.ts';
import { countBytes } from './count-bytes.ts';
import { type PageEntry, selectNotModified } from './page-entry.ts';

/** Reduces an entry to the fields another process needs to serve it: its brotli, or the bytes if uncompressed. */
export function shrinkPageEntry({ url, status, headers, freshMs, variants, isRecompressed }: PageEntry) {
  const { identity, br } = variants;
  const etags = { identity: identity.etag, br: br.etag };
  return { url, status, headers, freshMs, etags, isPacked: br.encoding !== null, isRecompressed, body: br.body };
}

type ShrunkPage = Omit<ReturnType<typeof shrinkPageEntry>, 'headers'> & {
  headers: readonly string[];
  key: string;
  storedAt: number;
};

/** Builds the entry of a page that another process has made. */
export function restorePageEntry(page: ShrunkPage): PageEntry {
  const { key, url, status, headers, freshMs, etags, isPacked, isRecompressed, storedAt } = page;
  const body = copyExactly(page.body);
  const plain = { body, etag: etags.identity, encoding: null };
  const variants: PageEntry['variants'] = isPacked
    ? {
        identity: { ...plain, body: null },
        gzip: { body: null, etag: `${etags.identity.slice(0, -1)}-gz"`, encoding: 'gzip' },
        br: { body, etag: etags.br, encoding: 'br' },
      }
    : { identity: plain, gzip: plain, br: plain };
  const pairs = Array.from({ length: headers.length / 2 }, (_, place) => headers.slice(2 * place, 2 * place + 2));
  return {
    key,
    url,
    status,
    storedAt,
    freshMs,
    headers,
    notModifiedHeaders: selectNotModified(pairs),
    variants,
    isRecompressed,
    etags: [...new Set(Object.values(variants).map(({ etag }) => etag))],
    bytes: countBytes({ variants, headers }),
  };
}
