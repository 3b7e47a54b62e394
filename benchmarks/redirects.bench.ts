/**
 * The redirect table with 50,000 rows, 500 of them wildcards: load, lookup and memory against the gates of the
 * rulings (load under 1 s, p99 under 1 ms, under 60 MB). Exits 1 when a gate is missed.
 * Run: node --expose-gc benchmarks/redirects.bench.ts
 */
import { createLegacyMatcher } from '../site/app/redirects/match-legacy.ts';
import { createRedirectTable } from '../site/app/redirects/read-redirects.server.ts';

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

function usedMemory(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const matchLegacyAddress = createLegacyMatcher({ companySlug: 'sidrana' });
const isLegacyAddress = (address: string) => matchLegacyAddress(address.split('?', 1)[0] ?? '') !== null;
const addresses = buildAddresses();

const before = usedMemory();
let text: string | null = buildTable();
const start = performance.now();
const table = createRedirectTable(text, { isLegacyAddress });
const loadMs = performance.now() - start;
text = null;
const memoryMb = (usedMemory() - before) / 1024 / 1024;

let found = 0;
const times = new Float64Array(addresses.length);
for (const [index, { pathname, search }] of addresses.entries()) {
  const from = performance.now();
  if (table.findRedirect(pathname, search)) found += 1;
  times[index] = performance.now() - from;
}
times.sort();
const percentile = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;

const results = {
  rows: table.size,
  loadMs: Math.round(loadMs),
  memoryMb: Number(memoryMb.toFixed(1)),
  lookups: addresses.length,
  found,
  p50Us: Number((percentile(0.5) * 1000).toFixed(2)),
  p99Us: Number((percentile(0.99) * 1000).toFixed(2)),
  maxMs: Number((times.at(-1) ?? 0).toFixed(2)),
};
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
if (loadMs >= 1000 || percentile(0.99) >= 1 || memoryMb >= 60) process.exitCode = 1;
