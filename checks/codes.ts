/**
 * Countries and languages are listed only in their records (decision 0073): no other source lists the codes, and
 * product code has none. Tests use some as examples; content, recorded answers and signed cases are data. Nor does
 * product code have slugs of the sample company, which are in `site/company/` (decision 0270); only the styleguide
 * shows its rooms. The company's own name in addresses, and that of the old site, are in `site/company.ts`.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { company } from '../site/company.ts';
import { findCodes, findNames, findSlugs } from './code-lists.ts';
import { listFiles, report } from './files.ts';

const RECORDS = ['contract/countries.ts', 'contract/languages.ts'];
const TEST = /\.(?:test|spec|bench)\.tsx?$|^site\/e2e\/|\/tests?\/|^(?:benchmarks|checks)\//;
const GENERATED = /\/generated\//;

const findings = listFiles(
  '**/*.ts',
  '**/*.tsx',
  '**/*.php',
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

/** Slugs of the sample that are also a word in the code or in an old address (spec §2). */
const WORDS = ['date', 'health-care'];
const SLUG = /^ *(?:- )?slug: ([\w-]+)$/gm;
const slugs = [
  ...listFiles('sample/content/ranges').map((file) => basename(file, '.yaml')),
  ...listFiles('sample/content/ingredients.yaml', 'sample/content/product-types.yaml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SLUG)].map(([, slug = '']) => slug),
  ),
].filter((slug) => !WORDS.includes(slug));
report(
  'Slugs of the sample company',
  listFiles('site/app', 'site/server', 'site/worker')
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !TEST.test(file) && !GENERATED.test(file))
    .filter((file) => !file.startsWith('site/app/styleguide/'))
    .flatMap((file) =>
      findSlugs(readFileSync(file, 'utf8'), slugs).map((slug) => `${file}: ${slug} belongs to site/company/`),
    ),
);

/** The record itself, and the one that writes into the plugin's folder. */
const NAMING = ['site/company.ts', 'site/script/codegen.ts'];
report(
  'Names of the company',
  listFiles('site/*.ts', 'site/*.tsx', 'site/*.css')
    .filter((file) => !NAMING.includes(file) && !TEST.test(file) && !GENERATED.test(file))
    .flatMap((file) =>
      findNames(readFileSync(file, 'utf8'), [company.slug, company.oldSlug]).map(
        (name) => `${file}: ${name} belongs to site/company.ts`,
      ),
    ),
);
