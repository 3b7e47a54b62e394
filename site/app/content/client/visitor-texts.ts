import { escapeXml } from '../../../../contract/escape-xml.ts';

/** Shorter ones are language codes and the like, which occur in any word. */
const MIN_TEXT = 3;
const QUOTED = /"[^"]*"/g;

/** Lists the texts in a query's variables as services write them: as they are, in small letters, in JSON, in HTML. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.length < MIN_TEXT
      ? []
      : [value, value.toLowerCase(), JSON.stringify(value).slice(1, -1), escapeXml(value)];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Services quote invalid values, which are a visitor's words. */
export function withoutTexts(message: string, texts: readonly string[]): string {
  return texts.reduce((rest, text) => rest.replaceAll(text, '…'), message);
}

/** Leaves out what a message quotes, unless the document has it: a service may cut what a visitor searches for. */
export function withoutQuotes(message: string, document: string): string {
  return message.replace(QUOTED, (quoted) => (document.includes(quoted.slice(1, -1)) ? quoted : '"…"'));
}
