import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Backend, createBackend } from '../app.ts';
import type { OpenDatabase } from '../db/database.ts';
import { applyContent } from '../seed/seed.ts';
import { addSyntheticProducts } from '../seed/synthetic-products.ts';
import { type Answer, ask, pickAll } from './ask.ts';
import { describeDatabases } from './describe-databases.ts';
import { manifestOf } from './manifest.ts';
import { silentLog } from './silent-log.ts';
import { smallContent } from './small-content.ts';

/** The service under test; call its functions inside tests and hooks only. */
type TestService = {
  backend: () => Backend;
  database: () => OpenDatabase;
  mediaDir: () => string;
  /** Queries the endpoint of uae. */
  inUae: (query: string, variables?: object) => Promise<Answer>;
  /** Queries a list of uae and picks one field of its nodes. */
  list: (query: string, name: string, field: string) => Promise<unknown[]>;
};

/** Runs a suite on the whole service with the small content and 150 synthetic products, on every available database. */
export function describeService(title: string, define: (service: TestService) => void): void {
  describeDatabases(title, (getDatabase) => {
    let backend: Backend;
    let mediaDir: string;
    beforeAll(async () => {
      const { db } = getDatabase();
      await applyContent(db, addSyntheticProducts(smallContent, 150, 'uae'), manifestOf(smallContent), 'small');
      mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
      await writeFile(join(mediaDir, 'room-alpha.webp'), 'picture bytes');
      backend = createBackend({ database: getDatabase(), mediaDir, mode: 'production', log: silentLog });
    });
    afterAll(() => rm(mediaDir, { recursive: true }));

    const inUae = (query: string, variables = {}) => ask(backend, 'uae', query, variables);
    define({
      backend: () => backend,
      database: getDatabase,
      mediaDir: () => mediaDir,
      inUae,
      list: async (query, name, field) => pickAll((await inUae(query)).data, name, field),
    });
  });
}
