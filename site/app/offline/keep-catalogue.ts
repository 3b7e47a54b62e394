/** Fills and refreshes the kept catalogue of a locale; if interrupted, what is there stays. */
import type { PackedCatalogue } from '../content/catalogue/packed-catalogue.ts';
import { CATALOGUE_PATH, keptPage, versionOf } from './kept-catalogue.ts';
import { findPageFiles } from './page-files.ts';

/** The site has no such page or picture, or the picture is broken or too large: it will answer the same again. */
const NEVER = new Set([404, 410, 413, 415]);

type KeptCache = Pick<Cache, 'put' | 'keys' | 'match' | 'delete'>;

type KeepOptions = {
  /** The home path of the locale: `/ar/ksa`. */
  home: string;
  cache: KeptCache;
  /** Rejects when there is no network, or when the signal says so. */
  load: (address: string, signal: AbortSignal) => Promise<Response>;
  /** Stops the work between two answers, also while one is being written. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  now: () => number;
  /** Refreshes what is kept of a part, which stays one. */
  isPart?: boolean;
};

/** Where the catalogue comes from. */
export type Source = Pick<KeepOptions, 'load' | 'signal'>;

/** The number of products kept, and of all. */
export type Progress = { done: number; total: number };

/** Stores missing and changed products, one by one, and deletes those no longer sold. */
export async function keepCatalogue(options: KeepOptions): Promise<void> {
  const { home, cache, onProgress, now, isPart = false, ...source } = options;
  const { load, signal } = source;
  const answer = await load(home + CATALOGUE_PATH, signal);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const list: PackedCatalogue = await answer.clone().json();
  await cache.put(home + CATALOGUE_PATH, answer);
  const wanted = new Set(
    list.items.map((item, place) => keptPage(home, item.slug, versionOf(item, list.modified[place] ?? null))),
  );
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const before = [...kept].filter((key) => key.startsWith(`${home}/product/`));
  const products = new Set(before.map(withoutVersion));
  let done = [...wanted].filter((page) => kept.has(page)).length;
  onProgress({ done, total: wanted.size });
  for (const page of wanted) {
    if (kept.has(page) || (isPart && !products.has(withoutVersion(page)))) continue;
    await keepProduct(page);
    signal.throwIfAborted();
    done += 1;
    onProgress({ done, total: wanted.size });
  }
  const gone = before.filter((page) => !wanted.has(page));
  for (const page of gone) await cache.delete(page);
  if (gone.length > 0) await deleteUnusedFiles(home, cache);
  await cache.put(stateAddress(home, isPart), Response.json({ at: now() }));

  /** The page is stored last, after all that it shows. */
  async function keepProduct(key: string): Promise<void> {
    const page = await loadPage(source, withoutVersion(key));
    if (page === null) return;
    const files = findPageFiles(await page.clone().text()).filter((file) => !kept.has(file.key));
    await Promise.all(
      files.map(async (file) => {
        const loaded = await loadWhole(source, file.address);
        if (loaded === null) return;
        await cache.put(file.key, loaded);
        kept.add(file.key);
      }),
    );
    await cache.put(key, page);
    for (const page of before) {
      if (page !== key && withoutVersion(page) === withoutVersion(key)) await cache.delete(page);
    }
  }
}

/** Deletes the pictures and styles of deleted pages, except those that others show. */
async function deleteUnusedFiles(home: string, cache: KeptCache): Promise<void> {
  const requests = await cache.keys();
  const isOwn = ({ url }: Request) => pathOf(url).startsWith(`${home}/`);
  const used = new Set<string>();
  for (const page of requests.filter(isOwn)) {
    const html = (await (await cache.match(page))?.text()) ?? '';
    for (const { key } of findPageFiles(html)) used.add(key);
  }
  for (const file of requests) if (!isOwn(file) && !used.has(pathOf(file.url))) await cache.delete(file);
}

/** Null for what can never be loaded; throws if the site is busy. */
export async function loadWhole({ load, signal }: Source, address: string): Promise<Response | null> {
  const answer = await load(address, signal);
  if (NEVER.has(answer.status)) return null;
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  return answer;
}

/** The page of a product may have been removed since the list was made. */
export async function loadPage(source: Source, address: string): Promise<Response | null> {
  const page = await loadWhole(source, address);
  return page?.redirected ? null : page;
}

/** When the whole catalogue was last compared with the site, or a part of it; null if never. */
export async function readKeptSince(home: string, cache: Pick<Cache, 'match'>, isPart = false): Promise<number | null> {
  const state = await (await cache.match(stateAddress(home, isPart)))?.json();
  return typeof state?.at === 'number' ? state.at : null;
}

function stateAddress(home: string, isPart: boolean): string {
  return `${home}${CATALOGUE_PATH}?${isPart ? 'part' : 'state'}`;
}

function withoutVersion(page: string): string {
  return page.replace(/\?kept=.*/, '');
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
