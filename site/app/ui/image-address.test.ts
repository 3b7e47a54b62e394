import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseModifiers } from '../../server/image-modifiers.ts';
import { papers } from '../content/pages/ingredient-paper.ts';
import { buildImageSrc, buildImageSrcSet, buildPlaceholder } from './image-address.ts';

const widthsIn = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));

test.each([
  ['a card', { to: 360 }, [320, 480, 768]],
  ['a thumb', { to: 76 }, [320]],
  ['a scene on desktops', { from: 769, to: 1921 }, [768, 1200, 1921, 2400]],
  ['a leading one', { from: 769, to: 1921, isLeading: true }, [768, 996, 1200, 1536, 1921, 2400]],
  ['a leading one on phones', { to: 480, isLeading: true }, [320, 480, 576, 768, 996]],
])('%s has the candidates it needs', (_name, range, widths) => {
  expect(widthsIn(buildImageSrcSet('m0/a.webp', range))).toEqual(widths);
});

test('every address is accepted by the image proxy', () => {
  const width = fc.integer({ min: 1, max: 2400 });
  const background = fc.option(fc.constantFrom(...papers), { nil: undefined });
  fc.assert(
    fc.property(width, width, background, (to, from, background) => {
      const addresses = [
        buildImageSrc('m0/a.webp', to, background),
        ...buildImageSrcSet('m0/a.webp', { from: Math.min(from, to), to }, background).split(', '),
      ];
      for (const address of addresses) {
        const [, modifiers = ''] = /^\/_ipx\/([^/]+)\//.exec(address) ?? [];
        expect(parseModifiers(modifiers)).not.toHaveProperty('reason');
      }
    }),
  );
});

test('the widest candidate covers the image at density 2, or is the widest available', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2400 }), (to) => {
      const widest = Math.max(...widthsIn(buildImageSrcSet('m0/a.webp', { to })));
      expect(widest).toBeGreaterThanOrEqual(Math.min(to * 2, 2400));
    }),
  );
});

test('the placeholder is the specified one, and cannot break out of its style', () => {
  expect(buildPlaceholder('m0/a".webp')).toBe('url("/_ipx/s_10x10,fit_fill,f_webp,q_50,blur_3/m0/a%22.webp")');
  expect(parseModifiers('s_10x10,fit_fill,f_webp,q_50,blur_3')).not.toHaveProperty('reason');
});
