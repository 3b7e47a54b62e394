/** The PDF stream filters that expand data: they are applied to count their output. */
import { type Budget, type Chunks, inflate } from './inflate.ts';
import { readLzw } from './read-lzw.ts';

type Filter = (chunks: Chunks, budget: Budget) => Chunks;

/** By the names that a dictionary may use. The others yield pictures, whose size is in their own bytes. */
export const FILTERS: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ['FlateDecode', inflate],
  ['Fl', inflate],
  ['ASCIIHexDecode', readHex],
  ['AHx', readHex],
  ['ASCII85Decode', readAscii85],
  ['A85', readAscii85],
  ['RunLengthDecode', readRuns],
  ['RL', readRuns],
  ['LZWDecode', readLzw],
  ['LZW', readLzw],
]);

const HEX_END = '>'.charCodeAt(0);
const HEX_DIGITS = new Map([...'0123456789abcdefABCDEF'].map((digit) => [digit.charCodeAt(0), Number(`0x${digit}`)]));

/** Reads digits in pairs. */
async function* readHex(chunks: Chunks): Chunks {
  let high: number | null = null;
  for await (const chunk of chunks) {
    const out: number[] = [];
    for (const byte of chunk) {
      if (byte === HEX_END) {
        yield Uint8Array.from(out);
        return;
      }
      const digit = HEX_DIGITS.get(byte);
      if (digit === undefined) continue;
      if (high !== null) out.push(high * 16 + digit);
      high = high === null ? digit : null;
    }
    yield Uint8Array.from(out);
  }
}

const ASCII85_END = '~'.charCodeAt(0);
const ZEROS = 'z'.charCodeAt(0);
const FIRST_DIGIT = '!'.charCodeAt(0);
const LAST_DIGIT = 'u'.charCodeAt(0);

/** Reads five digits, or one `z`, as four bytes. */
async function* readAscii85(chunks: Chunks): Chunks {
  let group: number[] = [];
  for await (const chunk of chunks) {
    const out: number[] = [];
    for (const byte of chunk) {
      if (byte === ASCII85_END) {
        yield Uint8Array.from(out);
        return;
      }
      if (byte === ZEROS) out.push(0, 0, 0, 0);
      if (byte < FIRST_DIGIT || byte > LAST_DIGIT) continue;
      group.push(byte - FIRST_DIGIT);
      if (group.length < 5) continue;
      const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
      // In a broken file, it may exceed 32 bits.
      out.push(...[24, 16, 8, 0].map((shift) => (value / 2 ** shift) & 0xff));
      group = [];
    }
    yield Uint8Array.from(out);
  }
}

const RUNS_END = 128;
const MAX_PARTS = 512;

/** Reads a number, then that many bytes, or one byte to repeat that often. */
async function* readRuns(chunks: Chunks): Chunks {
  let literal = 0;
  let repeated = 0;
  for await (const chunk of chunks) {
    let out: Uint8Array[] = [];
    for (let at = 0; at < chunk.length; ) {
      const byte = chunk[at] ?? 0;
      if (literal > 0) {
        const some = chunk.subarray(at, at + literal);
        out.push(some);
        literal -= some.length;
        at += some.length;
        continue;
      }
      at += 1;
      if (repeated > 0) {
        out.push(new Uint8Array(repeated).fill(byte));
        repeated = 0;
      } else if (byte === RUNS_END) {
        yield Buffer.concat(out);
        return;
      } else if (byte < RUNS_END) literal = byte + 1;
      else repeated = 257 - byte;
      if (out.length < MAX_PARTS) continue;
      yield Buffer.concat(out);
      out = [];
    }
    yield Buffer.concat(out);
  }
}
