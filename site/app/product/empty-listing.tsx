import type { Relaxation } from '../content/pages/listing.ts';
import { buildListingQuery, type ListingState, withoutFilter } from '../facets/listing-query.ts';
import { LocaleLink, PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Another list, one with products. */
export type AlternativeList = { to: string; label: string };

/** An empty listing (art direction 7): filters to drop, a reset, or other lists. */
export function EmptyListing({
  path,
  state,
  relaxations,
  onward,
}: {
  path: string;
  state: ListingState;
  relaxations: readonly Relaxation[];
  /** Shown when no filter is to blame. */
  onward?: AlternativeList | undefined;
}) {
  const t = useText();
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <div className="grid justify-items-start gap-4 bg-mist p-[clamp(1.5rem,5vw,4rem)]">
      <img src="/mark.svg" alt="" width="34" height="66" />
      <h3 className="text-h2s">{t(isFiltered ? m.products_empty : m.products_none)}</h3>
      {relaxations.length > 0 && (
        <>
          <p>{t(m.products_empty_without)}</p>
          <ul className="flex flex-wrap gap-2">
            {relaxations.map(({ key, slug, label, count }) => (
              <li key={`${key}-${slug}`}>
                <PathLink
                  to={`${path}${buildListingQuery(withoutFilter(state, key, slug))}`}
                  preventScrollReset
                  className="inline-flex min-h-11 items-center gap-2.5 border border-line-strong bg-white px-3.5 font-semibold no-underline hover:border-ink"
                >
                  <Icon name="close" className="size-3.5" />
                  {label}
                  <span className="text-small font-normal text-ink-2">{t(m.products_count, { count })}</span>
                </PathLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isFiltered && (
        <ul className="flex flex-wrap gap-3">
          {onward && (
            <li>
              <LocaleLink to={onward.to} className={BUTTON_VARIANTS.outline}>
                {onward.label}
              </LocaleLink>
            </li>
          )}
          <li>
            <LocaleLink to="/plp" className={BUTTON_VARIANTS.outline}>
              {t(m.home_all_products)}
            </LocaleLink>
          </li>
        </ul>
      )}
      {isFiltered && relaxations.length === 0 && <p>{t(m.products_empty_hint)}</p>}
      {isFiltered && (
        <PathLink to={path} preventScrollReset className={BUTTON_VARIANTS.outline}>
          {t(m.filter_clear)}
        </PathLink>
      )}
    </div>
  );
}
