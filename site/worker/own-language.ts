/** Addresses that depend on the visitor, resolved without a server (rulings 2.4, 2.5). */
import { defaultCountry, resolveCountry } from '../../contract/countries.ts';
import { defaultLanguage, isLanguageCode } from '../../contract/languages.ts';
import { alwaysNamesLanguage, buildPath, homePath, languageRoot, parsePath } from '../app/locale/path.ts';

/** What is known of the visitor: the value of the language cookie, and the languages of the browser, best first. */
export type Visitor = { saved: string; languages: readonly string[] };

/**
 * Lists the paths in the visitor's language that an address may redirect to, the likeliest last; none if it is the same
 * for everybody. The root redirects to that of the language or to its home, whichever is kept.
 */
export function listOwnPaths(pathname: string, { saved, languages }: Visitor): readonly string[] {
  const { country, languagePrefix, pagePath } = parsePath(pathname);
  const chosen = isLanguageCode(saved) ? saved : null;
  if (languagePrefix === '' && country !== null && alwaysNamesLanguage(country)) {
    return [buildPath({ country, language: chosen ?? resolveCountry(country).defaultLanguage, pagePath })];
  }
  if (pathname !== '/') return [];
  const wanted = languages.flatMap((tag) => [tag.toLowerCase(), tag.split('-', 1)[0]?.toLowerCase() ?? '']);
  const language = chosen ?? wanted.find(isLanguageCode) ?? defaultLanguage;
  return [languageRoot(language), homePath({ country: defaultCountry, language })];
}
