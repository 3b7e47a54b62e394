import { expect, test } from 'vitest';
import { headingEnds, sentenceCase } from './find-headings.ts';
import { headingsOf } from './headings.ts';
import type { Pair } from './texts.ts';

const at = (file: string, path: string, en: string): Pair => ({ file, path, texts: { en } });
const CONTENT: readonly Pair[] = [
  at('sample/content/ranges/tarwa.yaml', 'brand.name', 'Tarwa'),
  at('sample/content/ranges/tarwa.yaml', 'products[a].name', 'Fenugreek Shampoo'),
  at('sample/content/shops.yaml', 'locations[a].title', 'Palm Court Market'),
  at('sample/content/awards.yaml', 'awards[a].title', 'Plain Label Prize, everyday balms'),
  at('sample/content/pages/contact.yaml', 'pages[distribution].content', '<th scope="row">Wooden Abra Trading</th>'),
  at('contract/marketplaces.ts', 'MARKETPLACE_NAMES.noon', 'noon'),
  at('sample/content/posts/blog.yaml', 'posts[a].content', '<p>We met at Thumrait, by the market.</p>'),
];

/** The words that a heading has wrong. */
function find(heading: string, path = 'pages[a].banner.heading', file = 'sample/content/pages/home.yaml'): string[] {
  return sentenceCase([...CONTENT, at(file, path, heading)]).map(({ finding }) => finding.replace(/(?: in)? “.*/s, ''));
}

test.each([
  ['Open Jobs Near You', ['Jobs', 'Near', 'You']],
  ['The Hair Shampoo', ['Hair', 'Shampoo']],
  ['Two shapes: A Bow', ['A', 'Bow']],
  ['open jobs', ['a small letter begins']],
  ['Open jobs near you', []],
  ['Tarwa Fenugreek Shampoo, for Omani hair on Fridays', []],
  ['Sold at Palm Court Market, noon and Wooden Abra Trading in Abu Dhabi', []],
  ['The Plain Label Prize of May', []],
  ['Sales, AED million: may I? A Q3 report', []],
  ['A morning in Thumrait', []],
  ['noon', []],
])('a heading is in sentence case: %s', (heading, found) => {
  expect(find(heading)).toEqual(found);
});

test('headings inside of texts, labels and messages are headings too; sentences and alternative texts are none', () => {
  expect(find('<h2>Open Jobs</h2><p>Our jobs</p>', 'pages[a].content')).toEqual(['Jobs']);
  expect(find('<tr><th scope="col">Per Cent</th></tr>', 'pages[a].content')).toEqual(['Cent']);
  expect(find('Show More', 'product_more', 'site/app/messages/en.json')).toEqual(['More']);
  expect(find('Select Country', 'country_title', 'site/app/messages/en.json')).toEqual([]);
  expect(find('Ask Us.', 'form_hint', 'site/app/messages/en.json')).toEqual([]);
  expect(find('A Bar of Soap', 'SUBJECTS.soap', 'sample/imagery/alt.ts')).toEqual([]);
  expect(find('packs and sizes', 'pages[a].keyData1.label')).toEqual([]);
  expect(headingsOf({ file: 'sample/content/a.yaml', path: 'content', text: '<h3>A &amp; B</h3>' })).toEqual(['A & B']);
});

test.each([
  ['en', 'Open jobs.', 1],
  ['ar', 'وظائف شاغرة،', 1],
  ['ar', 'صيف متأنٍّ', 1],
  ['en', 'Which type are you?', 0],
  ['ar', 'صيف متأنٍ', 0],
] as const)('a heading in %s ends with no stop and no kasratayn on a shadda: %s', (language, text, count) => {
  const of = (file: string, path: string) => headingEnds([{ file, path, texts: { [language]: text } }]);
  expect(of('sample/content/a.yaml', 'pages[a].title')).toHaveLength(count);
  expect(of('sample/content/a.yaml', 'pages[a].excerpt')).toEqual([]);
  expect(of('backend/mail/texts.ts', 'GREETING')).toEqual([]);
});
