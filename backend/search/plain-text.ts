import { decodeHTMLStrict } from 'entities/decode';

/** The visible text of HTML, entities decoded. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^<]*(?:<(?!\/?(?:script|style)\b)[^<]*)*<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ');
  return decodeHTMLStrict(text);
}
