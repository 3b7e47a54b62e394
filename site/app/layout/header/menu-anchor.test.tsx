import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { MenuAnchor } from './menu-anchor.tsx';

test.each([
  ['a brand section, even on this site', '/uae/brands/tarwa', true, true],
  ['a page of this site', '/uae/brands/tarwa', false, false],
  ['another site', 'https://shop.example/', false, true],
])('%s opens in a new tab: %#', (_, href, isBrandSection, opens) => {
  const element = <MenuAnchor item={{ label: 'Tarwa', href, isBrandSection }} className="" />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(html).toContain(`href="${href}"`);
  expect(html.includes('target="_blank" rel="noopener"')).toBe(opens);
});

test('an item without an address is drawn as the others are, and leads nowhere', () => {
  const item = { label: 'Hair care', href: null, isBrandSection: false };
  expect(renderToStaticMarkup(<MenuAnchor item={item} className="top" />)).toBe('<a class="top">Hair care</a>');
});
