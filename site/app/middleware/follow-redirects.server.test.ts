import { createStaticHandler, type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AddressAnswer } from '../redirects/redirect-steps.ts';
import { createFollowRedirects } from './follow-redirects.server.ts';

const ANSWERS: Record<string, AddressAnswer> = {
  '/old': { status: 301, location: '/uae/our-story', cacheControl: 'public, max-age=600' },
  '/partner': { status: 302, location: 'https://partner.example/x', cacheControl: 'public, max-age=600' },
  '/gone': { status: 410, cacheControl: 'public, max-age=600' },
};
const followRedirects = createFollowRedirects(() => async (url) => ANSWERS[url.pathname] ?? null);
const middleware: MiddlewareFunction = (args, next) => followRedirects(args, async () => toResponse(await next()));
const { query } = createStaticHandler([
  { path: '*', middleware: [middleware], loader: () => 'page', action: () => 'done', Component: () => null },
]);

function toResponse(value: unknown): Response {
  if (!(value instanceof Response)) throw new TypeError('no response');
  return value;
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  const createRequest = () => new Request(`https://site.example${path}`, init);
  const answer = await query(createRequest(), {
    requestContext: new RouterContextProvider(),
    normalizePath: ({ url }) => {
      const { pathname, search } = new URL(url);
      return { pathname: pathname.replace(/\.data$/, ''), search, hash: '' };
    },
    generateMiddlewareResponse: async (run) => {
      const result = await run(createRequest());
      return result instanceof Response ? result : new Response('page', { status: result.statusCode });
    },
  });
  return toResponse(answer);
}

describe('followRedirects', () => {
  it('is a client navigation for a relative target', async () => {
    const answer = await request('/old.data');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/uae/our-story']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    expect(answer.headers.has('x-remix-reload-document')).toBe(false);
  });

  it('is a page load for an absolute target', async () => {
    const answer = await request('/partner.data');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://partner.example/x']);
    expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  });

  it('answers 410 for gone addresses, and passes pages and forms on', async () => {
    expect((await request('/gone.data')).status).toBe(410);
    expect((await request('/uae.data')).status).toBe(200);
    expect((await request('/old.data', { method: 'POST', body: new FormData() })).status).toBe(200);
  });

  it('leaves documents to the server, which knows the visitor', async () => {
    expect((await request('/old')).status).toBe(200);
  });
});
