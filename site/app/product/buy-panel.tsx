import { useCallback, useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Location } from '../content/pages/locations.server.ts';
import type { ProductView } from '../content/pages/product-view.server.ts';
import type { CityShops } from '../content/pages/shop.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { RichText } from '../ui/rich-text.tsx';
import { findChosen, findEarlySize } from './find-chosen.ts';
import { NearbyShops } from './nearby-shops.tsx';
import { OptionLinks } from './option-links.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ShareButton } from './share-button.tsx';

/** The sizes the stylesheet can switch between. */
const SWITCHED = 12;

/**
 * Name, sizes and where to buy. Each size is a radio button with its own links, and CSS shows those of the checked one
 * (styles/product.css), so that a choice before hydration counts; after it, the choice is kept in the address.
 */
export function BuyPanel({
  product,
  location,
  nearby,
  fullName,
  brand,
}: {
  product: ProductView;
  location: Location | null;
  nearby: CityShops[] | null;
  fullName: string;
  brand: { slug: string; name: string } | null;
}) {
  const t = useText();
  const group = useId();
  const [params, setParams] = useSearchParams();
  const chosen = findChosen(product.options, params.get('size'));
  const choose = useCallback(
    (size: string) =>
      setParams(
        (current) => {
          current.set('size', size);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  useEffect(() => {
    const early = findEarlySize();
    if (early !== null) choose(early);
  }, [choose]);
  return (
    <div className="buy-panel px-gutter pt-4 pb-4 md:py-[clamp(1.5rem,4vw,4rem)] md:ps-[clamp(1.5rem,4vw,4rem)]">
      {brand && (
        <LocaleLink to={`/brands/${brand.slug}`} className="font-bold text-ember no-underline hover:underline">
          {brand.name}
        </LocaleLink>
      )}
      <h1 className="mt-1 mb-2 text-[clamp(2rem,1.35rem+2.2vw,3.5rem)] md:mb-4">{product.name}</h1>
      <RichText html={product.shortDescription} className="text-lead text-ink-2 max-md:leading-snug" />
      <ProductFacts tags={product.tags} />
      {product.options.length > 1 && (
        <fieldset className="mt-2 md:mt-6">
          <legend className="mb-1.5 font-bold">{product.optionLabel ?? t(m.product_size)}</legend>
          <div className="flex flex-wrap gap-2">
            {product.options.map((option, index) => (
              <label
                key={option.id}
                className="relative inline-flex min-h-12 cursor-pointer items-center border-2 border-line-strong px-4.5 py-1 font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name={group}
                  value={option.id}
                  data-option={index}
                  data-own-picture={(index < SWITCHED && option.image !== null) || undefined}
                  defaultChecked={index === chosen}
                  onChange={(event) => choose(event.target.value)}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                <bdi>{option.label}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {product.options.length === 1 && product.options[0]?.label && (
        <p className="mt-2 md:mt-6">
          <span className="font-bold">{product.optionLabel ?? t(m.product_size)}</span>{' '}
          <bdi>{product.options[0].label}</bdi>
        </p>
      )}
      <div className="buy-links panel-links mt-2.5 md:mt-7">
        {product.options.map((option, index) => (
          <div key={option.id} data-option-of={product.options.length > 1 ? index : undefined}>
            <OptionLinks product={product} option={option} location={location} />
          </div>
        ))}
      </div>
      {nearby?.length === 0 && <NearbyShops slug={product.slug} cities={nearby} />}
      <ShareButton title={fullName} />
    </div>
  );
}
