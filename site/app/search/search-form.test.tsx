import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SearchForm } from './search-form.tsx';

function createRouter() {
  return createMemoryRouter([
    { path: '/uae/search', loader: () => new Promise<null>(() => {}), element: null },
    { path: '*', element: <SearchForm suggestIn="place" /> },
  ]);
}
const draw = (router: ReturnType<typeof createRouter>) => renderToStaticMarkup(<RouterProvider router={router} />);

test('the button is disabled while the search is pending (spec §4)', () => {
  const router = createRouter();
  expect(draw(router)).not.toContain('disabled=""');
  const formData = new FormData();
  formData.set('key', 'amla');
  router.navigate('/uae/search', { formMethod: 'get', formData });
  expect(draw(router)).toMatch(/<button type="submit"[^>]* disabled=""/);
});

test('the field does not accept an empty text (spec §5)', () => {
  const field = /<input[^>]*name="key"[^>]*>/.exec(draw(createRouter()))?.[0] ?? '';
  expect(field).toContain('required=""');
  const [, pattern = ''] = /pattern="([^"]*)"/.exec(field) ?? [];
  expect(['a', ' a ', ' ', ''].map((text) => new RegExp(`^(?:${pattern})$`, 'v').test(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
