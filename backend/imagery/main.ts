/**
 * `npm run imagery`: brings the committed pictures and `public/` up to date with the content and the drawings.
 * `npm run imagery -- --set-up`: only fills `DATA_DIR/media`, as set-up does.
 */
import { join } from 'node:path';
import { readBackendEnv } from '../../env.ts';
import { readContent } from '../seed/load-content.ts';
import { createGarden } from './plants/plants.ts';
import { writePublicAssets } from './public-assets.ts';
import { renderCommitted, renderMedia } from './render.ts';
import { createTypesetter } from './type.ts';

const { dataDir } = readBackendEnv(process.env);
const { content, mistakes } = await readContent();
for (const mistake of mistakes) console.warn(mistake);

const started = performance.now();
if (!process.argv.includes('--set-up')) {
  await writePublicAssets({ type: await createTypesetter(), garden: createGarden() });
  const { rendered } = await renderCommitted(content, (file) => console.log(file));
  console.log(`${rendered} pictures drawn for the repository`);
}
const { rendered, copied, kept } = await renderMedia({ content, dir: join(dataDir, 'media') });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${rendered} pictures drawn, ${copied} copied, ${kept} kept in ${seconds} s`);
