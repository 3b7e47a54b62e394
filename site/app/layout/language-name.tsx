/**
 * The name of a language drawn as outlines, so that a page never fetches the other script's font for one word
 * (art direction 3). Decorative: the link around it carries the name.
 */
export function LanguageName({ language }: { language: 'en' | 'ar' }) {
  return <span className={`language-name language-name-${language}`} aria-hidden="true" />;
}
