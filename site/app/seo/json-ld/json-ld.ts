/** A schema.org node; `undefined` members are omitted. */
export type JsonLd = { '@type': string; [member: string]: unknown };

/** Undefined for an empty list. */
export const listOrUndefined = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list?.length ? list : undefined;
/** Undefined for a blank text. */
export const textOrUndefined = (value: string | null | undefined): string | undefined => value?.trim() || undefined;
