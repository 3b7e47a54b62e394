import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byCountry } from '../../../contract/countries.ts';
import { createSendNewsletter } from './send-newsletter.server.ts';

let service: Server;
let answer: (outgoing: ServerResponse) => void;
let posts: number;

beforeEach(async () => {
  posts = 0;
  service = createServer((incoming, outgoing) => {
    posts += 1;
    incoming.resume().on('end', () => answer(outgoing));
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

const say =
  (status: number, body: object) =>
  (outgoing: ServerResponse): void => {
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const html =
  (status: number, headers: Record<string, string> = {}) =>
  (outgoing: ServerResponse) => {
    outgoing.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<p>Upkeep');
  };
const STATUSES = [
  ...['mail_sent', 'validation_failed', 'mail_failed', 'spam', 'acceptance_missing', 'aborted', 'error', 'init'],
] as const;

test.each<[string, boolean, (outgoing: ServerResponse) => void]>([
  ...STATUSES.map((status) => [status, true, say(200, { status })] as [string, boolean, () => void]),
  ['400 without a unit tag', false, say(400, { code: 'wpcf7_unit_tag_not_found' })],
  ['415', false, say(415, { code: 'wpcf7_unsupported_media_type' })],
  ['404 of a form', false, say(404, { code: 'wpcf7_not_found' })],
  ['404 of a site, as a page', false, html(404)],
  ['a redirect', false, html(307, { location: '/elsewhere' })],
  ['500', false, say(500, {})],
  ['upkeep', false, html(503)],
  ['a dropped connection', false, (outgoing) => outgoing.destroy()],
  ['no answer in time', false, () => {}],
])('%s of the content service is a success: %s; it is asked once (contract notes 3)', async (_, isTaken, fault) => {
  answer = fault;
  const address = service.address();
  const failures: unknown[] = [];
  const send = createSendNewsletter({
    endpoints: byCountry(() => `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/graphql`),
    formIds: byCountry(() => '5'),
    fetch,
    // All others answer at once.
    timeoutMs: fault.length === 0 ? 50 : 20_000,
    onFailure: (failure) => failures.push(failure),
  });
  expect(await send({ country: 'uae', email: 'visitor@visitor.example', userAgent: 'Phone' })).toBe(isTaken);
  expect([posts, failures.length]).toEqual([1, isTaken ? 0 : 1]);
});
