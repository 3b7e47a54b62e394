import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodePercent } from '../../../contract/decode-percent.ts';
import { type Budget, UnsafeFileError } from './inflate.ts';
import { decodePart, readContentTypes, readElements, readRelationships } from './package-parts.ts';
import { isPlain, listEntries, readStart } from './zip-entries.ts';

const TYPES = '[content_types].xml';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const MACROS = /macroenabled|vbaproject|ms-office\.vba|activex/i;
const MACRO_PART = /vba(?:project|data)|\.bas$/i;
/** The size limits of the list of types, and of all lists of relationships together: 10,000 links take 1.5 MB. */
const MAX_TYPES_BYTES = 256 * 1024;
const MAX_RELATIONSHIPS_BYTES = 2 * 1024 * 1024;
/** The start of any other part, which holds its root element. */
const ROOT_BYTES = 64 * 1024;
/** Relationships checked before other work has its turn. */
const CHECKED_AT_ONCE = 500;

/**
 * Whether bytes that begin as a ZIP archive are a Word document: its types name a main part, which is Word's text.
 * Throws for one that has macros, fetches its template or its objects from elsewhere, is also a PDF, hides something
 * around or between its entries, or is a bomb.
 */
export async function inspectDocx(bytes: Buffer, budget: Budget): Promise<boolean> {
  const entries = listEntries(bytes) ?? [];
  const names = entries.map(({ name }) => name.toLowerCase());
  const listOfTypes = entries[names.indexOf(TYPES)];
  if (listOfTypes === undefined || !entries.every(isPlain)) return false;
  if (bytes.subarray(0, 1024).includes('%PDF-')) throw new UnsafeFileError('An archive is a document too');
  // Readers differ in which of the two they use.
  if (new Set(names).size < names.length) throw new UnsafeFileError('Two entries have one name');
  if (names.some((name) => MACRO_PART.test(name))) throw new UnsafeFileError('A document has macros');
  if (listOfTypes.size > MAX_TYPES_BYTES) throw new UnsafeFileError('A list of parts is too long');
  const list = decodePart(await readStart(bytes, listOfTypes, budget, MAX_TYPES_BYTES));
  const { types, partsOf } = readContentTypes(list);
  if (types.some((type) => MACROS.test(type))) throw new UnsafeFileError('A document has macros');
  const [main, ...others] = partsOf(MAIN_TYPE);
  let isWord = false;
  let packed = listOfTypes.packed;
  let listed = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry === listOfTypes) continue;
    packed += entry.packed;
    // Overlapping entries are the mark of a bomb.
    if (packed > bytes.length) throw new UnsafeFileError('An archive is not what its directory says');
    const isList = names[index]?.endsWith('.rels') === true;
    if (isList) listed += entry.size;
    if (listed > MAX_RELATIONSHIPS_BYTES) throw new UnsafeFileError('A list of parts is too long');
    // Each is let go before the next is read.
    const start = await readStart(bytes, entry, budget, isList ? MAX_RELATIONSHIPS_BYTES : ROOT_BYTES);
    if (isList) await checkRelationships(decodePart(start));
    else if (`/${names[index]}` === main) isWord = isText(decodePart(start));
  }
  return isWord && others.length === 0;
}

/** Whether the root of a part is that of Word's text. */
function isText(xml: string): boolean {
  const [root] = readElements(xml, 'document');
  return root !== undefined && [...root].some(([name, value]) => name.startsWith('xmlns') && WORD.has(value));
}

/** Throws if opening a document would fetch anything but pictures without being asked. */
async function checkRelationships(xml: string): Promise<void> {
  let checked = 0;
  for (const { type, target, isExternal } of readRelationships(xml)) {
    checked += 1;
    if (checked % CHECKED_AT_ONCE === 0) await nextTurn();
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
