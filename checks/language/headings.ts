import { type Pair, readable, type Text } from './texts.ts';

/** Texts of the content that are headings or labels, by their path. */
const OF_CONTENT = /\.(?:title|heading|label|name|question|tagline|department|location|designation|descriptor)$/;
export const CONTENT = /^sample\/content\//;
/** Messages, mails and documents: whatever is not a sentence. Alternative texts are phrases. */
const OF_CODE = /^(?:site|backend|contract|sample\/documents)\//;
const SENTENCE = /[.?!:…]\s*$/;
const IN_HTML = /<(h[1-6]|th)(?=[\s>])[^<>]*>([^<]*)<\/\1>/g;

/** The headings and labels of a text: the text itself, or those in its HTML. */
export function headingsOf({ file, path, text }: Omit<Text, 'language'>): string[] {
  const isWhole = CONTENT.test(file) ? OF_CONTENT.test(path) : OF_CODE.test(file) && !SENTENCE.test(text);
  if (isWhole) return [readable(text).trim()];
  return [...text.matchAll(IN_HTML)].map(([, , heading = '']) => readable(heading).trim());
}

/** A text without its headings and labels. */
export function runningText({ file, path, text }: Omit<Text, 'language'>): string {
  const isWhole = headingsOf({ file, path, text }).includes(readable(text).trim());
  return isWhole ? '' : readable(text.replace(IN_HTML, '\n'));
}

/** Where a text is a name, and where its part before the comma is one: a prize, a location, an origin. */
const WHOLE_NAMES =
  /ranges\/[\w-]+\.yaml (?:brand|products\[[\w-]+\])\.name$|shops\.yaml locations\[[\w-]+\]\.(?:title|city)$|\bleadership\.[\w[\]-]{1,80}\.name$|^(?:contract\/(?:countries|languages|marketplaces)|site\/company|site\/app\/sections\/(?:film|share-links))\.tsx? /;
const FIRST_NAMES =
  /(?:awards\.yaml awards|locations\.yaml locations)\[[\w-]+\]\.title$|specifications\.yaml origins\./;
const PARTNERS = /pages\[distribution\]\.content/;
const PARTNER = /<th scope="row">([^<]*)<\/th>/g;

/** The names in the content: of brands, products, shops, partners, people, prizes, countries and networks. */
export function readNames(pairs: readonly Pair[]): string[] {
  return pairs.flatMap(({ file, path, texts: { en = '' } }) => {
    const place = `${file} ${path}`;
    if (FIRST_NAMES.test(place)) return en.split(',', 1);
    if (PARTNERS.test(path)) return [...en.matchAll(PARTNER)].map(([, name = '']) => name);
    return WHOLE_NAMES.test(place) ? [en] : [];
  });
}
