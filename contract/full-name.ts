import type { Language } from './languages.ts';

/** How a language says a product's name with its brand. */
const orders = {
  en: (name, brand) => `${brand} ${name}`,
  ar: (name, brand) => `${name} من ${brand}`,
} as const satisfies Record<Language, (name: string, brand: string) => string>;

/** A product's name with its brand, as its language orders them; a name that has its brand in it is full already. */
export function buildFullName(name: string, brand: string | null | undefined, language: Language): string {
  return !brand || ` ${name} `.includes(` ${brand} `) ? name : orders[language](name, brand);
}
