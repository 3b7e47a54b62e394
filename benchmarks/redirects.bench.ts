/**
 * The redirect table with 50,000 rows, 500 of them wildcards: load, lookup and memory against the gates of the
 * rulings (load under 1 s, p99 under 1 ms, under 60 MB). Exits 1 when a gate is missed.
 * Run: node --expose-gc benchmarks/redirects.bench.ts
 */
import { createLegacyMatcher } from '../site/app/redirects/match-legacy.ts';
import { createRedirectTable } from '../site/app/redirects/read-redirects.server.ts';
import { findMedian, findPercentile, measureMemory } from './figures.ts';

const ROWS = 50_000;
const WILDCARDS = 500;
const LOOKUPS = 200_000;

function buildTable(): string {
  const rows = ['from,to,status'];
  for (let index = 0; index < ROWS - WILDCARDS; index += 1) {
    const query = index % 20 === 0 ? `?id=${index}` : '';
    rows.push(`/shop/range-${index % 97}/article-${index}-hair-oil-200ml${query},/uae/product/hair-oil-${index},301`);
  }
  for (let index = 0; index < WILDCARDS; index += 1) rows.push(`/shop-${index}/old/*,/uae/:splat,301`);
  return rows.join('\n');
}

/** Builds addresses, half of them hits, with wildcards, queries, deep and long paths. */
function buildAddresses(): { pathname: string; search: string }[] {
  return Array.from({ length: LOOKUPS }, (_, index) => {
    const row = (index * 7919) % ROWS;
    if (index % 4 === 0) return { pathname: `/shop-${row % WILDCARDS}/old/brands/tarwa-${row}`, search: '' };
    if (index % 4 === 1) return { pathname: `/uae/product/tarwa-amla-hair-oil-${row}`, search: '?page=2' };
    if (index % 100 === 2) return { pathname: `/${'deep/'.repeat(300)}${row}`, search: '' };
    const search = row % 20 === 0 ? `?id=${row}` : '';
    return { pathname: `/shop/range-${row % 97}/article-${row}-hair-oil-200ml`, search };
  });
}

const matchLegacyAddress = createLegacyMatcher({ companySlug: 'sidrana' });
const isLegacyAddress = (address: string) => matchLegacyAddress(address.split('?', 1)[0] ?? '') !== null;
const addresses = buildAddresses();

const before = measureMemory();
let text: string | null = buildTable();
const start = performance.now();
const table = createRedirectTable(text, { isLegacyAddress });
const loadMs = performance.now() - start;
text = null;
const memoryMb = (measureMemory() - before) / 1024 / 1024;

let found = 0;
const times = new Float64Array(addresses.length);
for (const [index, { pathname, search }] of addresses.entries()) {
  const from = performance.now();
  if (table.findRedirect(pathname, search)) found += 1;
  times[index] = performance.now() - from;
}
const p99 = findPercentile(times, 0.99);

const results = {
  rows: table.size,
  loadMs: Math.round(loadMs),
  memoryMb: Number(memoryMb.toFixed(1)),
  lookups: addresses.length,
  found,
  p50Us: Number((findMedian(times) * 1000).toFixed(2)),
  p99Us: Number((p99 * 1000).toFixed(2)),
  maxMs: Number(findPercentile(times, 1).toFixed(2)),
};
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
if (loadMs >= 1000 || p99 >= 1 || memoryMb >= 60) process.exitCode = 1;
