/**
 * Formats text as the real service does (NOTES 19): titles get curly quotes and dashes, HTML fields numeric entities,
 * term descriptions named ones; names and field-group texts stay as typed.
 */

/** A title with curly quotes and real dashes: `Dad's "best"` → `Dad’s “best”`. */
export function buildTitle(typed: string): string {
  return typed
    .replace(/(^|[\s([{-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/---/g, '—')
    .replace(/(\s)--(?=\s)/g, '$1—')
    .replace(/\.\.\./g, '…');
}

/** HTML with the entities of rendered content: `Clove & "mint"` → `Clove &#038; &#8220;mint&#8221;`. */
export function buildContent(html: string): string {
  return mapText(html, (text) =>
    text
      .replace(BARE_AMPERSAND, '&#038;')
      .replace(/(^|[\s([{-])"/g, '$1&#8220;')
      .replace(/"/g, '&#8221;')
      .replace(/[’']/g, '&#8217;'),
  );
}

/** The text of a short HTML field as one paragraph, with entities and the line break the service ends it with. */
export function buildParagraph(text: string): string {
  if (text === '') return '';
  return `${buildContent(text.startsWith('<') ? text : `<p>${text}</p>`)}\n`;
}

/** A term's description with its ampersands as entities. */
export function buildDescription(text: string): string {
  return mapText(text, (part) => part.replace(BARE_AMPERSAND, '&amp;'));
}

const BARE_AMPERSAND = /&(?!(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);)/gi;

function mapText(html: string, change: (text: string) => string): string {
  return html.replace(/<[^<>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : change(part)));
}
