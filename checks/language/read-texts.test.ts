import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCode, readTexts, readYaml } from './read-texts.ts';
import { RULES } from './rules.ts';

test('the texts of a YAML file have their place; words to search by are none', () => {
  const source = `
products:
  - slug: oil
    short: { en: Oil, ar: زيت }
    pack: { descriptor: { en: [Hair, oil], ar: [زيت, شعر] } }
    keywords: { en: [oyl], ar: [زيتت] }`;
  expect(readYaml('a.yaml', source)).toEqual([
    { file: 'a.yaml', path: 'products[oil].short', texts: { en: 'Oil', ar: 'زيت' } },
    { file: 'a.yaml', path: 'products[oil].pack.descriptor', texts: { en: 'Hair\noil', ar: 'زيت\nشعر' } },
  ]);
});

test('a complaint may be searched for, and is not shown', () => {
  const source = `
products:
  - slug: shampoo
    short: { en: Against dandruff, ar: للفروة }
    keywords: { en: [dandruff], ar: [قشرة الرأس] }`;
  const found = RULES.medicalClaims?.(readYaml('sample/content/ranges/tarwa.yaml', source));
  expect(found?.map(({ path }) => path)).toEqual(['products[shampoo].short.en']);
});

test('texts in code are read with what they say around their names', () => {
  const source = `
const TEXTS: Words = { sent: { en: 'Sent', ar: 'أُرسلت' } };
function cover(title: Text) { return { en: \`Cover of \${title.en}\`, ar: \`غلاف \${title.ar}\` }; }
const PAGE = { en: { title: 'Page' }, ar: { title: 'صفحة' } };`;
  expect(readCode('a.ts', source)).toEqual([
    { file: 'a.ts', path: 'TEXTS.sent', texts: { en: 'Sent', ar: 'أُرسلت' } },
    { file: 'a.ts', path: 'cover', texts: { en: 'Cover of {}', ar: 'غلاف {}' } },
    { file: 'a.ts', path: 'PAGE.title', texts: { en: 'Page', ar: 'صفحة' } },
  ]);
});

/** A company may have deleted the backend and the sample. */
const hasRoof = (file: string) => existsSync(file.replace(/\/.*/, ''));

test('content, documents, messages and alternative texts are all read', () => {
  const files = new Set(readTexts().map(({ file }) => file));
  for (const file of [
    'sample/content/ranges/tarwa.yaml',
    'sample/documents/reports/letters.yaml',
    'sample/documents/layout/words.ts',
    'sample/imagery/alt-words.ts',
    'backend/forms/messages.ts',
    'site/server/last-resort-page.ts',
    'site/app/messages/en.json',
    'site/company.ts',
    'sample/company.ts',
  ].filter(hasRoof)) {
    expect(files).toContain(file);
  }
});

test.runIf(existsSync('sample'))('every file of the content is read, in its folder itself too', () => {
  const read = new Set(readTexts().map(({ file }) => file));
  const files = readdirSync('sample/content', { recursive: true, encoding: 'utf8' });
  const written = files.filter(
    (file) => file.endsWith('.yaml') && !/search-words|one-language|marketplaces/.test(file),
  );
  expect(written.filter((file) => !read.has(`sample/content/${file}`))).toEqual([]);
});
