import type { Tracing } from '../../contract/tracing/tracing.ts';
import type { WatchStatement } from '../db/watch-statements.ts';
import type { Metrics } from './metrics.ts';
import { nameStatement } from './statement-name.ts';

/** Builds the statement watcher for metrics, traces, both, or neither. */
export function watchQueries(metrics: Pick<Metrics, 'watchStatement'> | undefined, tracing: Tracing) {
  const trace: WatchStatement = (text, run) => {
    const { verb, table } = nameStatement(text);
    // A statement's text may be long, and its values are visitors' words.
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': verb.toUpperCase(),
      'db.collection.name': table,
    };
    return tracing.span({ name: `${verb.toUpperCase()} ${table}`, kind: 'client', attributes }, run);
  };
  const traced = tracing.isOn ? trace : undefined;
  if (metrics === undefined || traced === undefined) return metrics?.watchStatement ?? traced;
  const both: WatchStatement = (text, run) => metrics.watchStatement(text, () => traced(text, run));
  return both;
}
