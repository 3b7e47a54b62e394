import { LRUCache } from 'lru-cache';

/** Measured: an entry without its letters. */
const ENTRY_BYTES = 160;
/** A letter is a byte: addresses are ASCII. This is the header of each string. */
const TEXT_BYTES = 24;

/**
 * Creates a byte-bounded LRU map keyed by address, since strangers can make up any number of addresses of any length.
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
    /** Returns the number of addresses and the memory they take. */
    getStats: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}

function countBytes(value: string | readonly string[], address: string): number {
  return [address, ...[value].flat()].reduce((sum, { length }) => sum + length + TEXT_BYTES, ENTRY_BYTES);
}

/** A slice keeps the whole string in memory: a path would keep the address with its query. */
function copyText(text: string): string {
  return Buffer.from(text).toString();
}
