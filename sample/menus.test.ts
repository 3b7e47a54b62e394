import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { CONTENT_FOLDER } from './folders.ts';

test('no two entries of a menu panel lead to one address', async () => {
  const { menus } = await loadContent(CONTENT_FOLDER);
  const panels = [
    // A top item of the header is a link beside those of its panel; a column of the footer has a heading alone.
    ...menus.primary.map(({ path, children = [] }) => [path, ...children.map((child) => child.path)]),
    ...menus.footer.map(({ children = [] }) => children.map((child) => child.path)),
    menus.quickLinks.map(({ path }) => path),
  ];
  const twice = panels.map((paths) => paths.filter((path, place) => paths.indexOf(path) !== place));
  expect(twice.flat()).toEqual([]);
});
