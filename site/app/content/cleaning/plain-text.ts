import { decodeHTMLStrict } from 'entities/decode';

/** Tags an editor types into a text field; other angle brackets are text (`a < b`). */
const INLINE_TAG = /<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi;
const BREAKING_TAG = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|blockquote|tr|table|figure|figcaption|hr))(?:\s[^<>]*)?\/?>/gi;

/** Reads a text field as it is displayed: entities decoded, tags dropped, paragraphs and breaks kept as line ends. */
export function parsePlainText(raw: string): string {
  if (!raw.includes('<') && !raw.includes('&')) return raw;
  const text = raw.includes('<') ? raw.replace(BREAKING_TAG, '\n').replace(INLINE_TAG, '') : raw;
  return decodeHTMLStrict(text)
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

/** Reduces HTML to one line of text, for descriptions, labels and structured data; `maxLength` cuts it at a word. */
export function plainText(html: string | null | undefined, maxLength = Number.POSITIVE_INFINITY): string {
  const spaced = (html ?? '').replace(/<[a-z/!][^>]*>/gi, (tag) => (INLINE_START.test(tag) ? '' : ' '));
  const text = decodeHTMLStrict(spaced).replace(/\s+/g, ' ').trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

const INLINE_START = /^<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|sub|sup|u)[\s/>]/i;
