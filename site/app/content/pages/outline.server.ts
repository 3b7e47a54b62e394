import { elementPattern } from '../cleaning/element-pattern.ts';
import { plainText } from '../cleaning/plain-text.ts';
import type { ContentPageNode, Outline, PageView } from './page-lists.ts';

const HEADING = elementPattern('h2');

/** Adds an id to every `h2` of cleaned HTML that has none, and lists them for a table of contents. */
export function buildOutline(html: string | null | undefined): Outline {
  const headings: Outline['headings'] = [];
  const withIds = (html ?? '').replace(HEADING, (whole, attributes: string, inner: string) => {
    const text = plainText(inner);
    if (text === '') return whole;
    const known = /\bid="([^"]+)"/.exec(attributes)?.[1];
    const id = known ?? `part-${headings.length + 1}`;
    headings.push({ id, text });
    return known ? whole : `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { html: withIds, headings };
}

/** Builds the outline of a text; null without one. */
export function outlineText(html: string | null | undefined): Outline | null {
  return html?.trim() ? buildOutline(html) : null;
}

/** A page as it is drawn: its text with its outline, and nothing that only the server reads. */
export function buildPageView(page: ContentPageNode): PageView {
  const { content, id, databaseId, slug, uri, link, seo, translations, ...drawn } = page;
  return { ...drawn, text: outlineText(content) };
}
