import { type Budget, countInflated, looksCompressed, UnsafeFileError } from './inflate.ts';

/** Where the end of a document must be, with what mailers add to it. */
const END_BYTES = 2048;
/** A ZIP archive's directory ends within this of the end of its file. */
const ZIP_END_BYTES = 66_000;
const MOST_STREAMS = 20_000;

/** Whether bytes that begin as a PDF are one to their end; throws for one that is an archive too, or a bomb. */
export async function inspectPdf(bytes: Buffer, budget: Budget): Promise<boolean> {
  const end = bytes.subarray(-END_BYTES).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) || !/startxref\s+\d+\s+%%EOF/.test(end)) return false;
  if (bytes.subarray(-ZIP_END_BYTES).includes('PK\x05\x06', 0, 'latin1')) {
    throw new UnsafeFileError('A document is an archive too');
  }
  let streams = 0;
  let read = 0;
  // What a stream's dictionary says of it is not believed: what looks compressed is inflated.
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', Math.max(at + 6, read))) {
    const start = skipLineEnd(bytes, at + 'stream'.length);
    if (!looksCompressed(bytes, start)) continue;
    streams += 1;
    if (streams > MOST_STREAMS) throw new UnsafeFileError('A document has too many streams');
    const stop = bytes.indexOf('endstream', start);
    await countInflated(bytes.subarray(start, stop === -1 ? undefined : stop), budget);
    read = stop === -1 ? bytes.length : stop;
  }
  return true;
}

function skipLineEnd(bytes: Buffer, at: number): number {
  if (bytes[at] === 0x0d && bytes[at + 1] === 0x0a) return at + 2;
  return bytes[at] === 0x0a || bytes[at] === 0x0d ? at + 1 : at;
}
