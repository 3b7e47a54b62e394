import { expect, test } from 'vitest';
import { buildLocalOrigin } from '../../contract/local-origin.ts';
import { listen } from './listen.ts';

test.each(['127.0.0.1', '::1'])('a backend with BACKEND_HOST=%s answers there', async (host) => {
  const { port, close } = await listen(async () => new Response('here'), { host, port: 0 });
  expect(await (await fetch(buildLocalOrigin(host, port))).text()).toBe('here');
  await close(0);
});
