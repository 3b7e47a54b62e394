import { createGraphQLError } from 'graphql-yoga';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeService } from '../test/describe-service.ts';
import { silentLog } from '../test/silent-log.ts';
import { type Deadline, firstOf, startDeadline, unlessAborted } from './deadline.ts';
import { createGraphqlService } from './service.ts';

describe('the time limit of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is ten seconds, and says so', () => {
    const { signal } = startDeadline();
    vi.advanceTimersByTime(9_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({
      message: 'The query took longer than 10 seconds.',
      extensions: { code: 'TIMEOUT' },
    });
  });

  test('ends with the answer', () => {
    const { signal, end } = startDeadline();
    end();
    vi.advanceTimersByTime(10_000);
    expect(signal.aborted).toBe(false);
  });
});

test.each([0, 1])('the first of signals is aborted with number %d, before and after it is made', (number) => {
  const controllers = [new AbortController(), new AbortController()];
  const signals = controllers.map(({ signal }) => signal);
  const early = firstOf(signals);
  expect(early.aborted).toBe(false);
  controllers[number]?.abort('late');
  controllers[1 - number]?.abort('later');
  expect([early.reason, firstOf(signals.slice(number)).reason]).toEqual(['late', 'late']);
});

describe('work that somebody waits for', () => {
  const reason = new Error('Nobody waits');

  test('gives its result', async () => {
    const { signal } = new AbortController();
    expect([await unlessAborted(signal, () => 1), await unlessAborted(signal, async () => 2)]).toEqual([1, 2]);
    await expect(unlessAborted(signal, () => Promise.reject(reason))).rejects.toBe(reason);
  });

  test('is not waited for once its signal is aborted', async () => {
    const controller = new AbortController();
    const never = unlessAborted(controller.signal, () => new Promise(() => {}));
    controller.abort(reason);
    await expect(never).rejects.toBe(reason);
  });

  test('is not begun after its signal is aborted', async () => {
    const run = vi.fn();
    await expect(unlessAborted(AbortSignal.abort(reason), run)).rejects.toBe(reason);
    expect(run).not.toHaveBeenCalled();
  });
});

describeService('a query that takes too long', ({ database }) => {
  const searches = Array.from(
    { length: 20 },
    (_, index) => `a${index}: products(where: { search: "hair" }) { nodes { id } }`,
  );
  const ask = (signal: AbortSignal | null, createDeadline?: () => Deadline) => {
    const signals: AbortSignal[] = [];
    const within = (given: AbortSignal) => {
      signals.push(given);
      return database().within(given);
    };
    const answer = createGraphqlService({
      ...{ within, isDevelopment: false, log: silentLog },
      ...(createDeadline && { createDeadline }),
    });
    const request = new Request('http://backend.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ ${searches.join(' ')} }` }),
      signal,
    });
    return { signals, response: answer(request, 'uae', false) };
  };

  test('has ten seconds where nothing else is said', async () => {
    const start = vi.spyOn(globalThis, 'setTimeout');
    const { signals, response } = ask(null);
    await expect.poll(() => signals).toHaveLength(1);
    const [deadline] = start.mock.calls.filter(([, after]) => after === 10_000);
    Object(deadline)[0]();
    expect(Object(await (await response).json()).errors).toMatchObject([{ extensions: { code: 'TIMEOUT' } }]);
  });

  test('is aborted, with an error', async () => {
    const controller = new AbortController();
    const { response } = ask(null, () => ({ signal: controller.signal, end: () => {} }));
    setImmediate(() => controller.abort(createGraphQLError('Too long', { extensions: { code: 'TIMEOUT' } })));
    const body = Object(await (await response).json());
    expect(body.data).toBeUndefined();
    expect(body.errors).toEqual([{ message: 'Too long', extensions: { code: 'TIMEOUT' } }]);
  });

  test('is aborted when its client disconnects, and its timer is cleared', async () => {
    const controller = new AbortController();
    const end = vi.fn();
    const { signals, response } = ask(controller.signal, () => ({ signal: new AbortController().signal, end }));
    controller.abort();
    await response;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(end).toHaveBeenCalledOnce();
  });
});
