import { useEffect, useState } from 'react';
import { useConsent } from '../analytics/consent.ts';
import type { ProductCardData } from '../content/pages/product-card.ts';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Section } from '../ui/section.tsx';
import { buildCardsQuery, loadCards } from './product-cards.ts';
import { ProductGrid } from './product-grid.tsx';
import { noteRecentSlug } from './recent-products.ts';

const SHOWN = 4;

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
    const before = noteRecentSlug(localStorage, { country, language }, slug).slice(0, SHOWN);
    if (before.length === 0) return;
    const controller = new AbortController();
    const address = buildPath({ country, language, pagePath: `/product-cards?${buildCardsQuery(before)}` });
    loadCards(fetch, address, controller.signal).then((cards) => {
      if (!controller.signal.aborted) setProducts(cards);
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
