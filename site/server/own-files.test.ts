import { expect, test, vi } from 'vitest';
import { KEY_PARAMS } from '../app/routes/cache-control.ts';
import { createOwnFiles } from './own-files.ts';

const renderFile = createOwnFiles({
  env: { siteOrigin: 'https://site.test', mode: 'production' },
  siteIndex: { load: vi.fn(async () => Promise.reject(new Error('No service.'))) } as never,
  catalogue: { pack: vi.fn(async () => []) } as never,
  clock: () => 0,
});

test.each(['/robots.txt', '/.well-known/security.txt', '/security.txt', '/uae/offline-catalogue.json'])(
  'no query makes an entry of its own of %s (decision 0093)',
  async (path) => {
    const answer = await renderFile(new URL(`${path}?x=1`, 'https://site.test'));
    expect(answer?.headers.get(KEY_PARAMS)).toBe('');
  },
);
