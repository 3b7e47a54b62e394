import { afterEach, expect, test } from 'vitest';
import { resolveLanguage } from '../../contract/languages.ts';
import { createSite } from './test/create-site.ts';

const arabic = resolveLanguage('ar');
afterEach(() => {
  arabic.fallback = null;
});

/** Creates a content service with a home page only, in one language. */
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
      data: operationName === 'HomePage' ? { pages: { nodes: [page] }, awards: { nodes: [] } } : { languages: null },
    });
  };
}

async function readMarks(locale: string) {
  const html = await (await createSite(createBackend(locale), () => 0)('/ar/uae')).text();
  return [...html.matchAll(/<(html|body|div)[^>]*? lang="([^"]*)" dir="([^"]*)"/g)].map(([, ...marks]) =>
    marks.join(' '),
  );
}

test('a page has its language, and texts in another have theirs (rulings 8)', async () => {
  expect(await readMarks('ar')).toEqual(['html ar-AE rtl']);
  expect(await readMarks('en_US')).toEqual(['html ar-AE rtl', 'div en ltr']);
});

test('pages of a language that is not translated yet have the language of their texts (decision 0073)', async () => {
  arabic.fallback = 'en';
  expect(await readMarks('en_US')).toEqual(['html ar-AE rtl', 'body en ltr']);
  expect(await readMarks('ar')).toEqual(['html ar-AE rtl', 'body en ltr', 'div ar rtl']);
});
