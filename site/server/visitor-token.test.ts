import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveToken } from '../app/content/client/token.ts';
import { readSiteEnv } from '../env.ts';
import { createLog } from './log.ts';
import { startServer } from './start.ts';
import { bareSite } from './test/bare-site.ts';
import { loadTokenSources } from './token-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const rendered: (string | null)[] = [];
let origin = '';
let stop: () => Promise<void> = async () => {};

beforeAll(async () => {
  const env = readSiteEnv({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'test',
    GRAPHQL_TOKEN_SOURCES: 'cookie:member,localStorage:token,default',
  });
  const started = await startServer({
    env,
    log: createLog({ mode: 'test', destination: { write: () => {} } }),
    buildFolder: join(folder, 'build'),
    createSite: async () => ({
      ...bareSite,
      render: async (request) => {
        const cookie = request.headers.get('cookie');
        rendered.push(cookie);
        const headers = {
          'content-type': 'text/html',
          'cache-control': 'public, s-maxage=60',
          'x-cache-tags': 'uae:a',
        };
        return new Response(`<html><head></head><body>for ${cookie ?? 'everybody'}</body></html>`, { headers });
      },
    }),
  });
  origin = `http://127.0.0.1:${started.port}`;
  stop = started.stop;
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, cookie?: string) {
  const answer = await fetch(origin + path, { headers: cookie === undefined ? {} : { cookie } });
  const { headers } = answer;
  return { text: /for [^<]*/.exec(await answer.text())?.[0], cacheControl: headers.get('cache-control'), headers };
}

describe('a visitor with a token of their own (spec §7)', () => {
  test.each(['member=one', 'a=b; localStorage.token=two'])(
    'is answered alone, and nobody keeps it: %s',
    async (cookie) => {
      const path = `/uae/${encodeURIComponent(cookie)}`;
      for (const time of ['before the page is kept', 'after']) {
        const own = await ask(path, cookie);
        expect([time, own.text, own.cacheControl]).toEqual([time, `for ${cookie}`, 'private, no-store']);
        expect([own.headers.get('etag'), own.headers.get('x-cache-tags')]).toEqual([null, null]);
        // The shared page is rendered and stored without the token.
        for (const other of [undefined, 'a=b', 'member=']) expect((await ask(path, other)).text).toBe('for everybody');
      }
    },
  );

  test('gets a page rendered every time, everyone else a stored one', async () => {
    rendered.length = 0;
    for (const cookie of ['member=one', undefined, 'member=one', undefined]) await ask('/uae/once', cookie);
    expect(rendered).toEqual(['member=one', null, 'member=one']);
  });
});

describe('the sources of tokens', () => {
  test('a hook is a module, called per country', async () => {
    const file = join(folder, 'hook.mjs');
    writeFileSync(file, "export default async (country) => (country === 'ksa' ? 'of ksa' : undefined);");
    const sources = await loadTokenSources([{ kind: 'hook', file }, { kind: 'default' }], 'configured');
    const tokenOf = async (client: string) => (await resolveToken(sources, { client }))?.value;
    expect([await tokenOf('ksa'), await tokenOf('uae')]).toEqual(['of ksa', 'configured']);
  });

  test('a hook that is not a function is an error at startup', async () => {
    const file = join(folder, 'wrong.mjs');
    writeFileSync(file, "export default 'token';");
    await expect(loadTokenSources([{ kind: 'hook', file }], '')).rejects.toThrow(
      `${file} has no function as its default export.`,
    );
  });
});
