import type { Locale } from '../locale/path.ts';

/** What a device keeps as JSON. Blocked or full storage keeps nothing, silently. */
type Reader = Pick<Storage, 'getItem'>;
type Writer = Pick<Storage, 'setItem'>;
export type Memory = Reader & Writer;

/** Reads what is kept; null if there is nothing, or no JSON. */
export function readJson(memory: Reader, key: string): unknown {
  try {
    // Not `parseJson`: reading a blocked storage throws as well.
    return JSON.parse(memory.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keepJson(memory: Writer, key: string, value: unknown): void {
  try {
    memory.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}

/** Reads a list without invalid items. */
export function readList<T>(memory: Reader, key: string, isItem: (item: unknown) => item is T): T[] {
  const kept = readJson(memory, key);
  return Array.isArray(kept) ? kept.filter(isItem) : [];
}

/** The key of what is kept for each country and language. */
export function buildLocaleKey(name: string, { country, language }: Locale): string {
  return `${name} ${country} ${language}`;
}

/** Reads the words that were noted, latest first. */
export function readWords(memory: Reader, key: string): string[] {
  return readList(memory, key, isWord);
}

/** Puts a word first in a list of at most `most`; returns the others. */
export function addRecentWord(memory: Memory, key: string, word: string, most: number): string[] {
  const others = readWords(memory, key).filter((one) => one !== word);
  keepJson(memory, key, [word, ...others].slice(0, most));
  return others;
}

function isWord(item: unknown): item is string {
  return typeof item === 'string' && item !== '';
}
