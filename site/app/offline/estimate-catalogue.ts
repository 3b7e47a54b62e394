import type { PackedCatalogue } from '../content/catalogue/packed-catalogue.ts';
import { loadPage, loadWhole, type Source } from './keep-catalogue.ts';
import { CATALOGUE_PATH } from './kept-catalogue.ts';
import { findPageFiles } from './page-files.ts';

/** The number of products sampled to estimate how much all of them take at most. */
const SAMPLES = 5;

export type Estimate = { total: number; bytes: number };

/**
 * Estimates how many bytes the catalogue takes at most from a few of its products: files that several of them show
 * count once, files of a single one count for each product.
 */
export async function estimateBytes({ home, ...source }: Source & { home: string }): Promise<Estimate> {
  const { load, signal } = source;
  const list = await (await load(home + CATALOGUE_PATH, signal)).blob();
  const { items }: PackedCatalogue = JSON.parse(await list.text());
  const step = Math.max(1, Math.floor(items.length / SAMPLES));
  const samples = items.filter((_, place) => place % step === 0).slice(0, SAMPLES);
  const sizes = new Map<string, { bytes: number; uses: number }>();
  let pages = 0;
  for (const { slug } of samples) {
    const page = await (await loadPage(source, `${home}/product/${encodeURIComponent(slug)}`))?.blob();
    if (page === undefined) continue;
    pages += page.size;
    await Promise.all(
      findPageFiles(await page.text()).map(async ({ address, key }) => {
        const known = sizes.get(key);
        if (known) known.uses += 1;
        else sizes.set(key, { bytes: (await (await loadWhole(source, address))?.blob())?.size ?? 0, uses: 1 });
      }),
    );
  }
  const sum = (isShared: boolean) =>
    [...sizes.values()].filter(({ uses }) => uses > 1 === isShared).reduce((total, { bytes }) => total + bytes, 0);
  const each = (pages + sum(false)) / Math.max(1, samples.length);
  return { total: items.length, bytes: Math.round(list.size + sum(true) + each * items.length) };
}
