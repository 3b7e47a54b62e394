import { inLanguage, type LanguageCode, type Translated } from '../../contract/languages.ts';
import type { SoldProduct } from './sold-products.ts';

/** How many characters a result page shows of a title and of a description. */
const MAX = { title: 60, description: 160 };
/** Of more sizes a title would be a list. */
const MAX_SIZES_IN_TITLE = 3;

const COMMA: Translated = { en: ', ', ar: '، ' };
const SIZES: Translated = { en: 'Sizes: {sizes}.', ar: 'العبوات: {sizes}.' };
const ONE_SIZE: Translated = { en: 'Size: {sizes}.', ar: 'العبوة: {sizes}.' };
const CLOSING: Translated = {
  en: 'See how to use it and where to buy it.',
  ar: 'وفي الصفحة طريقة الاستعمال وأماكن البيع.',
};

/** The title and description of a product whose editors wrote none, with the sizes that its country sells. */
export function describeProduct(product: SoldProduct, fullName: string, language: LanguageCode) {
  const labels = product.sizes.map(({ label }) => inLanguage(label, language));
  // As British English joins them: no comma before the last.
  const sizes = new Intl.ListFormat(`${language}-GB`).format(labels);
  const short = inLanguage(product.short, language).trim();
  // A short text that leaves no room gives its first sentence.
  const [opening = short] = short.split(/(?<=[.؟!]) /);
  const inSizes = inLanguage(labels.length === 1 ? ONE_SIZE : SIZES, language).replace('{sizes}', sizes);
  const closing = inLanguage(CLOSING, language);
  return {
    metaTitle:
      labels.length > MAX_SIZES_IN_TITLE
        ? fullName
        : longest([[fullName, sizes], [fullName]], inLanguage(COMMA, language), MAX.title),
    metaDescription: longest(
      [[short, inSizes, closing], [short, closing], [short, inSizes], [short], [opening, inSizes, closing], [opening]],
      ' ',
      MAX.description,
    ),
  };
}

/** The first of the texts that has room; the last of them if none has. */
function longest(texts: readonly (readonly string[])[], glue: string, most: number): string {
  const joined = texts.map((parts) => parts.join(glue));
  return joined.find((text) => text.length <= most) ?? joined.at(-1) ?? '';
}
