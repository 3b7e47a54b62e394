/** Kubernetes' own schemas of its objects, from the package `kubernetes-models`. */
import { z } from 'zod';
import type { Manifest } from './render-kustomization.ts';

const modelSchema = z.record(z.string(), z.custom<{ prototype: { validate: (this: object) => void } }>());

/** Lists what a manifest has that its schema does not allow, and fields that the schema does not know. */
export async function findSchemaErrors(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind, metadata } = manifest;
  const name = `${kind} ${metadata.name}`;
  const models = modelSchema.parse(await import(['kubernetes-models', apiVersion, kind].join('/')));
  const unread = new Set<string>();
  try {
    models[kind]?.prototype.validate.call(watch(manifest, unread));
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : error}`];
  }
  return [...unread].map((field) => `${name}: no field ${field}`);
}

/** The schemas take any other field too, but read only their own: a field that is never read is unknown to them. */
function watch<Value extends object>(value: Value, unread: Set<string>, path = ''): Value {
  const pathOf = (key: string) => `${path}/${key}`;
  const watched = new Map(
    Object.entries(value).map(([key, part]) => {
      unread.add(pathOf(key));
      return [key, typeof part === 'object' && part !== null ? watch(part, unread, pathOf(key)) : part];
    }),
  );
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === 'string') unread.delete(pathOf(key));
      return typeof key === 'string' && watched.has(key) ? watched.get(key) : Reflect.get(target, key);
    },
  });
}
