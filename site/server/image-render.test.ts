import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ImageModifiers, parseModifiers } from './image-modifiers.ts';
import { renderImage } from './image-render.ts';

function readModifiers(text: string): ImageModifiers {
  const modifiers = parseModifiers(text);
  if ('reason' in modifiers) throw new Error(modifiers.reason);
  return modifiers;
}

test('sharp keeps nothing of a picture, and takes one thread for it', () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } });
  expect(sharp.concurrency()).toBe(1);
});

test('AVIF has colour at half the width and height', async () => {
  const original = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const picture = await renderImage(original, 'png', readModifiers('f_avif'));
  // The third byte of the codec's configuration holds chroma_subsampling_x and _y.
  const configuration = picture.indexOf('av1C') + 4;
  expect((picture[configuration + 2] ?? 0) & 0b1100).toBe(0b1100);
});

test('a picture that is not made in time may be asked for again', async () => {
  const original = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const making = renderImage(original, 'jpeg', { ...readModifiers('_'), blur: 300 }, 1);
  await expect(making).rejects.toMatchObject({ status: 503, message: 'The picture takes too long.' });
});
