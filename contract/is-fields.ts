/** An object with unchecked fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields: neither null nor a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
