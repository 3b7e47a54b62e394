/** Runs a statement in a turn of its request. */
export type TakeTurn = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Creates the turns at a database that runs so many statements at once: the requests with statements that wait take
 * turns, so that many of one do not hold up the few of another.
 */
export function createTurns(places: number) {
  /** What starts the statements of each request that wait; the requests in the order of their turns. */
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
    if (open <= places) startNext();
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
    count: () => ({ running: Math.min(places, open), waiting: Math.max(0, open - places) }),
  };
}
