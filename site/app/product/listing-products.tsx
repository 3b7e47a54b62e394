import { Fragment, type FunctionComponent, type ReactNode } from 'react';
import type { Listing } from '../content/pages/listing.ts';
import { buildListingQuery, type ListingState } from '../facets/listing-query.ts';
import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { SectionBoundary } from '../ui/sections.tsx';
import { IngredientTile } from './ingredient-tile.tsx';
import { CARD_SIZES_3, CARD_SIZES_4, ProductCard } from './product-card.tsx';
import { useShownPages } from './use-shown-pages.ts';

const Pagination = lazyPart(async () => (await import('../ui/pagination.tsx')).Pagination);

/** The first row on narrow screens. */
const BEFORE_NEEDS = 2;

/** Two rows of three, or three of two, then a row for the ingredient. */
const BEFORE_INGREDIENT = 6;

/**
 * The end of each card. It is not loaded lazily: a box ticked before its code arrives would be redrawn without its
 * tick.
 */
export type ProductBox = FunctionComponent<{ slug: string; name: string }>;

/**
 * The products of a listing, and a way to further ones: "show more" adds them to a list that is shown from its start;
 * elsewhere, and without scripts, there are page links.
 */
export function ListingProducts({
  path,
  listing,
  state,
  isBusy,
  isWide,
  box: Box,
  needs,
}: {
  path: string;
  listing: Listing;
  state: ListingState;
  isBusy: boolean;
  /** Without filters beside them. */
  isWide: boolean;
  box: ProductBox | undefined;
  /** An item below its first row. */
  needs: ReactNode;
}) {
  const t = useText();
  const { page, pages, total } = listing;
  const hrefOf = (number: number) => `${path}${buildListingQuery({ ...state, page: number })}`;
  const { shown, list, onMore } = useShownPages(hrefOf(1), page, listing.items);
  const isFromStart = shown.from === 1;
  const last = page === pages ? total : page * listing.items.length;
  const first = last - shown.items.length + 1;
  const range = isFromStart || first === last ? last : t(m.products_range, { first, last });
  return (
    <>
      <ul
        ref={list}
        aria-busy={isBusy}
        className={`grid grid-cols-2 gap-x-[clamp(1rem,1.8vw,1.75rem)] gap-y-9 transition-opacity aria-busy:opacity-60 ${isWide ? 'lg:grid-cols-4' : 'xl:grid-cols-3'}`}
      >
        {shown.items.map((product, index) => (
          <Fragment key={product.slug}>
            {index === BEFORE_INGREDIENT && listing.ingredient && !isWide && (
              <li className="col-span-full print:hidden">
                <IngredientTile ingredient={listing.ingredient} />
              </li>
            )}
            {index === BEFORE_NEEDS && needs}
            <li data-product>
              <ProductCard product={product} sizes={isWide ? CARD_SIZES_4 : CARD_SIZES_3}>
                {Box && <Box slug={product.slug} name={product.name} />}
              </ProductCard>
            </li>
          </Fragment>
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-14 grid justify-items-center gap-5 print:hidden">
          <p role="status">{t(m.products_shown, { shown: range, total })}</p>
          {isFromStart && page < pages && (
            <PathLink
              to={hrefOf(page + 1)}
              rel="next"
              replace
              preventScrollReset
              state={{ from: shown.from }}
              onClick={onMore}
              aria-disabled={isBusy || undefined}
              className={`${BUTTON_VARIANTS['outline-large']} noscript:hidden`}
            >
              {t(m.products_more)}
            </PathLink>
          )}
        </div>
      )}
      {pages > 1 && (
        <div className={`print:hidden ${isFromStart ? 'hidden noscript:block' : ''}`}>
          <SectionBoundary>
            <Pagination page={page} pages={pages} hrefOf={hrefOf} />
          </SectionBoundary>
        </div>
      )}
    </>
  );
}
