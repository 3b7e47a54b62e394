/**
 * The site without backend and sample company, as docs/make-it-yours.md has a company keep it: a copy without them
 * installs, passes `npm run check` and builds; then, with its runtime packages alone, it serves pages of the recorded
 * answers. The packages come from npm's cache where it has them. Arguments narrow the unit tests: `app/locale`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { serve } from '@hono/node-server';
import { findPort, waitUntilReady } from '../site/script/own-servers.ts';
import { createRecordedService } from '../site/script/recorded-service.ts';
import { run } from '../site/script/run.ts';
import { listFiles, report } from './files.ts';

const ROOFS = ['backend', 'sample'];
/** Benchmarks that run the backend. */
const BENCHMARKS = /^benchmarks\/(?:first-load|graphql|render|search)\.bench\.ts$/;
const MOST_PACKAGES = 16;

const ENGLISH = '<html lang="en-AE" dir="ltr"';
const ARABIC = '<html lang="ar-SA" dir="rtl"';
/** Pages of the recorded answers, each with its status and a text of it. */
const PAGES: readonly [path: string, status: number, text: string][] = [
  ['/', 200, ENGLISH],
  ['/ar/ksa', 200, ARABIC],
  ['/uae/our-story', 200, 'Our story heading'],
  ['/ar/ksa/our-story', 200, 'Our story heading'],
  ['/uae/plp', 200, 'neem-clove-paste'],
  ['/ar/egy/plp', 200, 'neem-clove-paste'],
  ['/uae/brands/hair-care', 200, 'Hair Care'],
  ['/ar/ksa/collections/hair-care/all', 200, 'Hair Care'],
  ['/uae/product/neem-clove-paste', 200, 'Neem &amp; Clove Paste'],
  ['/ar/ksa/product/neem-clove-paste', 200, 'Neem &amp; Clove Paste'],
  ['/uae/blogs/news-40', 200, 'News &amp; views #40'],
  ['/uae/search?key=neem', 200, 'neem-clove-paste'],
  ['/uae/product/no-such-product', 404, ENGLISH],
  ['/ar/ksa/no-such-page', 404, ARABIC],
  ['/sitemap.xml', 200, '<sitemapindex'],
];

const copy = mkdtempSync(join(tmpdir(), 'site-alone-'));
const env = { ...process.env, PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
try {
  copySite();
  const failure =
    (await install()) ??
    (await inCopy('node', 'script/check.ts', '--project', 'site', ...process.argv.slice(2))) ??
    (await build());
  report('The site alone', failure ? [failure] : [...countPackages(), ...(await visitPages())]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function copySite() {
  const isKept = (file: string) => !ROOFS.some((roof) => file.startsWith(`${roof}/`)) && !BENCHMARKS.test(file);
  for (const file of listFiles()) if (existsSync(file) && isKept(file)) cpSync(file, join(copy, file));
  const settings = readPackage('.');
  const workspaces = settings.workspaces?.filter((name) => !ROOFS.includes(name));
  writeFileSync(join(copy, 'package.json'), `${JSON.stringify({ ...settings, workspaces }, null, 2)}\n`);
}

async function install() {
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return (
    (await inCopy('npm', 'install', '--package-lock-only', ...quiet)) ??
    (await inCopy('npm', 'ci', ...quiet)) ??
    // The checks ask git for the files.
    (await inCopy('git', 'init', '--quiet')) ??
    (await inCopy('git', 'add', '.'))
  );
}

async function build() {
  return (
    (await inCopy('node', 'site/script/build.ts')) ??
    (await inCopy('npm', 'prune', '--omit=dev', '--offline', '--ignore-scripts', '--loglevel=error'))
  );
}

/** Runs a command in the copy and returns what failed, if it did. */
async function inCopy(command: string, ...args: string[]): Promise<string | undefined> {
  const code = await run(command, args, { cwd: copy, env });
  return code === 0 ? undefined : `${[command, ...args].join(' ')} ended with ${code} without ${ROOFS.join(' and ')}`;
}

function countPackages(): string[] {
  const names = new Set(
    ['.', 'contract', 'site'].flatMap((folder) => Object.keys(readPackage(folder).dependencies ?? {})),
  );
  process.stdout.write(`The site alone: ${names.size} runtime packages\n`);
  return names.size > MOST_PACKAGES ? [`${names.size} runtime packages, ${MOST_PACKAGES} at most`] : [];
}

function readPackage(folder: string): { workspaces?: string[]; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

async function visitPages(): Promise<string[]> {
  const port = await findPort();
  const backendPort = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const service = serve({ fetch: createRecordedService(), port: backendPort, hostname: '127.0.0.1' });
  const site = spawn('node', ['script/server.ts'], {
    cwd: copy,
    env: { ...env, PORT: String(port), BACKEND_PORT: String(backendPort), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitUntilReady(`${origin}/readyz`);
    const findings = await Promise.all(
      PAGES.map(async ([path, status, text]) => {
        const answer = await fetch(`${origin}${path}`);
        const isRight = answer.status === status && (await answer.text()).includes(text);
        return isRight ? [] : [`${path} answered ${answer.status}, expected ${status} with ${text}`];
      }),
    );
    return findings.flat();
  } finally {
    site.kill('SIGTERM');
    await once(site, 'exit');
    service.close();
  }
}
