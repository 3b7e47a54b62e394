import { createContext, useContext } from 'react';
import { defaultCountry } from '../../../contract/countries.ts';
import { defaultLanguage, type Language, resolveLanguage } from '../../../contract/languages.ts';
import type { Locale } from './path.ts';

const LocaleContext = createContext<Locale>({ country: defaultCountry, language: defaultLanguage });

/** Provides the locale of the page. */
export const LocaleProvider = LocaleContext.Provider;

/** The locale of the page, with the record of its language. */
export function useLocale(): Locale & { languageRecord: Language } {
  const locale = useContext(LocaleContext);
  return { ...locale, languageRecord: resolveLanguage(locale.language) };
}
