import { expect, test } from 'vitest';
import { buildMenu, buildTopItems } from './menu.ts';

const picture = (mediaItemUrl: string) => ({ mImage: { node: { mediaItemUrl, altText: '' } } });

test('items are in menu order, without those that have no label or an empty target (spec §2, §3)', () => {
  const nodes = [
    { label: 'Third', order: 3, path: '/uae/thrice' },
    { label: 'First', order: 1, path: '#' },
    { label: '', order: 2, path: '/uae/nameless' },
    { label: 'Empty', order: 2, path: '/uae/empty' },
    { label: 'Second', order: 2, path: '/uae/second' },
  ];
  const resolve = (path: string) => (path === '/uae/empty' ? null : path.replace('thrice', 'third'));
  const menu = buildMenu([{ label: 'Top', childItems: { nodes } }], resolve);
  expect(menu[0]?.children.map(({ label, href }) => [label, href])).toEqual([
    ['First', null],
    ['Second', '/uae/second'],
    ['Third', '/uae/third'],
  ]);
  expect(buildMenu(null, resolve)).toEqual([]);
});

test('a panel starts with the first picture of its children, or its own (spec §3)', () => {
  const menu = buildMenu(
    [
      {
        label: 'With',
        menuFields: picture('own'),
        childItems: { nodes: [{ label: 'a' }, { label: 'b', menuFields: picture('of-b') }] },
      },
      { label: 'Without', menuFields: picture('own'), childItems: { nodes: [{ label: 'c' }] } },
    ],
    (path) => path,
  );
  expect(buildTopItems(menu)).toMatchObject([
    { picture: 'of-b', childPictures: [null, 'of-b'] },
    { picture: 'own', childPictures: [null] },
  ]);
});
