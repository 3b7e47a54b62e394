import { byLanguage, inLanguage, type LanguageCode, type Translated } from './languages.ts';

/** How each language joins a product's name and its brand. */
const orders: Translated<(name: string, brand: string) => string> = {
  en: (name, brand) => `${brand} ${name}`,
  ar: (name, brand) => `${name} من ${brand}`,
};

/** Builds a product's full name in the order of its language; a name that contains the brand is full already. */
export function buildFullName(name: string, brand: string | null | undefined, language: LanguageCode): string {
  return !brand || ` ${name} `.includes(` ${brand} `) ? name : inLanguage(orders, language)(name, brand);
}

/** Builds the full name in every language. */
export function buildFullNames(name: Translated, brand: Translated): Translated {
  return byLanguage((language) => buildFullName(inLanguage(name, language), inLanguage(brand, language), language));
}
