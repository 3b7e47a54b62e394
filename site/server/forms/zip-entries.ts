/** The entries of a ZIP archive, as its directory lists them. */
import { type Budget, inflate, spend, UnsafeFileError } from './inflate.ts';

const END_LENGTH = 22;
const HEADER_LENGTH = 30;
const LISTED_LENGTH = 46;
const MAX_ENTRIES = 5_000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

type ZipEntry = { name: string; method: number; flags: number; packed: number; size: number; at: number };

/** The entries of an archive whose directory ends where the file ends; null for any other. */
export function listEntries(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end === -1 || end + END_LENGTH > bytes.length) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (end + END_LENGTH + bytes.readUInt16LE(end + 20) !== bytes.length || count > MAX_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + LISTED_LENGTH > end || bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02') return null;
    const nameEnd = at + LISTED_LENGTH + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + LISTED_LENGTH, nameEnd),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : null;
}

/** Whether every reader can open it: no password, no rare compression. */
export function isPlain({ flags, method }: ZipEntry): boolean {
  return (flags & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED);
}

/**
 * Unpacks an entry, counting all of it, and returns its beginning; throws when it differs from the directory, since two
 * readers could then see two documents.
 */
export async function readStart(bytes: Buffer, entry: ZipEntry, budget: Budget, mostBytes: number): Promise<Buffer> {
  const data = findData(bytes, entry);
  if (data === null) throw new UnsafeFileError('An entry is not where the directory says');
  const start: Uint8Array[] = [];
  let size = 0;
  for await (const piece of entry.method === STORED ? [data] : inflate(inOne(data), budget, { isRaw: true })) {
    spend(budget, piece.byteLength);
    if (size < mostBytes) start.push(piece);
    size += piece.byteLength;
  }
  if (size !== entry.size) throw new UnsafeFileError('An entry is not what the directory says');
  return Buffer.concat(start).subarray(0, mostBytes);
}

async function* inOne(data: Buffer) {
  yield data;
}

/** The bytes of an entry; null when they are not where the directory says, or under another name. */
function findData(bytes: Buffer, { at, packed, name }: ZipEntry): Buffer | null {
  if (at + HEADER_LENGTH > bytes.length || bytes.toString('latin1', at, at + 4) !== 'PK\x03\x04') return null;
  const nameEnd = at + HEADER_LENGTH + bytes.readUInt16LE(at + 26);
  if (bytes.toString('utf8', at + HEADER_LENGTH, nameEnd) !== name) return null;
  const start = nameEnd + bytes.readUInt16LE(at + 28);
  return start + packed > bytes.length ? null : bytes.subarray(start, start + packed);
}
