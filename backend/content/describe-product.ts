import { inLanguage, type LanguageCode, type Translated } from '../../contract/languages.ts';
import type { SoldProduct } from './sold-products.ts';

/** How many characters of a title and a description search results show. */
const MAX = { title: 60, description: 160 };
/** With more sizes, a title would turn into a list. */
const MAX_SIZES_IN_TITLE = 3;

const COMMA: Translated = { en: ', ', ar: '، ' };
/** What else a product's page contains, after its name. */
const PAGE_CONTENTS: readonly Translated[] = [
  { en: 'how to use and where to buy.', ar: 'طريقة الاستعمال وأماكن البيع.' },
  { en: 'where to buy.', ar: 'أماكن البيع.' },
];

/** The title and description of a product whose editors wrote none, with the sizes sold in the country. */
export function describeProduct(product: SoldProduct, fullName: string, language: LanguageCode) {
  const labels = product.sizes.map(({ label }) => inLanguage(label, language));
  // British English has no comma before the last item.
  const sizes = new Intl.ListFormat(`${language}-GB`).format(labels);
  const short = inLanguage(product.short, language).trim();
  // If the short text is too long, its first sentence is used.
  const [opening = short] = short.split(/(?<=[.؟!]) /);
  const comma = inLanguage(COMMA, language);
  const name = inLanguage(product.name, language);
  const closings = PAGE_CONTENTS.flatMap((contents) =>
    [`${name}${comma}${sizes}`, name].map((named) => `${named}: ${inLanguage(contents, language)}`),
  );
  return {
    metaTitle:
      labels.length > MAX_SIZES_IN_TITLE ? fullName : longest([[fullName, sizes], [fullName]], comma, MAX.title),
    metaDescription: longest(
      [...[short, opening].flatMap((text) => closings.map((closing) => [text, closing])), [opening]],
      ' ',
      MAX.description,
    ),
  };
}

/** The first text that fits; the last if none does. */
function longest(texts: readonly (readonly string[])[], glue: string, most: number): string {
  const joined = texts.map((parts) => parts.join(glue));
  return joined.find((text) => text.length <= most) ?? joined.at(-1) ?? '';
}
