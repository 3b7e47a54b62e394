import { inBatches } from './in-batches.ts';
import { decodeEntities } from './read-html.ts';

/** An address of a sitemap: its file, its date of modification, and its alternates by hreflang. */
export type SitemapEntry = { file: string; lastmod: string | null; alternates: Map<string, string> };

/** Reads every sitemap of a site from the index: the addresses in order, duplicates, and the size of each file. */
export async function readSitemaps(origin: string) {
  const index = await readText(`${origin}/sitemap.xml`);
  const files = [...index.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => decodeEntities(loc));
  const texts = await inBatches(files, 4, readText);
  const entries = new Map<string, SitemapEntry>();
  const duplicates: string[] = [];
  for (const [number, text] of texts.entries()) {
    const file = new URL(files[number] ?? '').pathname;
    for (const [, url = ''] of text.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const loc = decodeEntities(/<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '');
      const links = url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g);
      if (entries.has(loc)) duplicates.push(loc);
      entries.set(loc, {
        file,
        lastmod: /<lastmod>([^<]*)<\/lastmod>/.exec(url)?.[1] ?? null,
        alternates: new Map([...links].map(([, tag = '', href = '']) => [tag, decodeEntities(href)])),
      });
    }
  }
  const sizes = texts.map((text) => ({ bytes: text.length, urls: text.split('<url>').length - 1 }));
  return { files: files.map((file) => new URL(file).pathname), entries, duplicates, sizes };
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
