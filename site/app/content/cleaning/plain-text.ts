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

/** Whole sentences shorter than this are too little: a result page shows more of a description. */
const MIN_LENGTH = 70;

/**
 * Reads the first paragraph before any heading of an HTML text as plain text. Longer than `maxLength`, it ends with its
 * last whole sentence, or at a word if that leaves too little.
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

/** How services end an excerpt that they cut at a word. */
const CUTS = ['…', '&hellip;', '&#8230;', '...'].flatMap((dots) => [`[${dots}]`, dots]);
const CLOSING_TAG = /^<\/[a-z]+>$/i;

/**
 * Drops the sentence that a service cut off at the end of an excerpt, if whole ones are left:
 * `<p>One is here. Two is […]</p>` → `<p>One is here.</p>`.
 */
export function dropCutSentence(html: string): string {
  let [text, closing] = [html.trimEnd(), ''];
  for (let tag = text.slice(text.lastIndexOf('<')); CLOSING_TAG.test(tag); tag = text.slice(text.lastIndexOf('<'))) {
    closing = tag + closing;
    text = text.slice(0, -tag.length).trimEnd();
  }
  const cut = CUTS.find((end) => text.endsWith(end));
  if (cut === undefined) return html;
  text = text.slice(0, -cut.length);
  const whole = text.slice(0, Math.max(...['.', '؟', '?', '!', '<', '>'].map((sign) => text.lastIndexOf(sign))) + 1);
  const isEnd = /[.؟?!]$/.test(whole) && /^\s/.test(text.slice(whole.length));
  return isEnd && plainText(whole).length >= MIN_LENGTH ? whole + closing : html;
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
