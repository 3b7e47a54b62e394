/** How many bodies are read at once: many slow ones would hold memory, connections and disk. */
const MAX = 32;
/** The limit of one client, so that none takes all slots; a whole office is one client. */
const MAX_OF_A_CLIENT = 6;

/** Creates the slots for bodies that are being received. */
export function createBodySlots() {
  const counts = new Map<string, number>();
  let total = 0;

  /** Takes a slot. The answer is 503 when all are taken, 429 when the client has its share. */
  function begin(client: string): 'begun' | 'too many' | 'too many of the client' {
    const count = counts.get(client) ?? 0;
    if (count >= MAX_OF_A_CLIENT) return 'too many of the client';
    if (total >= MAX) return 'too many';
    total += 1;
    counts.set(client, count + 1);
    return 'begun';
  }

  /** Frees a slot. */
  function end(client: string): void {
    const count = counts.get(client) ?? 0;
    total -= 1;
    if (count > 1) counts.set(client, count - 1);
    else counts.delete(client);
  }

  return { begin, end };
}
