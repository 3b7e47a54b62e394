import { expect, test } from 'vitest';
import { findOtherPictures, findPictures } from '../content/html-pictures.ts';
import { placePictures } from './place-pictures.ts';
import { createSite } from './site.ts';

const manifest = {
  'still/grove': {
    file: 'aaaaaaaa.webp',
    mirroredFile: 'bbbbbbbb.webp',
    mimeType: 'image/webp',
    width: 1200,
    height: 800,
    alt: { en: 'A "grove" & a wall', ar: 'بستان' },
  },
};
const html = '<figure><img src="still/grove"><figcaption>Shade</figcaption></figure>';

test('a picture in a text gets its address, alt text and size from the media library', () => {
  const site = createSite({ country: 'uae', manifest });
  const placed = placePictures(html, site, 'en');
  const [{ id } = { id: 0 }] = site.rows.media;
  expect(placed).toBe(
    `<figure><img src="/wp-content/uploads/2026/02/still-grove-eaaaaaaaa.webp" alt="A &quot;grove&quot; &amp; a wall" width="1200" height="800" class="wp-image-${id}" /><figcaption>Shade</figcaption></figure>`,
  );
});

test('another site has its own address, and an Arabic text the mirrored file', () => {
  const placed = placePictures(html, createSite({ country: 'ksa', manifest }), 'ar');
  expect(placed).toContain('src="/ksa/wp-content/uploads/sites/2/2026/02/still-grove-rtl-ebbbbbbbb.webp" alt="بستان"');
});

test('a picture without a file is left out and reported', () => {
  const site = createSite({ country: 'uae', manifest: {} });
  expect(placePictures(html, site, 'en')).toBe('<figure><figcaption>Shade</figcaption></figure>');
  expect([...site.missingMedia]).toEqual(['still/grove']);
});

test('pictures of the content are told from other img tags', () => {
  const mixed = `${html}<img src="plant/amla"><img src="https://a.example/b.png"><img alt="" src="still/grove">`;
  expect(findPictures(mixed)).toEqual(['still/grove', 'plant/amla']);
  expect(findOtherPictures(mixed)).toEqual(['<img src="https://a.example/b.png">', '<img alt="" src="still/grove">']);
});
