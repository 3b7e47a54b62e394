import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ImageModifiers, parseModifiers } from './image-modifiers.ts';
import { estimateMemory, renderImage } from './image-render.ts';
import type { SourceType } from './image-type.ts';

const WIDE = { width: 1920, height: 1032, type: 'webp' } as const;

function readModifiers(text: string): ImageModifiers {
  const modifiers = parseModifiers(text);
  if ('reason' in modifiers) throw new Error(modifiers.reason);
  return modifiers;
}

test.each<[string, number, { width: number; height: number; type: SourceType }]>([
  ['w_1921,f_avif', 55, WIDE],
  ['w_1921', 24, WIDE],
  ['w_640,f_avif', 13, WIDE],
  ['s_640x640,f_avif', 18, WIDE],
  ['h_640', 14, WIDE],
  ['_', 24, WIDE],
  ['w_10', 160, { width: 8_000, height: 5_000, type: 'jpeg' }],
  ['w_320', Number.POSITIVE_INFINITY, { width: 40, height: 20, type: 'gif' }],
])('%s takes %i million bytes of memory, about', (text, millions, source) => {
  expect(Math.round(estimateMemory(source, readModifiers(text)) / 1_000_000)).toBe(millions);
});

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
