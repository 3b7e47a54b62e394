import { expect, test } from 'vitest';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { createSite, origin } from './test/create-site.ts';

/** Two slides with dates in the country's local time: one until one o'clock, one from then on. */
const slides = [
  { active: true, heading: 'Until one', endDate: '2026-06-01T13:00:00' },
  { active: true, heading: 'From one on', startDate: '2026-06-01T13:00:00' },
];

/** A content service with a home page only. */
const backend: typeof globalThis.fetch = async (_address, init) => {
  const { operationName } = JSON.parse(String(init?.body));
  const page = { id: btoa('post:1'), databaseId: 1, title: 'Home', slug: 'home', homeSlider: { slides } };
  return Response.json({
    data: operationName === 'HomePage' ? { pages: { nodes: [page] }, awards: { nodes: [] } } : { languages: null },
  });
};

test.each([
  ['uae', 'Asia/Dubai', '2026-06-01T09:00:00Z'],
  ['ksa', 'Asia/Riyadh', '2026-06-01T10:00:00Z'],
  ['egy', 'Africa/Cairo, in summer time', '2026-06-01T10:00:00Z'],
])('a cached home page of %s changes its slide on time (%s)', async (country, _zone, boundary) => {
  const change = Date.parse(boundary);
  const state = { now: change - 20_000, renders: 0 };
  const clock = () => state.now;
  const site = createSite(backend, clock);
  const cache = createPageCache({ maxBytes: 10_000_000, clock });
  const source = {
    redirect: async () => null,
    render: async (url: URL) => {
      state.renders += 1;
      return site(url.pathname);
    },
  };
  async function visit(at: number) {
    state.now = at;
    const served = await cache.serve(new URL(`/ar/${country}`, origin), source);
    const html = await (await buildPageResponse(served, new Headers(), { now: state.now, load: cache.load })).text();
    return slides.map(({ heading }) => heading).filter((heading) => html.includes(heading));
  }

  expect(await visit(change - 20_000)).toEqual(['Until one']);
  // Neither the lifetime of a minute nor the stale time of a day extends past the change.
  expect(await visit(change - 1)).toEqual(['Until one']);
  expect(state.renders).toBe(1);
  expect(await visit(change)).toEqual(['From one on']);
  expect(state.renders).toBe(2);
});
