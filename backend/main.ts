/** The content backend as a process: `npm run backend`. */

import { eq } from 'drizzle-orm';
import { awaitPort } from '../contract/await-port.ts';
import { endsWithin, NOTICE_TIME } from '../contract/listen.ts';
import { buildLocalOrigin, isLoopback } from '../contract/local-origin.ts';
import { endProcess, onTermination } from '../contract/on-termination.ts';
import { createSeal } from '../contract/seal.ts';
import { openTracing } from '../contract/tracing/open-tracing.ts';
import { createBackend } from './app.ts';
import type { OpenDatabase } from './db/database.ts';
import { seedState } from './db/schema/seed-state.ts';
import { listen } from './http/listen.ts';
import { listMails } from './mail/list-mails.ts';
import { startMailer } from './mail/mailer.ts';
import { countMails } from './mail/queue.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { watchQueries } from './metrics/watch-queries.ts';
import { readBackendEnv } from './process/env.ts';
import { createLog, logPrinted } from './process/log.ts';
import { runBackup } from './script/backup.ts';
import { serveSubmissions } from './script/running-backend.ts';
import { runSubmissions } from './script/submissions.ts';
import { applySeed, describeSeed, mediaDirOf, openDatabase } from './seed/set-up.ts';
import { createRecords } from './submissions/records.ts';
import { describePeriods, startRetention } from './submissions/retention.ts';

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const env = readBackendEnv(process.env);
  const log = createLog(env.mode === 'development' ? 'debug' : 'info');
  logPrinted(console, log);
  // Node's own output would include all properties of the error: a query, and what was to be stored.
  process.once('uncaughtException', (error) => {
    log.error('The process ends: nobody caught this', error);
    process.exit(1);
  });
  await awaitPort({ host: env.host, port: env.backendPort, variable: 'BACKEND_PORT' }, log.warn);
  const clock = () => performance.now();
  const metrics = env.metricsPort === null ? undefined : createMetrics({ clock, processMetrics: true });
  const tracing = await openTracing(env.tracing, 'backend');
  const watch = watchQueries(metrics, tracing);
  const database = await openDatabase({
    ...env,
    ...(watch ? { watch } : {}),
    report: log.warn,
    patience: endsWithin(),
  });
  metrics?.addDatabase({ connections: database.connections, mails: () => countMails(database.db) });
  if (await isEmpty(database)) for (const line of describeSeed(await applySeed(database, env))) log.info(line);

  const seal = createSeal(env.submissionsKeys);
  const { mail: settings, origin } = env;
  const mailer =
    settings &&
    startMailer({
      ...{ db: database.db, seal, settings, origin, clock: () => new Date(), log },
      onMail: (kind, outcome) => metrics?.countMail(kind, outcome),
    });
  const stopRetention = startRetention({
    records: createRecords({ db: database.db, seal }),
    days: env.submissionsDays,
    clock: () => new Date(),
    onErased: (count) => log.info(`${count} submissions were erased: ${describePeriods(env.submissionsDays)}.`),
    onError: (error) => log.error('Old submissions could not be erased', error),
  });
  const { mode, token, editorToken } = env;
  const backend = createBackend({
    ...{ database, mediaDir: mediaDirOf(env), mode, token, editorToken, log },
    seal,
    mailsOf: (country) => listMails(settings, country),
    onPosted: () => mailer?.wake(),
    metrics,
    tracing,
    isLocal: isLoopback(env.host),
  });
  const listenOr = async <Listening>(listening: Promise<Listening>) =>
    listening.catch(async (error) => {
      await database.close();
      throw error;
    });
  // Whoever sees that it is ready may end it at once.
  const terminated = new Promise<void>(onTermination);
  const listening = await listenOr(listen(backend.fetch, { host: env.host, port: env.backendPort }));
  const figures = await listenOr(serveMetrics(metrics, env, log));
  // Only this process can use the embedded database.
  const stopCommands =
    env.databaseUrl === ''
      ? await serveSubmissions({
          dataDir: env.dataDir,
          run: (args, output) => {
            const clock = () => new Date();
            const [command, file = ''] = args;
            return command === 'backup'
              ? runBackup(file, { ...output, database, clock })
              : runSubmissions(args, { ...output, db: database.db, seal, days: env.submissionsDays, clock });
          },
          onError: (error) => log.error('A command was not run', error),
        })
      : null;
  log.info(`Backend listening on ${buildLocalOrigin(env.host, env.backendPort)}`);

  async function stop() {
    backend.end();
    await Promise.all([listening.close(NOTICE_TIME), figures?.close(0)]);
    stopRetention();
    await stopCommands?.();
    await mailer?.stop();
    await database.close();
    await tracing.close();
  }
  await terminated;
  endProcess(stop, (error) => log.error('Not everything was put in order at the end', error));
}

async function isEmpty({ db }: OpenDatabase): Promise<boolean> {
  const found = await db.select().from(seedState).where(eq(seedState.name, 'content'));
  return found.length === 0;
}
