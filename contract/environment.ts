/**
 * Reads the environment of site and backend: every variable has a schema, a default and a description of its values.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * `takes` and `is` go into error messages: the values a variable accepts, and what it holds if "value" is too vague.
 * A secret is never quoted in a message, and may be read from the file at `NAME_FILE`.
 */
type Variable = { schema: z.ZodType; fallback: string; takes: string; is?: string; isSecret?: boolean };
export type Variables = Record<string, Variable>;
export type Values<V extends Variables> = { [K in keyof V]: z.output<V[K]['schema']> };
/** Variables by name, like `process.env`. */
export type Source = Record<string, string | undefined>;

/** A variable is invalid; the message names the variable, its value and the values it accepts. */
export class EnvironmentError extends Error {}

/** An address with a user, and perhaps a password, anywhere in a text. */
const HAS_CREDENTIALS = /:\/\/[^/@\s]*@/;

/** The variables both processes read. */
export const sharedVariables = {
  HOST: { schema: z.string().min(1), fallback: '127.0.0.1', takes: 'a host name or address to listen on' },
  BACKEND_HOST: { schema: z.string().min(1), fallback: '127.0.0.1', takes: 'a host name or address to listen on' },
  BACKEND_PORT: {
    schema: z.coerce.number().int().min(0).max(65535),
    fallback: '4000',
    takes: 'a port number from 0 to 65535',
  },
  DATA_DIR: { schema: z.string().min(1), fallback: '.data', takes: 'a folder' },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']),
    fallback: 'production',
    takes: 'production, development or test',
  },
} as const satisfies Variables;

/** Reads variables from a source; empty counts as unset. Throws an `EnvironmentError` for the first invalid one. */
export function readVariables<V extends Variables>(variables: V, source: Source): Values<V> {
  const entries = Object.entries<Variable>(variables).map(
    ([name, { schema, fallback, takes, is = 'value', isSecret }]) => {
      const given = isSecret ? readSecret(name, source) : source[name];
      const parsed = schema.safeParse(given === undefined || given === '' ? fallback : given);
      if (parsed.success) return [name, parsed.data];
      const shown = isSecret || HAS_CREDENTIALS.test(given ?? '') ? 'set to something' : JSON.stringify(given);
      throw new EnvironmentError(`${name} is ${shown}, which is not a valid ${is}: it takes ${takes}.`);
    },
  );
  return Object.fromEntries(entries) as Values<V>;
}

/** Reads a secret from `NAME`, or from the file at `NAME_FILE`: container platforms mount secrets as files. */
function readSecret(name: string, source: Source): string | undefined {
  const file = source[`${name}_FILE`] ?? '';
  if (file === '') return source[name];
  if ((source[name] ?? '') !== '')
    throw new EnvironmentError(`${name} and ${name}_FILE are both set: take one of them.`);
  try {
    // Editors end a file with a newline.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new EnvironmentError(`${name}_FILE is "${file}", which cannot be read (${code}).`);
  }
}
