import type { ReactNode } from 'react';
import { buildNamePath } from '../content/catalogue/name-index.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import type { SearchData } from './search.server.ts';
import { buildSearchPath } from './search-query.ts';

const CHIP =
  'inline-flex min-h-12 items-center border-2 border-line-strong px-4.5 font-semibold no-underline hover:border-ink hover:bg-ink hover:text-white';

/** Shown when a search finds nothing or is empty: corrections, brands, product types. */
export function SearchHelp({ help, isEmpty }: { help: NonNullable<SearchData['help']>; isEmpty: boolean }) {
  const t = useText();
  return (
    <div className="pb-section">
      <div className="wrap grid gap-10">
        {(help.phrase !== null || help.names.length > 0) && (
          <HelpList title={t(m.search_did_you_mean)}>
            {help.phrase !== null && (
              <li>
                <LocaleLink to={buildSearchPath({ key: help.phrase })} className={CHIP}>
                  {help.phrase}
                </LocaleLink>
              </li>
            )}
            {help.names.map((name) => (
              <li key={`${name.kind}-${name.slug}`}>
                <LocaleLink to={buildNamePath(name)} className={CHIP}>
                  {name.name}
                </LocaleLink>
              </li>
            ))}
          </HelpList>
        )}
        {!isEmpty && <p className="text-lead">{t(m.search_hint)}</p>}
        {help.types.length > 0 && (
          <HelpList title={t(m.search_popular_types)}>
            {help.types.map((type) => (
              <li key={type.slug}>
                <LocaleLink to={buildNamePath(type)} className={CHIP}>
                  {type.name}
                </LocaleLink>
              </li>
            ))}
          </HelpList>
        )}
      </div>
      {help.brands.length > 0 && (
        <section aria-labelledby="search-ranges" className="mt-14">
          <h2 id="search-ranges" className="wrap mb-5 text-h3">
            {t(m.search_ranges)}
          </h2>
          <ul className="grid grid-cols-2 md:grid-cols-5">
            {help.brands.map((brand) => (
              <li key={brand.slug} data-room={brand.slug} className="bg-room text-on-room">
                <LocaleLink
                  to={`/brands/${brand.slug}`}
                  className="flex min-h-24 items-end p-[clamp(1rem,1.6vw,1.5rem)] font-display text-h3 no-underline underline-offset-4 hover:underline md:min-h-32"
                >
                  {brand.name}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function HelpList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-h3">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}
