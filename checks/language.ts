/**
 * Every text follows docs/style.md: one term a concept, one spelling a word, the same facts in each language.
 * `--all` adds the rules that texts are still being mended for.
 */
import { existsSync } from 'node:fs';
import { report } from './files.ts';
import { readTexts } from './language/read-texts.ts';
import { COMING, RULES } from './language/rules.ts';

const rules = process.argv.includes('--all') ? { ...RULES, ...COMING } : RULES;
// A company may have deleted the sample; its own texts stand in its content service.
if (existsSync('sample/content')) {
  const texts = readTexts();
  report(
    'Language',
    Object.entries(rules).flatMap(([name, rule]) =>
      rule(texts).map(({ file, path, finding }) => `${file}: ${path}: ${finding} (${name})`),
    ),
  );
}
