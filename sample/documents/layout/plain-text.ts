const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const BREAK = /<\/(?:p|li|h[1-6]|div|blockquote)>|<br\s*\/?>/i;

/** The paragraphs, list items and lines of editors' HTML as plain text. */
export function parseParagraphs(html: string): string[] {
  return html
    .split(BREAK)
    .map((part) =>
      part
        .replace(/<[^<>]*>/g, '')
        .replace(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
