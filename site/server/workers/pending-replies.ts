/** Creates the pending replies of another process, by number; each resolves to null after `patienceMs`. */
export function createPendingReplies<Answer>(patienceMs: number) {
  const open = new Map<number, (answer: Answer | null) => void>();
  let last = 0;

  function ask(send: (id: number) => void): Promise<Answer | null> {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(id, null), patienceMs);
      open.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      send(id);
    });
  }

  /** Resolves a question with its answer; answers that come too late are dropped. */
  function settle(id: number, answer: Answer | null): void {
    open.get(id)?.(answer);
    open.delete(id);
  }

  return { ask, settle };
}
