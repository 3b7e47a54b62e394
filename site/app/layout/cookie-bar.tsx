import { inLanguage } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';

/**
 * The cookie bar (spec §2, §4). All visitors get the same bytes, so it is in every page; the page's first script shows
 * it while the acceptance cookie is missing and stores the answer (site/server/page-script.ts). Without scripts no
 * cookie is ever set, so it stays hidden.
 */
export function CookieBar() {
  const t = useText();
  const { language } = useLocale();
  return (
    <aside
      aria-label={t(m.cookie_label)}
      data-cookie-bar
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-40 hidden border-t-3 border-ink bg-white in-data-cookies-open:block"
    >
      <div className="wrap flex min-h-13.25 items-center justify-between gap-x-3 pb-[env(safe-area-inset-bottom)]">
        <p className="py-1 text-small leading-tight">
          {t(m.cookie_text, { company: inLanguage(company.name, language) })}{' '}
          <LocaleLink to="/privacy-policy" className="font-semibold underline hover:text-ember">
            {t(m.cookie_policy)}
          </LocaleLink>
        </p>
        <button type="button" data-cookie-accept className={`${BUTTON_VARIANTS.underline} shrink-0 max-md:text-base`}>
          <span>{t(m.cookie_accept)}</span>
        </button>
      </div>
    </aside>
  );
}
