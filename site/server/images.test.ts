import { mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackendFiles } from './backend-files.ts';
import { createDiskStore, type DiskStore } from './disk-store.ts';
import { createImageSources } from './image-sources.ts';
import { parseImageType } from './image-type.ts';
import { createImages } from './images.ts';
import { createMedia } from './media.ts';

const requested: string[] = [];
const routes = new Map<string, RequestListener>();
const backend = createServer((incoming, outgoing) => {
  requested.push(incoming.url ?? '');
  const route = routes.get(incoming.url ?? '');
  if (route === undefined) outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  else route(incoming, outgoing);
});
/** A second server, not configured as a backend. */
const elsewhere = createServer((_, outgoing) => outgoing.writeHead(200, { 'content-type': 'image/png' }).end(photo));
const folder = mkdtempSync(join(tmpdir(), 'images-'));
let photo = Buffer.alloc(0);
let origin = '';

function portOf(server: typeof backend): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const listen = (server: typeof backend) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${portOf(server)}`));
  });

const send =
  (body: Buffer | string, type = 'image/png', headers: Record<string, string> = {}): RequestListener =>
  (_, outgoing) =>
    outgoing.writeHead(200, { 'content-type': type, ...headers }).end(body);

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  photo = await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'green', noise } })
    .png()
    .toBuffer();
  origin = await listen(backend);
});
afterAll(() => {
  backend.close();
  elsewhere.close();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});
beforeEach(() => {
  requested.length = 0;
  routes.clear();
  routes.set('/a.png', send(photo, 'image/png', { etag: '"one"' }));
});

function createProxy({
  maxBytes = 50_000_000,
  name = Math.random().toString(36),
  sizeDeadline = 60_000,
  deadline = 500,
} = {}) {
  const state = { now: Date.now() };
  const errors: unknown[] = [];
  const clock = () => state.now;
  const logged: unknown[] = [];
  const onError = (error: unknown, key?: string) => {
    errors.push(error);
    logged.push(key);
  };
  let writing = 0;
  const disk = createDiskStore({ folder: join(folder, name), maxBytes, clock, onError });
  const write: DiskStore['write'] = (...file) => {
    writing += 1;
    return disk.write(...file).finally(() => {
      writing -= 1;
    });
  };
  const store = { ...disk, write };
  const files = createBackendFiles({ fetch, origins: [origin], deadline });
  const sources = createImageSources({ files, store, clock, onError });
  const images = createImages({ origins: [origin], sources, store, onError, sizeDeadline });
  const media = createMedia({ files, origins: [origin] });
  const ask = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    new Request(`https://site.example${path}`, { headers, ...(signal && { signal }) });
  return {
    state,
    errors,
    logged,
    images,
    store,
    sources,
    /** Waits until no background work is in flight. */
    settle: () => expect.poll(() => sources.getStats().inFlight + writing === 0).toBe(true),
    files: () => readdirSync(join(folder, name)),
    get: (path: string, headers?: Record<string, string>) => images.respond(ask(path, headers)),
    getMedia: (...asked: Parameters<typeof ask>) => media.respond(ask(...asked)),
  };
}

describe('a picture', () => {
  test.each([
    ['w_320,f_webp,q_80', 'webp', 320, 160],
    ['w_320,f_avif,q_46', 'heif', 320, 160],
    ['w_320,f_jpeg', 'jpeg', 320, 160],
    ['w_320,f_png', 'png', 320, 160],
    ['w_320,f_gif', 'gif', 320, 160],
    ['s_320x320', 'webp', 320, 320],
    ['s_320x320,fit_inside', 'webp', 320, 160],
    ['w_10,h_10,q_50,blur_3', 'webp', 10, 10],
    ['w_1921', 'webp', 1000, 500],
    ['s_1536x1536', 'webp', 500, 500],
    ['_', 'webp', 1000, 500],
  ])('%s is %s of %i × %i', async (modifiers, format, width, height) => {
    const answer = await createProxy({ name: 'shared' }).get(`/_ipx/${modifiers}/m0/a.png`);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ format, width, height });
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(answer.headers.has('vary')).toBe(false);
  });

  test('is rendered once for everyone who waits, and once for all addresses of the same bytes', async () => {
    const proxy = createProxy();
    routes.set('/ksa/a.png', send(photo));
    const first = await Promise.all(Array.from({ length: 20 }, () => proxy.get('/_ipx/w_320/m0/a.png')));
    expect(first.every(({ status }) => status === 200)).toBe(true);
    await proxy.settle();
    const rendered = proxy.files().filter((name) => name.endsWith('.webp'));
    const second = await proxy.get('/_ipx/q_80,w_320,f_webp/m0/ksa/a.png');
    expect(second.headers.get('etag')).toBe(first[0]?.headers.get('etag'));
    expect(proxy.files().filter((name) => name.endsWith('.webp'))).toEqual(rendered);
    expect(rendered).toHaveLength(1);
    expect(requested).toEqual(['/a.png', '/ksa/a.png']);
  });

  test('is served after a restart, and while the backend is down', async () => {
    const before = createProxy({ name: 'kept' });
    await before.get('/_ipx/w_320/m0/a.png');
    await before.settle();
    routes.set('/a.png', (_, outgoing) => outgoing.writeHead(503).end());
    const proxy = createProxy({ name: 'kept' });
    expect((await proxy.get('/_ipx/w_320/m0/a.png')).status).toBe(200);
    expect((await proxy.get('/_ipx/w_480/m0/a.png')).status).toBe(200);
  });

  test('is revalidated in the background, and replaced if it changed', async () => {
    const proxy = createProxy();
    const before = await proxy.get('/_ipx/w_320/m0/a.png');
    proxy.state.now += 11 * 60 * 1000;
    routes.set('/a.png', (incoming, outgoing) => {
      expect(incoming.headers['if-none-match']).toBe('"one"');
      outgoing.writeHead(200, { 'content-type': 'image/png' });
      sharp(photo)
        .negate()
        .png()
        .toBuffer()
        .then((body) => outgoing.end(body));
    });
    expect((await proxy.get('/_ipx/w_320/m0/a.png')).headers.get('etag')).toBe(before.headers.get('etag'));
    await expect
      .poll(async () => (await proxy.get('/_ipx/w_320/m0/a.png')).headers.get('etag'))
      .not.toBe(before.headers.get('etag'));
  });

  test('is kept while the backend is down, revalidated half a minute later, and dropped when it is gone', async () => {
    const proxy = createProxy();
    const get = async () => {
      const { status } = await proxy.get('/_ipx/w_320/m0/a.png');
      await proxy.settle();
      return [status, requested.length];
    };
    expect(await get()).toEqual([200, 1]);
    routes.set('/a.png', (_, outgoing) => outgoing.writeHead(503).end());
    proxy.state.now += 10 * 60 * 1000 - 1;
    expect(await get()).toEqual([200, 1]);
    proxy.state.now += 1;
    expect(await get()).toEqual([200, 2]);
    proxy.state.now += 29_999;
    expect(await get()).toEqual([200, 2]);
    routes.delete('/a.png');
    proxy.state.now += 1;
    expect(await get()).toEqual([200, 3]);
    expect(await get()).toEqual([404, 3]);
  });

  test('has a validator, and a max-age by its address', async () => {
    const proxy = createProxy();
    const plain = await proxy.get('/_ipx/w_320/m0/a.png');
    const versioned = await proxy.get('/_ipx/w_320/m0/a.png?ver=3');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=2592000');
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const revalidated = await proxy.get('/_ipx/w_320/m0/a.png', { 'if-none-match': plain.headers.get('etag') ?? '' });
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
  });

  test('is one file for every query and spelling: unknown parameters are ignored, a new version is checked once', async () => {
    const proxy = createProxy();
    const queries = ['', '?utm_source=x', '?w=1&h=2', '?v=a%20b', `?v=${'x'.repeat(41)}`, '?v=%00', '?a=//b'];
    for (const query of queries) {
      const answer = await proxy.get(`/_ipx/w_320/m0/a.png${query}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=2592000']);
    }
    for (const spelling of ['m0/%61.png', 'm0/a%2Epng', 'm0/a%2epng', 'm00/a.png']) {
      const { status } = await proxy.get(`/_ipx/w_320/${spelling}`);
      expect(status).toBe(spelling.startsWith('m00') ? 400 : 200);
    }
    expect(requested).toEqual(['/a.png']);
    await proxy.settle();
    const stored = proxy.files().toSorted();
    const lifetimes: (string | null)[] = [];
    for (let version = 0; version < 50; version += 1) {
      const answer = await proxy.get(`/_ipx/w_320/m0/a.png?v=${version}`);
      lifetimes.push(answer.headers.get('cache-control'));
    }
    // Only a version that was checked at the backend may be immutable.
    expect([requested, lifetimes.filter((text) => text?.includes('immutable'))]).toEqual([
      ['/a.png', '/a.png'],
      ['public, max-age=31536000, immutable'],
    ]);
    await proxy.settle();
    expect(proxy.files().toSorted()).toEqual(stored);
    proxy.state.now += 29_999;
    await proxy.get('/_ipx/w_320/m0/a.png?v=new');
    expect(requested).toHaveLength(2);
    proxy.state.now += 1;
    await proxy.get('/_ipx/w_320/m0/a.png?v=new');
    expect(requested).toHaveLength(3);
  });

  test('is replaced at once under a new version, and stays while the backend is down', async () => {
    const proxy = createProxy({ name: 'versions' });
    const before = await proxy.get('/_ipx/w_320/m0/a.png?v=1');
    const changed = await sharp(photo).negate().png().toBuffer();
    routes.set('/a.png', send(changed, 'image/png', { etag: '"two"' }));
    const after = await proxy.get('/_ipx/w_320/m0/a.png?v=2');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    routes.set('/a.png', (_, outgoing) => outgoing.writeHead(503).end());
    proxy.state.now += 60_000;
    const away = await proxy.get('/_ipx/w_320/m0/a.png?v=3');
    expect([away.status, away.headers.get('etag'), away.headers.get('cache-control')]).toEqual([
      200,
      after.headers.get('etag'),
      'public, max-age=2592000',
    ]);
    // Checked versions survive a restart.
    await proxy.settle();
    const kept = await createProxy({ name: 'versions' }).get('/_ipx/w_320/m0/a.png?v=2');
    expect(kept.headers.get('cache-control')).toContain('immutable');
  });

  test('is rotated by its EXIF orientation, and an animation keeps its frames', async () => {
    const proxy = createProxy();
    routes.set(
      '/turned.jpg',
      send(await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'image/jpeg'),
    );
    expect(await proxy.images.loadImageSize('m0/turned.jpg')).toEqual({ width: 500, height: 1000 });
    const turned = Buffer.from(await (await proxy.get('/_ipx/w_320/m0/turned.jpg')).arrayBuffer());
    expect(await sharp(turned).metadata()).toMatchObject({ width: 320, height: 640 });
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    routes.set(
      '/animation.gif',
      send(
        await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
        'image/gif',
      ),
    );
    for (const format of ['webp', 'gif']) {
      const animation = Buffer.from(await (await proxy.get(`/_ipx/w_320,f_${format}/m0/animation.gif`)).arrayBuffer());
      expect(await sharp(animation).metadata()).toMatchObject({ format, pages: 2 });
    }
  });

  test('that is an SVG is passed on with a policy that forbids scripts', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>';
    routes.set('/a.svg', send(svg, 'image/svg+xml'));
    const proxy = createProxy();
    const answer = await proxy.get('/_ipx/w_640,f_webp/m0/a.svg');
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/svg+xml', svg]);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(await proxy.images.loadImageSize('m0/a.svg')).toEqual({ width: 40, height: 20 });
  });
});

/** Builds a PNG of 30000 × 30000 pixels in a few bytes. */
function buildBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = [Buffer.alloc(4), body, Buffer.alloc(4)];
    ends[0]?.writeUInt32BE(data.length);
    ends[2]?.writeUInt32BE(crc32(body));
    return Buffer.concat(ends);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(90_000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

describe('hostile input', () => {
  test.each([
    ['/_ipx/w_641/m0/a.png', 400, 'width takes'],
    ['/_ipx/w_640', 400, 'An image address is'],
    ['/_ipx/w_640/', 400, 'An image address is'],
    ['/_ipx/w_640/m1/a.png', 400, 'no path of a configured backend'],
    ['/_ipx/w_640/http://127.0.0.1/a.png', 400, 'no path of a configured backend'],
    ['/_ipx/w_640/m0//127.0.0.1/a.png', 400, 'no path of a configured backend'],
    ['/_ipx/w_640/m0/..%2f..%2fetc/passwd', 400, 'no path of a configured backend'],
    ['/_ipx/w_640/m0/x%5c..%5ca.png', 400, 'no path of a configured backend'],
    ['/_ipx/w_640/m0/missing.png', 404, 'no such picture'],
  ])('%s: %i', async (path, status, reason) => {
    const answer = await createProxy().get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await answer.text()).toContain(reason);
  });

  const cases: [string, () => RequestListener, number][] = [
    ['a page', () => send('<h1>Login</h1>', 'text/html'), 415],
    ['a page with the type of a picture', () => send('<html><script>1</script></html>', 'image/png'), 415],
    ['a document with the type of a picture', () => send('%PDF-1.7', 'image/png'), 415],
    ['nothing', () => send('', 'image/png'), 415],
    ['a truncated picture header', () => send(photo.subarray(0, 20)), 415],
    ['a decompression bomb', () => send(buildBomb()), 413],
    ['an SVG with entities', () => send('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', 'image/svg+xml'), 415],
    ['a content-length over the limit', () => send(photo, 'image/png', { 'content-length': '15000001' }), 413],
    [
      'a body over the limit, without a content-length',
      () => (_, outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'image/png' });
        outgoing.end(Buffer.alloc(16_000_000));
      },
      413,
    ],
    [
      'a redirect to a private address',
      () => (_, outgoing) => outgoing.writeHead(302, { location: 'http://169.254.169.254/a.png' }).end(),
      502,
    ],
    [
      'a redirect to a file',
      () => (_, outgoing) => outgoing.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      502,
    ],
    [
      'a redirect to an invalid address',
      () => (_, outgoing) => outgoing.writeHead(302, { location: 'http://:x' }).end(),
      502,
    ],
    ['a redirect loop', () => (_, outgoing) => outgoing.writeHead(302, { location: '/bad.png' }).end(), 502],
    ['a failure', () => (_, outgoing) => outgoing.writeHead(503).end(), 502],
    ['silence', () => () => {}, 502],
    ['a broken connection', () => (_, outgoing) => outgoing.destroy(), 502],
  ];
  test.each(cases)('%s', async (_, route, status) => {
    routes.set('/bad.png', route());
    const proxy = createProxy();
    const answer = await proxy.get('/_ipx/w_320/m0/bad.png');
    expect(answer.status).toBe(status);
    expect((await proxy.get('/_ipx/w_320/m0/a.png')).status).toBe(200);
  });

  test('a truncated picture is refused', async () => {
    routes.set('/cut.png', send(photo.subarray(0, photo.length / 2)));
    expect((await createProxy().get('/_ipx/w_320/m0/cut.png')).status).toBe(415);
  });

  test('two redirects inside the backend are followed, one to another host is not', async () => {
    routes.set('/r1.png', (_, outgoing) => outgoing.writeHead(301, { location: '/r2.png' }).end());
    routes.set('/r2.png', (_, outgoing) => outgoing.writeHead(301, { location: `${origin}/a.png` }).end());
    expect((await createProxy().get('/_ipx/w_320/m0/r1.png')).status).toBe(200);
    const other = await listen(elsewhere);
    routes.set('/r3.png', (_, outgoing) => outgoing.writeHead(301, { location: `${other}/a.png` }).end());
    expect((await createProxy().get('/_ipx/w_320/m0/r3.png')).status).toBe(502);
  });

  test('a missing picture is not requested for every visitor', async () => {
    const proxy = createProxy();
    for (let index = 0; index < 10; index++) await proxy.get('/_ipx/w_320/m0/missing.png');
    expect(requested).toHaveLength(1);
    proxy.state.now += 6_000;
    routes.set('/missing.png', send(photo));
    expect((await proxy.get('/_ipx/w_320/m0/missing.png')).status).toBe(200);
  });

  test.each([
    [0, 'the process that stored it'],
    [0, 'the next process'],
    [100, 'the process that stored it'],
    [100, 'the next process'],
  ])('a stored picture cut to %i bytes is rendered again by %s', async (length, who) => {
    const name = `short-${length}-${who}`;
    const first = createProxy({ name });
    const whole = await (await first.get('/_ipx/w_320/m0/a.png')).bytes();
    await first.settle();
    for (const file of first.files()) truncateSync(join(folder, name, file), length);
    const proxy = who === 'the next process' ? createProxy({ name }) : first;
    const answer = await proxy.get('/_ipx/w_320/m0/a.png');
    // Two ArrayBuffers would be equal whatever they hold.
    expect([answer.status, await answer.bytes()]).toEqual([200, whole]);
  });

  test('a stored original that has lost its end is fetched again by the next process', async () => {
    const first = createProxy({ name: 'short original' });
    await first.get('/_ipx/w_320/m0/a.png');
    await first.settle();
    const [original = ''] = first.files().filter((file) => file.endsWith('.original'));
    truncateSync(join(folder, 'short original', original), 100);
    expect((await createProxy({ name: 'short original' }).get('/_ipx/w_480/m0/a.png')).status).toBe(200);
    expect(requested).toEqual(['/a.png', '/a.png']);
  });

  test('many addresses of one picture are all served, even if requested at once', async () => {
    const proxy = createProxy({ deadline: 60_000 });
    const addresses = Array.from({ length: 24 }, (_, index) => `/p${index}.png`);
    for (const address of addresses) routes.set(address, send(photo));
    const paths = addresses.flatMap((address) => [320, 480].map((width) => `/_ipx/w_${width}/m0${address}`));
    const answers = await Promise.all(paths.map((path) => proxy.get(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(proxy.errors).toEqual([]);
  });

  test('a failing disk is logged once; pictures are served from memory until it recovers', async () => {
    const proxy = createProxy({ name: 'full' });
    const disk = join(folder, 'full');
    const breakDisk = () => {
      rmSync(disk, { recursive: true, force: true });
      writeFileSync(disk, 'no folder');
    };
    const getStatus = async (width: number) => (await proxy.get(`/_ipx/w_${width}/m0/a.png`)).status;
    breakDisk();
    expect([await getStatus(320), await getStatus(480), await getStatus(320)]).toEqual([200, 200, 200]);
    await expect.poll(() => proxy.errors.length).toBe(1);
    expect([requested.length, proxy.store.getStats().entries]).toEqual([1, 0]);
    expect(proxy.sources.getUnstored().bytes).toBe(photo.length);
    await proxy.settle();
    rmSync(disk);
    proxy.state.now += 61_000;
    expect([await getStatus(576), requested.length, proxy.errors.length]).toEqual([200, 1, 1]);
    await expect.poll(() => proxy.store.getStats().entries).toBe(2);
    expect(proxy.sources.getUnstored()).toEqual({ entries: 0, bytes: 0 });
    breakDisk();
    expect(await getStatus(640)).toBe(200);
    await expect.poll(() => proxy.errors.length).toBe(2);
  });

  test('a slow disk holds up no other picture', async () => {
    const proxy = createProxy();
    await proxy.images.loadImageSize('m0/a.png');
    const endings: (() => void)[] = [];
    vi.spyOn(proxy.store, 'write').mockImplementation(
      () => new Promise((resolve) => endings.push(() => resolve(true))),
    );
    const answers = [320, 480, 576].map((width) => proxy.get(`/_ipx/w_${width}/m0/a.png`));
    await expect.poll(() => endings.length).toBe(3);
    for (const end of endings) end();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('nor the visitor of a new one, unless it is large', async () => {
    const proxy = createProxy();
    let end = () => {};
    vi.spyOn(proxy.store, 'write').mockImplementation(() => new Promise((resolve) => (end = () => resolve(false))));
    expect((await proxy.get('/_ipx/w_320/m0/a.png')).status).toBe(200);
    let isAnswered = false;
    const large = proxy.get('/_ipx/f_png/m0/a.png').then(({ status }) => {
      isAnswered = true;
      return status;
    });
    const isWritten = () => vi.mocked(proxy.store.write).mock.calls.some(([name]) => name.endsWith('.png'));
    await expect.poll(isWritten).toBe(true);
    expect(isAnswered).toBe(false);
    end();
    expect(await large).toBe(200);
  });

  test('nor that of a large one for longer than a second', async () => {
    const proxy = createProxy();
    await proxy.images.loadImageSize('m0/a.png');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(proxy.store, 'write').mockImplementation(() => new Promise(() => {}));
    let isAnswered = false;
    const large = proxy.get('/_ipx/f_png/m0/a.png').then(({ status }) => {
      isAnswered = true;
      return status;
    });
    const isWritten = () => vi.mocked(proxy.store.write).mock.calls.some(([name]) => name.endsWith('.png'));
    while (!isWritten()) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await large).toBe(200);
  });

  test('four stored pictures are read at once, and a large one is sent as it is taken', async () => {
    const name = 'large';
    const proxy = createProxy({ name });
    const path = '/_ipx/f_png/m0/a.png';
    const whole = Buffer.from(await (await proxy.get(path)).arrayBuffer());
    expect(whole.length).toBeGreaterThan(256 * 1024);
    await proxy.settle();
    let [reading, most] = [0, 0];
    const { read } = proxy.store;
    vi.spyOn(proxy.store, 'read').mockImplementation(async (file) => {
      reading += 1;
      most = Math.max(most, reading);
      return read(file).finally(() => (reading -= 1));
    });
    const countOpen = () =>
      readdirSync('/proc/self/fd').filter((one) => {
        try {
          return readlinkSync(`/proc/self/fd/${one}`).startsWith(join(folder, name));
        } catch {
          return false;
        }
      }).length;
    const responses = await Promise.all(Array.from({ length: 30 }, () => proxy.get(path)));
    expect([most, countOpen()]).toEqual([4, 0]);
    const [taken, left, ...others] = responses;
    expect(Buffer.from(new Uint8Array((await taken?.arrayBuffer()) ?? []))).toEqual(whole);
    const reader = left?.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeLessThan(whole.length);
    expect(countOpen()).toBe(1);
    await reader?.cancel();
    for (const { body } of others) await body?.cancel();
    await expect.poll(countOpen).toBe(0);
  });

  test('200 who want stored pictures wait, and the longest waiting is refused; a vector is one of them', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><!--${'x'.repeat(300_000)}--></svg>`;
    routes.set('/large.svg', send(svg, 'image/svg+xml'));
    const proxy = createProxy();
    const path = '/_ipx/_/m0/large.svg';
    expect((await proxy.get(path)).body).not.toBeNull();
    await proxy.settle();
    const { read } = proxy.store;
    let begin = () => {};
    const gate = new Promise<void>((resolve) => {
      begin = resolve;
    });
    vi.spyOn(proxy.store, 'read').mockImplementation(async (file) => {
      await gate;
      return read(file);
    });
    const answers = Array.from({ length: 205 }, () => proxy.get(path));
    await expect.poll(() => proxy.images.getReadStats()).toEqual({ running: 4, waiting: 200, refused: 1 });
    begin();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect([statuses.filter((one) => one === 200).length, statuses.indexOf(503)]).toEqual([204, 4]);
    // It is sent from the disk as well.
    const streamed = vi.spyOn(proxy.store, 'stream');
    expect(await (await proxy.get(path)).text()).toBe(svg);
    expect(streamed).toHaveBeenCalledOnce();
  });

  test('nor waits for an original that its visitor has left', async () => {
    const proxy = createProxy({ deadline: 60_000 });
    const open: (() => void)[] = [];
    const visitors = Array.from({ length: 9 }, (_, index) => {
      routes.set(`/slow-${index}.png`, (_, outgoing) => open.push(() => outgoing.writeHead(404).end()));
      const visitor = new AbortController();
      const { signal } = visitor;
      const answer = proxy.images.respond(
        new Request(`https://site.example/_ipx/w_320/m0/slow-${index}.png`, { signal }),
      );
      return { answer, leave: () => visitor.abort('gone') };
    });
    await expect.poll(() => [open.length, proxy.sources.getQueueStats().waiting]).toEqual([8, 1]);
    for (const { leave } of visitors) leave();
    expect(await Promise.all(visitors.map(async ({ answer }) => (await answer).status))).toEqual(Array(9).fill(499));
    expect(proxy.sources.getQueueStats().waiting).toBe(0);
    for (const end of open) end();
  });

  test('leaves the queue with the last who waits for it; one that has begun is made to its end', async () => {
    const proxy = createProxy();
    await proxy.images.loadImageSize('m0/a.png');
    const { load } = proxy.sources;
    const begin: (() => void)[] = [];
    vi.spyOn(proxy.sources, 'load').mockImplementation(async (...source) => {
      await new Promise<void>((resolve) => begin.push(resolve));
      return load(...source);
    });
    const visit = (width: number) => {
      const visitor = new AbortController();
      const { signal } = visitor;
      const answer = proxy.images.respond(new Request(`https://site.example/_ipx/w_${width}/m0/a.png`, { signal }));
      return { answer, leave: () => visitor.abort('gone') };
    };
    const [first, ...others] = [320, 480].map(visit);
    await expect.poll(() => begin.length).toBe(2);
    const read = vi.spyOn(proxy.store, 'read');
    const [left, stays, alone] = [visit(576), visit(576), visit(640)];
    // They have checked the disk, and wait.
    await expect.poll(() => read.mock.settledResults.filter(({ type }) => type === 'fulfilled')).toHaveLength(3);
    for (const gone of [first, left, alone]) gone?.leave();
    expect(await Promise.all([first, left, alone].map(async (gone) => (await gone?.answer)?.status))).toEqual([
      499, 499, 499,
    ]);
    const [joined, again] = [visit(320), visit(640)];
    for (const count of [1, 2, 3, 4]) {
      await expect.poll(() => begin.length).toBeGreaterThanOrEqual(count);
      begin[count - 1]?.();
    }
    const served = await Promise.all(
      [...others, stays, joined, again].map(async ({ answer }) => (await answer).status),
    );
    expect(served).toEqual([200, 200, 200, 200]);
    await expect.poll(() => proxy.files().filter((name) => name.endsWith('.webp'))).toHaveLength(4);
    expect(begin).toHaveLength(4);
  });

  test('nor the page that waits for the size of one, and pictures are made of it meanwhile', async () => {
    const proxy = createProxy();
    const { write } = proxy.store;
    vi.spyOn(proxy.store, 'write').mockImplementation((name, bytes) =>
      name.includes('-') ? write(name, bytes) : new Promise(() => {}),
    );
    expect(await proxy.images.loadImageSize('m0/a.png')).toEqual({ width: 1000, height: 500 });
    expect((await proxy.get('/_ipx/w_320/m0/a.png')).status).toBe(200);
    expect(requested).toEqual(['/a.png']);
  });

  test('any number of sizes that are asked for once leave the original and record of a picture in use', async () => {
    const proxy = createProxy({ maxBytes: 6_000_000 });
    await proxy.get('/_ipx/w_320/m0/a.png');
    await proxy.settle();
    for (let time = 0; time < 2; time += 1) await proxy.get('/_ipx/w_320/m0/a.png');
    const kept = proxy.files().sort();
    for (let index = 0; index < 1_500; index += 1) await proxy.store.write(`once-${index}`, Buffer.alloc(4_096));
    await expect.poll(() => proxy.files().length).toBeLessThan(1_400);
    expect(kept.length).toBe(3);
    expect(
      proxy
        .files()
        .filter((name) => !name.startsWith('once'))
        .sort(),
    ).toEqual(kept);
  });

  test('the disk keeps its budget', async () => {
    const proxy = createProxy({ maxBytes: photo.length + 30_000 });
    for (const width of [320, 480, 576, 640, 768, 996]) await proxy.get(`/_ipx/w_${width},q_50/m0/a.png`);
    expect(proxy.store.getStats().bytes).toBeLessThanOrEqual(photo.length + 30_000);
    expect((await proxy.get('/_ipx/w_320,q_50/m0/a.png')).status).toBe(200);
  });
});

test('an unknown size is logged and zero', async () => {
  const proxy = createProxy();
  expect(await proxy.images.loadImageSize('m0/a.png')).toEqual({ width: 1000, height: 500 });
  expect(proxy.errors).toEqual([]);
  routes.set('/broken.png', send(photo.subarray(0, 20)));
  const sources = ['m0/missing.png', 'm0/broken.png', 'm9/a.png', ''];
  for (const source of sources) {
    expect(await proxy.images.loadImageSize(source)).toEqual({ width: 0, height: 0 });
  }
  expect(proxy.logged).toEqual(sources);
});

test('a size that takes too long is logged and zero: no page waits for it', async () => {
  const proxy = createProxy({ sizeDeadline: 1 });
  routes.set('/a.png', () => {});
  expect(await proxy.images.loadImageSize('m0/a.png')).toEqual({ width: 0, height: 0 });
  expect(proxy.logged).toEqual(['m0/a.png']);
});

test.each([
  ['<svg xmlns="x">', 'svg'],
  ['<?xml version="1.0"?>\n<!-- a --><svg>', 'svg'],
  ['<html><svg>', null],
  ['GIF89a....', 'gif'],
  ['RIFF....WEBPVP8 ', 'webp'],
  ['....ftypavif', 'avif'],
  ['....ftypheic', null],
  ['BM......', null],
  ['II*\0....', null],
  ['', null],
])('%j is %s', (bytes, type) => expect(parseImageType(Buffer.from(bytes, 'latin1'))).toBe(type));

describe('media', () => {
  const film = Buffer.from('0123456789');
  beforeEach(() => {
    routes.set('/film.mp4', (incoming, outgoing) => {
      const part = incoming.headers.range === 'bytes=2-4';
      const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', etag: '"f"' };
      if (part) outgoing.writeHead(206, { ...headers, 'content-range': 'bytes 2-4/10' }).end(film.subarray(2, 5));
      else
        outgoing
          .writeHead(200, { ...headers, 'content-length': '10', 'set-cookie': 'a=b', 'x-powered-by': 'x' })
          .end(film);
    });
  });

  test('is streamed without the headers that identify the backend', async () => {
    const answer = await createProxy().getMedia('/media/m0/film.mp4');
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
    expect([...answer.headers.keys()].filter((name) => /cookie|powered/.test(name))).toEqual([]);
  });

  test('is not waited for when its visitor has left', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    routes.set('/slow.pdf', (incoming) => incoming.once('close', resolve));
    const visitor = new AbortController();
    // The deadline is longer than the test.
    const answer = createProxy({ deadline: 3_600_000 }).getMedia('/media/m0/slow.pdf', {}, visitor.signal);
    await expect.poll(() => requested.includes('/slow.pdf')).toBe(true);
    visitor.abort();
    expect((await answer).status).toBe(499);
    await left;
  });

  test('is framed by no other site', async () => {
    const policy = (await createProxy().getMedia('/media/m0/film.mp4')).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test('is requested without its query', async () => {
    const answer = await createProxy().getMedia('/media/m0/film.mp4?v=2&x=1');
    expect([answer.status, requested]).toEqual([200, ['/film.mp4']]);
  });

  test('is served in ranges', async () => {
    const answer = await createProxy().getMedia('/media/m0/film.mp4', { range: 'bytes=2-4' });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
  });

  test.each([
    ['/media/m0/missing.pdf', 404],
    ['/media/m0/page.html', 404],
    ['/media/m0/drawing.svg', 404],
    ['/media/m1/film.mp4', 404],
    ['/media/m0/..%2fsecret.pdf', 404],
    ['/media/m0/down.pdf', 502],
  ])('%s: %i', async (path, status) => {
    routes.set('/page.html', send('<script>1</script>', 'text/html'));
    routes.set('/drawing.svg', send('<svg/>', 'image/svg+xml'));
    routes.set('/down.pdf', (_, outgoing) => outgoing.writeHead(500).end());
    expect((await createProxy().getMedia(path)).status).toBe(status);
  });
});
