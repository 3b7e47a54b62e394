import { countryCodes } from '../contract/countries.ts';
import { languageCodes } from '../contract/languages.ts';

type CodeFound = { line: number; text: string };

/** Fewer countries count as an example; languages count as a list only if all of them are there. */
const MANY_COUNTRIES = 4;

const kinds = [
  { codes: countryCodes, many: MANY_COUNTRIES },
  { codes: languageCodes, many: languageCodes.length },
].map(({ codes, many }) => ({ any: codes.join('|'), many }));
const anyCode = kinds.map(({ any }) => any).join('|');
const comments = /\/\*[^*/]*(?:(?:\*(?!\/)|\/(?!\*))[^*/]*)*\*\/|(?<=^|[\s{};,])\/\/.*$/gm;
/** A code by itself, or as a segment of a path or a pattern; not as the value under a code's key. */
const own = `(?<!\\b(?:${anyCode}): )`;
const alone = new RegExp(`${own}(['"\`])(?:${anyCode})\\1|(?<=${own}['"\`^(])\\\\?/(?:${anyCode})(?![\\w-])`, 'g');

/** Finds lists of country or language codes in a source; in `product` code, every such code. */
export function findCodes(source: string, kind: 'product' | 'test'): CodeFound[] {
  const code = source.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '));
  const found = [...kinds.flatMap(({ any, many }) => [...findRows(code, any, many), ...findKeys(code, any, many)])];
  if (kind === 'product') found.push(...code.matchAll(alone));
  return found.map(({ index, 0: text }) => ({ line: code.slice(0, index).split('\n').length, text }));
}

/** Finds the slugs that are a whole string or an object key in a source. */
export function findSlugs(source: string, slugs: readonly string[]): string[] {
  const code = source.replace(comments, '');
  const found = [...code.matchAll(/(['"`])([\w-]+)\1|(?:^|[{,]) *(\w+):/gm)].map(
    ([, , text, key]) => text ?? key ?? '',
  );
  return [...new Set(found.filter((one) => slugs.includes(one)))];
}

/** Finds the names that stand anywhere in a source but its comments. */
export function findNames(source: string, names: readonly string[]): string[] {
  const code = source.replace(comments, '');
  return names.filter((name) => code.includes(name));
}

/** Arrays, arguments and unions of codes only. */
function findRows(code: string, any: string, many: number): RegExpExecArray[] {
  const one = `['"\`](?:${any})['"\`]`;
  const array = `${one}(?<=[[(]\\s*${one})(?:\\s*,\\s*${one})+(?=\\s*(?:,\\s*)?[\\])])`;
  const union = `${one}(?:\\s*\\|\\s*${one})+`;
  const rows = [...code.matchAll(new RegExp(`${array}|${union}`, 'g'))];
  return rows.filter(([text]) => new Set(text.match(new RegExp(any, 'g'))).size >= many);
}

/** Types with a field for each code, and objects with a key for each country. */
function findKeys(code: string, any: string, many: number): RegExpExecArray[] {
  const one = `(?:${any})`;
  const fields = [...code.matchAll(new RegExp(`${one}(?<=[{;]\\s*${one})\\??: [^;{}]+;(?=\\s*${one}\\??:)`, 'g'))];
  if (many !== MANY_COUNTRIES) return fields;
  const open: Set<string>[] = [new Set()];
  const keys = [...code.matchAll(new RegExp(`[{}]|${one}(?<=[{,\\n]\\s*${one})(?=:)`, 'g'))].filter(({ 0: text }) => {
    if (text === '{') open.push(new Set());
    else if (text === '}') open.pop();
    else return open.at(-1)?.add(text).size === many;
    return false;
  });
  return [...fields, ...keys];
}
