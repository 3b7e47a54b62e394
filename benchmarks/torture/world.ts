import { brotliDecompressSync } from 'node:zlib';
import { readSitemaps } from '../../site/e2e/sitemaps.ts';
import type { Ask } from './ask.ts';
import { repeat } from './bounded.ts';
import type { Failures } from './failures.ts';

/** The pages of a site and the files they refer to, by their paths. */
export type World = { pages: readonly string[]; pictures: readonly string[]; deferred: readonly string[] };

/** As many pictures as traffic requests. */
const MAX_PICTURES = 4_000;
const WIDTH = 4;
const WITHIN_MS = 20 * 60_000;
const PICTURE = /\/_ipx\/[^\s"'&)\\]+/g;
const DEFERRED = /data-(?:hydrate|data)="(\/_h\/[^"]+)"/g;

/** Reads every page of the sitemaps once, as a browser does. */
export async function crawl(origin: string, ask: Ask, failures: Failures): Promise<World> {
  const { entries } = await readSitemaps(origin);
  const pages = [...entries.keys()].map((address) => new URL(address).pathname);
  return readPages(pages, ask, failures);
}

/** The address of a page's data: `/uae/brands.data`. */
export function dataOf(path: string): string {
  return `${path.replace(/\/$/, '')}.data`;
}

/** Reads some pages; returns the pictures they show. */
export async function crawlSome(pages: readonly string[], ask: Ask, failures: Failures): Promise<readonly string[]> {
  return (await readPages(pages, ask, failures)).pictures;
}

/** Reads pages as a browser does; returns what they refer to. */
export async function readPages(pages: readonly string[], ask: Ask, failures: Failures): Promise<World> {
  const pictures = new Set<string>();
  const deferred = new Set<string>();
  const bounds = { most: pages.length, until: performance.now() + WITHIN_MS, width: WIDTH };
  await repeat(bounds, async (turn) => {
    const path = pages[turn] ?? '/';
    const asking = ask(path, { headers: { 'accept-encoding': 'br' } });
    const reply = await asking.catch(({ message }) => failures.note(message, path));
    if (!reply) return;
    if (reply.status !== 200) failures.note(`a page answers ${reply.status}`, path);
    const html = reply.headers['content-encoding'] === 'br' ? brotliDecompressSync(reply.body) : reply.body;
    const text = html.toString();
    for (const [, address = ''] of text.matchAll(DEFERRED)) deferred.add(address);
    if (pictures.size >= MAX_PICTURES) return;
    for (const [address] of text.matchAll(PICTURE)) pictures.add(address.replace(/,$/, ''));
  });
  return { pages, pictures: [...pictures], deferred: [...deferred] };
}
