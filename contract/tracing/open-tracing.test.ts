import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAncestry, startCollector } from '../test/collector.ts';
import { openTracing } from './open-tracing.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.stop());

test('spans nest, across processes too, and say nothing of errors but their class', async () => {
  const asking = await openTracing({ endpoint: collector.endpoint, share: 1 }, 'asking');
  const answering = await openTracing({ endpoint: collector.endpoint, share: 0 }, 'answering');
  const answer = (headers: Record<string, string>) =>
    answering.span({ name: 'answer', kind: 'server', parent: headers.traceparent ?? null }, async () => {
      await answering.span({ name: 'look up' }, async () => answering.note({ rows: 3 }));
    });
  await asking.span({ name: 'request', kind: 'server', parent: null }, async () => {
    asking.note({ 'http.response.status_code': 200, left: undefined }, 'GET home');
    await asking.span({ name: 'ask', kind: 'client' }, () => answer(asking.headers()));
    const failing = asking.span({ name: 'fail' }, () => Promise.reject(new TypeError('quotes a visitor')));
    await failing.catch(() => {});
  });
  await asking.close();
  await answering.close();
  const spans = collector.listSpans();
  expect(listAncestry(spans, 'look up')).toEqual(['look up', 'answer', 'ask', 'GET home']);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  const of = (name: string) => spans.find((span) => span.name === name);
  expect(of('look up')).toMatchObject({ service: 'answering', attributes: { rows: 3 } });
  expect(of('GET home')).toMatchObject({ service: 'asking', attributes: { 'http.response.status_code': 200 } });
  expect(of('fail')?.attributes).toEqual({ 'error.type': 'TypeError' });
  expect(collector.readAll()).not.toContain('quotes a visitor');
});

test.each([
  [0, 0],
  [1, 20],
])('with a share of %d, %d of 20 requests are traced', async (share, count) => {
  const before = collector.listSpans().length;
  const tracing = await openTracing({ endpoint: collector.endpoint, share }, 'sampled');
  for (let index = 0; index < 20; index += 1) await tracing.span({ name: 'request', parent: null }, async () => {});
  await tracing.close();
  expect(collector.listSpans().length - before).toBe(count);
});

test.each([
  ['', 0],
  ['http://127.0.0.1:1', 5],
])('with the endpoint %j, %d of its packages are loaded', (endpoint, count) => {
  const script = `
    import { createRequire } from 'node:module';
    const { openTracing } = await import('./contract/tracing/open-tracing.ts');
    await openTracing({ endpoint: process.argv[1], share: 1 }, 'test');
    const files = Object.keys(createRequire(import.meta.url).cache);
    const packages = ['api', 'core', 'sdk-trace', 'exporter-trace-otlp-http', 'resources'];
    console.log(packages.filter((name) => files.some((file) => file.includes('@opentelemetry/' + name + '/'))).length);
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, endpoint], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  });
  expect([stdout.trim(), stderr]).toEqual([String(count), '']);
});

test('a collector gets the headers that it asks for', async () => {
  const headers = { authorization: 'Bearer a-key', 'x-tenant': 'shop' };
  const tracing = await openTracing({ endpoint: collector.endpoint, headers, share: 1 }, 'asking');
  await tracing.span({ name: 'request', parent: null }, async () => {});
  await tracing.close();
  expect(collector.headers.at(-1)).toMatchObject(headers);
});

test('a start that lacks the packages says how they are installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tracing-'));
  const root = new URL('../..', import.meta.url).pathname;
  for (const name of ['environment.ts', 'tracing'])
    cpSync(join(root, 'contract', name), join(folder, 'contract', name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/zod'), join(folder, 'node_modules/zod'));
  const script = `
    const { openTracing } = await import('./contract/tracing/open-tracing.ts');
    await openTracing({ endpoint: 'http://127.0.0.1:1', share: 1 }, 'test').catch(({ message }) => console.log(message));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /^OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: npm install --workspace contract @/,
  );
  rmSync(folder, { recursive: true });
});
