import { useLocation } from 'react-router';
import { countryInSentence } from '../../../contract/countries.ts';
import type { WhereToBuy } from '../content/pages/shop.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { MarketplaceLinks } from '../product/marketplace-links.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import { CountryMap } from './country-map.tsx';
import { SoldElsewhere } from './elsewhere.tsx';
import { EmptyState } from './empty-state.tsx';
import { ShopFilter } from './shop-filter.tsx';
import { ShopRow } from './shop-row.tsx';

/** Where to buy in the country: online shops, and shops by city, for all products or for one. */
export function WhereToBuySection({ group }: { group: WhereToBuy }) {
  return (
    <div id="shops" className="grid scroll-mt-28 gap-y-14 md:gap-y-20 print:block">
      <ShopFilter group={group} />
      {group.unsold === null ? (
        <>
          <OnlineShops group={group} />
          <CityShops group={group} />
        </>
      ) : (
        <Unsold unsold={group.unsold} />
      )}
    </div>
  );
}

/** A product that the country does not sell: who does, and whom to ask. */
function Unsold({ unsold: { slug, elsewhere } }: { unsold: NonNullable<WhereToBuy['unsold']> }) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="wrap grid gap-y-10">
      {elsewhere && <SoldElsewhere elsewhere={elsewhere} />}
      <EmptyState
        text={t(m.shops_unsold, { country: countryInSentence(locale.country, locale.language) })}
        hint={t(m.shops_ask_hint)}
        action={{ label: t(m.product_ask), href: buildPath({ ...locale, pagePath: askAbout(slug) }) }}
      />
    </div>
  );
}

const askAbout = (slug: string) => `/general-enquiry?product=${encodeURIComponent(slug)}`;

function OnlineShops({ group: { product, online } }: { group: WhereToBuy }) {
  const t = useText();
  const { country, language } = useLocale();
  const place = countryInSentence(country, language);
  if (product) {
    return (
      <Section title={t(m.shops_online_product, { name: product.name })} flush>
        {product.option ? (
          <div className="shop-list max-w-200">
            <MarketplaceLinks product={product} size={product.option.label} links={product.option.links} />
          </div>
        ) : (
          <p className="max-w-[58ch] text-lead text-ink-2">{t(m.product_no_marketplace, { country: place })}</p>
        )}
        <LocaleLink to={`/product/${product.slug}`} className={`${BUTTON_VARIANTS.underline} mt-5`}>
          <span>{t(m.shops_to_product)}</span>
        </LocaleLink>
      </Section>
    );
  }
  if (online.length === 0) return null;
  return (
    <Section title={t(m.shops_online, { country: place })} flush>
      <ul className="shop-list grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 xs:grid-cols-2 lg:grid-cols-4 print:block">
        {online.map(({ id, name, url, marketplace }) => (
          <li key={id} className="grid">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              data-marketplace={marketplace}
              className={`${BUTTON_VARIANTS['outline-large']} shop-link justify-between! px-5! print:px-0!`}
            >
              <bdi>{name}</bdi>
              <Icon name="outward" flip />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-2 print:hidden">{t(m.product_marketplace_note)}</p>
    </Section>
  );
}

function CityShops({ group: { product, city, cities, tags, shops } }: { group: WhereToBuy }) {
  const t = useText();
  const { pathname } = useLocation();
  const locale = useLocale();
  const hrefOf = (name?: string) => {
    const query = new URLSearchParams([
      ...(product ? [['product', product.slug]] : []),
      ...(name === undefined ? [] : [['city', name]]),
    ]);
    return `${pathname}${query.size > 0 ? `?${query}` : ''}#shops`;
  };
  if (cities.length === 0) return null;
  const names = [...new Set(shops.map((shop) => shop.city ?? ''))];
  return (
    <Section title={t(m.shops_counter)} action={<p role="status">{t(m.shops_count, { count: shops.length })}</p>} flush>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[6fr_7fr] print:block">
        <div className="self-start lg:sticky lg:top-28">
          <CountryMap tags={tags} cities={cities} chosen={city} hrefOf={hrefOf} />
        </div>
        <div className="shop-list grid content-start gap-y-10 print:block">
          {names.map((name) => (
            <section key={name} aria-label={name || undefined} className="border-t-3 border-ink pt-4">
              {name && <h3 className="mb-3 text-h2s">{name}</h3>}
              <ul>
                {shops
                  .filter((shop) => (shop.city ?? '') === name)
                  .map((shop) => (
                    <ShopRow key={shop.id} shop={shop} />
                  ))}
              </ul>
            </section>
          ))}
          {shops.length === 0 &&
            (city === null ? (
              <EmptyState
                text={t(m.shops_none, { country: countryInSentence(locale.country, locale.language) })}
                hint={t(m.shops_ask_hint)}
                action={{
                  label: t(m.product_ask),
                  href: buildPath({ ...locale, pagePath: askAbout(product?.slug ?? '') }),
                }}
              />
            ) : (
              <EmptyState
                text={t(m.shops_none_in_city, { city })}
                action={{ label: t(m.shops_all_cities), href: hrefOf() }}
              />
            ))}
        </div>
      </div>
    </Section>
  );
}
