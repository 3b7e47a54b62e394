import { decodePercent } from '../../../contract/decode-percent.ts';
import { inLanguage } from '../../../contract/languages.ts';
import { MARKETPLACE_NAMES } from '../../../contract/marketplaces.ts';
import type { AnalyticsEvent } from '../analytics/track-event.ts';
import type { MarketplaceLink } from '../content/pages/marketplaces.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { noteLastShop, useShowLastShop } from './last-shop.ts';

/**
 * Marketplace links: the first one filled, the others outlined, missing ones omitted (art direction 5). Styles put the shop
 * used last first, from before the page is seen (styles/buy.css).
 */
export function MarketplaceLinks({
  product,
  size,
  links,
}: {
  product: { slug: string; name: string };
  size: string | null;
  links: readonly MarketplaceLink[];
}) {
  useShowLastShop();
  return (
    <ul className="grid gap-3 lg:grid-cols-2 print:block">
      {links.map((link, index) => (
        <li key={link.marketplace} className="grid">
          <MarketplaceAnchor
            product={product}
            size={size}
            link={link}
            className={`${BUTTON_VARIANTS[index === 0 ? 'default' : 'outline-large']} shop-link justify-start! px-5! print:px-0!`}
          />
        </li>
      ))}
    </ul>
  );
}

/** An address as printed, if that differs from its spelling: `Amla Hair Oil` for `Amla%20Hair%20Oil`. */
function readAddress(url: string): string | undefined {
  const read = decodePercent(url);
  return read === url ? undefined : read;
}

/** A marketplace link: opens in a new tab. With consent, the page's first script tells analytics of the click. */
export function MarketplaceAnchor({
  product,
  size,
  link,
  className,
}: {
  product: { slug: string; name: string };
  size: string | null;
  link: MarketplaceLink;
  className: string;
}) {
  const t = useText();
  const { country, language } = useLocale();
  const { marketplace, url } = link;
  const name = link.marketplace === 'shop' ? link.name : inLanguage(MARKETPLACE_NAMES[link.marketplace], language);
  const note = () => noteLastShop(marketplace);
  const event: AnalyticsEvent = {
    event: 'marketplace_click',
    marketplace,
    product_slug: product.slug,
    product_name: product.name,
    product_size: size,
    country,
    language,
  };
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      data-marketplace={marketplace}
      data-address={readAddress(url)}
      data-event={JSON.stringify(event)}
      onClick={note}
      onAuxClick={note}
      aria-label={t(m.product_marketplace_link, {
        product: [product.name, size].filter(Boolean).join(' '),
        marketplace: name,
      })}
      className={className}
    >
      <bdi>{name}</bdi>
      <Icon name="outward" flip className="ms-auto" />
    </a>
  );
}
