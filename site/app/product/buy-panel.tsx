import { useCallback, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Location } from '../content/pages/locations.server.ts';
import type { ProductView } from '../content/pages/product-view.server.ts';
import type { ShopCity } from '../content/pages/shop.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { RichText } from '../ui/rich-text.tsx';
import { findChosen } from './find-chosen.ts';
import { NearbyShops } from './nearby-shops.tsx';
import { OptionLinks } from './option-links.tsx';
import { ShareButton } from './share-button.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

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
  nearby: ShopCity[] | null;
  fullName: string;
  brand: { slug: string; name: string } | null;
}) {
  const t = useText();
  const group = useId();
  const panel = useRef<HTMLDivElement>(null);
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
    // A size chosen before hydration.
    const early = panel.current?.querySelector<HTMLInputElement>('[data-option]:checked');
    if (early && !early.defaultChecked) choose(early.value);
  }, [choose]);
  return (
    <div
      ref={panel}
      className="buy-panel px-gutter pt-7 pb-12 md:sticky md:top-23 md:self-start md:py-[clamp(1.5rem,4vw,4rem)] md:ps-[clamp(1.5rem,4vw,4rem)]"
    >
      {brand && (
        <LocaleLink to={`/brands/${brand.slug}`} className="font-bold text-ember no-underline hover:underline">
          {brand.name}
        </LocaleLink>
      )}
      <h1 className="mt-1.5 mb-4 text-[clamp(2.25rem,1.6rem+2.2vw,3.5rem)]">{product.name}</h1>
      <RichText html={product.shortDescription} className="text-lead text-ink-2" />
      {product.options.length > 1 && (
        <fieldset className="my-7">
          <legend className="mb-2.5 font-bold">{product.optionLabel ?? t(m.product_size)}</legend>
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
        <p className="my-7">
          <span className="font-bold">{product.optionLabel ?? t(m.product_size)}</span>{' '}
          <bdi>{product.options[0].label}</bdi>
        </p>
      )}
      {product.options.map((option, index) => (
        <div key={option.id} data-option-of={product.options.length > 1 ? index : undefined} className="mt-7">
          <OptionLinks product={product} option={option} location={location} />
        </div>
      ))}
      {nearby && <NearbyShops slug={product.slug} cities={nearby} />}
      {product.tags.length > 0 && (
        <ul aria-label={t(m.product_tags)} className="mt-6 flex flex-wrap gap-x-5 gap-y-1" data-print="hide">
          {product.tags.map(({ slug, name }) => (
            <li key={slug}>
              <LocaleLink
                to={`/plp?tag=${encodeURIComponent(slug)}`}
                className="inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4 hover:text-ember"
              >
                {name}
              </LocaleLink>
            </li>
          ))}
        </ul>
      )}
      <ShareButton title={fullName} />
      <StickyBuyBar product={product} option={product.options[chosen]} panel={panel} />
    </div>
  );
}
