/** Renders huge pictures as the image proxy would, one after the other, and writes each result and the peak memory. */
import { FileError } from '../file-error.ts';
import { parseModifiers } from '../image-modifiers.ts';
import { renderImage } from '../image-render.ts';
import { parseImageType } from '../image-type.ts';
import { buildHugePictures } from './huge-pictures.ts';

const ADDRESSES = ['f_avif', '_', 'w_10'];

const statuses: Record<string, string> = {};
for (const [name, bytes] of await buildHugePictures()) {
  const answers: number[] = [];
  for (const address of ADDRESSES) {
    const modifiers = parseModifiers(address);
    const type = parseImageType(bytes);
    if ('reason' in modifiers || type === null) throw new Error(`${name} ${address}`);
    try {
      await renderImage(bytes, type, modifiers);
      answers.push(200);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      answers.push(error.status);
    }
  }
  statuses[name] = answers.join(' ');
}
process.stdout.write(JSON.stringify({ statuses, megabytes: process.resourceUsage().maxRSS / 1024 }));
