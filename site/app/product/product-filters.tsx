import type { Facet } from '../content/pages/listing.ts';
import { FACETS, facetParam } from '../facets/facets.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useFollow } from './use-follow.ts';

/** How many values of a facet show before the rest is folded. */
const SHOWN = 6;

/** The filters: a column beside the products; on narrow screens the same element is a drawer. */
export function ProductFilters({ facets, formId }: { facets: Facet[]; formId: string }) {
  const t = useText();
  return (
    <div
      id="product-filters"
      popover="auto"
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-85 max-w-[90vw] overflow-y-auto overscroll-contain border-0 bg-white p-5 text-ink backdrop:bg-sidr-deep/60 lg:static lg:block lg:h-auto lg:w-auto lg:max-w-none lg:overflow-visible lg:p-0"
    >
      <div className="mb-2 flex items-center justify-between lg:hidden">
        <h2 className="text-h3">{t(m.filter_title)}</h2>
        <button
          type="button"
          popoverTarget="product-filters"
          popoverTargetAction="hide"
          aria-label={t(m.close)}
          className="grid size-11 place-items-center"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
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
      <Button type="submit" className="mt-2 w-full lg:hidden">
        {t(m.filter_apply)}
      </Button>
      <noscript>
        <Button type="submit" className="mt-2 w-full max-lg:hidden">
          {t(m.filter_apply)}
        </Button>
      </noscript>
    </div>
  );
}

function FilterValue({ facet, value, formId }: { facet: Facet; value: Facet['values'][number]; formId: string }) {
  const box = useFollow<HTMLInputElement, boolean>(value.selected, (control, selected) => {
    control.checked = selected;
  });
  return (
    <label className="clear-both flex min-h-11 cursor-pointer items-center gap-3 hover:text-ember lg:min-h-9.5">
      <input
        form={formId}
        type="checkbox"
        name={facetParam(facet.key)}
        value={value.slug}
        ref={box}
        defaultChecked={value.selected}
        className="checkbox"
      />
      {value.label}
      <span className="ms-auto text-small text-ink-2">{value.count}</span>
    </label>
  );
}
