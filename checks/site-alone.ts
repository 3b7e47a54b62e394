/**
 * The site works without backend and sample company: a copy, with both deleted by the commands of
 * docs/make-it-yours.md, installs, passes `npm run check` and builds; with only its runtime packages it serves pages
 * from the recorded answers. Packages come from npm's cache if it has them. Arguments select unit tests: `app/locale`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { serve } from '@hono/node-server';
import { findPort } from '../contract/test/find-port.ts';
import { waitUntilReady } from '../site/script/own-servers.ts';
import { createRecordedService } from '../site/script/recorded-service.ts';
import { run } from '../site/script/run.ts';
import { listFiles, report } from './files.ts';

const GUIDE = 'docs/make-it-yours.md';
const MAX_PACKAGES = 16;
/** What a company keeps. */
const UNIT_TESTS = ['--project', 'site*', '--project', 'contract*'];

const ENGLISH = '<html lang="en-AE" dir="ltr"';
const ARABIC = '<html lang="ar-SA" dir="rtl"';
/** Pages with recorded answers, each with its status and a text in it. */
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
const env = {
  ...process.env,
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
  PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};
try {
  copySite();
  const failure =
    (await deleteRoofs()) ??
    (await inCopy('node', 'script/check.ts', ...UNIT_TESTS, ...process.argv.slice(2))) ??
    (await build());
  report('The site alone', failure ? [failure] : [...countPackages(), ...(await visitPages())]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function copySite() {
  for (const file of listFiles()) if (existsSync(file)) cpSync(file, join(copy, file));
}

/** Runs the first commands of the guide, which delete and install. */
async function deleteRoofs() {
  const [, commands] = /^```sh\n([\s\S]*?)^```/m.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (commands === undefined) return `${GUIDE} does not say what to delete`;
  return (
    (await inCopy('git', 'init', '--quiet')) ??
    (await inCopy('git', 'add', '.')) ??
    // `git rm` needs the files to be committed.
    (await inCopy('git', '-c', 'user.name=copy', '-c', 'user.email=', 'commit', '--quiet', '--message', 'Copy')) ??
    (await inCopy('bash', '-e', '-c', commands)) ??
    // Checks that the remaining lock is consistent and that its packages are installed.
    (await inCopy('npm', 'ci', '--dry-run', '--ignore-scripts')) ??
    (await inCopy('npm', 'run', 'codegen'))
  );
}

async function build() {
  return (
    (await inCopy('node', 'site/script/build.ts')) ??
    (await inCopy('npm', 'prune', '--omit=dev', '--offline', '--ignore-scripts'))
  );
}

/** Runs a command in the copy and returns what failed, if it did. */
async function inCopy(command: string, ...args: string[]): Promise<string | undefined> {
  const code = await run(command, args, { cwd: copy, env });
  return code === 0 ? undefined : `${[command, ...args].join(' ')} ended with ${code} in what is left`;
}

function countPackages(): string[] {
  const names = new Set(
    ['.', 'contract', 'site'].flatMap((folder) => Object.keys(readPackage(folder).dependencies ?? {})),
  );
  process.stdout.write(`The site alone: ${names.size} runtime packages\n`);
  return names.size > MAX_PACKAGES ? [`${names.size} runtime packages, ${MAX_PACKAGES} at most`] : [];
}

function readPackage(folder: string): { dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

async function visitPages(): Promise<string[]> {
  const port = await findPort();
  const backendPort = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const service = serve({ fetch: createRecordedService(), port: backendPort, hostname: '127.0.0.1' });
  const site = spawn('node', ['script/server.ts'], {
    cwd: copy,
    env: { ...env, PORT: String(port), BACKEND_PORT: String(backendPort), NODE_ENV: 'production', SITE_ORIGIN: origin },
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
