import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measurePictures } from './measure-pictures.ts';

const draw = (width: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();

const pictures = [
  ['narrow.webp', 599],
  ['fitting.webp', 600],
  ['wide.webp', 6001],
] as const;

test('pictures that are too small, too large or not there are told, each once', async () => {
  const files = new Map<string, Buffer>(
    await Promise.all(pictures.map(async ([name, width]) => [name, await draw(width)] as const)),
  );
  const asked: string[] = [];
  const findings = await measurePictures(
    [...files.keys(), 'gone.webp', 'narrow.webp'].map((file) => ({
      source: `m0/uploads/${file}`,
      name: 'Home',
      where: 'English',
    })),
    {
      origins: ['https://content.test'],
      fetch: async (address) => {
        asked.push(String(address));
        const file = files.get(String(address).replace('https://content.test/uploads/', ''));
        return file ? new Response(new Uint8Array(file)) : new Response('', { status: 404 });
      },
    },
  );
  expect(findings.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([
    'small: narrow.webp in “Home” is 599 pixels wide',
    'large: wide.webp in “Home” is 6001 pixels wide',
    'nowhere: gone.webp in “Home”: there is no such picture',
  ]);
  expect(asked).toHaveLength(4);
});
