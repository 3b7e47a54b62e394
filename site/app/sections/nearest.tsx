import type { TopItem } from '../content/pages/menu.ts';
import type { Nearest as NearestData } from '../content/pages/nearest.server.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buildSearchPath } from '../search/search-query.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** What the 404 screen offers (rulings 3): similar pages, a search, the main sections. */
export function Nearest({ nearest, sections }: { nearest: NearestData; sections: readonly TopItem[] }) {
  const t = useText();
  const { pages, words } = nearest;
  // A section among the similar pages is listed once.
  const others = sections.filter(({ href }) => href && !pages.some(({ to }) => href.endsWith(to)));
  return (
    <div className="mt-12 grid gap-6 border-t-3 border-current pt-6">
      {words !== '' && (
        <div>
          <h2 className="text-h3">{t(m.nearest_heading)}</h2>
          <ul className="mt-3 grid">
            {pages.map(({ label, to }) => (
              <li key={to}>
                <LocaleLink to={to} className={LINK}>
                  {label}
                </LocaleLink>
              </li>
            ))}
            <li>
              <LocaleLink to={buildSearchPath({ key: words })} className={LINK}>
                {t(m.nearest_search, { words })}
              </LocaleLink>
            </li>
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <h2 className="text-h3">{t(m.nearest_sections)}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {others.map(({ label, href }) => (
              <li key={label}>
                <ContentLink to={href ?? ''} className={LINK}>
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
