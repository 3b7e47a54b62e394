import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
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
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { SectionBoundary } from '../ui/sections.tsx';
import { Select } from '../ui/select.tsx';
import type { AlternativeList } from './empty-listing.tsx';
import { ListingProducts, type ProductBox } from './listing-products.tsx';
import { ProductFilters } from './product-filters.tsx';
import { useFollow } from './use-follow.ts';
import { useTrackFilters } from './use-track-filters.ts';

const EmptyListing = lazyPart(async () => (await import('./empty-listing.tsx')).EmptyListing);

/** Fewer products are read faster than filters. */
const MIN_TO_FILTER = 9;

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
  box,
  needs,
  onward,
}: {
  path: string;
  listing: Listing;
  state: ListingState;
  /** Filters to drop when there are no products. */
  relaxations?: readonly Relaxation[];
  /** Whether the page has its own heading above the products. */
  hasHeading?: boolean;
  /** The control that selects a product for comparison. */
  box?: ProductBox;
  /** Below the first row of products. */
  needs?: ReactNode;
  onward?: AlternativeList;
}) {
  const t = useText();
  const navigate = useNavigate();
  const formId = useId();
  useTrackFilters(path, state, listing.total);
  const order = useFollow<HTMLSelectElement, string>(state.sort, (control, chosen) => {
    control.value = chosen;
  });
  const isBusy = useNavigation().state === 'loading';
  const form = useRef<HTMLFormElement>(null);
  const chips = listing.facets.flatMap((facet) =>
    facet.values.filter((value) => value.selected).map((value) => ({ key: facet.key, ...value })),
  );
  const plainPath = chips.length === 0 ? null : `${path}${buildListingQuery({ ...state, filters: {}, page: 1 })}`;
  const hasFilters = listing.unfiltered >= MIN_TO_FILTER || chips.length > 0;
  function applyChoice() {
    const chosen = form.current && readForm(form.current);
    if (chosen !== null) navigate(`${path}${chosen}`, { preventScrollReset: true, replace: true });
  }
  const applyEarly = useEffectEvent(() => {
    // React saw no event for boxes ticked before hydration.
    if (form.current && readForm(form.current) !== buildListingQuery({ ...state, page: 1 })) applyChoice();
  });
  useEffect(() => applyEarly(), []);
  return (
    <Form
      id={formId}
      ref={form}
      action={path}
      onChange={applyChoice}
      preventScrollReset
      className={`wrap grid grid-cols-1 gap-x-[clamp(2rem,4vw,4rem)] pb-6 md:pt-8 md:pb-24 ${hasFilters ? 'lg:grid-cols-[17rem_minmax(0,1fr)]' : ''}`}
    >
      {hasFilters && (
        <SectionBoundary>
          <ProductFilters listing={listing} plainPath={plainPath} formId={formId} />
        </SectionBoundary>
      )}
      <div className="grid grid-cols-1 content-start lg:grid-cols-[auto_1fr_auto] lg:items-center lg:gap-x-4">
        {!hasHeading && <h2 className="sr-only">{t(m.products_title)}</h2>}
        {/* On narrow screens a row that stays below the header, two without scripts; on wide ones grid cells. */}
        <div className="sticky top-(--below-header) z-20 -mx-gutter flex items-center justify-between gap-3 bg-white px-gutter py-2 transition-[top] duration-300 lg:contents noscript:flex-wrap print:hidden">
          {hasFilters && (
            <button
              type="button"
              popoverTarget="product-filters"
              className="inline-flex min-h-11 shrink-0 items-center gap-2 border-2 border-ink px-3 font-bold lg:hidden"
            >
              <Icon name="filter" />
              <span>{chips.length > 0 ? `${t(m.filter_title)} (${chips.length})` : t(m.filter_title)}</span>
            </button>
          )}
          <p role="status" className="max-lg:sr-only">
            {t(m.products_count, { count: listing.total })}
          </p>
          <span aria-hidden="true" className="font-semibold lg:hidden">
            {listing.total}
          </span>
          <div className="flex min-w-0 gap-3 lg:order-3 noscript:basis-full">
            <Select
              label={t(m.sort_label)}
              className="min-w-0 noscript:basis-full"
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
        <div className="flex flex-wrap items-center gap-2 lg:order-2">
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
        </div>
        <div className="col-span-full mt-2 lg:order-4 lg:mt-6">
          <SectionBoundary>
            {listing.items.length === 0 ? (
              <EmptyListing path={path} state={state} relaxations={relaxations} onward={onward} />
            ) : (
              <ListingProducts
                path={path}
                listing={listing}
                state={state}
                isBusy={isBusy}
                isWide={!hasFilters}
                box={box}
                needs={needs}
              />
            )}
          </SectionBoundary>
        </div>
      </div>
    </Form>
  );
}

/** Reads the choice of a listing's form as its query. */
function readForm(form: HTMLFormElement): string {
  return buildListingQuery(parseListingQuery(new URLSearchParams([...new FormData(form)].flatMap(toParam))));
}

/** A form field as a query parameter; a listing has no files. */
function toParam([name, value]: [string, FormDataEntryValue]): [string, string][] {
  return typeof value === 'string' ? [[name, value]] : [];
}
