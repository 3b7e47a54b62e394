import { Form } from 'react-router';
import type { TopItem } from '../content/pages/menu.ts';
import type { Nearest as NearestData } from '../content/pages/nearest.server.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { MAX_KEY } from '../search/search-query.ts';
import { Button } from '../ui/button.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/**
 * The suggestions of the 404 screen (rulings 3): a search for the words of the address, similar pages, the main
 * sections.
 */
export function Nearest({ nearest, sections }: { nearest: NearestData; sections: readonly TopItem[] }) {
  const t = useText();
  const locale = useLocale();
  const { pages, words } = nearest;
  // A section among the similar pages is listed once.
  const others = sections.filter(({ href }) => href && !pages.some(({ to }) => href.endsWith(to)));
  return (
    <div className="mt-12 grid gap-6 border-t-3 border-current pt-6">
      <Form action={buildPath({ ...locale, pagePath: '/search' })} role="search" className="flex max-w-120 gap-3">
        <input
          aria-label={t(m.search_label)}
          name="key"
          type="search"
          required
          maxLength={MAX_KEY}
          pattern="\s*\S.*"
          defaultValue={words}
          placeholder={t(m.search_placeholder)}
          className="h-15 w-0 min-w-0 flex-1 border-2 border-ink bg-white px-4 font-medium text-ink placeholder:text-ink-2"
        />
        <Button type="submit" variant="ink">
          {t(m.search_submit)}
        </Button>
      </Form>
      {pages.length > 0 && (
        <div>
          <h2 className="text-h3">{t(m.nearest_heading)}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {pages.map(({ label, to }) => (
              <li key={to}>
                <LocaleLink to={to} className={LINK}>
                  {label}
                </LocaleLink>
              </li>
            ))}
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
