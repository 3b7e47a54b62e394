/** Every mutant of `npm run mutate` applies, and the tests that must kill it exist. */
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
report('Mutants', findings);
