import { trackEvent } from '../analytics/track-event.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buttonVariants } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Marketplace, MarketplaceLink } from './marketplaces.ts';

/** How the marketplaces are called in the page's language. */
export const marketplaceNames = {
  amazon: m.marketplace_amazon,
  noon: m.marketplace_noon,
  talabat: m.marketplace_talabat,
  lulu: m.marketplace_lulu,
} as const;

/** Where to buy: the first available marketplace filled, the others outlined, absent ones left out (art direction 5). */
export function MarketplaceLinks({
  product,
  size,
  links,
}: {
  product: { slug: string; name: string };
  size: string | null;
  links: readonly MarketplaceLink[];
}) {
  const t = useText();
  const { country, language } = useLocale();
  const label = [product.name, size].filter(Boolean).join(' ');
  function track(marketplace: Marketplace) {
    trackEvent({
      event: 'marketplace_click',
      marketplace,
      product_slug: product.slug,
      product_name: product.name,
      product_size: size,
      country,
      language,
    });
  }
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {links.map(({ marketplace, url }, index) => {
        const name = t(marketplaceNames[marketplace]);
        return (
          <li key={marketplace} className="grid">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              data-marketplace={marketplace}
              onClick={() => track(marketplace)}
              onAuxClick={() => track(marketplace)}
              aria-label={t(m.product_marketplace_link, { product: label, marketplace: name })}
              className={`${buttonVariants[index === 0 ? 'default' : 'outline-large']} justify-between! px-5!`}
            >
              <bdi>{name}</bdi>
              <Icon name="outward" flip />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
