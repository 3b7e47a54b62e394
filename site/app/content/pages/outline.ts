import { plainText } from '../cleaning/plain-text.ts';

/** A text with an address for each of its second-level headings, and the list of them. */
export type Outline = { html: string; headings: { id: string; text: string }[] };

/** Gives every `h2` of cleaned HTML an id, unless the editor set one, and lists them for a table of contents. */
export function buildOutline(html: string | null | undefined): Outline {
  const headings: Outline['headings'] = [];
  const withIds = (html ?? '').replace(/<h2\b([^>]*)>([\s\S]*?)<\/h2>/g, (whole, attributes: string, inner: string) => {
    const text = plainText(inner);
    if (text === '') return whole;
    const known = /\bid="([^"]+)"/.exec(attributes)?.[1];
    const id = known ?? `part-${headings.length + 1}`;
    headings.push({ id, text });
    return known ? whole : `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { html: withIds, headings };
}
