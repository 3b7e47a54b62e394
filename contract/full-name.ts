import { byLanguage, inLanguage, type LanguageCode, type Translated } from './languages.ts';

/** How a language says a product's name with its brand. */
const orders: Translated<(name: string, brand: string) => string> = {
  en: (name, brand) => `${brand} ${name}`,
  ar: (name, brand) => `${name} من ${brand}`,
};

/** A product's name with its brand, as its language orders them; a name that has its brand in it is full already. */
export function buildFullName(name: string, brand: string | null | undefined, language: LanguageCode): string {
  return !brand || ` ${name} `.includes(` ${brand} `) ? name : inLanguage(orders, language)(name, brand);
}

/** The same of names in every language. */
export function buildFullNames(name: Translated, brand: Translated): Translated {
  return byLanguage((language) => buildFullName(inLanguage(name, language), inLanguage(brand, language), language));
}
