import { afterEach, expect, test, vi } from 'vitest';
import { allLocales } from './locale/locales.ts';
import { homePath, type Locale } from './locale/path.ts';

const loadDocument = vi.hoisted(() => vi.fn());
const loadDocumentOnce = vi.hoisted(() => vi.fn(() => true));
const isWanted = vi.hoisted(() => vi.fn(async () => true));
vi.mock('./ui/load-document.ts', () => ({ isWanted, loadDocument, loadDocumentOnce }));
const addAllStyles = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./ui/style-sheets.ts', () => ({ addAllStyles }));
const orCachedAfterDeadline = vi.hoisted(() => vi.fn(async (loading: Promise<unknown>, _: string) => loading));
const LateError = vi.hoisted(() => class extends Error {});
vi.mock('./offline/page-deadline.ts', () => ({ LateError, orCachedAfterDeadline }));
const { createFetchPayload } = await import('./fetch-payload.ts');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  loadDocument.mockClear();
  loadDocumentOnce.mockClear();
  addAllStyles.mockClear();
});

/** Whether a navigation stays in the document: its data is fetched. */
function staysInside(from: string, data: string): boolean {
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const fetchPayload = createFetchPayload({
    from: () => from,
    to: () => data,
    isOutdated: () => false,
    stay: vi.fn(),
  });
  void fetchPayload(new Request(`https://site.test${data}`), { type: 'navigation' });
  expect(loadDocument).toHaveBeenCalledTimes(fetched.mock.calls.length === 0 ? 1 : 0);
  return fetched.mock.calls.length === 1;
}

test.each(allLocales)('a page of %j stays in its document, the home page too', (locale: Locale) => {
  const home = homePath(locale);
  expect(staysInside(`${home}/brands`, `${home}.data`)).toBe(true);
  expect(staysInside(home, `${home}/brands.data`)).toBe(true);
});

test.each([
  ['/uae', '/_.data', true],
  ['/uae/brands', '/ar/ksa.data', false],
  ['/ar/ksa/brands', '/en/ksa/brands.data', false],
  ['/kwt', '/qat.data', false],
  ['/ar/ksa', '/_.data', false],
])('from %s, the data of %s is fetched: %s', (from, data, isFetched) => {
  expect(staysInside(from, data)).toBe(isFetched);
});

test.each([
  ['PUSH', 1],
  ['REPLACE', 1],
  ['POP', 0],
])(
  'when there is a newer build, a page that is opened by %s is loaded as a document: %i',
  (navigationType, documents) => {
    vi.stubGlobal('fetch', async () => new Response('{}'));
    const options = { from: () => '/uae', to: () => '/uae/brands', isOutdated: () => true, stay: vi.fn() };
    const request = new Request('https://site.test/uae/brands.data');
    void createFetchPayload(options)(request, { type: 'navigation', navigationType });
    expect(loadDocument).toHaveBeenCalledTimes(documents);
  },
);

/** A navigation from the home page to the brands. */
function fetchBrands(stay: () => void): Promise<Response> {
  const fetchPayload = createFetchPayload({
    from: () => '/uae',
    to: () => '/uae/brands',
    isOutdated: () => false,
    stay,
  });
  return fetchPayload(new Request('https://site.test/uae/brands.data'), { type: 'navigation' });
}

test.each([
  ['its document comes', true, 0],
  ['it has just been loaded, and the page stays', false, 1],
])('when the data of a page fails and %s', async (_, isLoaded, stays) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status: 502 })),
  );
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  loadDocumentOnce.mockReturnValueOnce(isLoaded);
  const stay = vi.fn();
  let isSettled = false;
  void fetchBrands(stay).finally(() => {
    isSettled = true;
  });
  await expect.poll(() => loadDocumentOnce).toHaveBeenLastCalledWith('/uae/brands');
  expect(stay).toHaveBeenCalledTimes(stays);
  expect(logged).toHaveBeenCalledOnce();
  expect(isSettled).toBe(false);
});

test('a page that the device has kept comes as a document when its data is late, as often as it is', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  orCachedAfterDeadline.mockRejectedValueOnce(new LateError('late'));
  void fetchBrands(vi.fn());
  await expect.poll(() => loadDocument).toHaveBeenLastCalledWith('/uae/brands');
  expect(orCachedAfterDeadline).toHaveBeenLastCalledWith(expect.any(Promise), '/uae/brands');
  expect(loadDocumentOnce).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
});

test('who has left while the data of a page failed is not taken there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('cut')));
  vi.spyOn(console, 'error').mockReturnValue();
  isWanted.mockResolvedValueOnce(false);
  const stay = vi.fn();
  await expect(fetchBrands(stay)).rejects.toThrow('cut');
  expect(isWanted).toHaveBeenLastCalledWith('/uae/brands');
  expect(loadDocumentOnce).not.toHaveBeenCalled();
  expect(stay).not.toHaveBeenCalled();
});

test.each([
  ['/uae/brands.data', 1],
  ['/uae/_.data?tag=new', 0],
])('the styles of other pages come with the data of %s: %i', async (data, times) => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const options = { from: () => '/uae', to: () => '/uae/brands', isOutdated: () => false, stay: vi.fn() };
  await createFetchPayload(options)(new Request(`https://site.test${data}`), { type: 'navigation' });
  expect(addAllStyles).toHaveBeenCalledTimes(times);
});

test('a page whose styles cannot be had is loaded as a document', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  addAllStyles.mockRejectedValueOnce(new Error('no styles'));
  void fetchBrands(vi.fn());
  await expect.poll(() => loadDocumentOnce).toHaveBeenCalledWith('/uae/brands');
});
