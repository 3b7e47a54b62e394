import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitPort, BusyPortError } from './await-port.ts';

let server: Server;
let place: { host: string; port: number; variable: string };
beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  place = { host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0, variable: 'PORT' };
});
afterEach(() => {
  server.close();
});

test('a port in use is named with its process and its variable', async () => {
  const opening = awaitPort(place, () => {}, 1);
  await expect(opening).rejects.toThrow(BusyPortError);
  await expect(opening).rejects.toThrow(
    new RegExp(`^Port ${place.port} is in use by process ${process.pid} \\(.*\\): stop it, or set PORT to another\\.$`),
  );
});

test('what was found is said once, and the start goes on when the port is free', async () => {
  const say = vi.fn(() => server.close());
  await awaitPort(place, say);
  expect(say.mock.calls).toEqual([
    [
      expect.stringMatching(
        new RegExp(`^Port ${place.port} is in use by process ${process.pid} .*; waiting for it to end\\.$`),
      ),
    ],
  ]);
});

test('of a free port nothing is said', async () => {
  server.close();
  const say = vi.fn();
  await awaitPort({ ...place, port: 0 }, say);
  expect(say).not.toHaveBeenCalled();
});
