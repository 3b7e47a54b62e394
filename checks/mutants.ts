/** Every mutant of `npm run mutate` applies, the tests that must kill it exist, and each subject of spec §9 has one. */
import { existsSync, readFileSync } from 'node:fs';
import { mutants } from '../script/mutants.ts';
import { report } from './files.ts';

const findings = mutants.flatMap(([, file, text, changed, tests]) => [
  ...(existsSync(file) && readFileSync(file, 'utf8').split(text).length === 2
    ? []
    : [`script/mutants.ts: ${file} does not hold ${JSON.stringify(text)} once`]),
  ...(text === changed ? [`script/mutants.ts: ${JSON.stringify(text)} in ${file} is not changed`] : []),
  ...tests.filter((test) => !existsSync(test)).map((test) => `script/mutants.ts: ${test} is not there`),
]);
const sections = readFileSync('docs/product.md', 'utf8').split(/^## /m);
const limits = sections.find((section) => section.startsWith('§9 ')) ?? '';
const rules = new Set(mutants.map(([rule]) => rule));
/** The first cells of its tables, below their heads. */
const subjects = [...limits.matchAll(/^\| (.+?) \| (?!Value|Amount)/gm)].map(([, subject = '']) => subject);
if (subjects.length === 0) findings.push('docs/product.md: §9 has no tables');
for (const subject of subjects)
  if (!rules.has(subject))
    findings.push(`script/mutants.ts: no mutant has the rule ${JSON.stringify(subject)} of spec §9`);
report('Mutants', findings);
