/** Whether an answer has no entries: nothing was found. */
export function holdsNothing(data: object): boolean {
  return Object.values(data).every(isNothing);
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNothing);
  if (typeof value !== 'object' || value === null) return value === null;
  return 'nodes' in value && isNothing(value.nodes);
}
