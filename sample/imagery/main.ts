/**
 * `npm run imagery`: brings the committed pictures and `site/public/` up to date with the content and the drawings.
 * `node sample/imagery/main.ts --media .data/media`: fills a media folder instead, as set-up does.
 */
import { parseArgs } from 'node:util';
import { readContent } from '../../backend/content/load-content.ts';
import { CONTENT_FOLDER } from '../folders.ts';
import { loadDrawingTools } from './drawing-tools.ts';
import { writePublicAssets } from './public-assets.ts';
import { renderCommitted, renderMedia } from './render.ts';

const { values } = parseArgs({ options: { media: { type: 'string' } } });
const { content, mistakes } = await readContent(CONTENT_FOLDER);
for (const mistake of mistakes) console.warn(mistake);

const started = performance.now();
if (!values.media) await writePublicAssets(await loadDrawingTools());
const { made, copied, kept } = values.media
  ? await renderMedia({ content, dir: values.media })
  : await renderCommitted(content, (file) => console.log(file));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${made} pictures drawn, ${copied} copied, ${kept} kept in ${seconds} s`);
