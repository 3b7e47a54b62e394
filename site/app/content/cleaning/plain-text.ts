import { decodeHTMLStrict } from 'entities/decode';

/** Tags an editor types into a text field; other angle brackets are text (`a < b`). */
const INLINE_TAG = /<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi;
const BREAKING_TAG = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|blockquote|tr|table|figure|figcaption|hr))(?:\s[^<>]*)?\/?>/gi;

/** Reads a text field as it is displayed: entities decoded, tags dropped, paragraphs and breaks kept as line ends. */
export function parsePlainText(raw: string): string {
  if (!raw.includes('<') && !raw.includes('&')) return raw;
  const text = raw.includes('<') ? raw.replace(BREAKING_TAG, '\n').replace(INLINE_TAG, '') : raw;
  const lines = decodeHTMLStrict(text).split('\n');
  return lines.flatMap((line) => line.trim() || []).join('\n');
}

/** A text of whole sentences is no shorter than what a result page shows of a description. */
const MIN_LENGTH = 70;

/**
 * Reads the first paragraph of an HTML text as plain text: what stands before its first heading. Longer than
 * `maxLength`, it ends with its last whole sentence, or at a word if that leaves too little.
 */
export function firstParagraph(html: string | null | undefined, maxLength?: number): string {
  const [opening = ''] = (html ?? '').split(/<h\d/i, 1);
  const [paragraph = ''] = opening.split(/<\/p>/i, 1);
  return maxLength === undefined ? plainText(paragraph) : fittingSentences(paragraph, maxLength);
}

/**
 * Reads an HTML text as one line of whole sentences, as many as `maxLength` has room for; cut at a word if that leaves
 * too little.
 */
export function fittingSentences(html: string | null | undefined, maxLength: number): string {
  const text = plainText(html);
  if (text.length <= maxLength) return text;
  const [sentences = ''] = /^.*[.؟?!](?=\s)/.exec(text.slice(0, maxLength + 1)) ?? [];
  return sentences.length >= MIN_LENGTH ? sentences : plainText(html, maxLength);
}

/** The end of an excerpt that a service cut at a word, with the tags that close it. */
const CUT_END = /\s*(?:\[(?:…|&hellip;|&#8230;|\.{3})\]|…|&hellip;|&#8230;|\.{3})\s*((?:<\/[a-z]+>\s*)*)$/i;

/**
 * Drops the sentence that a service cut off at the end of an excerpt, if whole ones are left:
 * `<p>One is here. Two is […]</p>` → `<p>One is here.</p>`.
 */
export function dropCutSentence(html: string): string {
  const end = CUT_END.exec(html.slice(-80));
  if (!end) return html;
  const text = html.slice(0, html.length - end[0].length);
  const [rest = ''] = /[^.؟?!<>]*$/.exec(text) ?? [];
  const whole = text.slice(0, text.length - rest.length);
  const isEnd = /[.؟?!]$/.test(whole) && /^\s/.test(rest);
  return isEnd && plainText(whole).length >= MIN_LENGTH ? `${whole}${end[1] ?? ''}` : html;
}

/** Reads the first sentence of an HTML text as plain text: `<p>Cool. And calm.</p>` → `Cool.` */
export function firstSentence(html: string | null | undefined): string {
  const text = plainText(html);
  const end = text.search(/[.؟?!](?=\s)/);
  return end < 0 ? text : text.slice(0, end + 1);
}

/** Reduces HTML to one line of text, for descriptions, labels and structured data; `maxLength` cuts it at a word. */
export function plainText(html: string | null | undefined, maxLength = Number.POSITIVE_INFINITY): string {
  const spaced = (html ?? '').replace(/<[a-z/!][^<>]*>/gi, (tag) => (INLINE_START.test(tag) ? '' : ' '));
  const text = decodeHTMLStrict(spaced).replace(/\s+/g, ' ').trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

const INLINE_START = /^<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|sub|sup|u)[\s/>]/i;
