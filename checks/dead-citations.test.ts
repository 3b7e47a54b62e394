import { expect, test } from 'vitest';
import { findDeadCitations } from './dead-citations.ts';

const sections = ['spec §4', 'rulings 2.4', 'demand 4', 'demand 21', 'contract notes §4', 'contract notes 26'];
const find = (source: string) =>
  findDeadCitations(source, (document, section) => sections.includes(`${document} ${section}`));

test.each([
  '/** The language is kept (spec §4, rulings 2.4). */',
  '// Two rows (demand 4, 21), and (demand 4 and 21).',
  '/**\n * Dates carry an offset (contract notes §4,\n * 26).\n */',
  '// contract notes, section 4',
  'in shared/ we trust', // no path below it
])('%j resolves', (source) => {
  expect(find(source)).toEqual([]);
});

test.each([
  ['/** The language (spec §44). */', 'spec §44'],
  ['// Rulings 2.5: no such item', 'Rulings 2.5'],
  ['// demand 4, 22', 'demand 4, 22'],
  ['/** See (issue "Look"). */', 'issue "'],
  ['/** Counted in rounds (issue 14.5). */', 'issue 1'],
  ['// shared/spec.md', 'shared/s'],
  ['// (stack.md, pitfall 8)', 'stack.md, pitfall'],
])('%j does not resolve', (source, text) => {
  expect(find(`\n${source}`)).toContainEqual({ line: 2, text });
});
