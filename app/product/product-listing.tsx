import { type FormEvent, useId } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button, buttonVariants } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { buildListingQuery, type FacetKey, type ListingState, SORTS, withoutFilter } from './listing-query.ts';
import { CARD_SIZES_3, ProductCard, type ProductCardData } from './product-card.tsx';
import { ProductFilters } from './product-filters.tsx';

export type Facet = {
  key: FacetKey;
  values: { slug: string; label: string; count: number; selected: boolean }[];
};

export type Listing = {
  items: ProductCardData[];
  total: number;
  page: number;
  pages: number;
  facets: Facet[];
};

const sortLabels = { menu: m.sort_menu, name: m.sort_name, newest: m.sort_newest } as const;

/**
 * Products with their filters, order and pages. Everything is in the query string of one GET form, which works
 * without a script; once hydrated a change submits it and keeps the place.
 */
export function ProductListing({
  path,
  listing,
  state,
  hasHeading = false,
}: {
  path: string;
  listing: Listing;
  state: ListingState;
  /** The page has a heading of its own over the products. */
  hasHeading?: boolean;
}) {
  const t = useText();
  const submit = useSubmit();
  const formId = useId();
  const isBusy = useNavigation().state === 'loading';
  const chips = listing.facets.flatMap((facet) =>
    facet.values.filter((value) => value.selected).map((value) => ({ key: facet.key, ...value })),
  );
  function onChange(event: FormEvent<HTMLFormElement>) {
    submit(event.currentTarget, { preventScrollReset: true, replace: true });
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
            <button type="button" popoverTarget="product-filters" className={`${buttonVariants.outline} lg:hidden`}>
              <Icon name="filter" />
              {t(m.filter_title)}
              {chips.length > 0 && ` (${chips.length})`}
            </button>
            {chips.map((chip) => (
              <Link
                key={`${chip.key}-${chip.slug}`}
                to={`${path}${buildListingQuery(withoutFilter(state, chip.key, chip.slug))}`}
                aria-label={t(m.filter_remove, { label: chip.label })}
                preventScrollReset
                className="inline-flex min-h-11 items-center gap-2.5 border border-line-strong bg-white px-3.5 text-small font-semibold no-underline hover:border-ink"
              >
                {chip.label}
                <Icon name="close" className="size-3.5" />
              </Link>
            ))}
            {chips.length > 0 && (
              <Link to={path} preventScrollReset className={`${buttonVariants.underline} ms-2`}>
                <span>{t(m.filter_clear)}</span>
              </Link>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <p role="status">{t(m.products_count, { count: listing.total })}</p>
            <label className="flex items-center gap-2">
              <span className="sr-only">{t(m.sort_label)}</span>
              <select
                name="sort"
                key={state.sort}
                defaultValue={state.sort}
                className="min-h-11 border border-line-strong bg-white px-3.5 font-semibold"
              >
                {SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(sortLabels[sort])}
                  </option>
                ))}
              </select>
            </label>
            <noscript>
              <Button type="submit" variant="outline">
                {t(m.sort_apply)}
              </Button>
            </noscript>
          </div>
        </div>
        {listing.items.length === 0 ? (
          <EmptyListing path={path} isFiltered={chips.length > 0} />
        ) : (
          <ul
            aria-busy={isBusy}
            className="grid grid-cols-2 gap-x-[clamp(1rem,1.8vw,1.75rem)] gap-y-9 transition-opacity aria-busy:opacity-60 xl:grid-cols-3"
          >
            {listing.items.map((product, index) => (
              <li key={product.slug}>
                <ProductCard product={product} sizes={CARD_SIZES_3} priority={index < 2} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={listing.page}
          pages={listing.pages}
          hrefOf={(page) => `${path}${buildListingQuery({ ...state, page })}`}
        />
      </div>
    </Form>
  );
}

function EmptyListing({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  const t = useText();
  return (
    <div className="grid justify-items-start gap-4 bg-mist p-[clamp(1.5rem,5vw,4rem)]">
      <img src="/mark.svg" alt="" width="34" height="66" />
      <h2 className="text-h2s">{t(isFiltered ? m.products_empty : m.products_none)}</h2>
      {isFiltered && (
        <>
          <p>{t(m.products_empty_hint)}</p>
          <Link to={path} className={buttonVariants.outline}>
            {t(m.filter_clear)}
          </Link>
        </>
      )}
    </div>
  );
}
