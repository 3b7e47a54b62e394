import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Budget, type Chunks, inflate, looksCompressed, spend, UnsafeFileError } from './inflate.ts';
import { FILTERS } from './pdf-filters.ts';
import { listStreams, type PdfStream } from './pdf-streams.ts';
import { readLzw } from './read-lzw.ts';

/** The end of a document must be within these bytes, with anything that mailers append. */
const END_BYTES = 2048;
/** A ZIP archive's directory ends within this of the end of its file. */
const ZIP_END_BYTES = 66_000;
/** How deeply compressed data may be nested, beyond the filters its dictionary names. */
const MAX_LAYERS = 3;
const CHUNK_BYTES = 8 * 1024;
const SPACE = new Set([0, 9, 10, 12, 13, 32]);

/** Whether bytes that begin as a PDF are one to their end; throws for one that is also an archive, or a bomb. */
export async function inspectPdf(bytes: Buffer, budget: Budget): Promise<boolean> {
  const end = bytes.subarray(-END_BYTES).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) || !/startxref\s+\d+\s+%%EOF/.test(end)) return false;
  if (bytes.subarray(-ZIP_END_BYTES).includes('PK\x05\x06', 0, 'latin1')) {
    throw new UnsafeFileError('A document is an archive too');
  }
  const steps = listStreams(bytes);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await nextTurn();
  for (const stream of step.value) {
    await unpack(bytes, stream, budget, 1);
    // Some streams widen their codes late, and the dictionary does not always say so where expected.
    if (stream.filters.some((name) => FILTERS.get(name) === readLzw)) await unpack(bytes, stream, budget, 0);
  }
  return true;
}

/** Unpacks a stream as its dictionary says, and any packed data inside that: from its start to its own end. */
async function unpack(bytes: Buffer, { start, filters }: PdfStream, budget: Budget, early: 0 | 1): Promise<void> {
  const names = filters.length === 0 && looksCompressed(bytes, skipSpace(bytes, start)) ? ['FlateDecode'] : filters;
  const [first] = names.map((name) => FILTERS.get(name));
  if (first === undefined) return;
  // `inflate` counts the input it reads by itself.
  let chunks = first === inflate ? cut(bytes, skipSpace(bytes, start)) : counted(cut(bytes, start), budget);
  for (const name of names) {
    const filter = FILTERS.get(name);
    if (filter === undefined) break;
    chunks = counted(filter === readLzw ? readLzw(chunks, budget, early) : filter(chunks, budget), budget);
  }
  await drain(chunks, budget, MAX_LAYERS);
}

function skipSpace(bytes: Buffer, start: number): number {
  let at = start;
  while (SPACE.has(bytes[at] ?? -1)) at += 1;
  return at;
}

/** Reads to the end; what looks compressed is unpacked as well. */
async function drain(chunks: Chunks, budget: Budget, layers: number): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    const first = await iterator.next();
    if (first.done) return;
    if (looksCompressed(first.value)) {
      if (layers === 0) throw new UnsafeFileError('A stream is packed too often');
      const inner = inflate(rejoin(first.value, iterator), budget);
      await drain(counted(inner, budget), budget, layers - 1);
    }
    // If it was not compressed after all, the rest still counts.
    while (!(await iterator.next()).done);
  } finally {
    await iterator.return?.();
  }
}

/** A chunk and those after it; a reader that stops early leaves the rest unread. */
async function* rejoin(first: Uint8Array, iterator: AsyncIterator<Uint8Array>): Chunks {
  yield first;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

/** The bytes from an offset on: the stated length of a stream is not trusted. */
async function* cut(bytes: Buffer, start: number): Chunks {
  for (let at = start; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

async function* counted(chunks: Chunks, budget: Budget): Chunks {
  for await (const chunk of chunks) {
    spend(budget, chunk.byteLength);
    if (chunk.byteLength > 0) yield chunk;
    await nextTurn();
  }
}
