/** The types of an answer's values; `unknown` is for null. */
type Shape =
  | { kind: 'unknown' | 'string' | 'number' | 'boolean' }
  | { kind: 'list'; item: Shape }
  | { kind: 'object'; fields: Record<string, Shape> };

/** The shape of a value; the items of a list are merged into one. */
export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return { kind: 'list', item: value.map(shapeOf).reduce(join, { kind: 'unknown' }) };
  if (typeof value === 'object' && value !== null)
    return {
      kind: 'object',
      fields: Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)])),
    };
  if (typeof value === 'string') return { kind: 'string' };
  if (typeof value === 'number') return { kind: 'number' };
  if (typeof value === 'boolean') return { kind: 'boolean' };
  return { kind: 'unknown' };
}

/** Lists where two shapes differ; a field that only one of them has is a difference. */
export function findDifferences(one: Shape, other: Shape, path = 'data'): string[] {
  if (one.kind === 'unknown' || other.kind === 'unknown') return [];
  if (one.kind === 'list' && other.kind === 'list') return findDifferences(one.item, other.item, `${path}[]`);
  if (one.kind === 'object' && other.kind === 'object') {
    const keys = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)]);
    return [...keys].flatMap((key) => {
      const [mine, theirs] = [one.fields[key], other.fields[key]];
      return mine && theirs
        ? findDifferences(mine, theirs, `${path}.${key}`)
        : [`${path}.${key} is in one of them only`];
    });
  }
  return one.kind === other.kind ? [] : [`${path} is ${one.kind} and ${other.kind}`];
}

function join(one: Shape, other: Shape): Shape {
  if (one.kind === 'unknown') return other;
  if (other.kind === 'unknown') return one;
  if (one.kind === 'list' && other.kind === 'list') return { kind: 'list', item: join(one.item, other.item) };
  if (one.kind === 'object' && other.kind === 'object') {
    const fields = { ...one.fields };
    for (const [key, shape] of Object.entries(other.fields))
      fields[key] = join(fields[key] ?? { kind: 'unknown' }, shape);
    return { kind: 'object', fields };
  }
  return one;
}
