import { useEffect, useState } from 'react';
import { useConsent } from '../analytics/consent.ts';
import type { ProductCardData } from '../content/pages/product-card.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { logFailure } from '../ui/log-failure.ts';
import { Section } from '../ui/section.tsx';
import { ProductGrid } from './product-grid.tsx';

/**
 * The products viewed before this one on this device, once hydrated; nothing if there are none. Remembered only after
 * "Understood". The slugs stay on the device; the cards are requested without any trace of the visitor.
 */
export function RecentlyViewed({ slug }: { slug: string }) {
  const t = useText();
  const { country, language } = useLocale();
  const isAllowed = useConsent();
  const [products, setProducts] = useState<ProductCardData[]>([]);
  useEffect(() => {
    if (!isAllowed) return;
    const controller = new AbortController();
    import('./recent-cards.ts')
      .then(({ loadRecentCards }) => loadRecentCards({ country, language }, slug, controller.signal))
      .then((cards) => {
        if (!controller.signal.aborted) setProducts(cards);
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) logFailure(error);
      });
    return () => controller.abort();
  }, [country, language, slug, isAllowed]);
  if (products.length === 0) return null;
  return (
    <Section title={t(m.product_recent)}>
      <ProductGrid products={products} />
    </Section>
  );
}
