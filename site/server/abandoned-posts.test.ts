/** Visitors who leave while their form is being sent, or waits for its answer. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_TRACING } from '../../contract/tracing/tracing.ts';
import { createAdmission } from './admission.ts';
import { createFormEndpoint } from './forms/form-endpoint.ts';
import { createReceiveForm } from './forms/receive-form.ts';
import { createUploads } from './forms/uploads.ts';
import { createPages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));

/** The requests the site gets, and its answers. */
const site = {
  rendered: [] as Request[],
  errors: [] as unknown[],
  statuses: [] as number[],
  page: async (_: Request): Promise<Response> => new Response(),
};
let port = 0;
const server = createServer();

beforeAll(async () => {
  const onError = (error: unknown) => site.errors.push(error);
  const clock = () => Date.now();
  const uploads = createUploads({ folder, maxBytes: 50_000_000, clock });
  const outbox = { accept: async () => ({ reference: 'reference' }) };
  const none = () => Promise.reject(new Error('No page is asked for.'));
  const pages = createPages({
    siteOrigin: 'https://site.test',
    clock,
    tracing: NO_TRACING,
    cache: { serve: none, load: none },
    admit: createAdmission(),
    forms: createFormEndpoint({
      siteOrigin: 'https://site.test',
      forms: new Map([['/careers/join-us', 'join-us']]),
      receive: createReceiveForm({ uploads, outbox, scan: null, clock, onError }),
      mayAsk: async () => true,
      onError,
    }),
    mayPost: async () => true,
    hydration: { defer: async (response) => response },
    site: {
      resolveAddress: async () => null,
      resolveRoute: () => null,
      isSearch: () => false,
      render: (request) => {
        site.rendered.push(request);
        return site.page(request);
      },
    },
    isPersonal: () => false,
    securityHeaders: [],
  });
  const answer = async (request: Request) => {
    const response = await pages.submit(request, '192.0.2.1');
    site.statuses.push(response.status);
    return response;
  };
  server.on('request', getRequestListener(answer, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  site.rendered.length = 0;
  site.errors.length = 0;
  site.statuses.length = 0;
});

/** Starts a post to a page. */
function post(path: string, type: string) {
  const headers = { 'content-type': type, origin: 'https://site.test', 'transfer-encoding': 'chunked' };
  const outgoing = sendRequest({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
  outgoing.on('error', () => {});
  outgoing.flushHeaders();
  return outgoing;
}

const MULTIPART = 'multipart/form-data; boundary=x';
const FILE_PART = '--x\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
const listUploads = () => readdirSync(folder);

/** Forms with a mistake, whose answer is a page. */
const explained = () => post('/uae/careers/join-us', MULTIPART).end('--x--\r\n');
const newsletter = () => post('/uae/newsletter', 'application/x-www-form-urlencoded').end('email=a@b.example');

test('of a form whose visitor leaves while it is sent no file stays, no page is made, and nothing is a failure', async () => {
  const visitor = post('/uae/careers/join-us', MULTIPART);
  visitor.write(FILE_PART);
  await expect.poll(listUploads).toHaveLength(1);
  visitor.destroy();
  await expect.poll(() => site.statuses).toEqual([499]);
  expect([listUploads(), site.rendered, site.errors]).toEqual([[], [], []]);
});

test('its answer is given up with its visitor, while it waits and while it is made; what has come whole is carried out', async () => {
  site.page = ({ method, signal }) =>
    method === 'POST'
      ? Promise.resolve(new Response('thanks'))
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const made = [explained(), explained()];
  await expect.poll(() => site.rendered.length).toBe(2);
  const waiting = [explained(), newsletter()];
  // Both have been read when a later one is refused for its type.
  post('/uae/newsletter', 'text/plain').end();
  await expect.poll(() => site.statuses).toEqual([415]);
  for (const visitor of waiting) visitor.destroy();
  await expect.poll(() => site.statuses).toEqual([415, 499]);
  for (const visitor of made) visitor.destroy();
  await expect.poll(() => [...site.statuses].sort()).toEqual([200, 415, 499, 499, 499]);
  expect(site.rendered.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
  expect(site.errors).toEqual([]);
});
