import { type RefObject, useEffect, useState } from 'react';
import type { ProductOption } from '../content/pages/product-view.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { MarketplaceAnchor } from './marketplace-links.tsx';

/**
 * On phones, once the buy panel is out of view: the chosen size and its first marketplace at the bottom of the screen.
 */
export function StickyBuyBar({
  product,
  option,
  panel,
}: {
  product: { slug: string; name: string };
  option: ProductOption | undefined;
  panel: RefObject<HTMLElement | null>;
}) {
  const t = useText();
  const isPast = useIsScrolledPast(panel);
  const link = option?.links[0];
  if (!isPast || !link) return null;
  return (
    <aside
      aria-label={t(m.buy_bar_label)}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t-3 border-ink bg-white px-gutter py-2.5 md:hidden"
    >
      <p className="min-w-0 leading-snug">
        <span className="line-clamp-1 font-bold">{product.name}</span>
        {option.label && (
          <span className="text-small text-ink-2">
            <bdi>{option.label}</bdi>
          </span>
        )}
      </p>
      <MarketplaceAnchor
        product={product}
        size={option.label}
        link={link}
        className={`${BUTTON_VARIANTS.default} min-h-12! shrink-0 px-5!`}
      />
    </aside>
  );
}

/** Whether an element has been scrolled out over the top edge. */
function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const view = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    view.observe(element.current);
    return () => view.disconnect();
  }, [element]);
  return isPast;
}
