import type { Site } from '../site.ts';

/** A site without content: defaults for tests of the server. */
export const bareSite: Omit<Site, 'render'> = {
  resolveAddress: async () => null,
  openPreview: async () => null,
  findCounterpart: async () => null,
  purge: (tags) => ({ answers: 0, catalogues: 0, names: 0, tags: [...tags] }),
  stores: {},
  hosts: () => [],
  outbox: {
    accept: async () => ({ reference: '' }),
    getStats: async () => ({ queued: 0, dead: 0, oldestAgeMs: 0 }),
  },
  lacking: () => [],
  routeRules: {},
  resolveRoute: (path) => (path === '/uae/plp' ? { id: 'plain plp', name: 'plp', isPage: true } : null),
  isSearch: ({ pathname }) => pathname.endsWith('/search'),
  probe: async () => ({ status: 'ready' }),
  close: async () => {},
};
