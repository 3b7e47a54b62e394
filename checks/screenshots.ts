/** Only pictures that a document shows are committed; `npm run screenshots` takes all others when they are wanted. */
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';

const documents = listFiles('*.md', 'docs/**/*.md').map((file) => readFileSync(file, 'utf8'));
const findings = listFiles('docs/screenshots/*')
  .filter((file) => !documents.some((text) => text.includes(file.replace('docs/', ''))))
  .map((file) => `${file}: no document shows it`);
report('Screenshots', findings);
