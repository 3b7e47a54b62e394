import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems assign themselves: to connections, and to listeners on port 0. */
const PORTS = { from: 20_000, before: 32_768 } as const;
const found = new Set<number>();

/**
 * Finds a free port of the loopback address that the system will not assign before its program listens. `draw` returns
 * a random whole number from the first up to the second.
 */
export async function findPort(draw: (from: number, before: number) => number = randomInt): Promise<number> {
  for (;;) {
    const port = draw(PORTS.from, PORTS.before);
    if (found.has(port) || !(await isFree(port))) continue;
    found.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
