import { z } from 'zod';
import type { CountryCode } from '../../contract/countries.ts';
import type { Backend } from '../app.ts';

const answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
  extensions: z.unknown().optional(),
});
export type Answer = z.output<typeof answer> & { status: number; headers: Headers };

/** Posts a query to a country's endpoint and parses the answer. */
export async function ask(
  backend: Backend,
  country: CountryCode,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await backend.fetch(
    new Request(`http://backend.test/${country}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return { ...answer.parse(await response.json()), status: response.status, headers: response.headers };
}

/** Picks the value at a path of an answer's data: `pick(data, 'products.nodes.0.slug')`. */
export function pick(data: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, key) => {
    if (Array.isArray(value)) return key === '*' ? value : value[Number(key)];
    return typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === key)?.[1]
      : undefined;
  }, data);
}

/** Picks one field of every node of a list in an answer's data. */
export function pickAll(data: unknown, list: string, field: string): unknown[] {
  const nodes = pick(data, `${list}.nodes`);
  return Array.isArray(nodes) ? nodes.map((node) => pick(node, field)) : [];
}
