/**
 * `node sample/documents/main.ts`: brings the committed films up to date with the content.
 * `node sample/documents/main.ts --media .data/media`: fills a media folder instead, as set-up does after the pictures.
 */

import { parseArgs } from 'node:util';
import { loadContent } from '../../backend/content/load-content.ts';
import { CONTENT_FOLDER } from '../folders.ts';
import { renderCommitted, renderDocuments } from './render.ts';

const { values } = parseArgs({ options: { media: { type: 'string' } } });
const content = await loadContent(CONTENT_FOLDER);
const started = performance.now();
const { made, copied, kept } = values.media
  ? await renderDocuments({ content, dir: values.media })
  : await renderCommitted(content, (file) => console.log(file));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${made} documents and films made, ${copied} copied, ${kept} kept in ${seconds} s`);
