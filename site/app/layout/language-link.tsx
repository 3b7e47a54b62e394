import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { LanguageName } from './language-name.tsx';

/**
 * The link to the same page in the other language. A full page load: the document's language, direction and fonts
 * change. `data-language` lets the page's first script keep the choice in the cookie before any other script.
 */
export function LanguageLink({ href, className = '' }: { href: string; className?: string }) {
  const t = useText();
  const other = useLocale().language === 'en' ? 'ar' : 'en';
  return (
    <a
      href={href}
      hrefLang={other}
      data-language={other}
      aria-label={other === 'ar' ? t(m.language_arabic) : t(m.language_english)}
      className={`h-11 place-items-center hover:text-ember ${className}`}
    >
      <LanguageName language={other} />
    </a>
  );
}
