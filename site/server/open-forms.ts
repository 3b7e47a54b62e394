import { join } from 'node:path';
import { formPages } from '../app/routes/content-pages.ts';
import { company } from '../company.ts';
import type { SiteEnv } from '../env.ts';
import { createFormEndpoint } from './forms/form-endpoint.ts';
import { openFormCounts } from './forms/open-counts.ts';
import { createReceiveForm } from './forms/receive-form.ts';
import { createScan } from './forms/scan.ts';
import { createSharedLimit, type SharedCounts } from './forms/shared-limit.ts';
import { createUploads } from './forms/uploads.ts';
import type { Log } from './log.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Site } from './site.ts';

/** For files that visitors have sent, until their form has no more mistakes. */
const UPLOADS_BYTES = 1_000_000_000;
const SCAN_TIME = 20_000;
const SWEEP_TIME = 600_000;
/** Forms a minute: of one client, which may be a whole office, and of all. */
const POST_LIMITS = { perClient: 60, overall: 3_000 };
/** The same for each form with an outbox. */
const FORM_LIMITS = { perClient: 6, overall: 600 };

type FormsOptions = {
  env: SiteEnv;
  log: Log;
  clock: () => number;
  /** For ages and deadlines. */
  steadyClock: () => number;
  onError: (error: unknown) => void;
  outbox: Site['outbox'];
  /** Counts shared with other processes, for use without a database. */
  counts: Pick<SharedCounts, 'add'> | null;
};

/** Opens the handling of visitors' forms: their files, limits and endpoint. */
export async function openForms({ env, log, clock, steadyClock, onError, outbox, counts }: FormsOptions) {
  const uploads = createUploads({ folder: join(env.dataDir, 'uploads'), maxBytes: UPLOADS_BYTES, clock });
  const formCounts = await openFormCounts(env);
  const limitForms = (limits: typeof FORM_LIMITS) =>
    createSharedLimit({
      isWithinLocalLimit: createRateLimit({ clock: steadyClock, ...limits }),
      counts: formCounts ?? counts,
      most: limits.perClient,
      onError: (error) => log.warn({ err: error }, 'forms are counted in this instance alone'),
    });
  const answer = createFormEndpoint({
    siteOrigin: env.siteOrigin,
    forms: formPages(company.slug),
    receive: createReceiveForm({
      uploads,
      outbox,
      scan: env.clamdUrl === '' ? null : createScan(env.clamdUrl, SCAN_TIME),
      clock,
      onError,
    }),
    mayAsk: limitForms(FORM_LIMITS),
    onError,
  });
  const sweeping = setInterval(() => void uploads.sweep().catch(onError), SWEEP_TIME).unref();
  return {
    answer,
    mayPost: limitForms(POST_LIMITS),
    stores: { uploads: uploads.getStats },
    stopSweeping: () => clearInterval(sweeping),
    closeCounts: async () => formCounts?.close(),
  };
}
