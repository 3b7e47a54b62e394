/** The whole site fits the page cache (decision 0095): the memory is estimated from a sample of its pages. */
import { expect, test } from '@playwright/test';
import { findPort } from '../../contract/test/find-port.ts';
import { CAPACITY_VARIABLES } from '../env/capacity.ts';
import { inBatches } from './in-batches.ts';
import { startSiteAlone } from './own-site.ts';
import { readSitemaps } from './sitemaps.ts';

const BUDGET = Number(CAPACITY_VARIABLES.PAGE_CACHE_MB.fallback) * 1_000_000;
/** Pages grow with each commit, and a sample is not exact. */
const MARGIN = 1.03;
/** Of each sitemap's pages in each language, all countries together. */
const SAMPLE = 10;
const WIDTH = 4;
const BYTES = /^store_bytes\{store="pages"\} (\d+)/m;
const RESIDENT = /^process_resident_memory_bytes (\d+)/m;
/** Of the process that has made them; the torture's soak makes them all. */
const MAX_RESIDENT = 450 * 1024 * 1024;

test('the page cache has room for all pages of the sitemaps, and the process for those it has made @http', async ({
  baseURL,
}) => {
  const metricsPort = String(await findPort());
  const site = await startSiteAlone({ METRICS_PORT: metricsPort });
  const readFigure = async (figure: RegExp) => {
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(figure.exec(figures)?.[1]);
  };
  try {
    // The site that all tests share: it has loaded its content.
    const { entries } = await readSitemaps(baseURL ?? '');
    const kinds = Map.groupBy(entries, ([, { file }]) => file.replace(/^\/\w+/, '').replace(/-\d+\.xml$/, '.xml'));
    let whole = 0;
    for (const pages of kinds.values()) {
      const step = Math.ceil(pages.length / SAMPLE);
      const sample = pages.filter((_, place) => place % step === 0);
      const before = await readFigure(BYTES);
      await inBatches(sample, WIDTH, async ([address]) => {
        const page = await fetch(site.origin + new URL(address).pathname, { headers: { 'accept-encoding': 'br' } });
        await page.arrayBuffer();
        expect([page.status, address]).toEqual([200, address]);
      });
      whole += (((await readFigure(BYTES)) - before) / sample.length) * pages.length;
    }
    expect(whole * MARGIN, `${entries.size} pages`).toBeLessThan(BUDGET);
    expect(await readFigure(RESIDENT)).toBeLessThan(MAX_RESIDENT);
  } finally {
    await site.stop();
  }
});
