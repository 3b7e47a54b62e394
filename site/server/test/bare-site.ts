import type { Site } from '../site.ts';

/** A site that has nothing and is asked nothing: what a test of the server does not define itself. */
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
  resolveRoute: (path) => (path === '/uae/plp' ? { name: 'plp', isPage: true } : null),
  probe: async () => ({ status: 'ready' }),
  close: async () => {},
};
