/** A reference to an object of the file. */
export type Ref = { ref: number };
/** A name such as `/Page`, as distinct from text. */
type Name = { name: string };
/** A value in a PDF dictionary; strings are text, undefined entries are left out. */
export type Value = number | boolean | string | Ref | Name | { raw: string } | readonly Value[] | Dictionary;
export type Dictionary = { readonly [key: string]: Value | undefined };

/** A PDF name. */
export const name = (value: string): Name => ({ name: value });
/** Bytes written as they are, such as a date or a hexadecimal string. */
export const raw = (value: string): { raw: string } => ({ raw: value });

/** Formats a number for PDF: at most three decimals, never an exponent. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error('A document holds a number that is not finite.');
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** A text as UTF-16 in hexadecimal, which every PDF reader understands in any script. */
export function formatText(text: string): string {
  let hex = 'feff';
  for (let index = 0; index < text.length; index++) hex += text.charCodeAt(index).toString(16).padStart(4, '0');
  return `<${hex}>`;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** A value in the syntax of the file (ISO 32000-1, 7.3). */
export function formatValue(value: Value): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return formatText(value);
  if (isList(value)) return `[${value.map(formatValue).join(' ')}]`;
  if ('ref' in value && typeof value.ref === 'number') return `${value.ref} 0 R`;
  if ('name' in value && typeof value.name === 'string') return `/${value.name}`;
  if ('raw' in value && typeof value.raw === 'string') return value.raw;
  return formatDictionary(value);
}

function formatDictionary(dictionary: object): string {
  const entries = Object.entries(dictionary).filter(([, value]) => value !== undefined);
  return `<<${entries.map(([key, value]) => `/${key} ${formatValue(value)}`).join('')}>>`;
}
