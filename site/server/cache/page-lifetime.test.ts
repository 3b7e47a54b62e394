import { expect, test } from 'vitest';
import { createTagCollector } from '../../app/content/client/tags.ts';
import { LIFETIMES } from '../../app/routes/cache-control.ts';
import { setLifetime } from './page-lifetime.ts';

const now = 1_000_000_000;
const build = () => new Response('', { headers: { 'cache-control': LIFETIMES.page } });

test('a page says how old its oldest part is, once that came from before a service failed', () => {
  const tags = createTagCollector();
  expect(setLifetime(build(), tags, now).headers.has('x-content-age')).toBe(false);
  tags.addKept(['uae:kept'], now - 5_500);
  tags.addKept(['ksa:kept'], now - 90_000);
  tags.addKept([], now - 10);
  const { headers } = setLifetime(build(), tags, now);
  expect([headers.get('x-content-age'), headers.get('x-cache-tags')]).toEqual(['90', 'uae:kept,ksa:kept']);
  // The clock was set back since.
  expect(setLifetime(build(), tags, now - 100_000).headers.get('x-content-age')).toBe('0');
});
