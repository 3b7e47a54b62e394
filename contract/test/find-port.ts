import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give by themselves: to connections, and to whoever listens at port 0. */
const PORTS = { from: 20_000, before: 32_768 } as const;
const found = new Set<number>();

/**
 * Finds a port of the loopback address that is free and stays so until its program listens: nobody is given it by chance
 * meanwhile. `draw` draws a whole number from the first up to the second.
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
