import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { NO_TRACING } from '../../contract/tracing/tracing.ts';
import { readSiteEnv } from '../env.ts';
import { createDiskQueue } from './disk-queue.ts';
import type { DiskStore } from './disk-store.ts';
import { createLog } from './log.ts';
import { openContent } from './open-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every store of content is in the figures, that of searches on disk too, and last answers are shared', async () => {
  const shared: DiskStore[] = [];
  const { stores } = await openContent({
    env: readSiteEnv({ DATA_DIR: folder, NODE_ENV: 'test' }),
    clock: () => 0,
    steadyClock: () => 0,
    tracing: NO_TRACING,
    log: createLog({ mode: 'test', destination: { write: () => {} } }),
    purgePages: () => {},
    shareFiles: (files) => {
      shared.push(files);
      return files;
    },
    onRequestEnd: () => {},
    diskQueue: createDiskQueue(),
  });
  expect(Object.keys(stores).sort()).toEqual([
    'catalogue',
    'names',
    'queries',
    'site_index',
    'snapshots',
    'snapshots_in_memory',
    'snapshots_of_searches',
  ]);
  for (const getStats of Object.values(stores)) expect(getStats()).toMatchObject({ entries: 0, bytes: 0 });
  expect([stores.snapshots?.()]).toMatchObject(shared.map((files) => files.getStats()));
});
