/** Runs a statement in its request's turn. */
export type TakeTurn = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the statements a database runs at once. Requests with waiting statements take turns, so that one with many
 * does not hold up one with few.
 */
export function createFairQueue(slots: number) {
  /** The callbacks that start each request's waiting statements; requests are in the order of their turns. */
  const requests = new Set<(() => void)[]>();
  let open = 0;

  function startNext(): void {
    const [waiting] = requests;
    if (waiting === undefined) return;
    const start = waiting.shift();
    requests.delete(waiting);
    if (waiting.length > 0) requests.add(waiting);
    start?.();
  }

  async function takeTurn<Result>(waiting: (() => void)[], run: () => Promise<Result>): Promise<Result> {
    const turn = Promise.withResolvers<void>();
    waiting.push(turn.resolve);
    requests.add(waiting);
    open += 1;
    if (open <= slots) startNext();
    try {
      await turn.promise;
      return await run();
    } finally {
      open -= 1;
      startNext();
    }
  }

  return {
    ofRequest: (): TakeTurn => {
      const waiting: (() => void)[] = [];
      return (run) => takeTurn(waiting, run);
    },
    count: () => ({ running: Math.min(slots, open), waiting: Math.max(0, open - slots) }),
  };
}
