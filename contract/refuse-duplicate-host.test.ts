import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createLimitedServer } from './limited-server.ts';

/** Sends a request with these header lines and reads the status line. */
async function statusOf(lines: string[]): Promise<string> {
  const server = createLimitedServer((_, outgoing) => outgoing.end('asked'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  server.close();
  return answer.slice(0, answer.indexOf('\r\n'));
}

test.each([
  [['Host: a.example'], 'HTTP/1.1 200 OK'],
  [['Host: a.example', 'X-Forwarded-Host: b.example'], 'HTTP/1.1 200 OK'],
  [['X-Named: Host', 'Host: a.example'], 'HTTP/1.1 200 OK'],
  [['Host: a.example', 'Host: b.example'], 'HTTP/1.1 400 Bad Request'],
  [['Host: a.example', 'hOST: a.example'], 'HTTP/1.1 400 Bad Request'],
  [[], 'HTTP/1.1 400 Bad Request'],
])('a request with %j is answered %s', async (lines, status) => {
  expect(await statusOf(lines)).toBe(status);
});
