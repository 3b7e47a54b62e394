import { LRUCache } from 'lru-cache';

/** Measured: an entry without its letters. */
const ENTRY_BYTES = 160;
/** A letter is a byte: addresses are ASCII. The head of each text counts with its letters. */
const TEXT_BYTES = 24;

/**
 * Creates a byte-bounded LRU map keyed by address, since strangers make up as many and as long addresses as they like.
 * Each value is a text or a list of texts.
 */
export function createAddressMemory<Value extends string | readonly string[]>(maxBytes: number) {
  const entries = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: countBytes });
  return {
    get: (address: string): Value | undefined => entries.get(address),
    has: (address: string): boolean => entries.has(address),
    set: (address: string, value: Value): void => {
      entries.set(copyText(address), value);
    },
    clear: () => entries.clear(),
    /** Returns how many addresses it knows, and the memory that they take. */
    getStats: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}

function countBytes(value: string | readonly string[], address: string): number {
  return [address, ...[value].flat()].reduce((sum, { length }) => sum + length + TEXT_BYTES, ENTRY_BYTES);
}

/** A part of a longer text holds the whole of it: a path would hold the address with its query. */
function copyText(text: string): string {
  return Buffer.from(text).toString();
}
