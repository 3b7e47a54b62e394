import { readFileSync } from 'node:fs';

/** The variables that a reader of the environment uses and `.env.example` does not name. */
export function findUnnamed(read: (source: Record<string, string>) => unknown): string[] {
  const asked = new Set<string>();
  read(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  if (asked.size < 10) throw new Error('It asked for next to nothing.');
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const named = new Set<string>(example.match(/[A-Z][A-Z\d_]+/g));
  return [...asked].filter((name) => !named.has(name));
}
