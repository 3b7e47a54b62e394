import { LocaleLink } from '../locale/locale-link.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { readRecentSearches } from './recent-searches.ts';
import { buildSearchPath } from './search-query.ts';

/** The last searches on this device; nothing if there are none. Only drawn in browsers. */
export function RecentSearchList() {
  const t = useText();
  const recent = readRecentSearches(localStorage, document.cookie, useLocale());
  if (recent.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="mb-3 font-body text-small font-bold tracking-normal">{t(m.search_recent)}</h3>
      <ul className="flex flex-wrap gap-2">
        {recent.map((key) => (
          <li key={key}>
            <LocaleLink
              to={buildSearchPath({ key })}
              className="flex min-h-11 items-center border border-line-strong px-3.5 font-semibold no-underline hover:border-ink"
            >
              {key}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
