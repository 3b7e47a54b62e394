/** Bodies that arrive slowly, or too many at once (decision 0103). */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formId } from '../contract/forms.ts';
import { createBackend } from './app.ts';
import { createDatabase } from './db/database.ts';
import { silentLog } from './test/silent-log.ts';

const database = await createDatabase({});
afterAll(() => database.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const FORM = `/wp-json/contact-form-7/v1/contact-forms/${formId('uae', 'join-us')}/feedback`;

/** Posts a body that stays open until it is ended. */
function begin(backend: ReturnType<typeof createBackend>, path: string, type: string) {
  const sent = new TransformStream<Uint8Array, Uint8Array>();
  const writer = sent.writable.getWriter();
  // `duplex` is required for streamed bodies, but missing in the DOM types.
  const init = { method: 'POST', headers: { 'content-type': type }, body: sent.readable, duplex: 'half' };
  const answer = backend.fetch(new Request(`http://backend.test${path}`, init));
  return { answer, send: (text: string) => writer.write(new TextEncoder().encode(text)), end: () => writer.close() };
}

describe.each([
  ['a form', FORM, 'multipart/form-data; boundary=x', 32],
  ['a query', '/graphql', 'application/json', 200],
])('%s', (_, path, type, most) => {
  const create = () => createBackend({ database, mediaDir: '.', mode: 'production', log: silentLog });

  test('that comes slower than its rate is refused, and its connection ends', async () => {
    const { answer, send } = begin(create(), path, type);
    await send('-');
    await vi.advanceTimersByTimeAsync(7_000);
    const { status, headers } = await answer;
    expect([status, headers.get('connection')]).toEqual([408, 'close']);
  });

  test(`is refused while ${most} others are being sent`, async () => {
    const backend = create();
    const slow = Array.from({ length: most - 1 }, () => begin(backend, path, type));
    const last = begin(backend, path, type);
    const refused = await begin(backend, path, type).answer;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    await last.end();
    expect((await last.answer).status).not.toBe(503);
    const next = begin(backend, path, type);
    await next.end();
    expect((await next.answer).status).not.toBe(503);
    await Promise.all(slow.map(({ end }) => end()));
    await Promise.all(slow.map(({ answer }) => answer));
  });
});
