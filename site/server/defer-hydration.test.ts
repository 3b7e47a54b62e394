import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { LIFETIMES } from '../app/routes/cache-control.ts';
import { awkward, renderFrameworkPage } from '../app/test/framework-page.tsx';
import { type DeferOptions, deferScripts, SPECULATION_RULES, STARTER } from './defer-hydration.ts';
import { buildBrotli } from './http/compress.ts';
import { createHydration, type Hydration } from './hydration.ts';
import { createBus } from './shared/bus.ts';

const OPTIONS = { headScript: '', buildId: 'a1b2' };
/** A page as the installed React Router renders it. */
const sample = await renderFrameworkPage();
const deferText = (text: string, options: DeferOptions = OPTIONS) => {
  const { html, files } = deferScripts(Buffer.from(text), options);
  return { html: html.toString(), files };
};
const { html, files } = deferText(sample);
const scripts = (text: string) => [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];

describe('the page', () => {
  test('loads and preloads no script', () => {
    expect(html).not.toMatch(/modulepreload"|src=|import\("|__reactRouterContext/);
  });

  test('keeps every script element in its place, empty, with its attributes', () => {
    const before = scripts(sample).filter(([, attributes]) => !attributes?.includes('data-page'));
    const after = scripts(html);
    // They are followed by the speculation rules and the starter.
    expect(after.slice(0, -2).map(([, attributes]) => attributes)).toEqual(before.map(([, attributes]) => attributes));
    for (const [, attributes = '', text] of after.slice(1, -2)) expect([attributes, text]).toEqual([attributes, '']);
  });

  test('keeps its structured data, and every byte outside the scripts', () => {
    expect(html).toContain('<script type="application/ld+json">{"@type":"Organization"');
    const bare = (text: string) => text.replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
    expect(bare(html)).toBe(bare(sample));
  });

  test('ends in the starter with the addresses of the files and the entry', () => {
    const [, attributes, text] = scripts(html).at(-1) ?? [];
    expect(attributes).toBe(
      ` data-hydrate="${files?.code.address}" data-data="${files?.data.address}" data-entry="/assets/entry.js" data-build="a1b2"`,
    );
    expect(text).toBe(STARTER);
    // The starter finds the rules as the element before it.
    expect(html).toContain(`<script type="speculationrules">${SPECULATION_RULES}</script><script data-hydrate`);
    expect(html.endsWith(`</script></body></html>`)).toBe(true);
  });

  test('says when there is to be no worker', () => {
    expect(html).not.toContain('data-worker');
    expect(deferText(sample, { ...OPTIONS, hasWorker: false }).html).toContain(' data-build="a1b2" data-worker="off">');
  });

  test('has the early script first in its head', () => {
    expect(deferText(sample, { ...OPTIONS, headScript: 'early()' }).html).toContain(
      '<head><script>early()</script></head>',
    );
  });
});

describe('the code', () => {
  const code = files?.code.text ?? '';

  test('is the same for a page of the same route with other data', async () => {
    const other = deferText(await renderFrameworkPage(['Miswak'])).files;
    expect(other?.code).toEqual(files?.code);
    expect(other?.data.address).not.toBe(files?.data.address);
    expect(code).not.toContain('Amla');
  });

  test('imports what was preloaded except the entry, and runs the entry last, with the data', () => {
    const imports = [...code.matchAll(/^;?import (?:\* as \w+ from )?"([^"]+)"/gm)].map(([, href]) => href);
    expect(new Set(imports)).toEqual(
      new Set(['/assets/shell.js', '/assets/manifest.js', '/assets/root.js', '/assets/home.js']),
    );
    expect(imports).toHaveLength(4);
    expect(code.trim()).toMatch(/c\.enqueue\(d\);c\.close\(\);await import\("\/assets\/entry\.js"\)}$/);
  });

  test('has the inline scripts in their order', () => {
    const at = ['__reactRouterContext =', '__reactRouterRouteModules =', 'enqueue('];
    const places = at.map((part) => code.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
  });

  test('parses as a module', () => {
    const body = code.replace(/^;?import [^\n]+;$/gm, '');
    expect(() => new Script(`'use strict';async () => {${body}}`)).not.toThrow();
  });
});

test('the data is what React Router streams, empty for a page without', async () => {
  const streamed: string[] = [];
  expect(JSON.parse(files?.data.text ?? '')[1]).toBe('loaderData');
  expect(JSON.parse(files?.data.text ?? '')).toContain(awkward);
  // Run as in a browser: the code passes the whole data and ends the stream.
  const body = (files?.code.text ?? '').replace(/^;?import [^\n]+;$/gm, '').replace(/import\("[^"]+"\)/, 'hydrated()');
  for (const data of [files?.data.text, '']) {
    const window = { history: { state: { key: 'first' } }, pageData: Promise.resolve(data) };
    const stream = class {
      constructor({ start }: { start: (controller: object) => void }) {
        start({ enqueue: (text: string) => streamed.push(text), close: () => streamed.push('end') });
      }
      pipeThrough() {}
    };
    // If the entry fails, so does the file.
    const end = new Script(`(async()=>{${body}})()`).runInNewContext({
      window,
      ...window,
      sessionStorage: { getItem: () => null },
      ReadableStream: stream,
      TextEncoderStream: Object,
      route0: {},
      route1: {},
      hydrated: async () => {
        streamed.push('hydrated');
        throw new Error('gone');
      },
    });
    await (data === '' ? end : expect(end).rejects.toThrow('gone'));
  }
  expect(streamed).toEqual([files?.data.text, 'end', 'hydrated']);
});

test('the data is one element at the end, which nothing in it can end', () => {
  const [opening, ...more] = sample.split('<script type="application/json" data-page>');
  expect([opening?.endsWith('</body></html>'), more.length]).toEqual([true, 1]);
  expect(more[0]?.indexOf('<')).toBe((more[0]?.length ?? 0) - '</script>'.length);
});

test.each([
  ['where the data is taken from', 'streamController = controller', 'streamController = sink'],
  ['that it gives the data to the page', /<script type="application\/json" data-page>[\s\S]*$/g, ''],
  ['the global name', 'window.__reactRouterContext', 'window.__context'],
  ['how the entry is imported', 'import("/assets/entry.js");', 'import("/assets/entry.js").then(start);'],
])('a page is not rendered when the framework has changed %s', (_, from, to) => {
  const changed = sample.replaceAll(from, to);
  expect(changed).not.toBe(sample);
  expect(() => deferText(changed)).toThrow('React Router');
});

test('a page without scripts is left as it is', () => {
  const plain = '<!doctype html><html><head></head><body><a href="/">x</a></body></html>';
  expect(deferText(plain)).toEqual({ html: plain, files: null });
});

test.each([
  ['<script type="application/json">{"a":1}</script>', true],
  ['<script type="speculationrules">{}</script>', true],
  ['<script src="/a.js"></script>', true],
  ['<script>a()</script>', false],
  ['<script type="text/javascript">a()</script>', false],
])('%s stays: %s', (element, stays) => {
  const page = sample.replace('</main>', `${element}</main>`);
  expect(deferText(page).html.includes(element)).toBe(stays);
});

test('the starter is small and valid', () => {
  expect(STARTER.length).toBeLessThan(1_250);
  expect(() => new Script(STARTER)).not.toThrow();
});

describe('createHydration', () => {
  /** The store of deferred files, in memory. */
  function createKept(isFull = false) {
    const texts = new Map<string, Buffer>();
    return {
      texts,
      has: (name: string) => texts.has(name),
      read: async (name: string) => texts.get(name) ?? null,
      write: async (name: string, bytes: Buffer) => !isFull && texts.set(name, bytes).has(name),
    };
  }
  const create = ({ maxBytes = 1_000_000, kept = createKept(), endless = createKept(), bus = createBus([]) } = {}) =>
    createHydration({ ...OPTIONS, maxBytes, kept, endless, bus });
  /** The answers to requests for the files of the page, once they are compressed. */
  const fetchFiles = (hydration: Pick<Hydration, 'respond'>) =>
    Promise.all(
      [files?.code, files?.data].map((file) =>
        hydration.respond(new Request(`https://site.example${file?.address}`)).then((answer) => answer.text()),
      ),
    );
  const render = ({ status = 200, cacheControl = LIFETIMES.page as string } = {}) =>
    new Response(sample, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': cacheControl,
        link: '</assets/a.js>; rel=preload',
      },
    });

  test('serves the files of a deferred page, compressed or not', async () => {
    const hydration = create();
    const page = await hydration.defer(render());
    expect(page.headers.has('link')).toBe(false);
    expect(await page.text()).toBe(html);
    const url = `https://site.example${files?.code.address}`;
    const plain = await hydration.respond(new Request(url));
    expect(await plain.text()).toBe(files?.code.text);
    const data = await hydration.respond(new Request(`https://site.example${files?.data.address}`));
    expect([data.headers.get('content-type'), await data.text()]).toEqual(['application/json', files?.data.text]);
    const br = await hydration.respond(new Request(url, { headers: { 'accept-encoding': 'br' } }));
    expect([br.headers.get('content-encoding'), br.headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
  });

  /** A store whose disk writes when a test lets it. */
  function createSlow() {
    const kept = createKept();
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const write = async (name: string, bytes: Buffer) => {
      begun.resolve();
      await released.promise;
      return kept.write(name, bytes);
    };
    return { kept: { ...kept, write }, begun: begun.promise, release: released.resolve };
  }

  test('a page waits neither for the disk nor until its files are compressed; who asks for them does', async () => {
    const { kept } = createSlow();
    const hydration = create({ kept });
    await hydration.defer(render());
    expect([kept.texts.size, hydration.getStats().entries]).toEqual([0, 0]);
    expect(await fetchFiles(hydration)).toEqual([files?.code.text, files?.data.text]);
  });

  test('where other processes may be asked for its files, a page waits until they are on disk', async () => {
    const { kept, begun, release } = createSlow();
    let isOut = false;
    const bus = createBus([{ send: () => {}, onMessage: () => {} }]);
    const page = create({ kept, bus }).defer(render());
    void page.then(() => {
      isOut = true;
    });
    await begun;
    // As long as a page takes without waiting.
    await create({ kept: createSlow().kept }).defer(render());
    expect(isOut).toBe(false);
    release();
    await page;
    expect(kept.texts.size).toBe(2);
  });

  test('what the disk has is not in memory as well, and is compressed once', async () => {
    const kept = createKept();
    const hydration = create({ kept });
    await hydration.defer(render());
    await fetchFiles(hydration);
    await expect.poll(() => hydration.getStats().entries).toBe(0);
    const [first] = kept.texts.values();
    await hydration.defer(render());
    expect([...kept.texts.values()][0]).toBe(first);
    expect(hydration.getStats().entries).toBe(0);
    const data = await hydration.respond(new Request(`https://site.example${files?.data.address}`));
    expect(await data.text()).toBe(files?.data.text);
  });

  test('counts the memory of its files while the disk takes none, and keeps its budget', async () => {
    const roomy = create({ kept: createKept(true) });
    await roomy.defer(render());
    await fetchFiles(roomy);
    const { entries, bytes } = roomy.getStats();
    const texts = [files?.code.text ?? '', files?.data.text ?? ''];
    const compressed = await Promise.all(texts.map((text) => buildBrotli(Buffer.from(text), 5)));
    const held = compressed.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    expect(entries).toBe(2);
    expect(bytes).toBeGreaterThan(held);
    expect(bytes).toBeLessThan(held + 1_000);
    const narrow = create({ maxBytes: bytes - 1, kept: createKept(true) });
    await narrow.defer(render());
    await fetchFiles(narrow);
    expect(narrow.getStats().entries).toBe(1);
  });

  test('files of an earlier process are still served, except those of private pages', async () => {
    const kept = createKept();
    await create({ kept }).defer(render(), { isPrivate: true });
    expect(kept.texts.size).toBe(0);
    await create({ kept }).defer(render());
    await expect.poll(() => kept.texts.size).toBe(2);
    const next = create({ kept });
    for (const file of [files?.code, files?.data]) {
      const answer = await next.respond(new Request(`https://site.example${file?.address}`));
      expect([answer.status, await answer.text()]).toEqual([200, file?.text]);
    }
    expect((await next.respond(new Request('https://site.example/_h/%2e%2e%2fsecret.js'))).status).toBe(404);
  });

  test.each([
    ['values that content does not know', 200, LIFETIMES.unknown],
    ['a search', 200, LIFETIMES.search],
    ['a missing page', 404, LIFETIMES.missing],
    ['a page with a part missing', 200, LIFETIMES.incomplete],
  ])('the data of %s is in a store of its own, and pushes out none of pages', async (_, status, cacheControl) => {
    const [kept, endless] = [createKept(), createKept()];
    await create({ kept, endless }).defer(render({ status, cacheControl }));
    await expect.poll(() => [kept.texts.size, endless.texts.size]).toEqual([1, 1]);
    // All pages of a kind share the code.
    expect([...kept.texts.keys()]).toEqual([files?.code.address.slice(4)]);
    expect(await fetchFiles(create({ kept, endless }))).toEqual([files?.code.text, files?.data.text]);
    const [first] = endless.texts.values();
    await create({ kept, endless }).defer(render({ status, cacheControl }));
    expect([...endless.texts.values()]).toEqual([first]);
  });

  test.each([LIFETIMES.page, 'public, s-maxage=0, stale-while-revalidate=0'])(
    'the data of a page of content, however short its life, is with those of others: %s',
    async (cacheControl) => {
      const [kept, endless] = [createKept(), createKept()];
      await create({ kept, endless }).defer(render({ cacheControl }));
      await expect.poll(() => [kept.texts.size, endless.texts.size]).toEqual([2, 0]);
    },
  );

  test('what another process has made for a visitor takes no more memory than it is', () => {
    let receive: (text: string) => void = () => {};
    const onMessage = (listener: typeof receive) => {
      receive = listener;
    };
    const bus = createBus([{ send: () => {}, onMessage }]);
    const hydration = create({ bus });
    const content = { address: `/_h/${'a'.repeat(20)}.js`, body: Buffer.alloc(6_000).toString('base64') };
    receive(JSON.stringify({ id: '1', kind: 'script', content }));
    expect(hydration.getStats()).toEqual({ entries: 1, bytes: expect.closeTo(6_000, -3) });
  });

  test('an unknown file is a 404 that is not stored', async () => {
    const answer = await create().respond(new Request('https://site.example/_h/x.js'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('leaves other types than HTML as they are, and keeps the status', async () => {
    const hydration = create();
    const data = new Response('{}', { headers: { 'content-type': 'application/json' } });
    expect(await hydration.defer(data)).toBe(data);
    const missing = new Response(sample, { status: 404, headers: { 'content-type': 'text/html' } });
    expect((await hydration.defer(missing)).status).toBe(404);
  });
});
