/** A newer build's data is not shown by the code of the page (decision 0162). */
import { beforeEach, expect, test, vi } from 'vitest';

const loadDocument = vi.hoisted(() => vi.fn());
const isWanted = vi.hoisted(() => vi.fn(async () => true));
const loadDocumentOnce = vi.hoisted(() => vi.fn());
const hasUnsentTyping = vi.hoisted(() => vi.fn(() => false));
vi.mock('./ui/load-document.ts', () => ({
  ...{ isWanted, loadDocument, loadDocumentOnce, hasUnsentTyping, currentAddress: () => '/uae/brands' },
}));
vi.mock('./ui/style-sheets.ts', () => ({ addAllStyles: async () => {} }));
const { createFetchPayload } = await import('./fetch-payload.ts');
const { replaceBroken } = await import('./other-build.ts');

const dataset: { outdated?: string } = {};

beforeEach(() => {
  loadDocument.mockClear();
  isWanted.mockClear();
  delete dataset.outdated;
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: (selector: string) => (selector === '[data-build]' ? { dataset: { build: 'first' } } : null),
  });
});

/** Asks for the data of another page from a page of the first build. */
function ask(build: string | null, context: { type: string; navigationType?: string }): Promise<Response> {
  const headers: HeadersInit = build === null ? {} : { 'x-build': build };
  vi.stubGlobal('fetch', async () => new Response('data', { headers }));
  const options = { from: () => '/uae', to: () => '/uae/brands', isOutdated: () => false, stay: vi.fn() };
  return createFetchPayload(options)(new Request('https://site.test/uae/brands.data'), context);
}

test('a page that cannot be drawn is loaded as a document where its data is of another build, not over typing', async () => {
  await ask('first', { type: 'navigation', navigationType: 'POP' });
  replaceBroken();
  await ask('second', { type: 'navigation', navigationType: 'POP' });
  hasUnsentTyping.mockReturnValueOnce(true);
  replaceBroken();
  expect(loadDocumentOnce).not.toHaveBeenCalled();
  replaceBroken();
  expect(loadDocumentOnce.mock.calls).toEqual([['/uae/brands']]);
});

test.each([
  ['first', 'navigation', 'PUSH', undefined],
  [null, 'navigation', 'PUSH', undefined],
  // A document would lose its place on the page.
  ['second', 'navigation', 'POP', ''],
  // A part of the page: nobody leaves it.
  ['second', 'fetcher', undefined, ''],
])('data of the build %j for a %s by %s is shown; the page is outdated: %j', async (build, type, by, outdated) => {
  const context = by === undefined ? { type } : { type, navigationType: by };
  expect(await (await ask(build, context)).text()).toBe('data');
  expect(loadDocument).not.toHaveBeenCalled();
  expect(dataset.outdated).toBe(outdated);
});

test.each(['PUSH', 'REPLACE'])('a page whose data is of another build is loaded as a document, by %s', async (by) => {
  let isShown = false;
  void ask('second', { type: 'navigation', navigationType: by }).finally(() => {
    isShown = true;
  });
  await expect.poll(() => loadDocument.mock.calls).toEqual([['/uae/brands']]);
  expect([isShown, dataset.outdated]).toEqual([false, '']);
});

test('who has left meanwhile is not taken to the page whose data is of another build', async () => {
  isWanted.mockResolvedValueOnce(false);
  void ask('second', { type: 'navigation', navigationType: 'PUSH' });
  await expect.poll(() => isWanted).toHaveBeenLastCalledWith('/uae/brands');
  expect(loadDocument).not.toHaveBeenCalled();
});
