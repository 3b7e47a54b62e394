import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createSite } from './test/create-site.ts';
import { createHostileBackend, known } from './test/hostile-backend.ts';
import { findProblems, hostilePages as pages } from './test/page-problems.ts';

/** Addresses besides the pages of a country, with their statuses. */
const others = (prefix: string) =>
  [
    // A page found by name may be missing.
    [`${prefix}/quality-promise`, [200, 404]],
    // A type at the top of the category tree is a group, without collections.
    [`${prefix}/collections/${known.brand}/${known.type}`, [200, 404]],
    // So is a range whose products are all hidden (decision 0139).
    [`${prefix}/collections/${known.brand}/all`, [200, 404]],
    ['/uae/rss.xml', 200],
    ['/ar/ksa/rss.xml', 200],
    [`${prefix}/no/such/page`, 404],
  ] as const;

test('every kind of page renders with any content', async () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.constantFrom('/uae', '/ar/ksa'), async (seed, prefix) => {
      const renderSite = createSite(createHostileBackend(seed));
      for (const [address, status] of [
        ...pages.filter((page) => !page.startsWith('/collections/')).map((page) => [`${prefix}${page}`, 200] as const),
        ...others(prefix),
      ]) {
        onError.mockClear();
        const response = await renderSite(address);
        const html = await response.text();
        const problems = [
          ...findProblems(response.headers.get('content-type') ?? '', html),
          ...onError.mock.calls.map((call) => call.map(String).join(' ')),
        ];
        expect({ address, problems }).toEqual({ address, problems: [] });
        expect([status].flat(), address).toContain(response.status);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  onError.mockRestore();
}, 240_000);
