import { expect, test } from 'vitest';
import { readCollections } from './collection-tables.server.ts';

const entry = (brand: string) => `<li><a href="/uae/collections/${brand}/all">Of ${brand}</a>: oils &amp; more.</li>`;

test('a list of collections becomes their tables, and the rest of the text stays', () => {
  const other = '<ul><li>Other</li></ul>';
  const { html, entries } = readCollections(`${other}<ul>${entry('tarwa')}${entry('arak')}</ul><p>After.</p>`);
  expect(html).toBe(`${other}<p>After.</p>`);
  expect(entries).toEqual([
    { brand: 'tarwa', href: '/uae/collections/tarwa/all', title: 'Of tarwa', text: 'oils & more.' },
    { brand: 'arak', href: '/uae/collections/arak/all', title: 'Of arak', text: 'oils & more.' },
  ]);
});

test.each([
  ['no list', '<p>Text.</p>'],
  ['a list of something else', '<ul><li>One</li></ul>'],
  [
    'a list with another entry',
    `<ul>${entry('tarwa')}<li><a href="/uae/collections/tarwa/hair-oil">Oils</a></li></ul>`,
  ],
])('%s stays as it is', (_, html) => {
  expect(readCollections(html)).toEqual({ html, entries: [] });
});
