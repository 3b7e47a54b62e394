import type { Facet, Listing } from '../content/pages/listing.ts';
import { FACETS, facetParam } from '../facets/facets.ts';
import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS, Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useFollow } from './use-follow.ts';

/** How many values of a facet are shown before the rest is collapsed. */
const SHOWN = 6;

/**
 * The filters: a column beside the products, which stays in view and scrolls by itself; on narrow screens the same
 * element is a drawer. Its top and bottom, with the count and the link to clear it, are always in reach.
 */
export function ProductFilters({
  listing: { facets, total },
  plainPath,
  formId,
}: {
  listing: Listing;
  /** The list without filters; null while there are none. */
  plainPath: string | null;
  formId: string;
}) {
  const t = useText();
  const isHydrated = useHydrated();
  const clear = plainPath !== null && (
    <PathLink to={plainPath} preventScrollReset className={BUTTON_VARIANTS.underline}>
      <span>{t(m.filter_clear)}</span>
    </PathLink>
  );
  return (
    // No higher than beside the header, even when that is hidden: the page below would move.
    <div
      id="product-filters"
      popover="auto"
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-96 max-w-[92vw] flex-col self-start border-0 bg-white p-0 text-ink backdrop:bg-sidr-deep/60 open:flex lg:sticky lg:top-[calc(var(--below-header)+1rem)] lg:flex lg:h-auto lg:max-h-[calc(100dvh-7.75rem)] lg:w-auto lg:max-w-none lg:transition-[top] lg:duration-300"
      data-print="hide"
    >
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-4 ps-5 pe-3 lg:ps-0">
        <h2 className="text-h3 lg:font-body lg:text-body lg:tracking-normal">{t(m.filter_title)}</h2>
        <div className="flex items-center gap-4 max-lg:hidden">
          <p className="text-small text-ink-2">{t(m.products_count, { count: total })}</p>
          {clear}
        </div>
        <button
          type="button"
          popoverTarget="product-filters"
          popoverTargetAction="hide"
          aria-label={t(m.close)}
          className="grid size-11 place-items-center lg:hidden"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 lg:-ms-2 lg:scroll-pb-8 lg:mask-[linear-gradient(#000_calc(100%-2rem),transparent)] lg:ps-2 lg:pe-3 lg:pb-8">
        {facets.map((facet) => {
          if (facet.values.length === 0) return null;
          const [shown, folded] = [facet.values.slice(0, SHOWN), facet.values.slice(SHOWN)];
          return (
            <fieldset key={facet.key} className="border-t border-line py-4">
              <legend className="float-start mb-2 w-full font-bold">{t(FACETS[facet.key].title)}</legend>
              {shown.map((value) => (
                <FilterValue key={value.slug} facet={facet} value={value} formId={formId} />
              ))}
              {folded.length > 0 && (
                <details className="clear-both" open={folded.some((value) => value.selected)}>
                  <summary className="flex min-h-11 items-center gap-2 text-small font-semibold text-ember hover:underline">
                    {t(m.filter_more, { count: folded.length })}
                  </summary>
                  {folded.map((value) => (
                    <FilterValue key={value.slug} facet={facet} value={value} formId={formId} />
                  ))}
                </details>
              )}
            </fieldset>
          );
        })}
        <noscript>
          <Button type="submit" className="mt-2 w-full max-lg:hidden">
            {t(m.filter_show, { count: total })}
          </Button>
        </noscript>
      </div>
      <div className="flex shrink-0 items-center gap-3 border-t border-line p-3 lg:hidden">
        {clear}
        {/* Once hydrated, each choice has been applied, and all that is left is to close. */}
        <Button
          type={isHydrated ? 'button' : 'submit'}
          popoverTarget="product-filters"
          popoverTargetAction="hide"
          className="flex-1"
        >
          {t(m.filter_show, { count: total })}
        </Button>
      </div>
    </div>
  );
}

function FilterValue({ facet, value, formId }: { facet: Facet; value: Facet['values'][number]; formId: string }) {
  const box = useFollow<HTMLInputElement, boolean>(value.selected, (control, selected) => {
    control.checked = selected;
  });
  const isIdle = value.count === 0 && !value.selected;
  return (
    <label
      className={`clear-both flex min-h-11 cursor-pointer items-center gap-3 hover:text-ember lg:min-h-9.5 ${isIdle ? 'text-ink-2' : ''}`}
    >
      <input
        form={formId}
        type="checkbox"
        name={facetParam(facet.key)}
        value={value.slug}
        ref={box}
        defaultChecked={value.selected}
        className={`checkbox ${isIdle ? 'border-line' : ''}`}
      />
      {value.label}
      <span className="ms-auto text-small text-ink-2">{value.count}</span>
    </label>
  );
}
