import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { buildLaunch } from '../launch-settings.ts';
import { estimateMemory, estimateReading, type Original, resolveOutput } from './image-memory.ts';
import { type ImageModifiers, parseModifiers } from './image-modifiers.ts';
import type { SourceType } from './image-type.ts';

function readModifiers(text: string): ImageModifiers {
  const modifiers = parseModifiers(text);
  if ('reason' in modifiers) throw new Error(modifiers.reason);
  return modifiers;
}

function describe(width: number, height: number, hasAlpha = false): Original {
  return { width, height, reading: width * height * 4, hasAlpha };
}

const WIDE = { ...describe(1920, 1032), type: 'webp' } as const;

test.each<[string, number, Original & { type: SourceType }]>([
  ['w_1921,f_avif', 55, WIDE],
  ['w_1921', 36, WIDE],
  ['w_640,f_avif', 13, WIDE],
  ['s_640x640,f_avif', 18, WIDE],
  ['h_640', 19, WIDE],
  ['_', 36, WIDE],
  ['w_1921,f_avif', 93, { ...WIDE, hasAlpha: true }],
  ['w_1921', 77, { ...WIDE, hasAlpha: true }],
  ['w_10', 160, { ...describe(8_000, 5_000), type: 'jpeg' }],
  ['f_avif', 280, { ...describe(8_000, 5_000, true), type: 'webp' }],
  ['w_320', Number.POSITIVE_INFINITY, { ...describe(40, 20), type: 'gif' }],
])('%s takes %i million bytes of memory, about', (text, millions, source) => {
  expect(Math.round(estimateMemory(source, readModifiers(text)) / 1_000_000)).toBe(millions);
});

test.each<[string, string, Original]>([
  ['w_640', '640 × 400 fill', describe(8_000, 5_000)],
  ['h_640', '1024 × 640 fill', describe(8_000, 5_000)],
  ['s_640x640', '640 × 640 cover', describe(8_000, 5_000)],
  ['s_640x640', '200 × 200 cover', describe(400, 200)],
  ['s_320x320,fit_outside', '640 × 320 fill', describe(4_000, 2_000)],
  ['s_768x768,fit_outside', '3842 × 96 fill', describe(40_000, 1_000)],
  ['_', '400 × 200 fill', describe(400, 200)],
  ['f_png', '3842 × 2401 fill', describe(8_000, 5_000)],
  ['h_3842,f_png', '3842 × 2401 fill', describe(8_000, 5_000)],
  ['f_avif', '2828 × 1767 fill', describe(8_000, 5_000)],
  ['f_avif', '2113 × 1320 fill', describe(8_000, 5_000, true)],
  ['w_3842', '1740 × 4939 fill', describe(3_750, 10_640)],
  ['w_10', '10 × 1 fill', describe(40_000, 1)],
  ['_', '1000 × 1000 fill', { ...describe(1_000, 1_000), frames: 12 }],
  ['_', '755 × 755 fill', { ...describe(1_000, 1_000), reading: 160_000_000, frames: 15 }],
])('%s is written as %s', (text, written, original) => {
  const { width, height, fit } = resolveOutput(original, readModifiers(text));
  expect(`${width} × ${height} ${fit}`).toBe(written);
});

test.each([
  [40, { format: 'webp', depth: 'uchar', channels: 4 }],
  [40, { format: 'jpeg', depth: 'uchar' }],
  [40, { format: 'jpeg', depth: 'uchar', channels: 3, isProgressive: true }],
  [30, { format: 'jpeg', depth: 'uchar', channels: 4, isProgressive: true }],
  [40, { format: 'png', depth: 'uchar', isProgressive: true }],
  [26, { format: 'png', depth: 'ushort', isProgressive: true }],
  [40, { format: 'png', depth: 'ushort' }],
  [40, { format: 'gif', depth: 'uchar' }],
  [12, { format: 'heif', depth: 'uchar' }],
  [9, { format: 'heif', depth: 'ushort' }],
])('at most %i megapixels are read of %j', (most, header) => {
  expect(estimateReading(most * 1_000_000, header)).toBeLessThanOrEqual(240_000_000);
  if (most < 40) expect(() => estimateReading((most + 1) * 1_000_000, header)).toThrow('too much memory');
});

test('pictures of 39 megapixels take less memory than a site may have, with and without a width', {
  timeout: 90_000,
}, async () => {
  const { args = [], env = process.env } = buildLaunch(process) ?? {};
  const script = new URL('./test/render-huge.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [...args, script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  const { statuses, megabytes } = JSON.parse(text);
  expect(statuses).toEqual({
    '39-megapixels.webp': '200 200 200',
    '39-megapixels.png': '200 200 200',
    '39-megapixels-interlaced.png': '200 200 200',
    '39-megapixels.avif': '413 413 413',
    '12-megapixels.avif': '200 200 200',
  });
  expect(megabytes).toBeLessThan(450);
});
