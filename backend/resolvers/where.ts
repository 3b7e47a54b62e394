import { defaultLanguage } from '../../contract/languages.ts';

/** The language a list is read in; the default when none is given. An unknown one gives an empty list. */
export function readLanguage(language: string | null | undefined): string {
  return language ?? defaultLanguage;
}

/** An empty filter does not filter (NOTES 27): null, an empty list and an empty word become undefined. */
export function readList<T>(list: readonly (T | null)[] | null | undefined): T[] | undefined {
  const values = (list ?? []).filter((value) => value !== null);
  return values.length === 0 ? undefined : values;
}

/** One word of a filter, undefined when it is empty. */
export function readWord(word: string | null | undefined): string | undefined {
  return word ? word : undefined;
}

/** The slugs of `name` and `nameIn`. A percent-encoded `name` is discarded, and the filter with it (NOTES 23). */
export function readNames(where: {
  name?: string | null | undefined;
  nameIn?: readonly (string | null)[] | null | undefined;
}): string[] | undefined {
  const name = readWord(where.name);
  if (name !== undefined && !/%[0-9a-f]{2}/i.test(name)) return [name];
  return readList(where.nameIn);
}
