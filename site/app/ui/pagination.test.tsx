import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

function draw(page: number, pages: number): string {
  const element = <Pagination page={page} pages={pages} hrefOf={(number) => `/${number}`} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return html
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
