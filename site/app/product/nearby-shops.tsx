import { type CityShops, WHERE_TO_BUY } from '../content/pages/shop.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';

/** The shops that stock a product, by name: the first of each city, which links to all of them. */
export function NearbyShops({ slug, cities }: { slug: string; cities: readonly CityShops[] }) {
  const t = useText();
  const hrefOf = (city?: string) =>
    `${WHERE_TO_BUY}?${new URLSearchParams({ product: slug, ...(city === undefined ? {} : { city }) })}`;
  if (cities.length === 0) {
    return (
      <LocaleLink to={hrefOf()} className={`${BUTTON_VARIANTS.underline} mt-5`}>
        <span>{t(m.where_to_buy)}</span>
      </LocaleLink>
    );
  }
  return (
    <div className="wrap pt-4 md:pt-10" data-print="hide">
      <h2 className="font-body text-body font-bold tracking-normal leading-normal">{t(m.shops_near)}</h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-5 md:grid-cols-3">
        {cities.map(({ city, names }) => (
          <li key={city}>
            <LocaleLink to={hrefOf(city)} className="block py-2 leading-snug no-underline hover:text-ember">
              <span className="underline underline-offset-4">{city}</span>{' '}
              <span className="block text-small text-ink-2">{names.join(' · ')}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
      <LocaleLink
        to={hrefOf()}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-ember"
      >
        {t(m.shops_near_all)}
      </LocaleLink>
    </div>
  );
}
