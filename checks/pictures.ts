/**
 * Pictures, films and documents are kept apart from source (decision 0075), and only screenshots that a document shows
 * are committed; `npm run screenshots` takes the others.
 */
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';

const PICTURE = /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|svg|webp)$/;
const FOLDERS = /^(?:docs\/screenshots|sample\/media|site\/public)\//;

const documents = listFiles('*.md', 'docs/**/*.md').map((file) => readFileSync(file, 'utf8'));
const files = listFiles();
report('Pictures', [
  ...files
    .filter((file) => PICTURE.test(file) && !FOLDERS.test(file))
    .map((file) => `${file}: a picture among source files`),
  ...files
    .filter((file) => file.startsWith('docs/screenshots/'))
    .filter((file) => !documents.some((text) => text.includes(file.replace('docs/', ''))))
    .map((file) => `${file}: no document shows it`),
]);
