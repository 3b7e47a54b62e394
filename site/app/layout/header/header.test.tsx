import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { byLanguage } from '../../../../contract/languages.ts';
import type { TopItem } from '../../content/pages/menu.ts';
import { Header } from './header.tsx';

function draw(amount: number): string {
  const menu = Array.from({ length: amount }, (_, place): TopItem => {
    return {
      label: `Item ${place}`,
      href: '/',
      isBrandSection: false,
      hasPanel: false,
      room: null,
      picture: null,
      childPictures: [],
    };
  });
  const router = createMemoryRouter([
    { path: '*', element: <Header menu={menu} languageHrefs={byLanguage(() => '/ar')} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a wide screen has the menu drawer if the menu has more than seven items (spec §2)', () => {
  const button = (html: string) => /<button[^>]*popoverTarget="menu-drawer"[^>]*>/i.exec(html)?.[0];
  expect(button(draw(7))).toContain('md:hidden');
  expect(button(draw(8))).not.toContain('md:hidden');
});
