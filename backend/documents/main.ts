/**
 * `node backend/documents/main.ts`: brings the committed films up to date with the content.
 * `node backend/documents/main.ts --set-up`: only fills `DATA_DIR/media`, as set-up does after the pictures.
 */
import { join } from 'node:path';
import { readBackendEnv } from '../../env.ts';
import { readContent } from '../seed/load-content.ts';
import { renderCommitted, renderDocuments } from './render.ts';

const { content, mistakes } = await readContent();
for (const mistake of mistakes) console.warn(mistake);

const started = performance.now();
if (!process.argv.includes('--set-up')) {
  const { rendered } = await renderCommitted(content, (file) => console.log(file));
  console.log(`${rendered} films made for the repository`);
}
const dir = join(readBackendEnv(process.env).dataDir, 'media');
const { rendered, copied, kept } = await renderDocuments({ content, dir });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${rendered} documents made, ${copied} copied, ${kept} kept in ${seconds} s`);
