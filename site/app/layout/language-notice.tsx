import { inLanguage, type LanguageCode, resolveLanguage } from '../../../contract/languages.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/** Above a page whose texts are in another language than its own: which one, and where its own page is. */
export function LanguageNotice({ writtenIn, href }: { writtenIn: LanguageCode; href: string }) {
  const t = useText();
  const { language } = useLocale();
  const name = inLanguage(resolveLanguage(writtenIn).name, language);
  return (
    <aside aria-label={t(m.language_notice_label)} className="border-b-3 border-ink bg-tint-sand">
      <p className="wrap flex flex-wrap items-center gap-x-4 py-2 text-small">
        {t(m.language_notice, { language: name })}
        <a
          href={href}
          hrefLang={writtenIn}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-ember"
        >
          {t(m.language_notice_open, { language: name })}
        </a>
      </p>
    </aside>
  );
}
