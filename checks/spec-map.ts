/**
 * docs/spec-map.md is correct: its files exist, every section of the specification is mapped, and each rule names its
 * tests with words that occur in them once: `` `site/e2e/seo.spec.ts` "every locale has a news feed of its own" ``. A
 * renamed test or a changed constant fails. A rule that is not built, or partly, is marked `open`.
 *
 * A wrong row fails too: each number of a rule is quoted from its code; enough of the rule's own words occur in its
 * files, one in each of them, and one in what is quoted from its tests; and at most 7 % of all rows have files, or
 * tests, that match the rule better. That finds wrong numbers, and files and tests on another subject. It does not
 * prove that the code does what the rule says, or that the test would notice; `npm run mutate` proves that for the
 * numbers.
 *
 * docs/security.md is checked the same way: every requirement once, with files that exist, and a test or a reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compareRequirements } from './asvs.ts';
import { report } from './files.ts';
import { type Cell, createRanking } from './rank-cells.ts';
import { findMissingNumbers, findNumbers, findShare } from './rule-words.ts';

/** A file, and the words quoted from it. */
const NAMED = /`([^`]+)`((?:,? "[^"]+")*)/g;
const TEST = /\.(?:test|spec|bench)\.tsx?$|^site\/e2e\/|^benchmarks\/torture\//;
/** Shorter quotations are too vague, unless they have a number. */
const MIN_TITLE = 12;
/** Files on another subject share fewer words with a rule. */
const MIN_SHARE = 0.4;
/** The largest share of all cells that may match a rule better than its own. */
const MAX_RANK = 0.07;

/** A path, among the other code in a cell. */
const PATH = /^[\w.-]+\/[\w./-]+$/;
/** Why a requirement has no test, or is not met. */
const REASON = /(?:^|; )(?:no test|not applicable|not met|for the operator)(?:$|: )/;

const map = readFileSync('docs/spec-map.md', 'utf8');
const rows = map.split('\n').filter((line) => /^\| (?!Rule|#)/.test(line));
const requirements = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map(splitCells);
const numbers = requirements.map(([requirement = '']) => /^\d+\.\d+\.\d+(?= )/.exec(requirement)?.[0]);
/** Roofs that a company may have deleted (docs/make-it-yours.md). */
const deleted = ['backend/', 'sample/'].filter((roof) => !existsSync(roof));
const texts = new Map<string, string>();
/** The files and tests of each row; empty where a roof is deleted, since too few rows are left to compare with. */
const cells = new Map(deleted.length > 0 ? [] : rows.map((row) => [row, readRow(row)]));
const rankFiles = createRanking([...cells.values()].flatMap(({ files }) => files ?? []));
const rankTests = createRanking([...cells.values()].flatMap(({ tests }) => tests ?? []));

report('Specification map', [
  ...[
    ...['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']
      .filter((section) => !map.includes(`## ${section}`))
      .map((section) => `lacks ${section}`),
    ...rows.flatMap(findUnproved),
  ].map((finding) => `docs/spec-map.md ${finding}`),
  ...[
    ...requirements.flatMap(findUnanswered),
    ...compareRequirements(numbers.filter((number) => number !== undefined)),
  ].map((finding) => `docs/security.md ${finding}`),
]);
const open = rows.filter((row) => isOpen(splitCells(row).at(-1) ?? '')).length;
process.stdout.write(`Specification map: ${rows.length} rules, ${open} of them open\n`);

/** Finds what is wrong with a row: its last cell names the tests, the one before it the files of the rule. */
function findUnproved(row: string): string[] {
  const [rule = '', ruleFiles = '', tests = '', ...more] = splitCells(row);
  if (more.length > 0 || tests === '') return [`has a row that is not a rule, its files and its tests: ${rule}`];
  const proofs = parseNamed(tests);
  return [
    ...(proofs.length === 0 && !isOpen(tests) ? [`has a rule without a test that is not open: ${rule}`] : []),
    ...proofs.flatMap(({ file, words }) => [
      ...(TEST.test(file) ? [] : [`names ${file} as a test: ${rule}`]),
      ...(words.length > 0 ? [] : [`names ${file} without words that stand in it: ${rule}`]),
      ...words
        .filter((one) => one.length < MIN_TITLE && !/\d/.test(one))
        .map((one) => `says no more than ${JSON.stringify(one)} of ${file}: ${rule}`),
    ]),
    ...[...parseNamed(ruleFiles), ...proofs].flatMap((named) => findMissing(named, rule)),
    ...(/^open(?:$|:)/.test(tests) ? [] : findUnrelated(row)),
  ];
}

/** Finds numbers that a rule's code lacks, and files and tests off its subject. */
function findUnrelated(row: string): string[] {
  const { rule, holders, proofs } = parseRow(row);
  if ([...holders, ...proofs].some(({ file }) => !existsSync(file))) return [];
  const quoted = holders.flatMap(({ words }) => words).join(' ');
  const proved = proofs.map(({ file, words }) => `${basename(file)} ${words.join(' ')}`).join(' ');
  const isProved = findShare(rule, proved) > 0 || findMissingNumbers(rule, proved).length < findNumbers(rule).size;
  const each = holders.map((holder) => ({ ...holder, share: findShare(rule, joinCell([holder])) }));
  const { files, tests } = cells.get(row) ?? {};
  return [
    ...(holders.length === 0 ? [] : findMissingNumbers(rule, quoted)).map(
      (number) => `quotes no ${number} of the code of: ${rule}`,
    ),
    ...(holders.length > 0 && findShare(rule, joinCell(holders)) < MIN_SHARE
      ? [`names files that do not speak of: ${rule}`]
      : []),
    ...each.filter(({ share }) => share === 0).map(({ file }) => `names ${file}, which has no word of: ${rule}`),
    ...(files && rankFiles(rule, files) > MAX_RANK ? [`names files that speak less than others of: ${rule}`] : []),
    ...(isProved ? [] : [`names tests that do not speak of: ${rule}`]),
    ...(tests && rankTests(rule, tests) > MAX_RANK ? [`names tests that speak less than others of: ${rule}`] : []),
  ];
}

/** Reads a row; those of `## Demand` and `## Contract notes` have a number, a text and tests. */
function parseRow(row: string): { rule: string; holders: Named[]; proofs: Named[] } {
  const [first = '', second = '', third = ''] = splitCells(row);
  const isNumbered = /^\d+$/.test(first);
  return {
    rule: isNumbered ? second : first,
    holders: isNumbered ? [] : parseNamed(second),
    proofs: parseNamed(third),
  };
}

function readRow(row: string): { files: Cell | null; tests: Cell | null } {
  const { holders, proofs } = parseRow(row);
  return { files: readCell(holders), tests: readCell(proofs) };
}

function joinCell(named: readonly Named[]): string {
  const { citations = '', contents = '' } = readCell(named) ?? {};
  return `${citations} ${contents}`;
}

function readCell(named: readonly Named[]): Cell | null {
  if (named.length === 0) return null;
  return {
    citations: named.map(({ file, words }) => `${file} ${words.join(' ')}`).join(' '),
    contents: named.map(({ file }) => (existsSync(file) ? readText(file) : '')).join(' '),
  };
}

function isDeleted(file: string): boolean {
  return deleted.some((roof) => file.startsWith(roof));
}

/** Finds what is wrong with a requirement: its number, the paths it names, or neither a test nor a reason. */
function findUnanswered([requirement = '', files = '', answer = '', ...more]: string[], place: number): string[] {
  const number = numbers[place];
  if (more.length > 0 || answer === '')
    return [`has a row that is not a requirement, its files and an answer: ${requirement}`];
  const named = [...parseNamed(files), ...parseNamed(answer).filter(({ file }) => PATH.test(file))];
  const isTested = parseNamed(answer).some(({ file }) => TEST.test(file));
  return [
    ...(number === undefined || numbers.indexOf(number) < place
      ? [`has no number of its own for: ${requirement}`]
      : []),
    ...(isTested || REASON.test(answer) ? [] : [`has neither a test nor a reason: ${requirement}`]),
    ...named.flatMap((one) => findMissing(one, requirement)),
  ];
}

type Named = { file: string; words: string[] };

function parseNamed(cell: string): Named[] {
  return [...cell.matchAll(NAMED)].map(([, file = '', quoted = '']) => ({
    file,
    words: [...quoted.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words),
  }));
}

function findMissing({ file, words }: Named, rule: string): string[] {
  if (isDeleted(file)) return [];
  if (!existsSync(file)) return [`names ${file}, which is not there: ${rule}`];
  return words.flatMap((one) => {
    const times = readText(file).split(one).length - 1;
    return times === 1 ? [] : [`says ${JSON.stringify(one)} stands once in ${file}, not ${times} times: ${rule}`];
  });
}

/** Whether a rule is not built, or only in part. */
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
