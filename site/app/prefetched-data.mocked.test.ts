import { expect, test, vi } from 'vitest';

vi.mock('./ui/load-document.ts', () => ({}));
vi.mock('./ui/style-sheets.ts', () => ({ addAllStyles: async () => {} }));
vi.mock('./offline/page-deadline.ts', () => ({ orCachedAfterDeadline: (loading: Promise<unknown>) => loading }));
const { createFetchPayload, notePrefetched } = await import('./fetch-payload.ts');

test('data that was prefetched is shown for a minute without asking the site again', () => {
  const fetched = vi.fn(async (_: Request, __?: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const fetchPayload = createFetchPayload({ from: () => '/uae', to: () => '', isOutdated: () => false, stay: vi.fn() });
  const visit = (time: number, page: string) => {
    now.mockReturnValue(time);
    void fetchPayload(new Request(`https://site.test/uae/${page}.data`), { type: 'navigation' });
  };
  notePrefetched('/uae/brands.data');
  for (const time of [1_000, 60_999, 61_000]) visit(time, 'brands');
  visit(1_000, 'plp');
  const modes = fetched.mock.calls.map(([, how]) => how?.cache ?? 'asks');
  expect(modes).toEqual(['force-cache', 'force-cache', 'asks', 'asks']);
});
