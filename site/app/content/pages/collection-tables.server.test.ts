import { expect, test } from 'vitest';
import { readCollections } from './collection-tables.server.ts';

const entry = (brand: string) => `<li><a href="/uae/collections/${brand}/all">Of ${brand}</a>: oils &amp; more.</li>`;

const scene = { image: null, isLaid: false };

test('a list of collections becomes their tables, whose texts begin with a capital, and the rest of the text stays', () => {
  const other = '<ul><li>Other</li></ul>';
  const { html, entries } = readCollections(`${other}<ul>${entry('tarwa')}${entry('arak')}</ul><p>After.</p>`);
  expect(html).toBe(`${other}<p>After.</p>`);
  expect(entries).toEqual([
    { brand: 'tarwa', href: '/uae/collections/tarwa/all', title: 'Of tarwa', text: 'Oils & more.', ...scene },
    { brand: 'arak', href: '/uae/collections/arak/all', title: 'Of arak', text: 'Oils & more.', ...scene },
  ]);
});

test('an entry has the picture that stands before its link', () => {
  const source = 'wp-content/uploads/2026/02/table-tarwa.webp';
  const picture = `<img alt="Packs" width="1472" src="/_ipx/w_768,f_webp,q_80/${source}" srcset="/_ipx/w_320/b 320w" />`;
  const { entries } = readCollections(`<ul>${entry('tarwa').replace('<li>', `<li>${picture}`)}</ul>`);
  expect(entries).toMatchObject([{ brand: 'tarwa', image: { mediaItemUrl: source }, isLaid: true }]);
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
