/**
 * docs/spec-map.md tells the truth: its files exist, every section of the specification is mapped, and each rule names
 * its tests with words that stand in them once: `` `site/e2e/seo.spec.ts` "every locale has a news feed of its own" ``.
 * A renamed test, or a row that points at the wrong file, fails. A rule that nothing obeys yet says `open`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { report } from './files.ts';

/** A file, and what it is named for. */
const NAMED = /`([^`]+)`((?:,? "[^"]+")*)/g;

const map = readFileSync('docs/spec-map.md', 'utf8');
const rows = map.split('\n').filter((line) => /^\| (?!Rule|#)/.test(line));
/** What a company may have deleted (docs/make-it-yours.md). */
const deleted = ['backend/', 'sample/'].filter((roof) => !existsSync(roof));
const texts = new Map<string, string>();

report(
  'Specification map',
  [
    ...['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']
      .filter((section) => !map.includes(`## ${section}`))
      .map((section) => `lacks ${section}`),
    ...rows.flatMap(findUnproved),
  ].map((finding) => `docs/spec-map.md ${finding}`),
);
const open = rows.filter((row) => isOpen(splitCells(row).at(-1) ?? '')).length;
process.stdout.write(`Specification map: ${rows.length} rules, ${open} of them open\n`);

/** What is wrong with a row: its last cell names the tests, the one before it the files that hold the rule. */
function findUnproved(row: string): string[] {
  const [rule = '', ...cells] = splitCells(row);
  const [, tests = ''] = cells;
  if (cells.length !== 2) return [`has a row of ${cells.length + 1} cells, not 3: ${rule}`];
  if (tests === '') return [`has a rule without a test: ${rule}`];
  return cells.flatMap((cell) =>
    [...cell.matchAll(NAMED)].flatMap(([, file = '', quoted = '']) => {
      if (deleted.some((roof) => file.startsWith(roof))) return [];
      if (!existsSync(file)) return [`names ${file}, which is not there: ${rule}`];
      return [...quoted.matchAll(/"([^"]+)"/g)].flatMap(([, words = '']) => findMissing(file, words, rule));
    }),
  );
}

function findMissing(file: string, words: string, rule: string): string[] {
  const times = readText(file).split(words).length - 1;
  return times === 1 ? [] : [`says ${JSON.stringify(words)} stands once in ${file}, not ${times} times: ${rule}`];
}

/** Whether a rule, or a part of it, is not built. */
function isOpen(tests: string): boolean {
  return /(?:^|; )open(?:$|: )/.test(tests);
}

function splitCells(row: string): string[] {
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function readText(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}
