import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buttonVariants } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { MarketplaceLink } from './marketplaces.ts';

const names = {
  amazon: m.marketplace_amazon,
  noon: m.marketplace_noon,
  talabat: m.marketplace_talabat,
  lulu: m.marketplace_lulu,
} as const;

/** Where to buy: the first available marketplace filled, the others outlined, absent ones left out (art direction 5). */
export function MarketplaceLinks({ product, links }: { product: string; links: readonly MarketplaceLink[] }) {
  const t = useText();
  return (
    <ul className="grid gap-3 xs:grid-cols-2 md:max-lg:grid-cols-1">
      {links.map(({ marketplace, url }, index) => {
        const name = t(names[marketplace]);
        return (
          <li key={marketplace} className="grid">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              data-marketplace={marketplace}
              aria-label={t(m.product_marketplace_link, { product, marketplace: name })}
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
