import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { CONTENT_FOLDER } from './folders.ts';

test('the links of a menu panel are unique', async () => {
  const { menus } = await loadContent(CONTENT_FOLDER);
  const panels = [
    // A top item of the header is a link itself; a column of the footer only has a heading.
    ...menus.primary.map(({ path, children = [] }) => [path, ...children.map((child) => child.path)]),
    ...menus.footer.map(({ children = [] }) => children.map((child) => child.path)),
    menus.quickLinks.map(({ path }) => path),
  ];
  const duplicates = panels.map((paths) => paths.filter((path, index) => paths.indexOf(path) !== index));
  expect(duplicates.flat()).toEqual([]);
});
