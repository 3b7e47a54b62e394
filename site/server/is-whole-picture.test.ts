import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImageModifiers } from './image-modifiers.ts';
import { parseModifiers } from './image-modifiers.ts';
import { renderImage } from './image-render.ts';
import { FORMATS } from './image-type.ts';
import { isWholePicture } from './is-whole-picture.ts';

const photo = await sharp({ create: { width: 97, height: 61, channels: 4, background: '#7a3c' } })
  .png()
  .toBuffer();

describe.each(FORMATS)('a stored %s', async (format) => {
  const bytes = await renderImage(photo, 'png', parseModifiers(`w_320,f_${format}`) as ImageModifiers);

  test('is whole as it is made', () => {
    expect(isWholePicture(bytes, format)).toBe(true);
  });

  test('is not whole without its end, or when the disk has only zeros of it', () => {
    const lengths = [0, 1, 7, 8, 9, Math.floor(bytes.length / 2), bytes.length - 1];
    expect(lengths.filter((length) => isWholePicture(bytes.subarray(0, length), format))).toEqual([]);
    expect(isWholePicture(Buffer.alloc(bytes.length), format)).toBe(false);
  });
});
