import type { ReactNode } from 'react';
import { parseLanguageTag, resolveLanguage, writtenLanguage } from '../../../contract/languages.ts';
import { useLocale } from './use-locale.ts';

/**
 * Content in another language than the page's: marked with its language and direction (rulings 8). `locale` is the
 * service's name for it, such as `en_US`.
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
