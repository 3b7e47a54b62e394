/** The figures of `docs/operations.md` are those of `benchmarks/README.md`, and its verdicts follow from them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/operations.md', 'utf8');
const sections = page.split(/^(?=## )/m);
const section = sections.find((text) => text.startsWith('## What it carries')) ?? '';
const benchmarks = readFileSync('benchmarks/README.md', 'utf8');
const [figures = '', capacity = ''] = section.split('### Capacity');
const tableOf = (text: string) =>
  [...text.matchAll(/^\| (?!Figure|What \||When you)(.+) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
/** Reads numbers without thousands separators, which tables may leave out. */
const numbersOf = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

let bench = '';
const rows = tableOf(figures).map(
  ([figure = '', bound = '', measured = '', day = '', conditions = '', verdict = '']) => {
    // "The same" refers to the bench before.
    bench = /`([\w-]+)`/.exec(figure)?.[1] ?? bench;
    return { bench, figure, bound, measured, day, conditions, verdict };
  },
);

/** What benchmarks/README.md says of a bench: its gate and its figures. */
function readBench(name: string) {
  const row = new RegExp(`^\\| \`${name}\` \\| .+$`, 'm').exec(benchmarks)?.[0] ?? '';
  const [, , , , gate = '', measured = ''] = row.split('|');
  // The newest figures stand first.
  const below = benchmarks.split('## Mobile Lighthouse')[1]?.split('Those of')[0] ?? '';
  const newest = /(\d+) November/.exec(below)?.[1];
  return measured.includes('see below') ? { gate, measured: below, newest } : { gate, measured, newest: undefined };
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000 };
const scaleOf = (text: string) => UNITS[/\d (s|ms|MB|%)/.exec(text)?.[1] ?? ''] ?? 1;

/** Whether figures meet their bounds, one by one or all the same one; null where no bound is a number. */
function findHeld(bound: string, measured: string): boolean | null {
  const bounds = bound.split(', ').flatMap((text) => {
    const [, sign = '', number] = /^([≥≤<]) ([\d.]+)/.exec(text) ?? [];
    return number === undefined ? [] : [{ sign, most: Number(number) * scaleOf(text) }];
  });
  if (bounds.length === 0) return null;
  return measured.split(', ').every((text, place) => {
    const { sign, most } = bounds[bounds.length === 1 ? 0 : place] ?? { sign: '', most: Number.NaN };
    const holds = (value: number) => (sign === '≥' ? value >= most : sign === '≤' ? value <= most : value < most);
    return numbersOf(text).every((number) => holds(number * scaleOf(text)));
  });
}

test.each([
  ['≥ 0.6', '1.02 of bare', true],
  ['≥ 200', '199, 214', false],
  ['≤ 1.5 s', '1,207 to 1,506 ms', false],
  ['< 25, < 50 ms', '8.2 to 9.8 ms, 49 ms', true],
  ['< 25, < 50 ms', '8.2 to 9.8 ms, 50 ms', false],
  ['no page fails', '12', null],
])('with the bound %s, %s is %s', (bound, measured, held) => {
  expect(findHeld(bound, measured)).toBe(held);
});

describe('what it carries', () => {
  test('has the benches that an operator asks for first', () => {
    const named = new Set(rows.map((row) => row.bench));
    for (const name of ['page-cache', 'render', 'first-visit', 'workers', 'scale', 'rollout', 'search'])
      expect(named).toContain(name);
  });

  test.each(rows)('$figure: $measured', ({ bench: name, bound, measured, day, conditions, verdict }) => {
    const own = readBench(name);
    expect(numbersOf(own.gate)).toEqual(expect.arrayContaining(numbersOf(bound)));
    if (measured === '') {
      expect([day, conditions, verdict]).toEqual(['', '', '**not measured**']);
      return;
    }
    expect(numbersOf(own.measured)).toEqual(expect.arrayContaining(numbersOf(measured)));
    expect(own.measured).toContain(`${Number.parseInt(day, 10)} November`);
    expect(day).toContain(own.newest ?? '');
    expect(conditions).not.toBe('');
    const held = findHeld(bound, measured);
    if (held !== null) expect(verdict).toMatch(held ? /^(?:held|\*\*not shown\*\*)$/ : /^\*\*missed\*\*/);
    else if (bound === 'none') expect(verdict).toBe('');
    else
      expect(verdict).toMatch(own.measured.includes('missed') ? /^\*\*missed\*\*/ : /^(?:held|no rate to count on)$/);
  });

  test('a cell of the capacity table is a figure of its source, or says that there is none', () => {
    const cells = tableOf(capacity).filter((cells) => cells.length === 3);
    expect(cells.length).toBeGreaterThan(8);
    for (const [what = '', takes = '', from = ''] of cells) {
      expect(takes, what).toMatch(/\d|not measured/);
      expect(from, what).not.toBe('');
      expect(numbersOf(readSources(from).join('\n')), what).toEqual(expect.arrayContaining(numbersOf(takes)));
    }
  });
});

/** The texts that a cell names: benches, other files of docs/, sections of the page itself. */
function readSources(from: string): string[] {
  const benches = [...from.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => readBench(name).measured);
  const linked = [...from.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) =>
    target.startsWith('#')
      ? (sections.find((text) => text.startsWith(`## ${nameOf(target)}\n`)) ?? '')
      : readFileSync(join('docs', target), 'utf8'),
  );
  return [...benches, ...linked];
}

/** The title of a section of the page, from its anchor. */
function nameOf(anchor: string): string {
  const words = anchor.slice(1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
