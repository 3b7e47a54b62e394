const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const BREAK = /<\/(?:p|li|h[1-6]|div|blockquote)>|<br\s*\/?>/i;

/** Takes editor HTML, gives the text of its paragraphs, list items and lines. */
export function parseParagraphs(html: string): string[] {
  return html
    .split(BREAK)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
