/**
 * Lighthouse, mobile, simulated slow 4G, on four main pages in both languages, against a running site. Run: node
 * benchmarks/lighthouse.bench.ts [origin] [runs of each page] [path …]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';

const [origin = 'http://127.0.0.1:3000', runs = '1', ...given] = process.argv.slice(2);
const PAGES = ['/uae', '/uae/brands/tarwa', '/uae/plp', '/uae/product/tarwa-amla-hair-oil'];
const paths = given.length > 0 ? given : PAGES.flatMap((path) => [path, `/ar${path}`]);

/** The gates of each page. */
const TARGETS = { performance: 98, others: 100, lcp: 1500, cls: 0.01, tbt: 0, weight: 350 } as const;

type Row = {
  performance: number;
  accessibility: number;
  'best practices': number;
  seo: number;
  'FCP ms': number;
  'LCP ms': number;
  CLS: number;
  'TBT ms': number;
  kB: number;
  /** The gates that were missed. */
  missed: string;
};

/** Starts a browser and returns its debugging port. */
async function startBrowser(folder: string): Promise<{ browser: ChildProcess; port: number }> {
  const browser = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  for await (const chunk of browser.stderr) {
    output += chunk;
    const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1];
    if (port) return { browser, port: Number(port) };
  }
  throw new Error(`The browser did not start: ${output}`);
}

async function measure(path: string, port: number): Promise<Row> {
  const result = await lighthouse(`${origin}${path}`, {
    port,
    output: 'json',
    logLevel: 'error',
    // A whole-page screenshot would load what is out of view.
    disableFullPageScreenshot: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error(`No result for ${path}`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const row = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    'TBT ms': Math.round(value('total-blocking-time')),
    kB: Math.round(value('total-byte-weight') / 1024),
  };
  return { ...row, missed: findMissed(row) };
}

function findMissed(row: Omit<Row, 'missed'>): string {
  const missed = [
    row.performance < TARGETS.performance && 'performance',
    Math.min(row.accessibility, row['best practices'], row.seo) < TARGETS.others && 'others',
    row['LCP ms'] > TARGETS.lcp && 'LCP',
    row.CLS > TARGETS.cls && 'CLS',
    row['TBT ms'] > TARGETS.tbt && 'TBT',
    row.kB > TARGETS.weight && 'weight',
  ];
  return missed.filter(Boolean).join(', ');
}

/** The median run by performance, then by LCP. */
function findMedian(rows: readonly Row[]): Row {
  const sorted = rows.toSorted((a, b) => a.performance - b.performance || b['LCP ms'] - a['LCP ms']);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('Nothing was measured.');
  return median;
}

const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const { browser, port } = await startBrowser(folder);
try {
  const table: Record<string, Row> = {};
  for (const path of paths) {
    // The first visit renders the page and its pictures; measure the visits after it.
    await measure(path, port);
    const rows: Row[] = [];
    for (let run = 0; run < Number(runs); run += 1) rows.push(await measure(path, port));
    table[path] = findMedian(rows);
  }
  console.table(table);
  if (Object.values(table).some(({ missed }) => missed !== '')) process.exitCode = 1;
} finally {
  browser.kill();
  await new Promise((resolve) => browser.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
