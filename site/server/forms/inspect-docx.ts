import { type Budget, countInflated, UnsafeFileError } from './inflate.ts';

const END_LENGTH = 22;
const MOST_ENTRIES = 5_000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

type Entry = { name: string; method: number; flags: number; packed: number; size: number; at: number };

/**
 * Whether bytes that begin as a ZIP archive are a Word document without macros; throws for one that is a PDF too, that
 * hides something around or between its entries, or is a bomb.
 */
export async function inspectDocx(bytes: Buffer, budget: Budget): Promise<boolean> {
  const entries = readDirectory(bytes);
  if (entries === null) return false;
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return false;
  if (names.has('word/vbaProject.bin')) return false;
  if (bytes.subarray(0, 1024).includes('%PDF-')) throw new UnsafeFileError('An archive is a document too');
  let packed = 0;
  for (const entry of entries) {
    if ((entry.flags & ENCRYPTED) !== 0 || (entry.method !== STORED && entry.method !== DEFLATED)) return false;
    const data = findData(bytes, entry);
    packed += entry.packed;
    // Entries that share bytes are a bomb's.
    if (data === null || packed > bytes.length) throw new UnsafeFileError('An archive is not what its directory says');
    const size = entry.method === STORED ? data.length : await countInflated(data, budget, { isRaw: true, layers: 1 });
    if (size !== entry.size) throw new UnsafeFileError('An entry is not what the directory says');
  }
  return true;
}

/** The entries of an archive whose directory ends where the file ends; null for any other. */
function readDirectory(bytes: Buffer): Entry[] | null {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end === -1 || end + END_LENGTH > bytes.length) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (end + END_LENGTH + bytes.readUInt16LE(end + 20) !== bytes.length || count > MOST_ENTRIES) return null;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02') return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : null;
}

/** The bytes of an entry; null when they are not where the directory says. */
function findData(bytes: Buffer, { at, packed }: Entry): Buffer | null {
  if (at + 30 > bytes.length || bytes.toString('latin1', at, at + 4) !== 'PK\x03\x04') return null;
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return start + packed > bytes.length ? null : bytes.subarray(start, start + packed);
}
