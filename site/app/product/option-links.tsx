import { countryInSentence } from '../../../contract/countries.ts';
import type { Location } from '../content/pages/locations.server.ts';
import type { ProductView } from '../content/pages/product-view.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { buildPhoneLink } from '../ui/contact-links.ts';
import { MarketplaceLinks } from './marketplace-links.tsx';

/** Where to buy a size: its marketplaces, or a contact when there are none. */
export function OptionLinks({
  product,
  option,
  location,
}: {
  product: ProductView;
  option: ProductView['options'][number];
  location: Location | null;
}) {
  const t = useText();
  const { country, language } = useLocale();
  if (option.links.length === 0) {
    return (
      <div className="grid justify-items-start gap-4 border-s-3 border-ink ps-5">
        <p>{t(m.product_no_marketplace, { country: countryInSentence(country, language) })}</p>
        <LocaleLink
          to={`/general-enquiry?product=${encodeURIComponent(product.slug)}`}
          className={BUTTON_VARIANTS.outline}
        >
          {t(m.product_ask)}
        </LocaleLink>
        {location?.phone && (
          <p>
            {location.title}{' '}
            <a
              href={buildPhoneLink(location.phone)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              <bdi dir="ltr">{location.phone}</bdi>
            </a>
          </p>
        )}
      </div>
    );
  }
  return (
    <>
      <h2 className="mb-1.5 font-body text-body font-bold tracking-normal leading-normal">
        {option.label ? t(m.product_buy_named, { name: option.name }) : t(m.product_buy_from)}
      </h2>
      <MarketplaceLinks product={product} size={option.label} links={option.links} />
      <p className="mt-4 text-small text-ink-2 print:hidden">{t(m.product_marketplace_note)}</p>
    </>
  );
}
