import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { NO_TRACING, type SpanOptions, type Tracing } from '../../contract/tracing/tracing.ts';
import { readSiteEnv } from '../env.ts';
import { createLog } from './log.ts';
import { startServer } from './start.ts';
import { bareSite } from './test/bare-site.ts';

const spans = vi.hoisted((): SpanOptions[] => []);
vi.mock(import('../../contract/tracing/open-tracing.ts'), () => ({
  openTracing: async (): Promise<Tracing> => ({
    ...NO_TRACING,
    isOn: true,
    span: (options, work) => {
      spans.push(options);
      return work();
    },
  }),
}));

test('spans of pages and of hits have as much of an address as the log has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const { port, stop } = await startServer({
    env: readSiteEnv({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' }),
    log: createLog({ mode: 'test' }),
    buildFolder: join(folder, 'build'),
    createSite: async () => ({
      ...bareSite,
      render: async () => {
        const headers = {
          'content-type': 'text/html',
          'cache-control': 'public, s-maxage=60',
          'x-cache-key-params': '',
        };
        return new Response('<html><head></head></html>', { headers });
      },
    }),
  });
  const path = `/uae/product/${'a'.repeat(400)}`;
  for (let count = 0; count < 2; count += 1) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await stop();
  rmSync(folder, { recursive: true });
  const told = spans.flatMap(({ kind, attributes }) => (kind === 'server' ? [attributes] : []));
  expect(told.map((attributes) => attributes?.['app.cache.verdict'])).toEqual([undefined, 'hit']);
  for (const attributes of told) expect(attributes?.['url.path']).toBe(path.slice(0, 300));
});
