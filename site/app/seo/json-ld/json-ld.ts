/** A schema.org node; `undefined` members are left out of the text. */
export type JsonLd = { '@type': string; [member: string]: unknown };

/** Builds the text of `<script type="application/ld+json">`: no text of content can end the script. */
export function buildJsonLdText(nodes: readonly JsonLd[]): string {
  const [only] = nodes;
  const data = nodes.length === 1 ? { '@context': 'https://schema.org', ...only } : graphOf(nodes);
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function graphOf(nodes: readonly JsonLd[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** A member that says nothing is left out. */
export const some = <T>(list: readonly T[] | undefined): readonly T[] | undefined => (list?.length ? list : undefined);
/** A text that is not blank, else nothing. */
export const text = (value: string | null | undefined): string | undefined => value?.trim() || undefined;
