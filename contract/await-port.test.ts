import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitPort, BusyPortError } from './await-port.ts';

let server: Server;
let target: { host: string; port: number; variable: string };
beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  target = { host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0, variable: 'PORT' };
});
afterEach(() => {
  server.close();
});

test('a port in use is named with its process and its variable', async () => {
  const opening = awaitPort(target, () => {}, 0);
  await expect(opening).rejects.toThrow(BusyPortError);
  await expect(opening).rejects.toThrow(
    new RegExp(
      `^Port ${target.port} is in use by process ${process.pid} \\(.*\\): stop it, or set PORT to another\\.$`,
    ),
  );
});

test('the port’s process is reported once, and the start continues when the port is free', async () => {
  const report = vi.fn(() => server.close());
  await awaitPort(target, report);
  expect(report.mock.calls).toEqual([
    [
      expect.stringMatching(
        new RegExp(`^Port ${target.port} is in use by process ${process.pid} .*; waiting for it to end\\.$`),
      ),
    ],
  ]);
});

test('a free port is not reported', async () => {
  server.close();
  const report = vi.fn();
  await awaitPort({ ...target, port: 0 }, report);
  expect(report).not.toHaveBeenCalled();
});
