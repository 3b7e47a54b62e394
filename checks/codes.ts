/**
 * Only their records list countries and languages (decision 0073): no other source lists the codes, and product code
 * has none. Tests use some as examples; content, recorded answers and signed cases are data.
 */
import { readFileSync } from 'node:fs';
import { findCodes } from './code-lists.ts';
import { listFiles, report } from './files.ts';

const RECORDS = ['contract/countries.ts', 'contract/languages.ts'];
const TEST = /\.(?:test|spec|bench)\.tsx?$|^site\/e2e\/|\/test\/|^(?:benchmarks|checks)\//;
const GENERATED = /\/generated\//;

const findings = listFiles(
  '**/*.ts',
  '**/*.tsx',
  '**/*.css',
  '*.ts',
  '**/*.json',
  ':!contract/recorded',
  ':!contract/signatures.json',
  ':!**/messages/*.json',
)
  .filter((file) => !RECORDS.includes(file) && !GENERATED.test(file))
  .flatMap((file) =>
    findCodes(readFileSync(file, 'utf8'), TEST.test(file) ? 'test' : 'product').map(
      ({ line, text }) => `${file}:${line}: ${text} belongs to the records of contract/`,
    ),
  );
report('Codes of countries and languages', findings);
