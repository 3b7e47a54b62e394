import { expect, test, vi } from 'vitest';
import { createFileFacts } from './file-facts.server.ts';

const origins = ['http://backend.test'];
let now = 0;
const clock = () => now;
const address = '/media/m0/wp-content/uploads/report.pdf';
const answer = (headers: Record<string, string>, status = 200) =>
  vi.fn(async () => new Response(null, { status, headers }));

test('size and date come from the file’s headers, requested once', async () => {
  const fetch = answer({ 'content-length': '84200', 'last-modified': 'Sun, 08 Nov 2026 05:00:00 GMT' });
  const loadFileFacts = createFileFacts({ origins, clock, fetch }).load;
  const facts = { bytes: 84_200, changed: '2026-11-08T05:00:00.000Z' };
  expect(await Promise.all([loadFileFacts(address), loadFileFacts(address)])).toEqual([facts, facts]);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]).toMatchObject([
    new URL('http://backend.test/wp-content/uploads/report.pdf'),
    { method: 'HEAD' },
  ]);
});

test('missing headers are null', async () => {
  expect(await createFileFacts({ origins, clock, fetch: answer({}) }).load(address)).toEqual({
    bytes: null,
    changed: null,
  });
});

test('a missing file and a failed request are null', async () => {
  const refuse = vi.fn(async () => {
    throw new TypeError('fetch failed');
  });
  expect(await createFileFacts({ origins, clock, fetch: answer({}, 404) }).load(address)).toBeNull();
  expect(await createFileFacts({ origins, clock, fetch: refuse }).load(address)).toBeNull();
});

test('a file is requested again after an hour, a missing one after half a minute', async () => {
  const fetch = answer({}, 404);
  const loadFileFacts = createFileFacts({ origins, clock, fetch }).load;
  const isAskedAfter = async (ms: number) => {
    const before = fetch.mock.calls.length;
    now += ms;
    await loadFileFacts(address);
    return fetch.mock.calls.length > before;
  };
  expect(await isAskedAfter(0)).toBe(true);
  expect(await isAskedAfter(29_999)).toBe(false);
  fetch.mockImplementation(async () => new Response(null, { headers: { 'content-length': '84200' } }));
  expect(await isAskedAfter(1)).toBe(true);
  expect(await isAskedAfter(3_599_999)).toBe(false);
  // Known facts are kept while the service is down.
  fetch.mockRejectedValue(new TypeError('fetch failed'));
  expect(await isAskedAfter(1)).toBe(true);
  expect(await loadFileFacts(address)).toMatchObject({ bytes: 84_200 });
});

test.each(['https://elsewhere.test/report.pdf', '/uae/our-story', '/media/m9/a.pdf', '/media/m0/../a.pdf'])(
  '%s is not requested',
  async (other) => {
    const fetch = answer({});
    expect(await createFileFacts({ origins, clock, fetch }).load(other)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  },
);
