import type { Location } from '../content/pages/locations.server.ts';
import type { ProductView } from '../content/pages/product-view.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Image } from '../ui/image.tsx';
import { OptionLinks } from './option-links.tsx';

/**
 * Name, chosen size and a button to a sheet of its shops, at the foot of the screen while the shops of the panel are
 * out of view; it ends with the product's page. No script needed (styles/buy.css, decision 0200).
 */
export function BuyBar({ product, location }: { product: ProductView; location: Location | null }) {
  const t = useText();
  const { options, gallery } = product;
  if (options.every(({ links }) => links.length === 0)) return null;
  const placeOf = (index: number) => (options.length > 1 ? index : undefined);
  return (
    <>
      <aside
        aria-label={t(m.buy_bar_label)}
        data-print="hide"
        className="buy-bar sticky z-20 border-t border-line bg-white"
      >
        <div className="wrap flex h-16 items-center gap-4">
          <Image
            media={gallery[1] ?? gallery[0]}
            alt=""
            width={76}
            height={92}
            sizes="76px"
            className="h-12 w-10 object-contain"
          />
          <p className="line-clamp-2 min-w-0 flex-1 leading-tight font-bold">{product.name}</p>
          <button
            type="button"
            popoverTarget="shops"
            aria-haspopup="dialog"
            className={`${BUTTON_VARIANTS.default} min-h-12! shrink-0 gap-1! px-5!`}
          >
            {t(m.buy_bar_buy)}
            {options.map(
              ({ id, label }, index) =>
                label && (
                  <bdi key={id} data-option-of={placeOf(index)} className="before:content-['·_']">
                    {label}
                  </bdi>
                ),
            )}
          </button>
        </div>
      </aside>
      <Drawer id="shops" place="bottom" title={t(m.product_buy_from)} titleHidden>
        <div className="buy-links px-gutter pb-6">
          {options.map((option, index) => (
            <div key={option.id} data-option-of={placeOf(index)}>
              <OptionLinks product={product} option={option} location={location} />
            </div>
          ))}
        </div>
      </Drawer>
    </>
  );
}
