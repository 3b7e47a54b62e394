import { AggregatorRegistry, Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { createDistribute } from './vitals-metrics.ts';
import { type Figure, type FromPrimary, parseFigures } from './workers/messages.ts';
import { createPendingReplies } from './workers/pending-replies.ts';
import { sumFigures } from './workers/sum-figures.ts';

/** A worker that has not answered by then counts with its last figures. */
const PATIENCE_MS = 2_000;

type Worker = { send: (message: FromPrimary) => void };

/**
 * Creates the figures of all processes together: of the workers, and the memory and time of the primary one. Counters
 * must not fall, which would be read as a restart from zero: those of workers that have ended are kept. What a worker
 * counted since its last reading is lost with it.
 */
export function createGroupFigures(listWorkers: () => readonly Worker[]) {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const restarts = new Counter({
    name: 'site_restarts_total',
    help: 'Processes that ended by themselves and were started again; those that were replaced are not.',
    registers: [own],
  });
  const questions = createPendingReplies<Figure[]>(PATIENCE_MS);
  const last = new Map<Worker, Figure[]>();
  let ofEnded: Figure[] = [];

  async function ask(worker: Worker): Promise<void> {
    const answer = await questions.ask((id) => worker.send({ kind: 'figures', id }));
    if (answer !== null && listWorkers().includes(worker)) last.set(worker, answer);
  }

  /** Keeps the counts of a worker that has ended. */
  function end(worker: Worker): void {
    const counted = (last.get(worker) ?? []).filter(({ type }) => type === 'counter' || type === 'histogram');
    ofEnded = sumFigures([ofEnded, counted]);
    last.delete(worker);
  }

  async function read(): Promise<Registry> {
    await Promise.all(listWorkers().map(ask));
    const summed = sumFigures([...last.values(), ofEnded, parseFigures(await own.getMetricsAsJSON())]);
    // They are summed already; this only formats them.
    return AggregatorRegistry.aggregate([summed.map((figure) => ({ ...figure, aggregator: 'sum' }))]);
  }

  async function write(): Promise<{ type: string; text: string }> {
    const registry = await read();
    return { type: registry.contentType, text: await registry.metrics() };
  }

  const distribute = createDistribute(async (name) => {
    const metric = (await read()).getSingleMetric(name);
    return (await metric?.get())?.values ?? [];
  });

  return { take: questions.settle, end, countRestart: () => restarts.inc(), write, vitals: { distribute } };
}
