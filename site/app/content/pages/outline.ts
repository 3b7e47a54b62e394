import { plainText } from '../cleaning/plain-text.ts';

/** A text with an address for each of its second-level headings, and the list of them. */
export type Outline = { html: string; headings: { id: string; text: string }[] };

/** Takes cleaned HTML and gives it with an id on every `h2`, kept where the editor set one, and what a contents list needs. */
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
