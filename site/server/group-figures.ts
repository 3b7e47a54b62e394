import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { createDistribute } from './vitals-metrics.ts';
import { type Figure, type FromPrimary, parseFigures } from './workers/messages.ts';
import { createQuestions } from './workers/questions.ts';
import { sumFigures } from './workers/sum-figures.ts';

/** A worker that does not answer by then is left out. */
const PATIENCE_MS = 2_000;

/** Creates the figures of all processes together: of the workers, and the memory and time of the primary one. */
export function createGroupFigures(listWorkers: () => readonly { send: (message: FromPrimary) => void }[]) {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const questions = createQuestions<Figure[]>(PATIENCE_MS);

  async function read(): Promise<Registry> {
    const asked = listWorkers().map((worker) => questions.ask((id) => worker.send({ kind: 'figures', id })));
    const told = (await Promise.all(asked)).filter((figures) => figures !== null);
    const summed = sumFigures([...told, parseFigures(await own.getMetricsAsJSON())]);
    // They are summed already; it has the format of the text.
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

  return { take: questions.settle, write, vitals: { distribute } };
}
