import { expect, test } from 'vitest';
import { createMedia } from './media.ts';

const origin = 'https://service.example';

/** Media whose service answers when the test says so. */
function createSlowMedia() {
  const asked: PromiseWithResolvers<Response>[] = [];
  const open = () => {
    const one = Promise.withResolvers<Response>();
    asked.push(one);
    return one.promise;
  };
  const { respond, getQueueStats } = createMedia({ files: { open }, origins: [origin] });
  const ask = (signal?: AbortSignal) =>
    respond(new Request('https://site.example/media/m0/film.mp4', { ...(signal && { signal }) }));
  const answer = () => asked.shift()?.resolve(new Response('film', { headers: { 'content-type': 'video/mp4' } }));
  return { asked, ask, answer, getQueueStats };
}

test('sixteen files are asked for at once, 200 visitors wait, and the longest waiting is told to come back', async () => {
  const { asked, ask, answer, getQueueStats } = createSlowMedia();
  const answers = Array.from({ length: 217 }, () => ask());
  const refused = await answers[16];
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5']);
  expect(asked).toHaveLength(16);
  expect(getQueueStats()).toEqual({ running: 16, waiting: 200, refused: 1 });
  answer();
  expect((await answers[0])?.status).toBe(200);
  await expect.poll(() => asked).toHaveLength(16);
  expect(getQueueStats()).toEqual({ running: 16, waiting: 199, refused: 1 });
});

test('a visitor who leaves gives up the place in the queue', async () => {
  const { ask, getQueueStats } = createSlowMedia();
  for (let count = 0; count < 16; count += 1) void ask();
  const leaving = new AbortController();
  const answer = ask(leaving.signal);
  leaving.abort();
  await answer.catch(() => undefined);
  expect(getQueueStats()).toMatchObject({ running: 16, waiting: 0 });
});
