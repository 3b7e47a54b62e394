import { type FormEvent, useId } from 'react';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import type { Listing, Relaxation } from '../content/pages/listing.ts';
import {
  buildListingQuery,
  type ListingState,
  parseListingQuery,
  SORTS,
  withoutFilter,
} from '../facets/listing-query.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS, Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';
import { EmptyListing, type Onward } from './empty-listing.tsx';
import { ListingProducts } from './listing-products.tsx';
import { ProductFilters } from './product-filters.tsx';
import { useFollow } from './use-follow.ts';

const SORT_LABELS = { menu: m.sort_menu, name: m.sort_name, newest: m.sort_newest } as const;

/**
 * Products with filters, order and pages. The state is the query string of a GET form, which works without a script;
 * once hydrated, a change submits it and keeps the scroll position.
 */
export function ProductListing({
  path,
  listing,
  state,
  relaxations = [],
  hasHeading = false,
  onward,
}: {
  path: string;
  listing: Listing;
  state: ListingState;
  /** Filters to drop when there are no products. */
  relaxations?: readonly Relaxation[];
  /** Whether the page has its own heading above the products. */
  hasHeading?: boolean;
  onward?: Onward;
}) {
  const t = useText();
  const navigate = useNavigate();
  const formId = useId();
  const order = useFollow<HTMLSelectElement, string>(state.sort, (control, chosen) => {
    control.value = chosen;
  });
  const isBusy = useNavigation().state === 'loading';
  const chips = listing.facets.flatMap((facet) =>
    facet.values.filter((value) => value.selected).map((value) => ({ key: facet.key, ...value })),
  );
  function onChange(event: FormEvent<HTMLFormElement>) {
    const chosen = parseListingQuery(new URLSearchParams([...new FormData(event.currentTarget)].flatMap(toParam)));
    navigate(`${path}${buildListingQuery(chosen)}`, { preventScrollReset: true, replace: true });
  }
  return (
    <Form
      id={formId}
      action={path}
      onChange={onChange}
      preventScrollReset
      className="wrap grid gap-x-[clamp(2rem,4vw,4rem)] py-6 md:pt-12 md:pb-24 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <ProductFilters facets={listing.facets} formId={formId} />
      <div>
        {!hasHeading && <h2 className="sr-only">{t(m.products_title)}</h2>}
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <button type="button" popoverTarget="product-filters" className={`${BUTTON_VARIANTS.outline} lg:hidden`}>
              <Icon name="filter" />
              {t(m.filter_title)}
              {chips.length > 0 && ` (${chips.length})`}
            </button>
            {chips.map((chip) => (
              <Chip
                key={`${chip.key}-${chip.slug}`}
                to={`${path}${buildListingQuery(withoutFilter(state, chip.key, chip.slug))}`}
                label={t(m.filter_remove, { label: chip.label })}
                preventScrollReset
              >
                {chip.label}
              </Chip>
            ))}
            {chips.length > 0 && (
              <Link
                to={`${path}${buildListingQuery({ ...state, filters: {}, page: 1 })}`}
                preventScrollReset
                className={`${BUTTON_VARIANTS.underline} ms-2`}
              >
                <span>{t(m.filter_clear)}</span>
              </Link>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <p role="status">{t(m.products_count, { count: listing.total })}</p>
            <Select
              label={t(m.sort_label)}
              name="sort"
              ref={order}
              defaultValue={state.sort}
              options={SORTS.map((sort) => ({ value: sort, label: t(SORT_LABELS[sort]) }))}
            />
            <noscript>
              <Button type="submit" variant="outline">
                {t(m.sort_apply)}
              </Button>
            </noscript>
          </div>
        </div>
        {listing.items.length === 0 ? (
          <EmptyListing path={path} state={state} relaxations={relaxations} onward={onward} />
        ) : (
          <ListingProducts path={path} listing={listing} state={state} isBusy={isBusy} />
        )}
      </div>
    </Form>
  );
}

/** A form field as a query parameter; a listing has no files. */
function toParam([name, value]: [string, FormDataEntryValue]): [string, string][] {
  return typeof value === 'string' ? [[name, value]] : [];
}
