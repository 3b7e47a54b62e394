/** A failing layout is replaced by the error screen, in the language of the address (spec §8, rulings 2.8). */
import { beforeEach, expect, test, vi } from 'vitest';
import { createSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

vi.mock('./shell.tsx', () => ({
  Shell() {
    throw new Error('the layout is broken');
  },
}));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ask = createSite(createSmallBackend([]));

test.each([
  ['/uae/plp', '<html lang="en-AE" dir="ltr">', 'Page Not Found', '404 Page not found | Sidrana', '/'],
  ['/ar/ksa/plp', '<html lang="ar-SA" dir="rtl">', 'لم نعثر على الصفحة', '404 لم نعثر على الصفحة | سدرانا', '/ar/ksa'],
  [
    '/ar/ksa/no-such-page',
    '<html lang="ar-SA" dir="rtl">',
    'لم نعثر على الصفحة',
    '404 لم نعثر على الصفحة | سدرانا',
    '/ar/ksa',
  ],
])('%s shows the error screen without the layout', async (path, root, heading, title, home) => {
  const answer = await ask(path);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(html).toContain(root);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).toContain(`href="${home}"`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/core.css"/>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('the layout is broken');
  // Not hydrated: the layout would fail again.
  expect(html).not.toContain('<script');
});
