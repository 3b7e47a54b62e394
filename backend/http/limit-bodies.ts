/** Runs `work`; null when the limit is reached. */
export type Admit = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Limits how many bodies are handled at once: slow ones hold memory, and so do those not stored yet. */
export function limitBodies(most: number): Admit {
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) return null;
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
