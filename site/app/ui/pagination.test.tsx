import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

/** Draws the numbers; on phones without what their style sheets hide. */
function draw(page: number, pages: number, { onPhone = false } = {}): string {
  const element = <Pagination page={page} pages={pages} hrefOf={(number) => `/${number}`} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const hidden = onPhone ? /<li class="hidden xs:flex.*?<\/li>/g : /<span[^>]*class="xs:hidden".*?<\/span>/g;
  return html
    .replace(hidden, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each([
  [1, 1, ''],
  [1, 3, '1 2 3'],
  [1, 5, '1 2 … 5'],
  [5, 9, '1 … 4 5 6 … 9'],
  [3, 5, '1 2 3 4 5'],
])('page %i of %i is among %s', (page, pages, shown) => {
  expect(draw(page, pages)).toBe(shown);
});

test.each([
  [1, 3, '1 2 3'],
  [1, 5, '1 2 … 5'],
  [2, 5, '1 2 … 5'],
  [3, 5, '1 … 3 … 5'],
  [5, 9, '1 … 5 … 9'],
  [2, 3, '1 2 3'],
])('a phone has page %i of %i among %s, so that both arrows stand in the row', (page, pages, shown) => {
  expect(draw(page, pages, { onPhone: true })).toBe(shown);
});
