/** A process of the site, as the primary process sees it. */
export type GroupWorker = {
  pid: number | undefined;
  /** Resolves to true when it listens, and to false when it exits before. */
  listens: Promise<boolean>;
  ended: Promise<void>;
  /** Asks it to exit once running requests are answered; another one takes its place. */
  retire: () => void;
  kill: (signal: NodeJS.Signals) => void;
};

type WorkerGroupOptions = {
  count: number;
  /** Starts the process of a place; places are numbered from 0. */
  start: (place: number) => GroupWorker;
  /** Monotonic, so that it can measure ages. */
  clock: () => number;
  wait: (ms: number) => Promise<unknown>;
  /** How long a replaced process may take to exit before it is killed, in milliseconds. */
  shutdownTimeout: number;
  /** Called when a process has ended by itself and is to be started again. */
  onRestart: () => void;
  log: {
    info: (fields: { worker?: number }, event: string) => void;
    error: (fields: { worker?: number }, event: string) => void;
  };
};

/** The next start waits twice as long as the one before, unless the process has lived for a while. */
const BACK_OFF = { first: 250, longest: 30_000, forgottenAfter: 60_000 };
/** How long a process that is to replace another may take to listen. */
const MAX_START_MS = 60_000;

/**
 * Creates the group of a site's processes: one in each place, restarted when it ends, replaced one by one on request.
 * `failed` resolves when one ends as it starts before any has listened: something is wrong with all of them.
 */
export function createWorkerGroup({ count, start, clock, wait, shutdownTimeout, onRestart, log }: WorkerGroupOptions) {
  const places = Array.from({ length: count }, (_, place) => place);
  const workers = new Map<number, GroupWorker>();
  const failures = new Map<number, number>();
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  let hasListened = false;
  let isStopping = false;
  let rolling: Promise<void> | null = null;
  let isAskedAgain = false;

  for (const place of places) occupy(place);

  function launch(place: number): GroupWorker {
    const worker = start(place);
    const begunAt = clock();
    void worker.listens.then((isListening) => {
      hasListened ||= isListening;
    });
    void worker.ended.then(() => {
      // It was replaced, or never took the place.
      if (isStopping || workers.get(place) !== worker) return;
      if (!hasListened) return fail();
      return startAgain(place, clock() - begunAt);
    });
    return worker;
  }

  function occupy(place: number): void {
    workers.set(place, launch(place));
  }

  async function startAgain(place: number, livedMs: number): Promise<void> {
    const before = livedMs >= BACK_OFF.forgottenAfter ? 0 : (failures.get(place) ?? 0);
    failures.set(place, before + 1);
    const pause = Math.min(BACK_OFF.longest, BACK_OFF.first * 2 ** before);
    onRestart();
    log.error({ worker: place }, `a process of the site ended; it is started again in ${pause} ms`);
    const ended = workers.get(place);
    await wait(pause);
    if (!isStopping && workers.get(place) === ended) occupy(place);
  }

  /** Replaces all processes, one after the other; a new one has to listen before the old one is asked to end. */
  function roll(): Promise<void> {
    if (rolling !== null) isAskedAgain = true;
    rolling ??= replaceAll().finally(() => {
      rolling = null;
    });
    return rolling;
  }

  async function replaceAll(): Promise<void> {
    do {
      isAskedAgain = false;
      for (const place of places) {
        if (isStopping) return;
        if (!(await replace(place))) {
          log.error({ worker: place }, 'a new process does not listen; the old ones stay');
          return;
        }
      }
      log.info({}, 'all processes of the site are new');
    } while (isAskedAgain);
  }

  async function replace(place: number): Promise<boolean> {
    const fresh = launch(place);
    const isListening = await Promise.race([fresh.listens, wait(MAX_START_MS).then(() => null)]);
    if (isListening === null) fresh.kill('SIGKILL');
    if (!isListening) return isStopping;
    const old = workers.get(place);
    workers.set(place, fresh);
    failures.delete(place);
    old?.retire();
    await Promise.race([old?.ended, wait(shutdownTimeout).then(() => old?.kill('SIGKILL'))]);
    if (isStopping) fresh.kill('SIGTERM');
    return true;
  }

  /** Shuts all processes down cleanly. */
  async function stop(): Promise<void> {
    isStopping = true;
    const running = [...workers.values()];
    for (const worker of running) worker.kill('SIGTERM');
    await Promise.all([...running.map(({ ended }) => ended), rolling]);
  }

  return { failed, roll, stop, list: () => [...workers.values()] };
}
