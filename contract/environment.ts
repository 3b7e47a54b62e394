/**
 * How site and backend read their environment: every variable has a schema, a default and a description of its values.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * `is` names what a variable holds where that is more than a value: an id, say. A secret is in no message, and may be in
 * a file that `NAME_FILE` names.
 */
type Variable = { schema: z.ZodType; fallback: string; takes: string; is?: string; isSecret?: boolean };
export type Variables = Record<string, Variable>;
type Values<V extends Variables> = { [K in keyof V]: z.output<V[K]['schema']> };
/** A record like `process.env`. */
export type Source = Record<string, string | undefined>;

/** A variable has an invalid value; the message is one sentence naming the variable, the value and what it accepts. */
export class EnvironmentError extends Error {}

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

/** Reads variables from a source; an empty value counts as none. Throws `EnvironmentError` for the first wrong one. */
export function readVariables<V extends Variables>(variables: V, source: Source): Values<V> {
  const entries = Object.entries<Variable>(variables).map(
    ([name, { schema, fallback, takes, is = 'value', isSecret }]) => {
      const given = isSecret ? readSecret(name, source) : source[name];
      const parsed = schema.safeParse(given === undefined || given === '' ? fallback : given);
      if (parsed.success) return [name, parsed.data];
      const shown = isSecret ? 'set to something' : JSON.stringify(given);
      throw new EnvironmentError(`${name} is ${shown}, which is not a valid ${is}: it takes ${takes}.`);
    },
  );
  return Object.fromEntries(entries) as Values<V>;
}

/** A secret of the environment, or of the file that is named there: container hosts hand secrets over as files. */
function readSecret(name: string, source: Source): string | undefined {
  const file = source[`${name}_FILE`] ?? '';
  if (file === '') return source[name];
  if ((source[name] ?? '') !== '')
    throw new EnvironmentError(`${name} and ${name}_FILE are both set: take one of them.`);
  try {
    // Editors end a file with a new line.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new EnvironmentError(`${name}_FILE is "${file}", which cannot be read (${code}).`);
  }
}
