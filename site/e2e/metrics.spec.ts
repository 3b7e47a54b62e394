/** The figures for the operator: they contain every store of the running site. */
import { expect, test } from '@playwright/test';

const STORES = [
  'catalogue',
  'deferred_files',
  'deferred_files_of_searches',
  'deferred_scripts',
  'file_facts',
  'misses',
  'names',
  'page_aliases',
  'page_key_params',
  'pages',
  'pages_to_recompress',
  'picture_records',
  'picture_versions',
  'pictures',
  'pictures_in_memory',
  'queries',
  'site_index',
  'snapshots',
  'snapshots_in_memory',
  'snapshots_of_searches',
  'static_files',
  'uploads',
  'waiting_for_disk',
];

test('every store is in the figures, with its bytes @http', async ({ request, baseURL }) => {
  // The site index is read for the pages of other countries, file facts for the documents of a page.
  for (const path of ['/uae', '/uae/catalogs']) expect((await request.get(path)).status()).toBe(200);
  const address = new URL('/metrics', baseURL);
  address.port = String(Number(address.port) + 1);
  const text = await (await request.get(String(address))).text();
  const list = (figure: string) =>
    [...text.matchAll(new RegExp(`^${figure}\\{store="(\\w+)"\\}`, 'gm'))].map(([, store]) => store).sort();
  expect(list('store_entries')).toEqual(STORES);
  expect(list('store_bytes')).toEqual(STORES);
  for (const store of ['site_index', 'file_facts'])
    expect(text).toMatch(new RegExp(`^store_entries\\{store="${store}"\\} [1-9]`, 'm'));
});
