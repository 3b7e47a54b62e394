import { decodePercent } from '../../../contract/decode-percent.ts';
import { type Budget, UnsafeFileError } from './inflate.ts';
import { decodePart, type Relationship, readContentTypes, readElements, readRelationships } from './package-parts.ts';
import { isPlain, listEntries, readStart } from './zip-entries.ts';

const TYPES = '[content_types].xml';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const MACROS = /macroenabled|vbaproject|ms-office\.vba|activex/i;
const MACRO_PART = /vba(?:project|data)|\.bas$/i;
/** The size limit of parts that are lists. */
const MAX_LIST_BYTES = 2 * 1024 * 1024;
/** The start of any other part, which holds its root element. */
const ROOT_BYTES = 64 * 1024;

/**
 * Whether bytes that begin as a ZIP archive are a Word document: its types name a main part, which is Word's text.
 * Throws for one that has macros, fetches its template or its objects from elsewhere, is also a PDF, hides something
 * around or between its entries, or is a bomb.
 */
export async function inspectDocx(bytes: Buffer, budget: Budget): Promise<boolean> {
  const entries = listEntries(bytes);
  const names = entries?.map(({ name }) => name.toLowerCase()) ?? [];
  if (entries === null || !names.includes(TYPES)) return false;
  if (!entries.every(isPlain)) return false;
  if (bytes.subarray(0, 1024).includes('%PDF-')) throw new UnsafeFileError('An archive is a document too');
  // Readers differ in which of the two they use.
  if (new Set(names).size < names.length) throw new UnsafeFileError('Two entries have one name');
  if (names.some((name) => MACRO_PART.test(name))) throw new UnsafeFileError('A document has macros');
  let packed = 0;
  const starts = new Map<string, Buffer>();
  for (const entry of entries) {
    packed += entry.packed;
    // Overlapping entries are the mark of a bomb.
    if (packed > bytes.length) throw new UnsafeFileError('An archive is not what its directory says');
    const name = entry.name.toLowerCase();
    const isList = name === TYPES || name.endsWith('.rels');
    if (isList && entry.size > MAX_LIST_BYTES) throw new UnsafeFileError('A list of parts is too long');
    const start = await readStart(bytes, entry, budget, isList ? MAX_LIST_BYTES : ROOT_BYTES);
    if (isList || name.endsWith('.xml')) starts.set(`/${name}`, start);
  }
  for (const [name, part] of starts)
    if (name.endsWith('.rels')) checkRelationships(readRelationships(decodePart(part)));
  return isWordDocument(starts);
}

function isWordDocument(starts: ReadonlyMap<string, Buffer>): boolean {
  const { types, partsOf } = readContentTypes(decodePart(starts.get(`/${TYPES}`) ?? Buffer.alloc(0)));
  if (types.some((type) => MACROS.test(type))) throw new UnsafeFileError('A document has macros');
  const [main, ...others] = partsOf(MAIN_TYPE).map((name) => starts.get(name));
  if (main === undefined || others.length > 0) return false;
  const [root] = readElements(decodePart(main), 'document');
  return root !== undefined && [...root].some(([name, value]) => name.startsWith('xmlns') && WORD.has(value));
}

/** Throws if opening a document would fetch anything but pictures without being asked. */
function checkRelationships(relationships: readonly Relationship[]): void {
  for (const { type, target, isExternal } of relationships) {
    if (MACROS.test(type)) throw new UnsafeFileError('A document has macros');
    if (!isExternal || /\/(?:hyperlink|image)$/.test(type)) continue;
    if (!isOnOwnDisk(target)) throw new UnsafeFileError('A document is put together from elsewhere');
  }
}

/** A template path on the author's disk, which Word records in every document, leads nowhere for a reader. */
function isOnOwnDisk(target: string): boolean {
  const path = decodePercent(target).replaceAll('\\', '/');
  return /^(?:file:\/\/(?:localhost)?\/|\/)?(?:[a-z]:\/|(?!\/)[^:]*$)/i.test(path) && !path.startsWith('//');
}
