/** Every text follows docs/style.md: one term a concept, one spelling a word, the same facts in each language. */
import { existsSync } from 'node:fs';
import { report } from './files.ts';
import { readTexts } from './language/read-texts.ts';
import { RULES } from './language/rules.ts';

// A company may have deleted the sample; its own texts are in its content service.
if (existsSync('sample/content')) {
  const texts = readTexts();
  report(
    'Language',
    Object.entries(RULES).flatMap(([name, rule]) =>
      rule(texts).map(({ file, path, finding }) => `${file}: ${path}: ${finding} (${name})`),
    ),
  );
}
