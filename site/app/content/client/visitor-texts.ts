import { escapeXml } from '../../../../contract/escape-xml.ts';

/** Shorter ones are language codes and the like, which occur in any word. */
const MIN_TEXT = 3;
/** What a message quotes, also in HTML or cut off; after `type`, the schema's name. */
const QUOTED = /(?<!\btype )("|&quot;|“)([\s\S]*?)("|&quot;|”|$)/g;

/** Lists the texts in a query's variables as services write them: as they are, in JSON, in HTML; in small letters too. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    if (value.length < MIN_TEXT) return [];
    const html = escapeXml(value);
    // WordPress writes three digits.
    const written = [value, JSON.stringify(value).slice(1, -1), html, html.replaceAll('&#39;', '&#039;')];
    return [...new Set(written.flatMap((text) => [text, text.toLowerCase()]))];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Services quote invalid values, which are a visitor's words. */
export function withoutTexts(message: string, texts: readonly string[]): string {
  return texts.reduce((rest, text) => rest.replaceAll(text, '…'), message);
}

/** Leaves out what a message quotes, unless the document has it: a service may cut what a visitor searches for. */
export function withoutQuotes(message: string, document: string): string {
  return message.replace(QUOTED, (quoted, open: string, inside: string, close: string) =>
    document.includes(inside) ? quoted : `${open}…${close}`,
  );
}
