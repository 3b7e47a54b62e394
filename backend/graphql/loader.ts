/** Batches reads by id and memoises them per request (a DataLoader). */
export type Loader<Value> = {
  load: (id: number) => Value | Promise<Value>;
  /** The values of several ids, in their order. */
  loadAll: (ids: readonly number[]) => Value[] | Promise<Value[]>;
};

type Batch = { ids: number[]; done: Promise<void> };

/** Creates a loader from a function that reads many ids at once; ids it does not find resolve to `missing`. */
export function createLoader<Value>(
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  missing: Value,
): Loader<Value> {
  const known = new Map<number, Value>();
  const reading = new Map<number, Promise<void>>();
  let open: Batch | undefined;

  function startBatch(): Batch {
    const ids: number[] = [];
    const done = afterPromises().then(async () => {
      open = undefined;
      const found = await read(ids);
      for (const id of ids) known.set(id, found.get(id) ?? missing);
    });
    return { ids, done };
  }

  function startReading(id: number): Promise<void> {
    open ??= startBatch();
    open.ids.push(id);
    reading.set(id, open.done);
    return open.done;
  }

  const get = (id: number) => known.get(id) ?? missing;
  /** Starts the missing reads of these ids; returns all pending ones. */
  const listReads = (ids: readonly number[]) =>
    new Set(ids.flatMap((id) => (known.has(id) ? [] : (reading.get(id) ?? startReading(id)))));

  return {
    load: (id) => afterAll(listReads([id]), () => get(id)),
    loadAll: (ids) => afterAll(listReads(ids), () => ids.map(get)),
  };
}

/** Calls a function with a value: at once, unless that is a promise. */
export function thenOrNow<Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}

function afterAll<Result>(reads: ReadonlySet<Promise<void>>, use: () => Result): Result | Promise<Result> {
  return reads.size === 0 ? use() : Promise.all(reads).then(use);
}

/** Resolves at the end of this turn, when everything that may load has called `load`. */
function afterPromises(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
}
