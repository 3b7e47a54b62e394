import { parseEnv } from 'node:util';

/** The variables of an `.env` file, or the error of its first wrong line. */
type EnvFile = { values: Record<string, string>; wrong: string | null };

const LINE = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)/;

/**
 * Parses an `.env` file as data: a `NAME=value` or `NAME="value"` per line, nothing expanded or run. Node's parser
 * silently drops what it cannot read, so each line is checked first.
 */
export function parseEnvFile(text: string): EnvFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const setIn = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const { name, reason } = checkLine(line.trim(), setIn);
    if (reason !== null) return { values: {}, wrong: `line ${index + 1} ${reason}` };
    if (name !== null) setIn.set(name, index + 1);
  }
  const values = Object.entries(parseEnv(lines.join('\n'))).map(([name, value = '']) => [name, value]);
  return { values: Object.fromEntries(values), wrong: null };
}

function checkLine(line: string, setIn: ReadonlyMap<string, number>): { name: string | null; reason: string | null } {
  if (line === '' || line.startsWith('#')) return { name: null, reason: null };
  const [, name = '', value = ''] = LINE.exec(line) ?? [];
  if (name === '') return { name: null, reason: 'is not of the form NAME=value' };
  const before = setIn.get(name);
  if (before !== undefined) return { name, reason: `sets ${name} again, after line ${before}` };
  return { name, reason: checkValue(name, value) };
}

function checkValue(name: string, value: string): string | null {
  const [quote = ''] = /^["'`]/.exec(value) ?? [];
  if (quote === '') return value.includes('#') ? `sets ${name} to a value with # in it: put the value in quotes` : null;
  const end = value.indexOf(quote, 1);
  if (end === -1) return `sets ${name} to a value without its closing ${quote}`;
  return /^\s*(?:#.*)?$/.test(value.slice(end + 1)) ? null : `has something behind the closing ${quote} of ${name}`;
}
