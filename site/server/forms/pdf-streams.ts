/** Finds the streams of a PDF, and the filters their dictionaries name. */
import { LockedFileError, UnsafeFileError } from './inflate.ts';
import { isLong, matchAt, type ReadingBudget, readTokens } from './pdf-tokens.ts';

export type PdfStream = { start: number; filters: readonly string[] };

const MAX_STREAMS = 20_000;
const MAX_FILTERS = 8;
/** A dictionary is read once, or a few times where objects are nested. */
const MAX_READINGS = 4;
const NAME = /^\/(.*)$/s;

/**
 * Lists what follows the word `stream`, in objects and anywhere else; throws when a document is encrypted. Yields where
 * other work may have its turn.
 */
export function* listStreams(bytes: Buffer): Generator<void, PdfStream[], void> {
  const text = bytes.toString('latin1');
  const streams = new Map<number, readonly string[]>();
  const budget = { characters: text.length * MAX_READINGS, sincePause: 0 };
  for (let at = text.indexOf('trailer'); at !== -1; at = text.indexOf('trailer', at + 7)) {
    if (isLong(budget)) yield;
    if ((yield* readDictionary(text, at + 7, budget))?.isLocked) throw new LockedFileError('A document is encrypted');
  }
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at + 3)) {
    if (isLong(budget)) yield;
    const found = yield* readDictionary(text, at + 3, budget);
    if (found === null || !text.startsWith('stream', found.end)) continue;
    // Newer documents have a stream instead of a trailer.
    if (found.isLocked) throw new LockedFileError('A document is encrypted');
    streams.set(found.end, found.filters);
  }
  // A reader that repairs documents may find a stream without an object.
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 6)) {
    if (!text.startsWith('end', at - 3) && !streams.has(at)) streams.set(at, []);
    if (streams.size > MAX_STREAMS) throw new UnsafeFileError('A document has too many streams');
  }
  return [...streams].map(([at, filters]) => ({ start: skipLineEnd(text, at + 'stream'.length), filters }));
}

/** Most readers accept spaces before the end of the line, or a line that ends with only CR. */
function skipLineEnd(text: string, at: number): number {
  const [spaces = ''] = matchAt(/[ \t]*(?:\r\n|\n|\r)/y, text, at) ?? [];
  return at + spaces.length;
}

type Dictionary = { end: number; filters: readonly string[]; isLocked: boolean };

/**
 * Reads the dictionary at an offset: its end, after any space that follows, its filters, and whether it says that the
 * document is encrypted; null if there is none.
 */
function* readDictionary(text: string, from: number, budget: ReadingBudget): Generator<void, Dictionary | null, void> {
  const tokens = readTokens(text, from, budget);
  if (tokens.next().value?.text !== '<<') return null;
  let depth = 1;
  let filters: readonly string[] | null = null;
  let isLocked = false;
  let name: string | null = null;
  for (const token of tokens) {
    if (isLong(budget)) yield;
    // The encryption dictionary is here, or in an object of its own.
    isLocked ||= depth === 1 && name === 'Encrypt' && /^(?:<<|\d)/.test(token.text);
    if (token.text === '<<') depth += 1;
    if (token.text === '>>') depth -= 1;
    if (depth === 0) return { end: token.end, filters: filters ?? [], isLocked };
    name = nameOf(token.text);
    if (depth !== 1 || name !== 'Filter') continue;
    // Readers differ in which they use.
    if (filters !== null) throw new UnsafeFileError('A stream names its filters twice');
    filters = readFilters(tokens);
  }
  return null;
}

/** One name or a list; other parts of the document are not searched. */
function readFilters(tokens: Iterator<{ text: string }>): readonly string[] {
  const first: string = tokens.next().value?.text ?? '';
  if (first === 'null') return [];
  const names = [first];
  if (first === '[') {
    names.pop();
    for (let token = tokens.next(); !token.done && token.value.text !== ']'; token = tokens.next()) {
      names.push(token.value.text);
      if (names.length > MAX_FILTERS) throw new UnsafeFileError('A stream is packed too often');
    }
  }
  return names.map((name) => {
    const filter = nameOf(name);
    if (filter === null) throw new UnsafeFileError('A stream does not say how it is packed');
    return filter;
  });
}

/** `/Fl#61te` → `Flate`; null if it is not a name. */
function nameOf(token: string): string | null {
  const [, name] = NAME.exec(token) ?? [];
  return name?.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) ?? null;
}
