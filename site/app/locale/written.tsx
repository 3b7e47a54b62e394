import type { ReactNode } from 'react';
import { parseLanguageTag, resolveLanguage, writtenLanguage } from '../../../contract/languages.ts';
import { useLocale } from './use-locale.ts';

/**
 * What the content service gives in another language than the page's texts: it says so, and runs in its own direction
 * (rulings 8). `locale` is the service's word for the language, such as `en_US`.
 */
export function Written({ locale, children }: { locale: string | null | undefined; children: ReactNode }) {
  const { language } = useLocale();
  const own = parseLanguageTag(locale ?? '');
  if (own === null || own === writtenLanguage(language)) return children;
  return (
    <div lang={own} dir={resolveLanguage(own).dir}>
      {children}
    </div>
  );
}
