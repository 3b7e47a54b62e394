/**
 * Pictures, films and documents are kept apart from source (decision 0075), and only screenshots that a document or the
 * web manifest shows are committed; `npm run screenshots` takes the others.
 */
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';
import { findUnshown } from './unshown-pictures.ts';

const PICTURE = /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|svg|webp)$/;
const FOLDERS = /^(?:docs\/screenshots|sample\/media|site\/public)\//;

const documents = listFiles('*.md', 'docs/**/*.md').map((file) => readFileSync(file, 'utf8'));
const manifest = readFileSync('site/app/seo/web-manifest.ts', 'utf8');
const files = listFiles();
report('Pictures', [
  ...files
    .filter((file) => PICTURE.test(file) && !FOLDERS.test(file))
    .map((file) => `${file}: a picture among source files`),
  ...findUnshown(files, { documents, manifest }),
]);
