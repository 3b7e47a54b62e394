/**
 * The redirect table from the command line: `npm run redirects -- check`, `-- import FILE`, `-- misses`. With
 * `--origin http://127.0.0.1:3000` it also checks a running site for the targets.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { unescapeXml } from '../../contract/escape-xml.ts';
import { mergeRedirects } from '../app/redirects/import-redirects.ts';
import { createLegacyMatcher } from '../app/redirects/match-legacy.ts';
import { loadMisses } from '../app/redirects/misses.server.ts';
import { createTargetProposer } from '../app/redirects/propose-target.ts';
import { checkRedirects } from '../app/redirects/read-redirects.server.ts';
import type { RedirectProblem, RedirectRow } from '../app/redirects/redirect-rows.ts';
import { company } from '../company.ts';
import { readSiteEnv } from '../env.ts';

/** The dependencies of a run; replaced in tests. */
type RedirectsTools = {
  tableFile: string;
  missesFile: string;
  read: (path: string) => Promise<string>;
  write: (path: string, text: string) => Promise<void>;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  print: (line: string) => void;
};

const USAGE = 'npm run redirects -- check | import FILE | misses [--days 14]   (each with --origin URL)';
const AT_ONCE = 4;

/** Runs a command and returns its exit code, 0 if all is well. */
export async function runRedirects(args: readonly string[], tools: RedirectsTools): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { origin: { type: 'string' }, days: { type: 'string', default: '14' } },
  });
  const [command, file] = positionals;
  if (command === 'check') return check(tools, values.origin);
  if (command === 'import' && file) return importFile(tools, file, values.origin);
  if (command === 'misses') return listMisses(tools, Number(values.days), values.origin);
  tools.print(USAGE);
  return 2;
}

async function check(tools: RedirectsTools, origin?: string): Promise<number> {
  const text = await tools.read(tools.tableFile);
  const { rows, problems } = await findProblems(text, tools, origin);
  printProblems(problems, text, tools);
  tools.print(`${tools.tableFile}: ${rows.length} rows, ${problems.length} wrong`);
  return problems.length === 0 ? 0 : 1;
}

async function importFile(tools: RedirectsTools, file: string, origin?: string): Promise<number> {
  const imported = await tools.read(file);
  const alone = checkRedirects(imported);
  const merged = mergeRedirects(await tools.read(tools.tableFile), imported);
  // Wrong rows are reported by their line in FILE, conflicts by their line in the table.
  const text = alone.problems.length > 0 ? imported : merged.csvText;
  const problems = alone.problems.length > 0 ? alone.problems : (await findProblems(text, tools, origin)).problems;
  printProblems(problems, text, tools);
  if (problems.length > 0) {
    tools.print(`${file}: ${problems.length} wrong, nothing imported`);
    return 1;
  }
  await tools.write(tools.tableFile, merged.csvText);
  tools.print(`${file}: ${merged.added} rows imported, ${merged.known} known already`);
  return 0;
}

async function listMisses(tools: RedirectsTools, days: number, origin?: string): Promise<number> {
  const since = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const misses = (await loadMisses(tools.missesFile)).filter((miss) => miss.last >= since);
  const { rows } = checkRedirects(await tools.read(tools.tableFile));
  const paths = origin ? await loadSitePaths(origin, tools.fetch) : rows.map((row) => row.to);
  const proposeTarget = createTargetProposer(paths, [company.slug, company.oldSlug]);
  tools.print('count,last,from,proposed target');
  for (const miss of misses.sort((one, other) => other.count - one.count)) {
    tools.print([miss.count, miss.last.slice(0, 10), miss.path, proposeTarget(miss.path) ?? ''].join(','));
  }
  return 0;
}

async function findProblems(text: string, tools: RedirectsTools, origin?: string) {
  const matchLegacyAddress = createLegacyMatcher({ companySlug: company.slug });
  const isLegacyAddress = (address: string) => {
    const { pathname, search } = new URL(address, 'https://site.example');
    return matchLegacyAddress(pathname, search) !== null;
  };
  const { rows, problems } = checkRedirects(text, { isLegacyAddress });
  return { rows, problems: origin ? [...problems, ...(await findMissing(rows, origin, tools))] : problems };
}

/** Requests each target on the site: anything but a page (or ksa's language redirect) is a wrong row. */
async function findMissing(
  rows: readonly RedirectRow[],
  origin: string,
  tools: RedirectsTools,
): Promise<RedirectProblem[]> {
  const asked = rows.filter((row) => row.to.startsWith('/') && !row.to.includes(':splat'));
  const problems: RedirectProblem[] = [];
  async function askNext(): Promise<void> {
    for (let row = asked.pop(); row; row = asked.pop()) {
      const { status } = await tools.fetch(new URL(row.to, origin).href, { method: 'HEAD', redirect: 'manual' });
      if (status !== 200 && status !== 302) {
        problems.push({ line: row.line, reason: `target ${row.to} answers ${status}` });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return problems.sort((one, other) => one.line - other.line);
}

/** Loads the paths of all pages from the site's sitemaps, whatever origin they name. */
async function loadSitePaths(origin: string, fetchText: RedirectsTools['fetch']): Promise<string[]> {
  const locations = async (path: string) => {
    const response = await fetchText(new URL(path, origin).href);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...found].map(([, location = '']) => new URL(unescapeXml(location)).pathname);
  };
  const children = await locations('/sitemap.xml');
  const paths: string[] = [];
  for (const child of children) paths.push(...(await locations(child)));
  return paths;
}

function printProblems(problems: readonly RedirectProblem[], text: string, tools: RedirectsTools): void {
  const lines = text.split(/\r?\n/);
  for (const { line, reason } of problems) tools.print(`row ${line} (${lines[line - 1] ?? ''}): ${reason}`);
}

if (import.meta.main) {
  const env = readSiteEnv(process.env);
  process.exitCode = await runRedirects(process.argv.slice(2), {
    tableFile: fileURLToPath(new URL('../config/redirects.csv', import.meta.url)),
    missesFile: join(env.dataDir, 'misses.jsonl'),
    read: (path) => readFile(path, 'utf8'),
    write: writeFile,
    fetch,
    print: (line) => process.stdout.write(`${line}\n`),
  });
}
