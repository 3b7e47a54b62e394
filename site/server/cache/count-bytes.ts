/** Measured: the entry without its bodies, with headers of 1 kB; those for caches in front have more. */
const HEADER_BYTES = 3_000;
const USUAL_HEADERS = 1_000;

type Counted = { variants: Readonly<Record<string, { body: Buffer | null }>>; headers: readonly string[] };

/** Counts the underlying buffers: a body may be a slice of a larger one. */
export function countBytes({ variants, headers }: Counted): number {
  const held = new Set(Object.values(variants).flatMap(({ body }) => body?.buffer ?? []));
  const more = Math.max(0, headers.join('').length - USUAL_HEADERS);
  return [...held].reduce((sum, { byteLength }) => sum + byteLength, HEADER_BYTES + more);
}
