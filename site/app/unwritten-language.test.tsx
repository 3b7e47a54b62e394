import { afterEach, expect, test, vi } from 'vitest';
import { resolveLanguage } from '../../contract/languages.ts';
import { createSite } from './test/create-site.ts';

// The test runner leaves styles out.
vi.mock('./styles/theme.css?url', () => ({ default: '/assets/theme.css' }));

const arabic = resolveLanguage('ar');
afterEach(() => {
  arabic.fallback = null;
});

/** A content service that has the home page alone, written in one language. */
function createBackend(locale: string): typeof globalThis.fetch {
  return async (_address, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    const page = {
      id: btoa('post:1'),
      databaseId: 1,
      title: 'Home',
      slug: 'home',
      content: '<p>Text</p>',
      locale: { locale },
    };
    return Response.json({
      data: operationName === 'HomePage' ? { pages: { nodes: [page] }, awards: { nodes: [] } } : {},
    });
  };
}

async function readMarks(locale: string) {
  const html = await (await createSite(createBackend(locale), () => 0)('/ar/uae')).text();
  return [...html.matchAll(/<(html|body|div)[^>]*? lang="([^"]*)" dir="([^"]*)"/g)].map(([, ...marks]) =>
    marks.join(' '),
  );
}

test('a page says its language, and what is written in another says that (rulings 8)', async () => {
  expect(await readMarks('ar')).toEqual(['html ar-AE rtl']);
  expect(await readMarks('en_US')).toEqual(['html ar-AE rtl', 'div en ltr']);
});

test('while a language is being written its pages say in which their texts are (decision 0073)', async () => {
  arabic.fallback = 'en';
  expect(await readMarks('en_US')).toEqual(['html ar-AE rtl', 'body en ltr']);
  expect(await readMarks('ar')).toEqual(['html ar-AE rtl', 'body en ltr', 'div ar rtl']);
});
