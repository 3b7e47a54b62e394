import { afterEach, expect, test, vi } from 'vitest';
import { sendForm } from './send-form.ts';

/** Mocks the browser's request, with these events. */
function createRequest() {
  const request = {
    upload: { onprogress: (_: { loaded: number; total: number }) => {} },
    response: null as unknown,
    status: 200,
    onload: () => {},
    onerror: () => {},
    ontimeout: () => {},
    onabort: () => {},
    onloadend: () => {},
    abort: () => request.onabort(),
    open: vi.fn(),
    setRequestHeader: vi.fn(),
    send: vi.fn(),
  };
  vi.stubGlobal('XMLHttpRequest', function create() {
    return request;
  });
  return request;
}
afterEach(() => vi.unstubAllGlobals());

const send = (onProgress: (share: number) => void = () => {}) =>
  sendForm('/uae/general-enquiry', new FormData(), onProgress);

test('how much of a form is on its way is told as a share', async () => {
  const request = createRequest();
  const shares: number[] = [];
  const sent = send((share) => shares.push(share));
  for (const loaded of [0, 250, 1000]) request.upload.onprogress({ loaded, total: 1000 });
  request.upload.onprogress({ loaded: 0, total: 0 });
  request.response = { reference: '1234' };
  request.onload();
  expect([shares, await sent]).toEqual([[0, 0.25, 1, 0], { kind: 'taken', reference: '1234' }]);
});

test.each(['onerror', 'ontimeout', 'onabort'] as const)('%s means that the server was not reached', async (name) => {
  const request = createRequest();
  const sent = send();
  request[name]();
  expect(await sent).toEqual({ kind: 'unreached' });
});

test.each([null, '<p>Upkeep', {}, { problems: {} }])('%j has not come from this site', async (response) => {
  const request = createRequest();
  const sent = send();
  request.response = response;
  request.onload();
  expect(await sent).toEqual({ kind: 'unreached' });
});

test('a page that a proxy answers with 413 means that the form is too large, and waits for nothing', async () => {
  const request = createRequest();
  const sent = send();
  request.status = 413;
  request.onload();
  expect(await sent).toMatchObject({ kind: 'refused', answer: { general: 'too-large', problems: {} } });
});

test('a send that does not move for a minute is given up, and one that moves is not', async () => {
  vi.useFakeTimers();
  const request = createRequest();
  let outcome: unknown = null;
  void send().then((given) => {
    outcome = given;
  });
  await vi.advanceTimersByTimeAsync(59_000);
  request.upload.onprogress({ loaded: 1, total: 2 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(outcome).toBe(null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome).toEqual({ kind: 'unreached' });
  vi.useRealTimers();
});
