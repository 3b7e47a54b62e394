import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHtmlCleaner } from './html.server.ts';

const context = {
  country: 'uae',
  language: 'en',
  endpoints: {},
  origins: [],
  siteOrigin: 'https://site.example',
} as const;
const clean = createHtmlCleaner(context);

/** Paragraphs and references to characters, which are written without the sanitiser where nothing is to be cleaned. */
// biome-ignore format: a list of pieces reads better in rows
const PARTS = [
  '<p>', '</p>', '\n', ' ', 'oil', '[gallery ids="1"]', '[', ']', '&amp;', '&amp', '&', 'amp;', 'lt;', '&#8211;',
  '&#038;', '&#38;', '&#60;', '&#62;', '&#91;', '&#93;', '&#160;', '&#10;', '&#150;', '&#55296;', '&#99999;',
];

test('plain paragraphs are written as the sanitiser writes them', () => {
  const viaSanitiser = (html: string) => clean(`<hr>${html}`).replace('<hr />', '').trim();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 6 }), (parts) => {
      for (const html of [parts.join(''), `<p>${parts.join('')}</p>`, `<p>one</p><p>${parts.join('')}</p>\n`])
        expect([html, clean(html)]).toEqual([html, viaSanitiser(html)]);
    }),
    { numRuns: 2_000 },
  );
});
