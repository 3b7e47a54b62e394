/** The figures of `docs/operations.md` are those of `benchmarks/README.md`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const section =
  readFileSync('docs/operations.md', 'utf8')
    .split(/^(?=## )/m)
    .find((text) => text.startsWith('## What it carries')) ?? '';
const benchmarks = readFileSync('benchmarks/README.md', 'utf8');
const [figures = '', capacity = ''] = section.split('### Capacity');
const tableOf = (text: string) =>
  [...text.matchAll(/^\| (?!Figure|What \||When you)(.+) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
const numbersOf = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

let bench = '';
const rows = tableOf(figures).map(([figure = '', , measured = '', day = '', conditions = '', verdict = '']) => {
  // "The same" is of the bench before.
  bench = /`([\w-]+)`/.exec(figure)?.[1] ?? bench;
  return { bench, figure, measured, day, conditions, verdict };
});

describe('what it carries', () => {
  test('has the benches that an operator asks for first', () => {
    const named = new Set(rows.map((row) => row.bench));
    for (const name of ['page-cache', 'render', 'first-visit', 'workers', 'scale', 'rollout', 'search'])
      expect(named).toContain(name);
  });

  test.each(rows)('$figure: $measured', ({ bench: name, measured, day, conditions, verdict }) => {
    if (measured === '') {
      expect([day, conditions, verdict]).toEqual(['', '', '**not measured**']);
      return;
    }
    const own = new RegExp(`^\\| \`${name}\` \\| .+$`, 'm').exec(benchmarks)?.[0] ?? '';
    const known = numbersOf(own.includes('see below') ? benchmarks : own);
    for (const number of numbersOf(measured)) expect(known, own).toContain(number);
    expect(Number.parseInt(day, 10)).toBeGreaterThan(20);
    expect(conditions).not.toBe('');
  });

  test('a cell of the capacity table is a figure with its source, or says that there is none', () => {
    const cells = tableOf(capacity).filter((cells) => cells.length === 3);
    expect(cells.length).toBeGreaterThan(8);
    for (const [what = '', takes = '', from = ''] of cells) {
      expect(from, what).not.toBe('');
      expect(takes, what).toMatch(/\d|not measured/);
    }
  });
});
