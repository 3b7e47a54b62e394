import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { writtenLanguages } from '../contract/languages.ts';
import { CONTENT_FOLDER } from './folders.ts';

/** The sentence with the date of the last change. */
const LAST_CHANGED = { en: /Last changed on (\d+ \p{L}+ \d{4})/u, ar: /آخر تعديل في (\d+ \p{L}+ \d{4})/u };

test('a page that names its last change does so in both languages, with its date of modification', async () => {
  const { pages } = await loadContent(CONTENT_FOLDER);
  const mentions = pages.flatMap(({ slug, content, modified }) =>
    writtenLanguages.flatMap((language) => {
      const text = [content ?? []].flat().map((part) => part[language]);
      const [, day] = LAST_CHANGED[language].exec(text.join(' ')) ?? [];
      return day === undefined ? [] : { slug, language, day, modified };
    }),
  );
  expect(mentions.map(({ slug, language }) => `${slug} ${language}`)).toEqual([
    'disclaimer en',
    'disclaimer ar',
    'privacy-policy en',
    'privacy-policy ar',
  ]);
  for (const { slug, language, day, modified = '' } of mentions) {
    const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' });
    const parts = format.formatToParts(new Date(`${modified}Z`));
    const part = (type: string) => parts.find((one) => one.type === type)?.value;
    expect(day, `${slug} ${language}`).toBe(`${part('day')} ${part('month')} ${part('year')}`);
  }
});
