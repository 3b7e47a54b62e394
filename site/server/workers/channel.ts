import { type Figure, type FromWorker, parseFromPrimary } from './messages.ts';
import { createPendingReplies } from './pending-replies.ts';

/** After this, only the limit of this process counts, and an ending one waits no longer. */
const PATIENCE_MS = 1_000;

type ChannelOptions = {
  /** The number of this worker, from 0. */
  place: number;
  /** The process, whose channel leads to the primary one. */
  process: Pick<NodeJS.Process, 'on' | 'send' | 'connected'>;
};

/** Creates a worker's channel to the others, through the primary process. */
export function createChannel({ place, process }: ChannelOptions) {
  const counting = createPendingReplies<number>(PATIENCE_MS);
  const ending = createPendingReplies<true>(PATIENCE_MS);
  const listeners: ((text: string) => void)[] = [];
  let retire = () => {};
  let readFigures: () => Promise<Figure[]> = async () => [];

  function send(message: FromWorker): void {
    if (process.connected) process.send?.(message, undefined, undefined, () => {});
  }

  process.on('message', (message: unknown) => {
    const heard = parseFromPrimary(message);
    if (heard?.kind === 'told') for (const listener of listeners) listener(heard.text);
    if (heard?.kind === 'counted') counting.settle(heard.id, heard.count);
    if (heard?.kind === 'retire') retire();
    if (heard?.kind === 'mayEnd') ending.settle(heard.id, true);
    if (heard?.kind === 'figures') void answerFigures(heard.id);
  });

  async function answerFigures(id: number): Promise<void> {
    send({ kind: 'figures', id, figures: await readFigures() });
  }

  return {
    place,
    /** Sends a text to all other workers. */
    send: (text: string) => send({ kind: 'tell', text }),
    onMessage: (listener: (text: string) => void) => void listeners.push(listener),
    /** Adds one to the count of a name, for all workers together; resolves to the count. */
    async add(name: string): Promise<number> {
      const count = await counting.ask((id) => send({ kind: 'count', id, name }));
      if (count === null) throw new Error('The primary process does not count');
      return count;
    },
    /** Sets what runs when another process takes its place. */
    onRetire: (end: () => void) => {
      retire = end;
    },
    /**
     * Tells the primary process that this one no longer listens, and waits for its reply: until then it may hand over
     * connections, which go back to it now and would be lost with the process.
     */
    async close(): Promise<void> {
      await ending.ask((id) => send({ kind: 'closed', id }));
    },
    serveFigures: (read: () => Promise<Figure[]>) => {
      readFigures = read;
    },
  };
}

export type Channel = ReturnType<typeof createChannel>;
