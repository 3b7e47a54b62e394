import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { createStaticFiles } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'static-'));
afterAll(() => rmSync(root, { recursive: true }));

const script = 'export const value = 1;\n'.repeat(200);

function write(path: string, body: string): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, body);
}

write('client/assets/app-a1.js', script);
write('client/assets/tiny-b2.js', '1');
write('client/sw.js', script);
write('client/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('client/.vite/manifest.json', '{}');
write('older/assets/app-00.js', 'old');
write('older/assets/app-a1.js', 'never seen');
write('older/build.json', '{}');
write('older/icon-00.svg', '<svg/>');
await precompress(join(root, 'client'));
const files = createStaticFiles({ folder: join(root, 'client'), olderFolders: [join(root, 'older')] });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.respond(new Request(`https://site.example${path}`, { headers, method }));

describe('static files', () => {
  test.each([
    ['/assets/app-a1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/assets/app-00.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/sw.js', 'no-cache', 'text/javascript; charset=utf-8'],
    ['/icon.svg', 'public, max-age=3600', 'image/svg+xml'],
  ])('%s: %s', async (path, cacheControl, type) => {
    const answer = await get(path);
    expect(answer?.headers.get('cache-control')).toBe(cacheControl);
    expect(answer?.headers.get('content-type')).toBe(type);
  });

  test.each([
    '/',
    '/assets',
    '/assets/',
    '/missing.js',
    '/.vite/manifest.json',
    '/../older/assets/app-00.js',
    '/sw.js.br',
    '/build.json',
    '/icon-00.svg',
  ])('%s is no file', async (path) => expect(await get(path)).toBeNull());

  test('every encoding is the same file', async () => {
    const load = async (encoding: string) => {
      const answer = await get('/assets/app-a1.js', { 'accept-encoding': encoding });
      expect(answer?.headers.get('vary')).toBe('Accept-Encoding');
      return new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    };
    expect(Buffer.from(await load('')).toString()).toBe(script);
    expect(gunzipSync(await load('gzip')).toString()).toBe(script);
    expect(brotliDecompressSync(await load('br')).toString()).toBe(script);
  });

  test('a file that compression does not make smaller is sent as it is', async () => {
    const answer = await get('/assets/tiny-b2.js', { 'accept-encoding': 'br' });
    expect([answer?.headers.get('content-encoding'), await answer?.text()]).toEqual([null, '1']);
  });

  test('304 for a matching ETag, of the same encoding only', async () => {
    const etag = (await get('/sw.js', { 'accept-encoding': 'br' }))?.headers.get('etag') ?? '';
    expect((await get('/sw.js', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` }))?.status).toBe(304);
    expect((await get('/sw.js', { 'if-none-match': '*' }))?.status).toBe(304);
    expect((await get('/sw.js', { 'if-none-match': etag }))?.status).toBe(200);
  });

  test('HEAD has headers only; POST is not handled', async () => {
    const head = await get('/sw.js', {}, 'HEAD');
    expect([head?.headers.get('content-length'), await head?.text()]).toEqual([String(script.length), '']);
    expect(await get('/sw.js', {}, 'POST')).toBeNull();
  });

  test('a file that is gone from the disk is none', async () => {
    write('gone/assets/app-c3.js', script);
    const gone = createStaticFiles({ folder: join(root, 'gone') });
    rmSync(join(root, 'gone'), { recursive: true });
    expect(await gone.respond(new Request('https://site.example/assets/app-c3.js'))).toBeNull();
  });
});

test('precompress skips files that are compressed already', async () => {
  expect(await precompress(join(root, 'client'))).toBe(0);
  expect(readdirSync(join(root, 'client/assets')).sort()).toEqual([
    'app-a1.js',
    'app-a1.js.br',
    'app-a1.js.gz',
    'tiny-b2.js',
  ]);
});
