import { describe, expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';
import {
  buildAbortedError,
  buildGraphqlError,
  buildHttpError,
  buildNetworkError,
  buildTimeoutError,
  type ContentError,
} from './errors.ts';

function createService() {
  const state = { now: 0, asked: 0, error: null as ContentError | null };
  const breaker = createBreaker({ clock: () => state.now });
  const ask = (request = () => (state.error ? Promise.reject(state.error) : Promise.resolve('answer'))) =>
    breaker
      .attempt(() => {
        state.asked += 1;
        return request();
      })
      .catch(({ message }: Error) => message);
  return { breaker, state, ask };
}

describe('a service that does not answer', () => {
  test.each([
    ['no connection', buildNetworkError()],
    ['no answer in time', buildTimeoutError(10)],
    ['a page of its maintenance', buildHttpError(503)],
  ])('gets no requests for five seconds after five failures in a row: %s', async (_, error) => {
    const { breaker, state, ask } = createService();
    state.error = error;
    for (let times = 0; times < 4; times += 1) await ask();
    state.error = null;
    await ask();
    state.error = error;
    for (let times = 0; times < 5; times += 1) await ask();
    expect([breaker.getState(), state.asked]).toEqual(['open', 10]);
    expect(await ask()).toBe(error.message);
    expect(() => breaker.check()).toThrow(error.message);
    state.now += 4_999;
    expect(await ask()).toBe(error.message);
    expect(state.asked).toBe(10);
  });

  test('then gets one trial request, and the others fail at once until it is answered', async () => {
    const { breaker, state, ask } = createService();
    state.error = buildNetworkError();
    for (let times = 0; times < 5; times += 1) await ask();
    state.now += 5_000;
    expect(breaker.getState()).toBe('half-open');
    expect(await ask()).toBe('Network Error');
    expect([breaker.getState(), state.asked]).toEqual(['open', 6]);
    state.now += 5_000;
    const trial = Promise.withResolvers<string>();
    const first = ask(() => trial.promise);
    expect(await ask()).toBe('Network Error');
    trial.resolve('answer');
    expect([await first, await ask(async () => 'more'), breaker.getState()]).toEqual(['answer', 'more', 'closed']);
    expect(state.asked).toBe(8);
  });

  test('an aborted trial is replaced by the next request', async () => {
    const { breaker, state, ask } = createService();
    state.error = buildNetworkError();
    for (let times = 0; times < 5; times += 1) await ask();
    state.now += 5_000;
    await ask(() => Promise.reject(buildAbortedError()));
    expect(breaker.getState()).toBe('half-open');
    expect(await ask(async () => 'answer')).toBe('answer');
  });
});

test.each([
  ['refuses queries', buildGraphqlError(200, [])],
  ['has no such site', buildHttpError(404)],
  ['is asked by visitors who leave', buildAbortedError()],
])('a service that %s counts as up', async (_, error) => {
  const { breaker, state, ask } = createService();
  state.error = error;
  for (let times = 0; times < 20; times += 1) await ask();
  expect([breaker.getState(), state.asked]).toEqual(['closed', 20]);
});

test.each([
  [10_000, 10_000],
  [600_000, 30_000],
])('Retry-After: a service that wants %i ms of rest gets %i', async (retryAfterMs, rest) => {
  const { breaker, state, ask } = createService();
  state.error = buildHttpError(429, { retryAfterMs });
  await ask();
  state.now += rest - 1;
  await ask();
  expect([breaker.getState(), state.asked]).toEqual(['open', 1]);
  state.now += 1;
  expect(breaker.getState()).toBe('closed');
});
