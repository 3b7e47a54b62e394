import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../../../contract/languages.ts';
import { parseSlug } from '../cleaning/slug.ts';
import { buildOperationError } from './errors.ts';

/** Variables that hold slugs, sent decoded (contract notes 23). */
const SLUG_VARIABLES = new Set(['slug', 'slugIn', 'nameIn', 'name', 'category']);

/**
 * Normalises variables for sending and for cache keys: sorted, with the document's defaults, without undefined ones,
 * slugs decoded. Refuses an empty filter, which would return everything (contract notes 27).
 */
export function normaliseVariables(
  variables: unknown,
  defaults: Readonly<Record<string, string>> = {},
): Readonly<Record<string, unknown>> {
  const given = Object.entries(variables ?? {}).filter(([, value]) => value !== undefined);
  const entries = Object.entries({ ...defaults, ...Object.fromEntries(given) });
  const normalised = entries.map(([name, value]): [string, unknown] => {
    if (value === '' || (Array.isArray(value) && value.every((one) => one === '' || one === null)))
      throw buildOperationError();
    return [name, SLUG_VARIABLES.has(name) ? decodeSlugs(value) : value];
  });
  return Object.fromEntries(normalised.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Resolves the language of an operation; each names its variable differently (spec §7). */
export function resolveQueryLanguage(variables: Readonly<Record<string, unknown>>): LanguageCode {
  const language = variables.language ?? variables.lang;
  return typeof language === 'string' && isLanguageCode(language) ? language : defaultLanguage;
}

function decodeSlugs(value: unknown): unknown {
  if (typeof value === 'string') return parseSlug(value);
  return Array.isArray(value) ? value.map(decodeSlugs) : value;
}
