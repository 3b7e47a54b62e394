import { expect, test } from 'vitest';
import { cutStyles, readCode } from './core-styles.ts';

const CODE = {
  core: `<main className="card md:flex open"> style={{ color: 'var(--color-ink)' }}`,
  others: `<section className="card quiz md:w-1/2"> <b className="open">`,
};

test.each([
  ['.card { color: red }', true],
  ['.quiz { color: red }', false],
  ['.md\\:flex { display: flex }', true],
  ['.md\\:w-1\\/2 { width: 50% }', false],
  ['.card, .quiz { color: red }', true],
  ['.card .quiz { color: red }', false],
  // Of an element that is not a quiz.
  ['.card:not(.quiz) { color: red }', true],
  ['.card:has(.quiz:hover) { color: red }', true],
  // Composed of parts, or an editor's.
  ['.room-tarwa { color: red }', true],
  ['h2 { color: red }', true],
  ['@keyframes grow { from { opacity: 0 } }', true],
])('of the core styles, %s is one: %s', (rule, isKept) => {
  expect(cutStyles(rule, CODE).trim()).toBe(isKept ? rule : '');
});

test('a query whose rules are all of other pages goes with them', () => {
  const styles = '@media print { .quiz { color: red } }\n@media print { .card { color: red } }';
  expect(cutStyles(styles, CODE).trim()).toBe('@media print { .card { color: red } }');
});

test('so do the properties that nothing refers to any more', () => {
  const styles = `@property --tw-turn { inherits: false }
:root { --color-ink: #000; --leaf: green; --size: 1px }
.card { width: var(--size) }
.quiz { color: var(--leaf); rotate: var(--tw-turn) }`;
  expect(cutStyles(styles, CODE)).toBe(`:root { --color-ink: #000; --size: 1px }
.card { width: var(--size) }`);
});

test('what a page imports now or on demand belongs to it, and what content pages alone draw does not', async () => {
  const { core, others } = await readCode();
  expect(core).toContain('product-card');
  expect(core).toContain('search-start');
  expect(others).toContain('quiz');
  expect(core).not.toContain('function Quiz(');
});
