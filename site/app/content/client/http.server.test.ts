import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHttpClient, type HttpOptions } from './http.server.ts';

const url = 'https://cms.example/graphql';
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...init.headers },
  });

function createClient(answers: (() => Response | Promise<Response>)[], options: Partial<HttpOptions> = {}) {
  let calls = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    return (await answer?.()) ?? json({});
  });
  return { fetch, send: createHttpClient({ fetch, clock: Date.now, ...options }) };
}
const hanging = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('spec §7: retries', () => {
  const statuses = [400, 401, 403, 404, 405, 408, 409, 410, 418, 422, 425, 429, 451, 500, 501, 502, 503, 504, 505, 599];
  const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

  test.each(statuses)('GET %i', async (status) => {
    const { fetch, send } = createClient([() => json({}, { status }), () => json({ ok: true })]);
    const answer = await send({ method: 'GET', url, headers: {} });
    expect(fetch).toHaveBeenCalledTimes(retried.has(status) ? 2 : 1);
    expect(answer.status).toBe(retried.has(status) ? 200 : status);
  });

  test.each(statuses)('POST %i is sent once', async (status) => {
    const { fetch, send } = createClient([() => json({ errors: [] }, { status })]);
    expect(await send({ method: 'POST', url, headers: {}, body: '{}' })).toMatchObject({
      status,
      text: '{"errors":[]}',
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('GET is tried twice and no more', async () => {
    const { fetch, send } = createClient([() => json({}, { status: 503 })]);
    expect((await send({ method: 'GET', url, headers: {} })).status).toBe(503);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('POST is retried if configured', async () => {
    const { fetch, send } = createClient([() => json({}, { status: 503 }), () => json({})], {
      retries: { GET: 1, POST: 1 },
    });
    expect((await send({ method: 'POST', url, headers: {}, body: '{}' })).status).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

test.each(['GET', 'POST'] as const)('a redirect is an answer, and is not followed: %s', async (method) => {
  const { fetch, send } = createClient([() => new Response(null, { status: 307, headers: { location: '/other' } })]);
  expect(await send({ method, url, headers: {} })).toMatchObject({ status: 307, isJson: false });
  expect(fetch.mock.calls).toMatchObject([[url, { redirect: 'manual' }]]);
});

describe('Retry-After', () => {
  afterEach(() => vi.useRealTimers());
  const limited = (value: string) => () => json({}, { status: 429, headers: { 'retry-after': value } });

  test('is waited for if short', async () => {
    const { fetch, send } = createClient([limited('1'), () => json({})], { maxRetryAfterMs: 2_000 });
    vi.useFakeTimers();
    const answer = send({ method: 'GET', url, headers: {} });
    await vi.advanceTimersByTimeAsync(999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each(['60', 'Fri, 01 Jan 2100 00:00:00 GMT'])('is not waited for if long: %s', async (value) => {
    const { fetch, send } = createClient([limited(value)]);
    const answer = await send({ method: 'GET', url, headers: {} });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(answer.retryAfterMs).toBeGreaterThanOrEqual(60_000);
  });

  test('is ignored if invalid', async () => {
    const { send } = createClient([limited('soon')]);
    expect((await send({ method: 'GET', url, headers: {} })).retryAfterMs).toBeNull();
  });
});

describe('spec §8: messages', () => {
  afterEach(() => vi.useRealTimers());

  /** Neither a millisecond early nor late. */
  async function expectTimeout(answer: Promise<unknown>): Promise<void> {
    const failed = vi.fn();
    answer.catch(failed);
    await vi.advanceTimersByTimeAsync(29);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).rejects.toThrow('timeout of 30ms exceeded');
  }

  test('timeout of {ms}ms exceeded', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>((_input, init) => hanging(init?.signal));
    vi.useFakeTimers();
    const send = createHttpClient({ fetch, clock: Date.now, timeoutMs: 30 });
    await expectTimeout(send({ method: 'POST', url, headers: {}, body: '{}' }));
  });

  test('the deadline includes the body', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      async (_input, init) =>
        new Response(
          new ReadableStream({
            start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new Error('cut'))),
          }),
        ),
    );
    vi.useFakeTimers();
    const send = createHttpClient({ fetch, clock: Date.now, timeoutMs: 30 });
    await expectTimeout(send({ method: 'GET', url, headers: {} }));
  });

  test('Network Error', async () => {
    const { send } = createClient([() => Promise.reject(new TypeError('fetch failed'))]);
    await expect(send({ method: 'POST', url, headers: {}, body: '{}' })).rejects.toMatchObject({
      message: 'Network Error',
      code: 'network',
    });
  });

  test('Request aborted', async () => {
    const caller = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>((_input, init) => hanging(init?.signal));
    const sent = createHttpClient({ fetch, clock: Date.now })({
      method: 'GET',
      url,
      headers: {},
      signal: caller.signal,
    });
    caller.abort();
    await expect(sent).rejects.toMatchObject({ message: 'Request aborted', code: 'aborted' });
  });
});

test.each([
  ['application/json', true],
  ['application/json; charset=UTF-8', true],
  ['application/graphql-response+json', true],
  ['text/html; charset=UTF-8', false],
  ['text/plain', false],
  ['', false],
])('%j is JSON: %s', async (type, isJson) => {
  const { send } = createClient([() => new Response('{}', { headers: { 'content-type': type } })]);
  expect((await send({ method: 'GET', url, headers: {} })).isJson).toBe(isJson);
});
