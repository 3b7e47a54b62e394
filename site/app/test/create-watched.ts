import type { CountryCode } from '../../../contract/countries.ts';
import { createContentClient } from '../content/client/client.server.ts';
import { createContentWatch } from '../content/client/content-watch.server.ts';
import { createQueryCache } from '../content/client/query-cache.server.ts';

/** A watch over two countries' services and others given, whose posts a test changes. */
export function createWatched(others: Partial<Record<CountryCode, string>> = {}) {
  const state = {
    now: 1_000_000,
    modifiedGmt: '2026-01-01T00:00:00',
    isDown: false,
    asked: [] as string[],
    menu: 'Brands',
  };
  /** How long the service takes for undated content; above ten seconds it fails. */
  const slow = { ms: 0, isPartial: false, undated: [] as number[] };
  const changes: string[][] = [];
  const clock = () => state.now;
  const client = createContentClient({
    endpoints: { uae: 'https://cms.example/graphql', ksa: 'https://cms.example/ksa/graphql', ...others },
    siteOrigin: 'https://site.example',
    cache: createQueryCache({ clock }),
    fetch: async (address, init) => {
      const { variables } = JSON.parse(String(init?.body));
      state.asked.push(`${new URL(String(address)).pathname} ${variables.language}`);
      if (variables.withUndated) {
        slow.undated.push(state.now);
        state.now += slow.ms;
      }
      if (state.isDown || (variables.withUndated && slow.ms > 10_000)) throw new TypeError('fetch failed');
      const posts = { nodes: [{ id: 'cG9zdDox', modifiedGmt: state.modifiedGmt }] };
      const menuItems = { nodes: [{ id: 'cG9zdDo5', label: state.menu }] };
      if (slow.isPartial)
        return Response.json({
          data: { pages: { nodes: [] }, posts: null, menuItems: null },
          errors: [{ message: 'Internal server error' }],
        });
      return Response.json({ data: { posts, pages: { nodes: [] }, ...(variables.withUndated && { menuItems }) } });
    },
    clock,
  });
  const watch = createContentWatch({ client, clock, onChange: (tags) => changes.push([...tags]) });
  return { state, slow, changes, watch };
}
