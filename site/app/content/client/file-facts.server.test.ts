import { expect, test, vi } from 'vitest';
import { createFileFacts } from './file-facts.server.ts';

const origins = ['http://backend.test'];
let now = 0;
const clock = () => now;
const address = '/media/m0/wp-content/uploads/report.pdf';
const answer = (headers: Record<string, string>, status = 200) =>
  vi.fn(async () => new Response(null, { status, headers }));

test('the file itself says how large and how old it is, and is asked once', async () => {
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

test('what the file does not say is not known', async () => {
  expect(await createFileFacts({ origins, clock, fetch: answer({}) }).load(address)).toEqual({
    bytes: null,
    changed: null,
  });
});

test('a file that is not there, or a service that is not, is no reason to fail', async () => {
  const refuse = vi.fn(async () => {
    throw new TypeError('fetch failed');
  });
  expect(await createFileFacts({ origins, clock, fetch: answer({}, 404) }).load(address)).toBeNull();
  expect(await createFileFacts({ origins, clock, fetch: refuse }).load(address)).toBeNull();
});

test('a file is asked again after an hour, and after half a minute when nobody knew', async () => {
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
  // What is known stays while the service is away.
  fetch.mockRejectedValue(new TypeError('fetch failed'));
  expect(await isAskedAfter(1)).toBe(true);
  expect(await loadFileFacts(address)).toMatchObject({ bytes: 84_200 });
});

test.each(['https://elsewhere.test/report.pdf', '/uae/our-story', '/media/m9/a.pdf', '/media/m0/../a.pdf'])(
  '%s is not asked',
  async (other) => {
    const fetch = answer({});
    expect(await createFileFacts({ origins, clock, fetch }).load(other)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  },
);
