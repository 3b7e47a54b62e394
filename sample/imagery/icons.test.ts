import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderIcons } from './icons.ts';

test('favicon.ico has a picture of each size', async () => {
  const ico = (await renderIcons()).get('favicon.ico');
  if (!Buffer.isBuffer(ico)) throw new TypeError('no icon file');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const sizes = [0, 1, 2].map(async (place) => {
    const entry = 6 + 16 * place;
    const start = ico.readUInt32LE(entry + 12);
    const { width, height, format } = await sharp(ico.subarray(start, start + ico.readUInt32LE(entry + 8))).metadata();
    expect([ico[entry], ico[entry + 1], format]).toEqual([width, height, 'png']);
    return width;
  });
  expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
});
