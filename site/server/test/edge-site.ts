/** The site behind an edge in a test: the server over pages that the test defines, behind a relay that can fail. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSiteEnv } from '../../env.ts';
import { createLog } from '../log.ts';
import { startServer } from '../start.ts';
import { bareSite } from './bare-site.ts';

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

const PAGE_LIFETIME =
  'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800';
/** Pages with other lifetimes, for tests. */
const LIFETIMES: Record<string, string> = {
  '/uae/short': 'public, max-age=0, must-revalidate, s-maxage=1, stale-if-error=604800',
  '/uae/renewed': 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=86400',
  '/uae/waited': 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1, stale-if-error=604800',
  '/uae/none': 'private, no-store',
};
const PICTURE = Buffer.alloc(1_000_000, 'picture');
/** A page that is worth compressing, with its version and the request's address. */
const draw = (url: URL, version: number) =>
  `<!doctype html><title>${version}</title>${`<p>${url.pathname}${url.search}</p>`.repeat(60)}`;

export async function startEdgeSite(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const buildFolder = join(folder, 'build');
  mkdirSync(join(buildFolder, 'client/assets'), { recursive: true });
  for (const name of ['app', ...Array(6).keys()])
    writeFileSync(join(buildFolder, `client/assets/${name}.js`), 'export {}');
  const state = {
    version: 1,
    failure: null as 'dead' | 'broken' | null,
    /** What answers wait for. */
    gate: null as Promise<void> | null,
  };
  const asked: string[] = [];
  /** The addresses whose visitor was gone before the answer. */
  const gone: string[] = [];
  /** The bodies posted to pages. */
  const posted: string[] = [];
  let purgePages: (tags: readonly string[]) => void = () => {};
  const site = await startServer({
    env: readSiteEnv({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'test', ...variables }),
    log: createLog({ mode: 'test', destination: { write: () => {} } }),
    buildFolder,
    createSite: async (options) => {
      purgePages = (tags) => options.purgePages(tags, 'content');
      return {
        ...bareSite,
        resolveAddress: async ({ pathname, search }) =>
          pathname === '/uae/old'
            ? { status: 301, location: `/uae/plp${search}`, cacheControl: 'public, max-age=600, s-maxage=600' }
            : null,
        render: async (request) => {
          const url = new URL(request.url);
          if (request.method === 'POST') posted.push(await request.text());
          const headers = {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': LIFETIMES[url.pathname] ?? PAGE_LIFETIME,
            'x-cache-tags': `uae:*,uae:${url.pathname.slice(5)}`,
            'x-cache-key-params': 'brand,page,sort',
          };
          return new Response(draw(url, state.version), {
            status: url.pathname === '/uae/missing' ? 404 : 200,
            headers,
          });
        },
      };
    },
  });
  const relay = createServer(async (incoming, outgoing) => {
    if (incoming.url !== '/healthz') {
      asked.push(incoming.url ?? '');
      outgoing.on('close', () => outgoing.writableFinished || gone.push(incoming.url ?? ''));
      await state.gate;
    }
    if (state.failure === 'dead') return incoming.socket.destroy();
    if (state.failure === 'broken') return outgoing.writeHead(503, { 'cache-control': 'no-store' }).end('broken');
    if (incoming.url?.startsWith('/_ipx/'))
      return outgoing
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=2592000' })
        .end(PICTURE);
    const { method, url: path, headers } = incoming;
    const onward = sendRequest({ port: site.port, host: '127.0.0.1', method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    // The site may answer and close before the whole request has arrived.
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = await new Promise<number>((resolve) => {
    relay.listen(0, '127.0.0.1', () => {
      const address = relay.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

  /** Stops the site, after the edge in front. */
  async function stop(): Promise<void> {
    relay.closeAllConnections();
    await new Promise((resolve) => relay.close(resolve));
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    port,
    sitePort: site.port,
    state,
    asked,
    gone,
    posted,
    purgePages: (tags: string[]) => purgePages(tags),
    stop,
  };
}

/** Requests a path exactly as written from a port, and reads the bytes of the answer. */
export function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({ port, host: '127.0.0.1', path, headers, method, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Whether an address of the edge answers. */
export async function answers(port: number, path = '/healthz'): Promise<boolean> {
  return (await ask(port, path).catch(() => null))?.status === 200;
}
