import type { Chunks } from './inflate.ts';

const CLEAR = 256;
const END = 257;
const FIRST_CODE = 258;
const MAX_CODES = 4096;
const CHUNK_BYTES = 64 * 1024;

/**
 * Reads codes of 9 to 12 bits, each of an earlier sequence, and each adding a sequence. Codes widen one code early, or
 * with `early` 0 as late as possible (`/EarlyChange 0` of a dictionary).
 */
export async function* readLzw(chunks: Chunks, _: unknown, early = 1): Chunks {
  let table: Uint8Array[] = [];
  let last: Uint8Array | null = null;
  let bits = 0;
  let held = 0;
  for await (const chunk of chunks) {
    let out: Uint8Array[] = [];
    let size = 0;
    for (const byte of chunk) {
      held = ((held << 8) | byte) & 0xfffff;
      bits += 8;
      const next = FIRST_CODE + table.length;
      const width = Math.min(12, 32 - Math.clz32(next + early));
      if (bits < width) continue;
      bits -= width;
      const code = (held >> bits) & ((1 << width) - 1);
      if (code === CLEAR) {
        table = [];
        last = null;
        continue;
      }
      const entry = find(code, last, table);
      if (entry === null) {
        yield Buffer.concat(out);
        return;
      }
      if (last !== null && next < MAX_CODES) table.push(extend(last, entry));
      last = entry;
      out.push(entry);
      size += entry.length;
      if (size < CHUNK_BYTES) continue;
      yield Buffer.concat(out);
      out = [];
      size = 0;
    }
    yield Buffer.concat(out);
  }
}

/** The sequence of a code; null at the end, and for an unknown code. */
function find(code: number, last: Uint8Array | null, table: readonly Uint8Array[]): Uint8Array | null {
  if (code < CLEAR) return Uint8Array.of(code);
  if (code === END) return null;
  const known = table[code - FIRST_CODE];
  if (known !== undefined || last === null) return known ?? null;
  // The sequence being added begins and ends with the same byte.
  return code === FIRST_CODE + table.length ? extend(last, last) : null;
}

function extend(sequence: Uint8Array, next: Uint8Array): Uint8Array {
  const longer = new Uint8Array(sequence.length + 1);
  longer.set(sequence);
  longer[sequence.length] = next[0] ?? 0;
  return longer;
}
