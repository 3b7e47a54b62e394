import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageCodes, resolveLanguage, type Translated } from '../../contract/languages.ts';
import { smallContent } from '../test/small-content.ts';
import { buildSite } from './build-site.ts';

const arabic = resolveLanguage('ar');
beforeEach(() => {
  arabic.fallback = 'en';
});
afterEach(() => {
  arabic.fallback = null;
});

const onlyEnglish = ({ en }: Translated) => ({ en }) as Translated;

test('a page that is not translated yet has the texts and the language of its fallback (decision 0073)', () => {
  const [page, ...others] = smallContent.pages;
  if (!page) throw new Error('The small content has no page.');
  const unwritten = { ...page, title: onlyEnglish(page.title), content: onlyEnglish({ en: '<p>x</p>', ar: '' }) };
  const { rows } = buildSite({ ...smallContent, pages: [unwritten, ...others] }, {}, 'uae');
  const found = rows.entries.filter(({ slug, type }) => type === 'page' && slug === page.slug);
  expect(found.map(({ language, writtenIn, title }) => [language, writtenIn, title])).toEqual(
    languageCodes.map((language) => [language, language === 'en' ? null : 'en', page.title.en]),
  );
  expect(found[1]?.content).toContain('x');
  expect(rows.entries.filter(({ language, writtenIn }) => language === 'ar' && writtenIn !== null)).toHaveLength(1);
});
