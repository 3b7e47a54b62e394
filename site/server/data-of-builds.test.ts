/** The router's data names its build, since only the code of that build can show it (decision 0162). */
import { expect, test } from 'vitest';
import { buildPageEntry } from './cache/page-entry.ts';
import { createHydration } from './hydration.ts';
import { createBus } from './shared/bus.ts';

const none = { has: () => false, read: async () => null, write: async () => true };

test.each([
  ['the router’s data', { 'x-remix-response': 'yes', 'content-type': 'text/x-script' }, 'a1b2'],
  ['a document, which has it in its HTML', { 'content-type': 'text/html' }, null],
  ['another answer', { 'content-type': 'application/json' }, null],
])('%s has the header %3$j', async (_, headers: Record<string, string>, build) => {
  const options = { headScript: '', buildId: 'a1b2', maxBytes: 1, kept: none, endless: none, bus: createBus([]) };
  const { defer } = createHydration(options);
  const answer = await defer(new Response('text', { status: 404, headers }));
  expect([answer.headers.get('x-build'), answer.status, await answer.text()]).toEqual([build, 404, 'text']);
});

test('data that is the same in two builds has a validator in each: a kept copy never names the build before', async () => {
  const build = (id: string) =>
    buildPageEntry({
      key: '/uae/brands.data',
      url: 'https://site.example/uae/brands.data',
      answer: { status: 200, headers: new Headers({ 'x-build': id }), body: Buffer.from('data') },
      now: 0,
      freshMs: null,
    });
  const [first, again, second] = await Promise.all(['a', 'a', 'b'].map(build));
  expect(first?.headers).toEqual(['vary', 'Accept-Encoding', 'x-build', 'a']);
  expect(again?.etags).toEqual(first?.etags);
  expect(second?.etags).not.toEqual(first?.etags);
});
