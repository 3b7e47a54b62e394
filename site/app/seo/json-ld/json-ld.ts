/** A schema.org node; `undefined` members are left out of the text. */
export type JsonLd = { '@type': string; [member: string]: unknown };

/** A member that says nothing is left out. */
export const some = <T>(list: readonly T[] | undefined): readonly T[] | undefined => (list?.length ? list : undefined);
/** A text that is not blank, else nothing. */
export const text = (value: string | null | undefined): string | undefined => value?.trim() || undefined;
