/** Control characters, marks that change the text direction, and invisible characters. */
const UNWANTED = /[\p{Cc}\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A typed line, cleaned: composed letters, no controls or direction overrides, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** A typed text, cleaned like a line, with its line breaks and inner spaces kept. */
export function cleanText(text: string): string {
  const lines = text.replace(LINE_BREAK, '\n').split('\n');
  return orNothing(
    lines
      .map((line) => compose(line.replaceAll('\t', ' ')).trimEnd())
      .join('\n')
      .trim(),
  );
}

function compose(text: string): string {
  return text.toWellFormed().replace(UNWANTED, '').normalize('NFC');
}

/** A text of only joiners and marks has nothing to read. */
function orNothing(text: string): string {
  return VISIBLE.test(text) ? text : '';
}
