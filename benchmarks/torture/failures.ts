/** How many of each kind are quoted; the others are counted. */
const QUOTED = 5;

/** Creates the list of what went wrong: each kind with its count and its first examples. */
export function createFailures() {
  const kinds = new Map<string, { count: number; examples: string[] }>();

  function note(kind: string, example = ''): void {
    const known = kinds.get(kind) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < QUOTED) known.examples.push(example);
    kinds.set(kind, known);
  }

  const list = () => [...kinds].map(([kind, { count, examples }]) => `${kind} (${count}): ${examples.join(' | ')}`);

  const count = () => [...kinds.values()].reduce((sum, kind) => sum + kind.count, 0);

  return { note, list, count };
}

export type Failures = ReturnType<typeof createFailures>;
