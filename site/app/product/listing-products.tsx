import { Link } from 'react-router';
import type { Listing } from '../content/pages/listing.ts';
import { buildListingQuery, type ListingState } from '../facets/listing-query.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { IngredientTile } from './ingredient-tile.tsx';
import { placeTiles } from './place-tiles.ts';
import { CARD_SIZES_3, ProductCard } from './product-card.tsx';
import { useShownPages } from './use-shown-pages.ts';

/** The products of a listing, "show more" and the page links. Without a script, "show more" is the next page's link. */
export function ListingProducts({
  path,
  listing,
  state,
  isBusy,
}: {
  path: string;
  listing: Listing;
  state: ListingState;
  isBusy: boolean;
}) {
  const t = useText();
  const { page, pages, total } = listing;
  const hrefOf = (number: number) => `${path}${buildListingQuery({ ...state, page: number })}`;
  const { shown, list, onMore } = useShownPages(hrefOf(1), page, listing.items);
  return (
    <>
      <ul
        ref={list}
        aria-busy={isBusy}
        className="grid grid-cols-2 gap-x-[clamp(1rem,1.8vw,1.75rem)] gap-y-9 transition-opacity aria-busy:opacity-60 xl:grid-cols-3"
      >
        {placeTiles(shown.items, listing.ingredients).map((cell) =>
          'ingredient' in cell ? (
            <li key={`ingredient ${cell.ingredient.slug}`} className="max-md:col-span-full">
              <IngredientTile ingredient={cell.ingredient} place={cell.place} />
            </li>
          ) : (
            <li key={cell.product.slug} data-product>
              <ProductCard product={cell.product} sizes={CARD_SIZES_3} />
            </li>
          ),
        )}
      </ul>
      {pages > 1 && (
        <div className="mt-14 grid justify-items-center gap-5">
          <p role="status">{t(m.products_shown, { shown: shown.items.length, total })}</p>
          {page < pages && (
            <Link
              to={hrefOf(page + 1)}
              rel="next"
              replace
              preventScrollReset
              state={{ from: shown.from }}
              onClick={onMore}
              aria-disabled={isBusy || undefined}
              className={BUTTON_VARIANTS['outline-large']}
            >
              {t(m.products_more)}
            </Link>
          )}
        </div>
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
