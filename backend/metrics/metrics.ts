import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { FORM_NAMES } from '../../contract/forms.ts';
import { waitAtMost } from '../../contract/wait-at-most.ts';
import type { Connections } from '../db/database.ts';
import type { WatchStatement } from '../db/watch-statements.ts';
import type { MailCounts } from '../mail/queue.ts';
import type { Answered } from '../service/answered.ts';
import { nameStatement } from './statement-name.ts';

type MetricsOptions = {
  clock: () => number;
  /** Whether to add metrics of the process: event loop, memory, garbage collector. */
  processMetrics?: boolean;
};

/** Database metrics that are read on each scrape. */
type DatabaseFigures = { connections: () => Connections; mails: () => Promise<MailCounts> };

/** A database that hangs must not take the other figures away: Prometheus waits ten seconds. */
const PATIENCE_MS = 1_000;
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Creates the metrics of the service (decision 0223). Every label has a short list of values. */
export function createMetrics({ clock, processMetrics = false }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'backend_request_duration_seconds',
    help: 'Requests to the content service, by what was asked for.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'How long operations of the contract take.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const outcomes = new Counter({
    name: 'graphql_operations_total',
    help: 'Operations by what became of them: ok, errors (some or all of the data is missing), refused.',
    labelNames: ['operation', 'country', 'outcome'],
    registers,
  });
  const statements = new Histogram({
    name: 'sql_statement_duration_seconds',
    help: 'Statements of queries, without the time they waited for a connection.',
    labelNames: ['verb', 'table'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const failedStatements = new Counter({
    name: 'sql_failures_total',
    help: 'Statements that failed, or were given up.',
    labelNames: ['verb', 'table'],
    registers,
  });
  const forms = new Counter({
    name: 'forms_total',
    help: 'Forms that visitors sent, by what they were answered; mail_sent: it is stored.',
    labelNames: ['form', 'status'],
    registers,
  });
  // Start at 0: to Prometheus, a counter that begins with 1 has not increased.
  for (const form of FORM_NAMES) forms.inc({ form, status: 'mail_failed' }, 0);
  const sentMails = new Counter({
    name: 'mails_total',
    help: 'Attempts to send a mail: sent, put off, or dead, which is for a person.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  function countOperation({ operation, country, outcome, duration }: Answered): void {
    operations.observe({ operation }, duration / 1000);
    outcomes.inc({ operation, country, outcome });
  }

  /** Times a statement. */
  const watchStatement: WatchStatement = async (text, run) => {
    const startedAt = clock();
    const labels = nameStatement(text);
    try {
      return await run();
    } catch (error) {
      failedStatements.inc(labels);
      throw error;
    } finally {
      statements.observe(labels, (clock() - startedAt) / 1000);
    }
  };

  /** Adds the metrics of a database. */
  function addDatabase({ connections, mails }: DatabaseFigures): void {
    new Gauge({
      name: 'sql_connections',
      help: 'Connections to the database: busy, idle; and statements that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'mails',
      help: 'Mails that are not sent: queued, and dead.',
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        // If it cannot be read, the metric is missing, and an alert on its absence fires.
        const counts = await waitAtMost(mails(), PATIENCE_MS).catch(() => null);
        for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
      },
    });
  }

  return {
    addDatabase,
    observeRequest: (kind: string, status: number, duration: number) =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, duration / 1000),
    countOperation,
    watchStatement,
    countForm: (form: string, status: string) => forms.inc({ form, status }),
    countMail: (kind: string, outcome: string) => sentMails.inc({ kind, outcome }),
    /** Writes all metrics in Prometheus' text format. */
    write: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
